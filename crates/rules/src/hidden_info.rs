//! What a player does not know.

use crate::{Position, Side};

/// What the two sides may know of a position. A game without secrets implements this trait with an empty block.
pub trait HiddenInfo: Position {
    /// The position text as far as a player may know it; secrets of the other side are written `?`, so that it may be no
    /// position text.
    fn text_seen_by(&self, _side: Side) -> String {
        self.to_string()
    }

    /// A position that is possible for all that a player knows: secrets of the other side are drawn again at random. An AI
    /// that plays `side` is given this, never the position itself.
    #[must_use]
    fn determinize(&self, _side: Side, _seed: u64) -> Self {
        self.clone()
    }

    /// Whether the choice that is due now is secret: it must be kept from the other side.
    fn is_choice_secret(&self) -> bool {
        false
    }

    /// Whether the choice that is due now reveals the secret choice of the other side.
    fn choice_reveals(&self) -> bool {
        false
    }
}
