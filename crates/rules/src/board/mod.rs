//! Coordinates, names, neighbours and bitboards of the kinds of board.

pub mod grid;
pub mod hex;
pub mod square;
pub mod triangle;

use std::fmt;

use crate::excerpt;

/// A place on a kind of board: what the cells of a game are called, and which number each has.
pub trait Coordinate: Copy + fmt::Display + 'static {
    /// The number of places.
    const COUNT: usize;

    /// The place of a cell; `None` for a number from [`Coordinate::COUNT`] on.
    fn of_cell(cell: Cell) -> Option<Self>;

    /// The cell of this place.
    fn cell(self) -> Cell;

    /// The place of that name.
    fn named(name: &str) -> Option<Self>;
}

/// Implements [`Coordinate`] by the constant methods of the same names.
macro_rules! coordinate {
    ($($type:ty $(, $parameter:ident)*);* $(;)?) => { $(
        impl<$(const $parameter: u8),*> Coordinate for $type {
            const COUNT: usize = <$type>::COUNT;

            fn of_cell(cell: Cell) -> Option<Self> {
                <$type>::of_cell(cell)
            }

            fn cell(self) -> Cell {
                self.cell()
            }

            fn named(name: &str) -> Option<Self> {
                <$type>::named(name)
            }
        }
    )* };
}

coordinate! {
    hex::Hex;
    square::Square;
    triangle::Triangle;
    grid::Point<FILES, RANKS>, FILES, RANKS;
}

/// A name that no cell of a board has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no cell is named \"{}\"", excerpt(name))]
pub struct UnknownCell {
    /// What was asked for.
    pub name: String,
}

impl UnknownCell {
    fn new(name: &str) -> UnknownCell {
        UnknownCell { name: name.to_owned() }
    }
}

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
