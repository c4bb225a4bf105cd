//! What a turn is.

use std::fmt;

use crate::board::square::Square;

/// A turn: one piece goes from a square to another.
///
/// ```
/// use ludarium_rules::{Notation, Position, games::tress::Tress};
/// let start = Tress::start(Default::default());
/// let turn = start.read_turn("d2d3").expect("legal");
/// assert_eq!((turn.from.to_string(), turn.to.to_string()), ("d2".into(), "d3".into()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Turn {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}
