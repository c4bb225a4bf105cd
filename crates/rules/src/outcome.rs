//! How a position ends a game.

use crate::Side;

/// The result of a finished position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outcome {
    /// Who has won; `None` is a draw.
    pub winner: Option<Side>,
    /// The reason word of the game's rules, such as `dual-escort`.
    pub reason: &'static str,
}

impl Outcome {
    /// A win for `winner`.
    #[must_use]
    pub const fn win(winner: Side, reason: &'static str) -> Outcome {
        Outcome { winner: Some(winner), reason }
    }

    /// A draw.
    #[must_use]
    pub const fn draw(reason: &'static str) -> Outcome {
        Outcome { winner: None, reason }
    }
}
