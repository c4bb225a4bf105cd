//! Places on a board.

/// A place on the board, numbered by the game (at most 400: Gess with its rim).
///
/// Only the game knows the number's meaning; [`crate::Notation::cell_name`] gives it a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cell(pub u16);

impl Cell {
    /// The number as an index into a list of all cells.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
