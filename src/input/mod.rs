//! From the pointer and the keyboard to steps, and from steps to a turn.

mod hand;
mod keyboard;
mod pointer;

use bevy::prelude::*;
use ludarium_rules::Cell;

pub use hand::Hand;

use crate::schedule::{AtBoard, TurnSet};
use crate::table::Table;

/// Somebody chooses a cell.
#[derive(Message, Clone, Copy, Debug)]
pub struct Pick {
    /// Which cell.
    pub cell: Cell,
    /// How it was chosen.
    pub manner: Manner,
}

/// How a cell is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// Pressed or picked with a key: may take, move, or take another piece.
    Press,
    /// A piece was dragged here and let go: may only finish.
    Drop,
}

/// Take the last step back.
#[derive(Message, Clone, Copy, Debug)]
pub struct StepBack;

/// The input systems.
pub fn plugin(app: &mut App) {
    app.add_plugins((steps, pointer::plugin, keyboard::plugin));
}

/// What makes turns of choices, wherever these come from.
pub fn steps(app: &mut App) {
    app.init_resource::<Hand>().add_message::<Pick>().add_message::<StepBack>().add_systems(
        Update,
        (hand::refresh, hand::choose, hand::step_back)
            .chain()
            .in_set(TurnSet::Input)
            .after(keyboard::KeyboardSet)
            .run_if(in_state(AtBoard).and_then(resource_exists::<Table>)),
    );
}
