//! What the window asks the rules about a forest, in cells.

use std::collections::BTreeSet;

use ludarium_rules::board::square::{Square, squares};
use ludarium_rules::games::trees::{HUCKLEBERRY, Species, UNDERBRUSH, tree_of};
use ludarium_rules::{AnyPosition, Cell, Kind, Piece};

/// The species of a square of a tree; `None` for grass, underbrush and huckleberry.
pub fn species(kind: Kind) -> Option<Species> {
    tree_of(kind).map(|tree| tree.species)
}

/// File and rank of a cell, from 0.
pub fn place(cell: Cell) -> (u16, u16) {
    (cell.0 % 8, cell.0 / 8)
}

/// The root square of the tree to which a piece belongs.
pub fn root(piece: Piece) -> Option<Cell> {
    Some(tree_of(piece.kind)?.root(piece.side?)?.cell())
}

/// Whether trees may grow over a piece: underbrush and huckleberry, of either side or neutral.
pub fn is_brush(piece: Piece) -> bool {
    matches!(piece.kind, UNDERBRUSH | HUCKLEBERRY)
}

/// The connections of a tree from its root outward, each once: (nearer cell, farther cell), as far as `within` has
/// them. What is not reached is cut off.
pub fn branches(tree: Piece, within: &BTreeSet<Cell>) -> Vec<(Cell, Cell)> {
    let (Some(facts), Some(side)) = (tree_of(tree.kind), tree.side) else { return Vec::new() };
    let set = within.iter().filter_map(|cell| Square::of_cell(*cell)).fold(0, |set, square| set | square.bit());
    facts.branches(side, set).into_iter().map(|(near, far)| (near.cell(), far.cell())).collect()
}

/// What falls when a cell retreats: itself, and for a tree all that is cut off from the root.
pub fn falling(position: &AnyPosition, cell: Cell) -> Vec<Cell> {
    let (AnyPosition::Trees(forest), Some(square)) = (position, Square::of_cell(cell)) else { return Vec::new() };
    squares(forest.falling_with(square)).map(Square::cell).collect()
}
