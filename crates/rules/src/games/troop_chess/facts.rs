//! The facts of the game: the board and the piece.

use crate::Kind;
use crate::board::grid;

/// A point of the board: "9x9 points, files a-i, ranks 1-9".
pub type Point = grid::Point<9, 9>;

/// The only kind of piece: "all pieces of a side are alike".
pub const PIECE: Kind = Kind(0);
