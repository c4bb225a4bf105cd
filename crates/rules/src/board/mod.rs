//! Coordinates, names, neighbours and bitboards of the kinds of board.

pub mod grid;
pub mod hex;
pub mod square;
pub mod triangle;
