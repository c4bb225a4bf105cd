//! What is seen of a position and of a turn, and what a player does not know.

use crate::board::Coordinate;
use crate::{BoardView, Effect, Position, Side};

/// How a game is shown: its cells, what stands on them, and what happens in a turn.
pub trait View: Position {
    /// The places of the board, which number and name the cells.
    type Coordinate: Coordinate;

    /// What stands where.
    fn board_view(&self) -> BoardView;

    /// What happens in a legal turn, in order: applied to `self.board_view()` the effects give
    /// `self.play_unchecked(turn).board_view()`.
    fn effects(&self, turn: &Self::Turn) -> Vec<Effect>;

    /// The number of cells; cells are `Cell(0)` up to this.
    fn cell_count() -> u16 {
        Self::Coordinate::COUNT as u16
    }
}

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
