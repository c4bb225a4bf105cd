//! What can be wrong with a request.

use ludarium_rules::{Cell, GameId, TurnError, excerpt};

/// The least width and height of a picture in pixels.
pub const LEAST_SIZE: u32 = 64;
/// The greatest.
pub const GREATEST_SIZE: u32 = 4096;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DiagramError {
    /// The picture would be too small or too large.
    #[error("a picture is {LEAST_SIZE} to {GREATEST_SIZE} pixels wide, not {size}")]
    Size {
        /// What was asked for.
        size: u32,
    },
    /// A mark or an arrow lies on a cell that the board does not have.
    #[error("{} has cells 0 to {}, so there is no cell {}", game.title(), count.saturating_sub(1), cell.0)]
    NoCell {
        /// The game.
        game: GameId,
        /// The cell.
        cell: Cell,
        /// How many cells the board has.
        count: u16,
    },
    /// A cell's name that the board does not have.
    #[error("{} has no cell \"{}\"", game.title(), excerpt(name))]
    NoCellNamed {
        /// The game.
        game: GameId,
        /// The name.
        name: String,
    },
    /// An arrow without a beginning or an end.
    #[error("an arrow needs at least two cells, not {cells}")]
    ShortArrow {
        /// How many it has.
        cells: usize,
    },
    /// The last turn is not a turn of the position before.
    #[error(transparent)]
    Turn(#[from] TurnError),
    /// The pixels cannot be written as PNG.
    #[cfg(feature = "png")]
    #[error("the picture cannot be written as PNG: {0}")]
    Png(#[from] png::EncodingError),
}
