//! The command `position`: where a game starts and what has been played since.

use std::fmt;

use ludarium_rules::{AnyPosition, AnyTurn};

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
    /// A game from its first position on, as the side to move may know it: if `before_last`, the position before the
    /// last turn, asked for a choice that is still secret, that turn is hidden. The usual start of a game is named so,
    /// any other by its text.
    #[must_use]
    pub fn of_game(first: &AnyPosition, turns: &[&AnyTurn], before_last: Option<&AnyPosition>) -> PositionCommand {
        let is_usual = AnyPosition::start(first.game(), &[]).is_ok_and(|usual| usual.to_string() == first.to_string());
        let start = if is_usual { StartPosition::Usual } else { StartPosition::Text(first.to_string()) };
        let mut turns: Vec<String> = turns.iter().map(|turn| turn.as_str().to_owned()).collect();
        let is_secret = before_last.is_some_and(|before| before.is_choice_secret() && !before.choice_reveals());
        if let Some(last) = turns.last_mut().filter(|_| is_secret) {
            *last = HIDDEN_TURN.to_owned();
        }
        PositionCommand { start, turns }
    }

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
