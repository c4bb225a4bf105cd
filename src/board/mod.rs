//! Cells as entities and the marks on them.

mod arrow;
pub mod figures;
mod marks;
mod shape;

use bevy::prelude::*;
use ludarium_rules::Cell;

/// A cell of the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardCell(pub Cell);

/// The board's systems.
pub fn plugin(app: &mut App) {
    app.add_plugins((marks::plugin, figures::plugin, arrow::plugin));
}
