//! Coordinates, names, neighbours and bitboards of the kinds of board.

pub mod grid;
pub mod hex;
pub mod square;
pub mod triangle;

/// A name that no cell of a board has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no cell is named \"{name}\"")]
pub struct UnknownCell {
    /// What was asked for.
    pub name: String,
}

impl UnknownCell {
    fn new(name: &str) -> UnknownCell {
        UnknownCell { name: name.to_owned() }
    }
}
