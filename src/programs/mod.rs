//! Other programs that can play: those that the player has added, and those that run.

mod running;
mod trial;
mod trouble;

use std::time::Duration;

use bevy::prelude::*;

use crate::power::{NOW_AND_THEN, want_frames};

pub use ludarium_profile::{KnownProgram, MAX_LINE, MAX_NAME, PATIENCE, Programs, TURN_TIME};
#[cfg(test)]
pub use running::TALKING;
pub use running::{Introduction, Question, Running, Workers};
pub use trial::{Trial, TrialResult};
pub use trouble::Trouble;

/// How long the end of all programs is waited for when the game is closed: longer than one takes to be ended.
const LAST_WAIT: Duration = Duration::from_secs(3);

/// Reads which programs there are. When the game is closed, none is left behind.
pub fn plugin(app: &mut App) {
    want_frames(app, |trial: Res<Trial>| NOW_AND_THEN.filter(|_| trial.is_waiting()));
    let programs = Programs::load(&crate::kept::folder_of(app));
    app.insert_resource(programs).init_resource::<Workers>().init_resource::<Trial>().add_systems(Last, end_all);
}

/// Ends all programs when the game is closed.
pub fn end_all(mut exits: MessageReader<AppExit>, workers: Res<Workers>) {
    if exits.read().next().is_some() && !workers.end(LAST_WAIT) {
        warn!("a program that plays could not be ended");
    }
}
