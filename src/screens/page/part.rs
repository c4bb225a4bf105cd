//! The parts of a page: what Markdown's viewer shows, and what this game shows in its own way.

use ludarium_rules::{AnyPosition, GameId};

/// A part of a page.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Part {
    /// A heading and its level, 1 for the title of the page.
    Heading(usize, String),
    /// Paragraphs and lists, as Markdown.
    Text(String),
    Table(Table),
    /// A position and its text.
    Position(String, Box<AnyPosition>),
}

/// A table; its cells are Markdown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Table {
    pub(super) header: Vec<String>,
    pub(super) rows: Vec<Vec<String>>,
}

impl Table {
    pub(super) fn columns(&self) -> usize {
        self.header.len()
    }

    /// The cells of a row one below the other, each after the name of its column, for pages that are too narrow for all
    /// columns.
    pub(super) fn stacked(&self, row: &[String]) -> String {
        let named = |(header, cell): (&String, &String)| match header.is_empty() {
            true => cell.clone(),
            false => format!("**{header}** {cell}"),
        };
        self.header.iter().zip(row).map(named).collect::<Vec<_>>().join("  \n")
    }

    /// All cells of a column, as they are read: without the signs of Markdown.
    pub(super) fn column(&self, column: usize) -> impl Iterator<Item = String> {
        let cells = self.rows.iter().chain([&self.header]).filter_map(move |row| row.get(column));
        cells.map(|cell| plain(cell))
    }
}

/// A text as it is read: without the signs of Markdown for bold words and code.
fn plain(markdown: &str) -> String {
    markdown.replace("**", "").replace('`', "")
}

/// The room that a column can use.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Wanted {
    /// The width of its longest word, which must not be broken.
    pub(super) least: f32,
    /// The width of its longest cell.
    pub(super) most: f32,
}

/// The widths of columns that share so much room: as wide as their cells if there is room for all; else each keeps its
/// longest word, and the rest is shared by what they lack. Nothing where there is not even room for the longest words.
pub(super) fn column_widths(wanted: &[Wanted], room: f32) -> Option<Vec<f32>> {
    let least: f32 = wanted.iter().map(|column| column.least).sum();
    let lack: f32 = wanted.iter().map(|column| column.most - column.least).sum();
    if least > room {
        return None;
    }
    let granted = if lack > 0.0 { ((room - least) / lack).min(1.0) } else { 0.0 };
    Some(wanted.iter().map(|column| column.least + (column.most - column.least) * granted).collect())
}

/// What a line of a page begins or continues.
enum Line<'a> {
    Heading(usize, &'a str),
    Row(&'a str),
    Fence,
    Text,
}

impl Line<'_> {
    fn of(line: &str) -> Line<'_> {
        let level = line.len() - line.trim_start_matches('#').len();
        match line[level..].strip_prefix(' ') {
            Some(heading) if level > 0 => Line::Heading(level, heading),
            _ if line.starts_with('|') => Line::Row(line),
            _ if line.starts_with("```position") => Line::Fence,
            _ => Line::Text,
        }
    }
}

/// The parts of a page, in order. Its positions are those of `game`; a text that is no position of it stays text.
pub(super) fn parts_of(markdown: &str, game: Option<GameId>) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut lines = markdown.lines();
    while let Some(line) = lines.next() {
        match Line::of(line) {
            Line::Heading(level, text) => parts.push(Part::Heading(level, plain(text))),
            Line::Row(line) => add_row(&mut parts, line),
            Line::Fence => {
                let text = lines.next().unwrap_or_default();
                lines.by_ref().take_while(|line| !line.starts_with("```")).for_each(drop);
                parts.push(position(text, game));
            }
            Line::Text => add_text(&mut parts, line),
        }
    }
    parts.retain(|part| !matches!(part, Part::Text(text) if text.trim().is_empty()));
    parts
}

fn position(text: &str, game: Option<GameId>) -> Part {
    match game.and_then(|game| AnyPosition::parse(game, text, &[]).ok()) {
        Some(position) => Part::Position(text.to_owned(), Box::new(position)),
        None => Part::Text(text.to_owned()),
    }
}

/// An empty line ends a paragraph; the next one is a part of its own.
fn add_text(parts: &mut Vec<Part>, line: &str) {
    match parts.last_mut() {
        _ if line.trim().is_empty() => parts.push(Part::Text(String::new())),
        Some(Part::Text(text)) if text.is_empty() => text.push_str(line),
        Some(Part::Text(text)) => {
            text.push('\n');
            text.push_str(line);
        }
        _ => parts.push(Part::Text(line.to_owned())),
    }
}

fn add_row(parts: &mut Vec<Part>, line: &str) {
    if line.chars().all(|letter| "|-: ".contains(letter)) && line.contains('-') {
        return;
    }
    let inner = line.trim().strip_prefix('|').unwrap_or(line);
    let inner = inner.strip_suffix('|').unwrap_or(inner);
    let cells: Vec<String> = inner.split('|').map(|cell| cell.trim().to_owned()).collect();
    match parts.last_mut() {
        Some(Part::Table(table)) => table.rows.push(cells),
        _ => parts.push(Part::Table(Table { header: cells, rows: Vec::new() })),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::words::{RulesPage, all_rules_pages};

    #[test]
    fn a_page_is_cut_at_headings_tables_and_positions() {
        let page = "# `Title`\n\none\n**two**\n```position\n8 w\n```\n| a | |\n|---|---|\n| `b` | c |\n\ntext\n\nmore";
        let table =
            Table { header: ["a", ""].map(str::to_owned).into(), rows: vec![["`b`", "c"].map(str::to_owned).into()] };
        let expected = [
            Part::Heading(1, "Title".to_owned()),
            Part::Text("one\n**two**".to_owned()),
            Part::Text("8 w".to_owned()),
            Part::Table(table),
            Part::Text("text".to_owned()),
            Part::Text("more".to_owned()),
        ];
        assert_eq!(parts_of(page, None), expected);
    }

    #[test]
    fn columns_keep_their_longest_words_and_share_the_rest() {
        let wanted = [Wanted { least: 20.0, most: 20.0 }, Wanted { least: 30.0, most: 130.0 }];
        assert_eq!(column_widths(&wanted, 200.0), Some(vec![20.0, 130.0]), "no wider than what is in them");
        assert_eq!(column_widths(&wanted, 100.0), Some(vec![20.0, 80.0]));
        assert_eq!(column_widths(&wanted, 10.0), None, "words are not broken");
    }

    #[test]
    fn a_row_that_is_too_wide_is_told_cell_by_cell() {
        let table = Table { header: ["", "Moves"].map(str::to_owned).into(), rows: Vec::new() };
        assert_eq!(table.stacked(&["King".to_owned(), "one step".to_owned()]), "King  \n**Moves** one step");
    }

    #[test]
    fn every_diagram_of_every_rules_page_is_a_position() {
        for (language, game, RulesPage { markdown, .. }) in all_rules_pages() {
            let parts = parts_of(&markdown, Some(game));
            let diagrams = parts.iter().filter(|part| matches!(part, Part::Position(..))).count();
            assert_eq!(diagrams, markdown.matches("```position").count(), "{language}/{game}");
            assert!(diagrams > 0, "{language}/{game}");
        }
    }

    /// What is the same in every language: the headings' levels, the tables' sizes, the positions.
    fn outline(part: &Part) -> String {
        match part {
            Part::Heading(level, _) => format!("heading {level}"),
            Part::Text(text) => format!("{} lines", text.lines().count()),
            Part::Table(table) => format!("{} columns, {} rows", table.columns(), table.rows.len()),
            Part::Position(text, _) => text.clone(),
        }
    }

    #[test]
    fn translated_pages_have_the_parts_of_the_english_ones() {
        let pages = all_rules_pages();
        let outlines = |language: &str| -> HashMap<GameId, Vec<String>> {
            let pages = pages.iter().filter(|page| page.0 == language);
            let outline = |page: &RulesPage, game| parts_of(&page.markdown, Some(game)).iter().map(outline).collect();
            pages.map(|(_, game, page)| (*game, outline(page, *game))).collect()
        };
        let english = outlines("en");
        for (language, ..) in &pages {
            for (game, outline) in outlines(language) {
                assert_eq!(outline, english[&game], "{language}/{game}");
            }
        }
    }
}
