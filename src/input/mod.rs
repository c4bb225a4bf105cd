//! From the pointer and the keyboard to steps, and from steps to a turn.

pub mod curtain;
mod keyboard;
mod marks;
mod pointer;
mod selection;
mod tool;

use bevy::prelude::*;
use ludarium_rules::{Cell, Step};

pub use curtain::{Curtain, CurtainState, RevealRequested};
pub use selection::Selection;
pub use tool::{Offer, Offers, Tool};

use crate::schedule::{AtBoard, TurnSet};
use crate::table::Table;

/// Somebody makes a choice.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct Pick {
    /// What is chosen.
    pub step: Step,
    /// How it was chosen.
    pub mode: PickMode,
    /// The steps before it, if they are not those that the hand has taken.
    pub after: Option<Vec<Step>>,
}

impl Pick {
    /// A cell or another choice, pressed.
    #[must_use]
    pub fn press(step: Step) -> Pick {
        Pick { step, mode: PickMode::Press, after: None }
    }

    /// A cell on which something that was dragged is let go.
    #[must_use]
    pub fn drop(cell: Cell) -> Pick {
        Pick { step: Step::Cell(cell), mode: PickMode::Drop, after: None }
    }

    /// A whole path of steps, whatever the hand has taken so far; nothing for an empty one.
    #[must_use]
    pub fn path(steps: &[Step]) -> Option<Pick> {
        let (last, before) = steps.split_last()?;
        Some(Pick { step: *last, mode: PickMode::Press, after: Some(before.to_vec()) })
    }
}

/// How a cell is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PickMode {
    /// Pressed or picked with a key: may take, move, or take another piece.
    Press,
    /// A piece was dragged here and let go: may only finish.
    Drop,
    /// A game's own tool has dealt with it.
    Consumed,
}

/// Take the last step back.
#[derive(Message, Clone, Copy, Debug)]
pub struct StepBack;

/// Where the systems of a game's own tools belong.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ToolSet {
    /// Choices are made; the tool may take them before the hand does.
    Before,
    /// The hand has changed; the tool may tell what it offers now.
    After,
}

/// The systems of the hand.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
struct HandSet;

/// The input systems.
pub fn plugin(app: &mut App) {
    app.add_plugins((steps, pointer::plugin, keyboard::plugin, curtain::keyboard, marks::plugin, tool::plugin));
}

/// What makes turns of choices, wherever these come from.
pub fn steps(app: &mut App) {
    app.add_plugins(curtain::plugin);
    app.init_resource::<Selection>()
        .init_resource::<Offers>()
        .add_message::<Pick>()
        .add_message::<StepBack>()
        .configure_sets(
            Update,
            (ToolSet::Before, HandSet, ToolSet::After)
                .chain()
                .in_set(TurnSet::Input)
                .after(keyboard::KeyboardSet)
                .run_if(in_state(AtBoard).and_then(resource_exists::<Table>)),
        )
        .add_systems(Update, (selection::refresh, selection::choose, selection::step_back).chain().in_set(HandSet));
}
