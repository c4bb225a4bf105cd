//! What can be wrong with a saved match, and where.

use ludarium_rules::{TurnError, UnknownGame, excerpt};

use super::{MAX_BYTES, VERSION};
use crate::encoding::text_of;
use crate::{ClockError, EncodingError, MatchError, SetupError};

/// A saved match that is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct SaveError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: Box<SaveFault>,
}

/// What is wrong with a saved match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SaveFault {
    /// Another encoding, or no text at all.
    #[error("{}", .0.advice())]
    Encoding(EncodingError),
    /// Longer than any saved match.
    #[error("{bytes} bytes are too many: a saved match has at most {} MiB", MAX_BYTES >> 20)]
    TooLong {
        /// How long it is.
        bytes: usize,
    },
    /// Not TOML.
    #[error("{0}")]
    Syntax(String),
    /// Another version of the format; a newer program may read it.
    #[error(
        "version {} of the format is unknown to this program, which reads version {VERSION}: update Ludarium",
        excerpt(found)
    )]
    Version {
        /// The version of the text.
        found: String,
    },
    /// Something is missing; the usual sign of a file that is cut off.
    #[error("\"{key}\" is missing: the file is cut off or was changed")]
    Missing {
        /// The name of what is missing.
        key: &'static str,
    },
    /// Something is there that this version of the format does not have.
    #[error("\"{key}\" is not expected here")]
    Unexpected {
        /// Its name.
        key: String,
    },
    /// A value of another kind than it must be.
    #[error("expected {expected}, found {found}")]
    Shape {
        /// What it must be.
        expected: String,
        /// What it is.
        found: String,
    },
    /// No such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// Options, the first position or players are refused.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The clock setting is refused.
    #[error(transparent)]
    Clock(#[from] ClockError),
    /// A turn is refused.
    #[error("turn {number} {}", quoting(text, error))]
    Turn {
        /// Which turn, from 1.
        number: usize,
        /// The turn as it is written.
        text: String,
        /// Why it is refused.
        error: MatchError,
    },
    /// A turn is legal but not in machine text.
    #[error("turn {number} \"{}\" must be written \"{machine}\"", excerpt(text))]
    Spelling {
        /// Which turn, from 1.
        number: usize,
        /// The turn as it is written.
        text: String,
        /// The turn as it must be written.
        machine: String,
    },
    /// The turns do not lead to the recorded end.
    #[error("the turns lead to \"{reached}\", not to \"{}\": turns or this line were changed", excerpt(recorded))]
    End {
        /// What the text says.
        recorded: String,
        /// What the turns give.
        reached: String,
    },
    /// The text above is not what was written.
    #[error("the text above was changed: its checksum is \"{actual}\", not \"{}\"", excerpt(recorded))]
    Checksum {
        /// What the text says.
        recorded: String,
        /// What its lines give.
        actual: String,
    },
}

/// The message of a refused turn, with the turn in it: some messages quote it themselves.
fn quoting(text: &str, error: &MatchError) -> String {
    match error {
        MatchError::Turn(TurnError::Illegal { .. } | TurnError::Ambiguous { .. }) => error.to_string(),
        _ => format!("\"{}\": {error}", excerpt(text)),
    }
}

impl SaveError {
    pub(crate) fn at(text: &str, offset: usize, fault: impl Into<SaveFault>) -> SaveError {
        let before = &text[..text.floor_char_boundary(offset)];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        SaveError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            fault: Box::new(fault.into()),
        }
    }

    /// The text of a file, or what is wrong with its encoding.
    pub(crate) fn text_of(bytes: Vec<u8>) -> Result<String, SaveError> {
        text_of(bytes).map_err(|error| {
            let (line, column) =
                if let EncodingError::Latin1 { line, column } = error { (line, column) } else { (1, 1) };
            SaveError { line, column, fault: Box::new(SaveFault::Encoding(error)) }
        })
    }
}
