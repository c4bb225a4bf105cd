//! What is seen of a position and of a turn.

use crate::board::Coordinate;
use crate::{BoardView, Effect, Position};

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
