//! Cells as entities, and what lies over them for a while.

mod drawn;
pub mod figures;
mod last_turn;
mod marks;
mod overlay;
pub mod ribbon;
pub mod shape;
mod trails;

use bevy::prelude::*;
use ludarium_rules::Cell;

use crate::schedule::Menu;

pub use drawn::{Drawing, DrawingFrom, Sketched};
pub use marks::{DrawMarks, Mark, MarkSource, Marks};
pub use overlay::{Overlay, OverlayItem, OverlayKey, OverlayPart, Shown};

/// A cell of the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardCell(pub Cell);

/// Whether the board is shown as it stands, without marks.
fn is_photographed(menu: Option<&State<Menu>>) -> bool {
    menu.is_some_and(|menu| *menu.get() == Menu::Photo)
}

/// What the last turn left, without anything that is drawn.
#[cfg(test)]
pub(crate) fn last_turn_alone(app: &mut App) {
    app.init_resource::<Marks>().init_resource::<trails::Trails>().add_plugins(last_turn::plugin);
}

/// The board's systems.
pub fn plugin(app: &mut App) {
    app.add_plugins((marks::plugin, trails::plugin, last_turn::plugin, drawn::plugin, figures::plugin));
}
