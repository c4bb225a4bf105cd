//! The file of a game's puzzles.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use ludarium_rules::GameId;

use super::args::TacticsMakeArgs;
use super::puzzle::{Puzzle, PuzzleError};
use crate::error::LabError;
use crate::files::{LineError, read_text};

/// The greatest length of a file in bytes; the real ones have about ten thousand.
const MAX_BYTES: u64 = 16 << 20;

/// The most games that are searched for puzzles.
pub const MAX_GAMES: u32 = 1_000_000_000;

/// The puzzles of a game.
pub struct File {
    path: PathBuf,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
    /// The number of games searched so far.
    pub games: u32,
}

/// The beginning of the line with the number of games searched so far.
const GAMES: &str = "# Games looked through: ";

impl File {
    /// Reads the file of a game; without a file there are no puzzles yet.
    ///
    /// # Errors
    /// The file cannot be read, or a line is no puzzle.
    pub fn open(game: GameId, path: Option<PathBuf>) -> Result<File, LabError> {
        let path = path.unwrap_or_else(|| format!("crates/ai/tests/tactics/{}.txt", game.name()).into());
        let text = if path.exists() { read_text(&path, MAX_BYTES)? } else { String::new() };
        match parse(&text) {
            Ok((puzzles, games)) => Ok(File { path, puzzles, games }),
            Err(why) => Err(LabError::File { path, why: why.into() }),
        }
    }

    /// Writes the file.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn write(&mut self, args: &TacticsMakeArgs) -> Result<(), LabError> {
        let (game, name) = (args.game.title(), args.game.name());
        let mut text = format!(
            "# Positions of {game} with exactly one right turn, each proved by looking at all turns.\n\
             # \"win N\": the only turn that forces a win within N plies, and there is no faster win.\n\
             # \"only N\": the only turn that does not lose within N plies.\n\
             # Made by: ludarium-lab tactics make {name} --count {} --seed {}\n\
             {GAMES}{}\n",
            args.count, args.seed, self.games
        );
        self.puzzles.sort_by_key(|puzzle| puzzle.task);
        for puzzle in &self.puzzles {
            // Writing to a `String` cannot fail.
            let _ = writeln!(text, "{puzzle}");
        }
        Ok(fs::write(&self.path, text)?)
    }
}

/// The puzzles of a text, and the number of games searched so far.
fn parse(text: &str) -> Result<(Vec<Puzzle>, u32), LineError<PuzzleError>> {
    let (mut puzzles, mut games) = (Vec::new(), 0);
    for (i, line) in text.lines().enumerate() {
        let line_error = |why| LineError { line: i + 1, why };
        if let Some(number) = line.strip_prefix(GAMES) {
            let number = number.parse().ok().filter(|&number| number <= MAX_GAMES);
            games = number.ok_or_else(|| line_error(PuzzleError::Games(line.to_owned())))?;
        } else if !line.starts_with('#') && !line.is_empty() {
            puzzles.push(line.parse().map_err(line_error)?);
        }
    }
    Ok((puzzles, games))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_line_is_named() {
        let text = "# Games looked through: 8\nwin 3 | a | b\n";
        let (puzzles, games) = parse(text).expect("a good file");
        assert_eq!((puzzles.len(), games), (1, 8));
        for (line, why) in [("win 3 | a", "three fields"), ("# Games looked through: 4294967295", "number of games")] {
            let error = parse(&format!("{text}{line}\n")).expect_err(line).to_string();
            assert!(error.starts_with("line 3: ") && error.contains(why), "{error}");
        }
    }
}
