//! What can be wrong with a record.

use ludarium_rules::{GameId, excerpt, excerpt_words};

use crate::study::TagError;
use crate::{MatchError, SetupError};

/// A record that is refused, or a match that has none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// Not JSON; with line and column.
    #[error("the record is no JSON: {}", excerpt_words(.0))]
    Syntax(String),
    /// Longer than any record.
    #[error("a record has at most {} bytes", super::MAX_BYTES)]
    TooLong,
    /// Something is missing.
    #[error("{place}: \"{key}\" is missing")]
    Missing {
        /// Where in the record.
        place: String,
        /// What.
        key: &'static str,
    },
    /// Something that the format does not have.
    #[error("{place}: \"{}\" is not expected here", excerpt(key))]
    Unexpected {
        /// Where in the record.
        place: String,
        /// What.
        key: String,
    },
    /// A value of another kind than it must be.
    #[error("{place}: expected {expected}")]
    Shape {
        /// Where in the record.
        place: String,
        /// What it must be.
        expected: &'static str,
    },
    /// The first position or a variant is refused.
    #[error("{place}: {error}")]
    Setup {
        /// Where in the record.
        place: String,
        /// Why.
        error: Box<SetupError>,
    },
    /// A move is refused.
    #[error("{place}: turn {ply}, \"{}\": {error}", excerpt(text))]
    Turn {
        /// Where in the record.
        place: String,
        /// Which turn, from 1.
        ply: usize,
        /// The move.
        text: String,
        /// Why it is refused.
        error: Box<MatchError>,
    },
    /// The players' results are not those of the moves.
    #[error("header.players: the results are {first} and {second}, but by the moves {expected}")]
    Result {
        /// The result of the first player.
        first: i64,
        /// The result of the second player.
        second: i64,
        /// What the moves lead to.
        expected: &'static str,
    },
    /// A record of an array is refused.
    #[error("record {number}: {error}")]
    In {
        /// Which, from 1.
        number: usize,
        /// Why.
        error: Box<RecordError>,
    },
    /// A tag would be longer than tags can be.
    #[error("header: {0}")]
    Tag(#[from] TagError),
    /// The match is of another game.
    #[error("only Gess has records of Abstract Play, and this is a match of {0}")]
    Game(GameId),
    /// The match goes on.
    #[error("records of Abstract Play are of finished matches, and this one goes on")]
    Unfinished,
}
