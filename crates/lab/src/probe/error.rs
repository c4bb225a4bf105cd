//! Why the probe refuses a request.

use std::str::Utf8Error;

use ludarium_rules::{StartError, TooManyTurns, TurnError, UnknownGame, excerpt_words};
use ludarium_ugi::lines::MAX_LENGTH;

use crate::perft::MAX_DEPTH;
use crate::sequences::CountError;

/// Why the probe refuses a request. The text is the answer's `error`.
#[derive(Debug, thiserror::Error)]
pub enum ProbeError {
    #[error("the line is longer than {MAX_LENGTH} bytes")]
    TooLong,
    #[error("the line is no text: {0}")]
    NotText(#[from] Utf8Error),
    #[error("expected a JSON object")]
    NotObject,
    /// The object is malformed, or its fields are. The number of the line is left out, because it is always 1.
    #[error("{}", excerpt_words(.0).replace(" at line 1 column ", ", column "))]
    Json(#[from] serde_json::Error),
    #[error("\"{field}\" belongs to \"want\":\"{want}\"")]
    Misplaced { field: &'static str, want: &'static str },
    #[error("\"want\":\"perft\" needs a \"depth\" from 0 to {MAX_DEPTH}")]
    Depth,
    #[error("\"want\":\"play\" needs a \"turn\"")]
    NoTurn,
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The position or an option is refused.
    #[error(transparent)]
    Start(#[from] StartError),
    #[error(transparent)]
    Turn(#[from] TurnError),
    #[error(transparent)]
    TooManyTurns(#[from] TooManyTurns),
    /// The sequences of turns are too many to count.
    #[error(transparent)]
    Count(#[from] CountError),
}
