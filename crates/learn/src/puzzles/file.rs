//! The file of a game's puzzles: a first line that says what made it, then one puzzle a line, sorted by name.

use std::collections::HashSet;
use std::fmt::{self, Write as _};

use ludarium_rules::GameId;

use super::error::{BrokenLine, HeaderError, LineError};
use super::{Puzzle, PuzzleId};

/// The longest line in characters; the longest real ones have a tenth of that.
const MOST_CHARACTERS: usize = 20_000;

/// The most puzzles of a file.
const MOST_PUZZLES: usize = 100_000;

/// The characters of a first line that an error shows.
const SHOWN: usize = 80;

/// The first line: what made the puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game.
    pub game: GameId,
    /// The seed of the games of self-play.
    pub seed: u64,
    /// How many of these games were looked through.
    pub games: u32,
}

/// The puzzles of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleFile {
    /// What made them.
    pub header: Header,
    /// Those that can be read, in the order of the file.
    pub puzzles: Vec<Puzzle>,
    /// The lines that cannot be read.
    pub broken: Vec<BrokenLine>,
}

impl PuzzleFile {
    /// Reads a text; `file` names it in errors. Lines that begin with `#`, and empty ones, are passed over. Positions and
    /// turns are not looked at, so that the puzzles of all games are read in a few milliseconds.
    ///
    /// # Errors
    /// The first line is not one of such a file. A bad line further down is named in [`PuzzleFile::broken`].
    pub fn parse(file: &str, text: &str) -> Result<PuzzleFile, HeaderError> {
        let mut lines = text.trim_start_matches('\u{feff}').lines();
        let first = lines.next().unwrap_or_default();
        let found = || first.chars().take(SHOWN).collect();
        let header = Header::parse(first).ok_or_else(|| HeaderError { file: file.to_owned(), found: found() })?;
        let (mut puzzles, mut broken, mut known) = (Vec::new(), Vec::new(), HashSet::new());
        for (number, line) in lines.enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
            match read(header.game, line, &mut known) {
                Ok(puzzle) => puzzles.push(puzzle),
                Err((column, why)) => broken.push(BrokenLine { file: file.to_owned(), line: number + 2, column, why }),
            }
        }
        Ok(PuzzleFile { header, puzzles, broken })
    }

    /// The text of the file: the puzzles sorted by name, without the broken lines.
    #[must_use]
    pub fn text(&self) -> String {
        let mut puzzles: Vec<&Puzzle> = self.puzzles.iter().collect();
        puzzles.sort_by_key(|puzzle| puzzle.id);
        let mut text = format!("{}\n", self.header);
        for puzzle in puzzles {
            // Writing to a `String` cannot fail.
            let _ = writeln!(text, "{puzzle}");
        }
        text
    }
}

fn read(game: GameId, line: &str, known: &mut HashSet<PuzzleId>) -> Result<Puzzle, (usize, LineError)> {
    if line.len() > MOST_CHARACTERS {
        return Err((MOST_CHARACTERS, LineError::TooLong(MOST_CHARACTERS)));
    }
    if known.len() == MOST_PUZZLES {
        return Err((1, LineError::TooMany(MOST_PUZZLES)));
    }
    let puzzle = Puzzle::parse(game, line)?;
    if known.insert(puzzle.id) { Ok(puzzle) } else { Err((1, LineError::Twice(puzzle.id.to_string()))) }
}

impl Header {
    fn parse(line: &str) -> Option<Header> {
        let words: Vec<&str> = line.split(' ').collect();
        let ["puzzles", "1", game, "seed", seed, "games", games] = words[..] else { return None };
        Some(Header { game: game.parse().ok()?, seed: seed.parse().ok()?, games: games.parse().ok()? })
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Header { game, seed, games } = self;
        write!(f, "puzzles 1 {} seed {seed} games {games}", game.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str = "puzzles 1 tress seed 7 games 96";
    const LINE: &str = "00c0ffee | win 3 | 1240 80 | escort,capture | e8d8/e7d8 h8h7 d4d5 | 8/8 w | second_wind=off";

    fn parse(lines: &[&str]) -> PuzzleFile {
        PuzzleFile::parse("tress.txt", &[&[HEADER][..], lines].concat().join("\n")).expect("a good header")
    }

    #[test]
    fn files_are_written_as_they_are_read() {
        let other = "00000001 | only 2 | - | - | e8d8 | 8/8 b | -";
        let file = parse(&["# a remark", LINE, "", other]);
        assert_eq!(file.broken, []);
        assert_eq!(file.text(), format!("{HEADER}\n{other}\n{LINE}\n"));
    }

    #[test]
    fn a_broken_line_is_named_and_left_out() {
        let file = parse(&[&LINE.replace("win 3", "win 4"), LINE, LINE, "x"]);
        assert_eq!(file.puzzles.len(), 1);
        let broken: Vec<String> = file.broken.iter().map(BrokenLine::to_string).collect();
        assert_eq!(broken[0], "tress.txt, line 2, column 12: \"win 4\" is no task such as \"win 3\" or \"only 2\"");
        assert_eq!(broken[1], "tress.txt, line 4, column 1: there is already a puzzle 00c0ffee");
        assert!(broken[2].starts_with("tress.txt, line 5, column 1: expected ID | TASK"), "{}", broken[2]);
    }

    #[test]
    fn every_field_is_checked() {
        for (good, bad, column) in [
            ("00c0ffee", "00c0ffe", 1),
            ("00c0ffee", "00C0FFEE", 1),
            ("1240 80", "1240", 20),
            ("1240 80", "12400 80", 20),
            ("escort", "luck", 30),
            ("e8d8/e7d8 h8h7 d4d5", "e8d8 h8h7", 47),
            ("e8d8/e7d8 h8h7 d4d5", "e8d8/ h8h7 d4d5", 47),
            ("h8h7", "h8h7/h8g8", 47),
            ("second_wind=off", "second_wind", 77),
        ] {
            let file = parse(&[&LINE.replacen(good, bad, 1)]);
            assert_eq!(file.puzzles, [], "{bad}");
            assert_eq!(file.broken[0].column, column, "{bad}: {}", file.broken[0]);
        }
        let long = format!("{LINE}{}", "x".repeat(MOST_CHARACTERS));
        assert_eq!(parse(&[&long]).broken[0].why, LineError::TooLong(MOST_CHARACTERS));
    }

    #[test]
    fn a_file_without_its_first_line_is_refused() {
        for first in ["", "puzzles 2 tress seed 7 games 96", "puzzles 1 chess seed 7 games 96", "win 3"] {
            let error = PuzzleFile::parse("x.txt", first).expect_err(first).to_string();
            assert!(error.starts_with("x.txt, line 1: expected") && error.contains(first), "{error}");
        }
    }
}
