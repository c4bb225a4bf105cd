//! How far a step has come, and what the table is doing meanwhile.

use std::time::Duration;

use bevy::prelude::*;

use super::error::StepError;
use crate::advice::{Hint, Judgement, Teaching};
use crate::camera::CameraView;
use crate::exercise::Exercise;
use crate::motion::MotionQueue;
use crate::opponent::{Pace, Seat};
use crate::table::Table;

/// How a step stands after a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Progress {
    /// It has been done.
    Done,
    /// It goes on in the next frame.
    Again,
}

impl Progress {
    /// Whether the step has been done.
    pub fn done_if(is_done: bool) -> Progress {
        if is_done { Progress::Done } else { Progress::Again }
    }
}

/// What one frame of a step comes to.
pub(super) type Outcome = Result<Progress, StepError>;

/// The match on the table.
///
/// # Errors
/// There is none.
pub(super) fn table(world: &World) -> Result<&Table, StepError> {
    world.get_resource::<Table>().ok_or(StepError::NoMatch)
}

/// Nothing moves, and a person is to move, or to take back a turn or not, or the match is over.
pub(super) fn is_at_rest(world: &World) -> bool {
    let still = !world.resource::<MotionQueue>().is_busy() && !world.resource::<CameraView>().is_moving();
    let Some(table) = world.get_resource::<Table>() else { return still };
    let stopped = table.is_watched() && !world.resource::<Pace>().may_think();
    let troubled = world.resource::<Seat>().trouble(table).is_some();
    let warned = world.resource::<Teaching>().warning(table).is_some();
    let is_solved_or_shown = world.get_resource::<Exercise>().is_some_and(|exercise| exercise.is_over());
    let waits = warned
        || is_solved_or_shown
        || table.human_to_move().is_some()
        || table.result().is_some()
        || table.visiting()
        || stopped
        || troubled;
    let searches = world.resource::<Hint>().is_sought() || world.resource::<Judgement>().is_searching();
    if !waits || searches {
        // The AI works in its own time; frames that only wait for it should not take its processor.
        crate::job::pause(Duration::from_millis(10));
    }
    still && waits && !searches && world.resource::<Seat>().thinking_about().is_none()
}

/// The match is over and nothing moves any more; until then the AIs work in their own time.
pub(super) fn is_over(world: &World) -> bool {
    crate::job::pause(Duration::from_millis(2));
    world.get_resource::<Table>().is_some_and(|table| table.result().is_some()) && is_at_rest(world)
}
