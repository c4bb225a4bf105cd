//! Lessons at the board: a lesson is put on the table as an exercise, answers every turn, shows what is wrong with a
//! mistake and offers the turn again.

mod course;
mod hints;
mod progress;
mod shelf;
#[cfg(test)]
mod tests;
mod way_back;

use bevy::prelude::*;
use ludarium_learn::lessons::LessonId;
use ludarium_rules::GameId;

pub use course::{Course, Said};
pub use progress::{LessonProgress, ProgressTrouble};
pub use shelf::{FIRST_GAME, Lessons};
pub use way_back::WayBack;

use crate::advice::TeachingSet;
use crate::schedule::{InputSet, Screen, TurnSet};
use crate::table::Table;

/// Somebody wants to play a lesson.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub struct LessonRequested {
    /// The game.
    pub game: GameId,
    /// The lesson.
    pub lesson: LessonId,
}

/// A lesson has been solved.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonSolved;

/// The systems of lessons, with what the player has learned so far.
pub fn plugin(app: &mut App) {
    let (progress, trouble) = LessonProgress::load();
    if let Some(trouble) = &trouble {
        warn!("{trouble}");
    }
    app.insert_resource(progress).insert_resource(ProgressTrouble(trouble)).add_plugins(teach);
}

/// The systems of lessons.
fn teach(app: &mut App) {
    app.init_resource::<Lessons>()
        .init_resource::<LessonProgress>()
        .init_resource::<way_back::MatchLeft>()
        .add_systems(OnExit(Screen::Table), way_back::forget)
        .add_observer(course::begin)
        .add_observer(course::take_seat)
        .add_observer(course::end)
        .add_observer(course::follow)
        .add_observer(hints::give)
        .add_observer(progress::record)
        .configure_sets(Update, InputSet::Ai.run_if(not(course::answers_itself)))
        .add_systems(
            Update,
            course::go_on
                .in_set(TurnSet::Input)
                .after(InputSet::People)
                .after(TeachingSet)
                .before(InputSet::Ai)
                .run_if(resource_exists::<Course>.and_then(resource_exists::<Table>)),
        )
        .add_systems(
            Update,
            hints::point_out
                .after(TurnSet::Animate)
                .before(TurnSet::Camera)
                .run_if(resource_exists_and_changed::<Course>.or_else(resource_removed::<Course>)),
        );
}
