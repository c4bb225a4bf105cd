//! Parts of a rules page, Markdown.

/// The most paragraphs of an opening.
const PARAGRAPHS: usize = 2;

/// What stands below the heading of the second level at a place, counted from 0, up to the next one.
pub fn below(page: &str, place: usize) -> Option<&str> {
    let section = page.split("\n## ").nth(place + 1)?;
    Some(section.split_once('\n').map_or("", |(_, below)| below))
}

/// The first paragraphs: without tables, pictures and what explains a picture.
pub fn opening(below: &str) -> String {
    let before_picture = below.split("```").next().unwrap_or_default();
    let blocks: Vec<&str> = before_picture.split("\n\n").map(str::trim).filter(|block| !block.is_empty()).collect();
    let has_picture = before_picture.len() < below.len();
    // The last paragraph before a picture explains it.
    let said = if has_picture && blocks.len() > 1 { &blocks[..blocks.len() - 1] } else { &blocks[..] };
    let paragraphs = said.iter().take_while(|block| !block.starts_with(['|', '#'])).take(PARAGRAPHS);
    paragraphs.copied().collect::<Vec<_>>().join("\n\n")
}

/// The lines of tables.
fn lines(below: &str) -> impl Iterator<Item = &str> {
    below.lines().filter(|line| line.starts_with('|'))
}

fn cells(line: &str) -> impl Iterator<Item = &str> {
    line.trim().trim_matches('|').split('|').map(str::trim)
}

/// The place of the row with a cell of these words, among all lines of tables.
pub fn place_of_row(below: &str, words: &str) -> Option<usize> {
    lines(below).position(|line| cells(line).any(|cell| cell == words))
}

/// A row cell by cell, each after the name of its column. The cell that names the row is left out, and those of a single
/// letter.
pub fn row(below: &str, place: usize) -> Option<String> {
    let row = lines(below).nth(place)?;
    let header = lines(below).next()?;
    let told = cells(header).zip(cells(row)).enumerate().filter(|(_, (_, cell))| cell.chars().count() > 1);
    // The first of them is the name.
    let told = told.skip(1).map(|(_, (name, cell))| format!("**{name}:** {cell}"));
    Some(told.collect::<Vec<_>>().join("\n\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Game\n\nIntroduction.\n\n## First\n\nOne.\n\nTwo.\n\nThree.\n\n## Pieces\n\n| | Letter | Move |\n|---|---|---|\n\
                        | Man | M | one step |\n| Spy | S | any way |\n\n## Last\n\nSaid.\n\nOf the picture:\n\n```position\nx\n```\n";

    #[test]
    fn a_section_ends_at_the_next_heading() {
        assert_eq!(below(PAGE, 0).map(str::trim), Some("One.\n\nTwo.\n\nThree."));
        assert_eq!(below(PAGE, 3), None);
    }

    #[test]
    fn an_opening_is_words_and_no_picture() {
        let opened = |place| opening(below(PAGE, place).expect("a section"));
        assert_eq!([opened(0), opened(2)], ["One.\n\nTwo.", "Said."]);
        assert_eq!(opened(1), "", "a table is no paragraph");
    }

    #[test]
    fn a_row_is_told_column_by_column() {
        let pieces = below(PAGE, 1).expect("a section");
        let place = place_of_row(pieces, "Spy").expect("a row");
        assert_eq!(row(pieces, place).as_deref(), Some("**Move:** any way"));
        assert_eq!(place_of_row(pieces, "King"), None);
    }
}
