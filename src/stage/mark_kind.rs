//! Marks on cells: what each kind means.

use bevy::prelude::*;
use ludarium_rules::{BoardView, Cell, Side, Step};
use strum::EnumIter;

/// What a mark means; each kind has its own shape, so that colour never carries meaning alone.
#[derive(Component, EnumIter, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum MarkKind {
    /// The last turn went from here: four short corners.
    LastFrom,
    /// The last turn went to here: a full frame.
    LastTo,
    /// The last turn took something here: a small cross.
    LastTaken,
    /// This piece can act: a thin ring.
    Movable,
    /// This piece has no turn: a bar.
    Immobile,
    /// The chosen piece: a thick ring.
    Selected,
    /// The chosen piece may go here: a disc.
    Target,
    /// The chosen piece may capture here: four large brackets.
    Capture,
    /// The hint begins or changes something here: a double ring.
    Hint,
    /// The pointer is here: a thin frame.
    Hover,
    /// The keyboard is here: a double frame.
    Cursor,
    /// This click was refused: a cross.
    Refused,
}

/// The usual mark on a cell that may be chosen next: a ring round an own piece, brackets round one of the opponent's, a
/// disc on an empty cell.
#[must_use]
pub fn default_mark(board: &BoardView, side: Side, _: &[Step], cell: Cell) -> Option<MarkKind> {
    Some(match board.top(cell) {
        Some(piece) if piece.side == Some(side) => MarkKind::Movable,
        Some(_) => MarkKind::Capture,
        None => MarkKind::Target,
    })
}
