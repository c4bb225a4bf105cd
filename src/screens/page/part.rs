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

    /// The part of the width that each column gets: the more, the longer its longest cell.
    pub(super) fn shares(&self) -> Vec<f32> {
        let longest = |column: usize| {
            let cells = self.rows.iter().chain([&self.header]).filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or_default()
        };
        // A column needs room for its longest word, and one of whole sentences must not take it from the others.
        let weights: Vec<f32> = (0..self.columns()).map(|column| longest(column).clamp(10, 45) as f32).collect();
        let total: f32 = weights.iter().sum();
        weights.iter().map(|weight| weight / total).collect()
    }
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
            Line::Heading(level, text) => parts.push(Part::Heading(level, text.to_owned())),
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

fn add_text(parts: &mut Vec<Part>, line: &str) {
    match parts.last_mut() {
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
    use super::*;
    use crate::games::guide;
    use crate::stage::ALL_GAMES;

    #[test]
    fn a_page_is_cut_at_headings_tables_and_positions() {
        let page = "# Title\n\none\n**two**\n```position\n8 w\n```\n| a | |\n|---|---|\n| `b` | c |\n\ntext";
        let table =
            Table { header: ["a", ""].map(str::to_owned).into(), rows: vec![["`b`", "c"].map(str::to_owned).into()] };
        let expected = [
            Part::Heading(1, "Title".to_owned()),
            Part::Text("\none\n**two**".to_owned()),
            Part::Text("8 w".to_owned()),
            Part::Table(table),
            Part::Text("\ntext".to_owned()),
        ];
        assert_eq!(parts_of(page, None), expected);
    }

    #[test]
    fn columns_share_the_whole_width() {
        let cells = |texts: [&str; 2]| texts.map(str::to_owned).to_vec();
        let table = Table { header: cells(["", ""]), rows: vec![cells(["king", "one square in any of the eight"])] };
        assert_eq!(table.shares(), [0.25, 0.75]);
    }

    #[test]
    fn every_diagram_of_every_rules_page_is_a_position() {
        for game in ALL_GAMES {
            let parts = parts_of(guide(game).rules, Some(game));
            let diagrams = parts.iter().filter(|part| matches!(part, Part::Position(..))).count();
            assert_eq!(diagrams, guide(game).rules.matches("```position").count(), "{game}");
            assert!(diagrams > 0, "{game}");
        }
    }
}
