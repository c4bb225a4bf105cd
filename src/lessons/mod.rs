//! Lessons: those of every game, and what the player has learned. How one is played at the board is the task of `exercise`.

mod shelf;

use bevy::prelude::*;
use ludarium_learn::lessons::{LessonId, Stars};
use ludarium_rules::GameId;

use crate::kept::read_kept;

pub use ludarium_profile::LessonProgress;
pub use shelf::{FIRST_GAME, Lessons};

/// Somebody wants to play a lesson.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub struct LessonRequested {
    /// The game.
    pub game: GameId,
    /// The lesson.
    pub lesson: LessonId,
}

/// A lesson has been solved.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub struct LessonSolved {
    /// The game.
    pub game: GameId,
    /// The lesson.
    pub lesson: LessonId,
    /// What it has brought.
    pub stars: Stars,
}

/// The lessons, with what the player has learned so far.
pub fn plugin(app: &mut App) {
    read_kept(app, LessonProgress::load);
    app.add_plugins(keep);
}

/// The lessons, and the observer of what the player learns.
pub fn keep(app: &mut App) {
    app.init_resource::<Lessons>().init_resource::<LessonProgress>().add_observer(record);
}

/// Keeps the stars of a lesson that has been solved.
fn record(solved: On<LessonSolved>, mut progress: ResMut<LessonProgress>) {
    progress.record(solved.game, &solved.lesson, solved.stars);
}
