//! From the pointer and the keyboard to steps, and from steps to a turn.

mod aim;
mod choose;
pub mod curtain;
mod drawing;
mod gap;
mod keyboard;
mod marks;
mod notice;
mod pick;
mod pointer;
mod selection;
mod tool;
mod touch;

use bevy::prelude::*;
use ludarium_rules::Cell;

pub use choose::not_now;
pub use curtain::{Curtain, CurtainSet, CurtainState, RevealRequested};
pub use marks::ChoiceMarks;
pub use notice::{Notice, Rule};
pub use pick::{Pick, PickHandlerAppExt, PickMode, PickResponse, PickStage};
pub use pointer::CellsHit;
pub use selection::Selection;
pub use tool::{Offer, Offers, Tool};

use crate::schedule::{AtBoard, InputSet};
use crate::table::Table;

/// Take the last step back.
#[derive(Message, Clone, Copy, Debug)]
pub struct StepBack;

/// Somebody wants to know what the piece on a cell can do; of one that is explained, where the rules say so.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExplanationRequested(pub Cell);

/// Somebody asks for a hint, or no longer wants the one that is shown.
#[derive(Event, Clone, Copy, Debug)]
pub struct HintRequested;

/// Whether the game settles in which order the parts of a turn happen, where that is left open: a lesson asks for it before
/// that has been taught.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OrderSettled(pub bool);

/// Where a game brings the selection into line with its own tool, after all choices of the frame.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct ToolSet;

/// Where choices are made.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
struct SelectionSet;

/// The input systems.
pub fn plugin(app: &mut App) {
    app.add_plugins((steps, pointer::plugin, keyboard::plugin, curtain::keys, marks::plugin, tool::plugin));
}

/// What makes turns of choices, wherever these come from.
pub fn steps(app: &mut App) {
    app.add_plugins(curtain::plugin)
        .init_resource::<Selection>()
        .init_resource::<Offers>()
        .init_resource::<OrderSettled>()
        .add_message::<Pick>()
        .add_message::<StepBack>()
        .configure_sets(
            Update,
            (SelectionSet, ToolSet)
                .chain()
                .in_set(InputSet::People)
                .run_if(in_state(AtBoard).and_then(resource_exists::<Table>)),
        )
        // Tools of different games are never in use in the same frame.
        .configure_sets(Update, ToolSet.ambiguous_with(ToolSet))
        .add_observer(selection::forget_words)
        .add_pick_handler(PickStage::Selection, choose::choose)
        .add_systems(
            Update,
            (selection::refresh, pick::handle_picks, selection::step_back).chain().in_set(SelectionSet),
        );
}
