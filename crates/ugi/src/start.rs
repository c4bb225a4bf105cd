//! The command `position`: where a game starts and what has been played since.

use std::fmt;

use crate::error::CommandError;
use crate::words::Words;

/// What stands in the place of a turn that the other side has chosen in secret. Only the last turn can be one.
pub const HIDDEN_TURN: &str = "?";

/// A position: a start and the turns since.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionCommand {
    /// The start.
    pub start: StartPosition,
    /// The machine texts of the turns; the last one may be [`HIDDEN_TURN`].
    pub turns: Vec<String>,
}

/// Where a game starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StartPosition {
    /// The game's own start.
    Usual,
    /// A position text, which may have single spaces but not the word `moves`.
    Text(String),
}

impl PositionCommand {
    /// Reads what follows the word `position`.
    pub(crate) fn parse(mut words: Words<'_>) -> Result<PositionCommand, CommandError> {
        let start = match words.next() {
            Some("startpos") => StartPosition::Usual,
            Some("fen") => StartPosition::Text(words.before(&["moves"])),
            word => return Err(unexpected(word, "startpos or fen is")),
        };
        if start == StartPosition::Text(String::new()) {
            return Err(CommandError::Missing { command: "position", what: "the position text after \"fen\"" });
        }
        match words.next() {
            None => Ok(PositionCommand { start, turns: Vec::new() }),
            Some("moves") => Ok(PositionCommand { start, turns: words.map(str::to_owned).collect() }),
            word => Err(unexpected(word, "moves is")),
        }
    }
}

fn unexpected(word: Option<&str>, expected: &'static str) -> CommandError {
    let command = "position";
    match word {
        None => CommandError::Missing { command, what: "startpos or fen" },
        Some(word) => CommandError::Unexpected { command, word: word.to_owned(), expected },
    }
}

impl fmt::Display for PositionCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.start {
            StartPosition::Usual => f.write_str("startpos")?,
            StartPosition::Text(text) => write!(f, "fen {text}")?,
        }
        if !self.turns.is_empty() {
            write!(f, " moves {}", self.turns.join(" "))?;
        }
        Ok(())
    }
}
