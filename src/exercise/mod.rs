//! Exercises at the board: a lesson or a puzzle is put on the table, answers every turn, shows what is wrong with a mistake
//! and offers the turn again.

mod begin;
mod course;
mod feedback;
mod flow;
mod hints;
mod lesson;
mod order;
mod puzzle;
mod refutation;
#[cfg(test)]
mod tests;
mod way_back;

use bevy::prelude::*;

pub use course::{Exercise, Task};
pub use feedback::{Ending, Feedback};
pub use order::Order;
pub use puzzle::PuzzleTask;
pub use way_back::MatchLeft;

use crate::advice::TeachingSet;
use crate::power::{NOW_AND_THEN, want_frames};
use crate::schedule::{InputSet, TurnSet};
use crate::table::Table;

/// The level that teaches.
pub const TEACHER: u8 = 1;

/// The systems of exercises.
pub fn plugin(app: &mut App) {
    want_frames(app, |exercise: Option<Res<Exercise>>| {
        NOW_AND_THEN.filter(|_| exercise.is_some_and(|exercise| exercise.is_going_on()))
    });
    app.add_plugins((begin::plugin, way_back::plugin))
        .add_observer(flow::take_seat)
        .add_observer(flow::end)
        .add_observer(flow::follow)
        .add_observer(hints::give)
        .add_observer(order::carry_out)
        .add_observer(order::go_on_by_key)
        .configure_sets(Update, InputSet::Ai.run_if(not(flow::answers_itself)))
        .add_systems(
            Update,
            (refutation::seek, flow::go_on)
                .chain()
                .in_set(TurnSet::Input)
                .after(InputSet::People)
                .after(TeachingSet)
                .before(InputSet::Ai)
                .run_if(resource_exists::<Exercise>.and_then(resource_exists::<Table>)),
        )
        .add_systems(
            Update,
            hints::point_out
                .after(TurnSet::Animate)
                .before(TurnSet::Camera)
                .run_if(resource_exists_and_changed::<Exercise>.or_else(resource_removed::<Exercise>)),
        );
}
