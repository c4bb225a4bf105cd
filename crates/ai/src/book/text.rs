//! Books as texts.
//!
//! The first line says how the book was made, the last one has a checksum of everything before it. Each line between has
//! a turn and its value, with a blank in front for every turn that comes before it:
//!
//! ```text
//! # book 1    treason    plies 6    margin 30    nodes 40000    seed 1
//! E2-F3 -4
//!  K5-E5 4
//!  H5-H4 1
//! F2-F3 -9
//! # sum 00c0ffee00c0ffee
//! ```

use std::collections::HashMap;
use std::fmt::Write as _;

use ludarium_rules::{AnyPosition, GameId, TurnError, zobrist};

use super::{Book, BookHeader, BookLine, BookTurn};

/// The longest text of a book that is read, in bytes.
pub const MOST_BYTES: usize = 200_000;

/// The most plies of a line.
pub const MOST_PLIES: u32 = 16;

/// The greatest value of a turn in either direction; certain results need no book.
const MOST_VALUE: i32 = 10_000;

/// Why a text is no book.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BookError {
    /// It is too long.
    #[error("the book is longer than {MOST_BYTES} bytes")]
    TooLong,
    /// The last line is not the checksum of those before it.
    #[error("the book is damaged: its last line is not \"# sum\" with the checksum of the others")]
    Checksum,
    /// A line is wrong.
    #[error("line {line} of the book: {why}")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        why: LineProblem,
    },
}

/// What is wrong with a line of a book.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineProblem {
    /// The first line does not say how the book was made.
    #[error(
        "expected \"# book 1\", the game, \"plies\", \"margin\", \"nodes\" and \"seed\" with their numbers, with tabs between"
    )]
    Header,
    /// It is not a turn with its value.
    #[error("expected a turn, a blank and a whole number from -{MOST_VALUE} to {MOST_VALUE}")]
    Fields,
    /// It follows no turn that it could follow.
    #[error("column {column}: more blanks in front than the line before allows, or than the book has plies")]
    Depth {
        /// The column of the turn, counted from 1.
        column: usize,
    },
    /// The turn cannot be played.
    #[error("column {column}: {why}")]
    Turn {
        /// The column of the turn, counted from 1.
        column: usize,
        /// Why not.
        why: Box<TurnError>,
    },
}

pub(super) fn write(header: BookHeader, lines: &[BookLine]) -> String {
    let BookHeader { game, plies, margin, nodes, seed } = header;
    let name = game.name();
    let mut text = format!("# book 1\t{name}\tplies {plies}\tmargin {margin}\tnodes {nodes}\tseed {seed}\n");
    write_lines(lines, 0, &mut text);
    let sum = checksum(&text);
    // Writing to a `String` cannot fail.
    let _ = writeln!(text, "# sum {sum:016x}");
    text
}

fn write_lines(lines: &[BookLine], depth: usize, text: &mut String) {
    for BookLine { turn, replies } in lines {
        let _ = writeln!(text, "{:depth$}{} {}", "", turn.turn, turn.value);
        write_lines(replies, depth + 1, text);
    }
}

impl Book {
    /// Reads a book.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    pub fn parse(text: &str) -> Result<Book, BookError> {
        if text.len() > MOST_BYTES {
            return Err(BookError::TooLong);
        }
        let end = text.trim_end_matches('\n').rfind('\n').ok_or(BookError::Checksum)? + 1;
        let (body, last) = text.split_at(end);
        if last != format!("# sum {:016x}\n", checksum(body)) {
            return Err(BookError::Checksum);
        }
        let mut lines = body.lines().enumerate().map(|(index, line)| (index + 1, line));
        let (_, first) = lines.next().ok_or(BookError::Checksum)?;
        let header = parse_header(first).ok_or(BookError::Line { line: 1, why: LineProblem::Header })?;
        let mut reader = Lines::new(header).ok_or(BookError::Line { line: 1, why: LineProblem::Header })?;
        for (line, text) in lines {
            reader.read(text).map_err(|why| BookError::Line { line, why })?;
        }
        let start = reader.path.swap_remove(0);
        Ok(Book { header, start, turns: reader.turns, text: text.to_owned() })
    }
}

fn parse_header(line: &str) -> Option<BookHeader> {
    let mut fields = line.split('\t');
    fields.next().filter(|field| *field == "# book 1")?;
    let game = fields.next()?.parse::<GameId>().ok()?;
    let mut text = |name: &str| fields.next()?.strip_prefix(name)?.strip_prefix(' ');
    let plies = text("plies")?.parse().ok().filter(|plies| (1..=MOST_PLIES).contains(plies))?;
    let margin = text("margin")?.parse().ok().filter(|margin| (0..=MOST_VALUE).contains(margin))?;
    let nodes = text("nodes")?.parse().ok()?;
    let seed = text("seed")?.parse().ok()?;
    fields.next().is_none().then_some(BookHeader { game, plies, margin, nodes, seed })
}

/// What has been read of the lines.
struct Lines {
    plies: usize,
    /// The positions on the way to the last line's, beginning with the start.
    path: Vec<AnyPosition>,
    turns: HashMap<u64, Vec<BookTurn>>,
}

impl Lines {
    fn new(header: BookHeader) -> Option<Lines> {
        let start = AnyPosition::start(header.game, &[]).ok()?;
        Some(Lines { plies: header.plies as usize, path: vec![start], turns: HashMap::new() })
    }

    fn read(&mut self, line: &str) -> Result<(), LineProblem> {
        let depth = line.len() - line.trim_start_matches(' ').len();
        let column = depth + 1;
        if depth >= self.path.len() || depth >= self.plies {
            return Err(LineProblem::Depth { column });
        }
        let (turn, value) = line[depth..].split_once(' ').ok_or(LineProblem::Fields)?;
        let value: Option<i32> = value.parse().ok().filter(|value| (-MOST_VALUE..=MOST_VALUE).contains(value));
        let value = value.ok_or(LineProblem::Fields)?;
        let turn_error = |why| LineProblem::Turn { column, why: Box::new(why) };
        let position = &self.path[depth];
        let turn = position.read_turn(turn).map_err(turn_error)?;
        let next = position.play(&turn).map_err(turn_error)?;
        let known = self.turns.entry(position.zobrist()).or_default();
        if known.iter().all(|known| known.turn != turn) {
            known.push(BookTurn { turn, value });
        }
        self.path.truncate(depth + 1);
        self.path.push(next);
        Ok(())
    }
}

/// A checksum of the lines before the last one.
fn checksum(text: &str) -> u64 {
    text.bytes().fold(text.len() as u64, |sum, byte| zobrist::key(sum ^ u64::from(byte)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str = "# book 1\ttress\tplies 2\tmargin 30\tnodes 1000\tseed 7\n";

    fn signed(body: &str) -> String {
        format!("{body}# sum {:016x}\n", checksum(body))
    }

    #[test]
    fn what_is_written_is_read() {
        let text = signed(&format!("{HEADER}d2d3 12\n d7d6 -3\n e7e6 -12\ne2e3 0\n"));
        let book = Book::parse(&text).expect("a book");
        assert_eq!((book.positions(), book.header().seed), (2, 7));
        assert_eq!(book.text(), text);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        let cases = [
            ("d2d3", "line 2 of the book: expected a turn"),
            ("d2d3 much", "line 2 of the book: expected a turn"),
            ("d2d3 10001", "line 2 of the book: expected a turn"),
            (" d2d3 1", "line 2 of the book: column 2: more blanks"),
            ("d2d8 1", "line 2 of the book: column 1"),
            ("d2d3 1\n d2d4 2", "line 3 of the book: column 2"),
            ("d2d3 1\n d7d6 2\n  d3d4 2", "line 4 of the book: column 3: more blanks"),
        ];
        for (lines, why) in cases {
            let error = Book::parse(&signed(&format!("{HEADER}{lines}\n"))).expect_err(lines).to_string();
            assert!(error.starts_with(why), "{error}");
        }
        for header in ["", "# book 2\ttress\n", "# book 1\tchess\tplies 2\tmargin 30\tnodes 1000\tseed 7\n"] {
            let error = Book::parse(&signed(header)).expect_err(header);
            assert!(
                matches!(error, BookError::Line { line: 1, why: LineProblem::Header } | BookError::Checksum),
                "{error}"
            );
        }
    }

    #[test]
    fn damage_is_found() {
        let text = signed(&format!("{HEADER}d2d3 12\n"));
        assert!(matches!(Book::parse(&text.replace("12", "13")), Err(BookError::Checksum)));
        assert!(matches!(Book::parse(&text[..text.len() - 3]), Err(BookError::Checksum)));
        assert!(matches!(Book::parse(""), Err(BookError::Checksum)));
        assert!(matches!(Book::parse(&"#".repeat(MOST_BYTES + 1)), Err(BookError::TooLong)));
    }
}
