//! What a turn is.

use super::facts::Point;

/// A turn: a piece goes from a centre to another. "Two different centres are two different turns even if the same
/// stones move."
///
/// ```
/// use ludarium_rules::{Notation, Position, games::gess::Gess};
/// let start = Gess::start(Default::default());
/// let turn = start.read_turn("i3-i5").expect("legal");
/// assert_eq!((turn.from.to_string(), turn.to.to_string()), ("i3".into(), "i5".into()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Turn {
    /// The centre of the piece that goes.
    pub from: Point,
    /// Where its centre goes.
    pub to: Point,
}

impl Turn {
    /// How many files to the right and ranks up every stone goes.
    pub(super) const fn offset(self) -> (i8, i8) {
        let files = self.to.file() as i8 - self.from.file() as i8;
        (files, self.to.rank() as i8 - self.from.rank() as i8)
    }
}
