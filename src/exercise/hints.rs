//! What an exercise shows on the board: the rings of a lesson, its arrows at the beginning, and the cells of hints.

use bevy::prelude::*;

use super::feedback::Feedback;
use super::flow::decide;
use super::{Exercise, Task};
use crate::advice::{Guidance, Sketch};
use crate::input::HintRequested;
use crate::table::Table;

/// Gives the next step of the exercise's hint.
pub(super) fn give(
    _: On<HintRequested>,
    table: Option<Res<Table>>,
    exercise: Option<ResMut<Exercise>>,
    mut commands: Commands,
) {
    if let Some(mut exercise) = exercise
        && table.is_some_and(|table| exercise.is_about(&table) && table.is_task() && table.human_to_move().is_some())
    {
        exercise.ask_for_hint();
        decide(&mut exercise, &mut commands);
    }
}

/// Shows what the exercise points at now; nothing without one.
pub(super) fn point_out(exercise: Option<Res<Exercise>>, mut guidance: ResMut<Guidance>) {
    guidance.set_if_neq(Guidance(exercise.map_or_else(Sketch::default, |exercise| pointed_at(&exercise))));
}

fn pointed_at(exercise: &Exercise) -> Sketch {
    match (exercise.said(), exercise.task()) {
        (Feedback::Hint(hint), _) => Sketch { spots: hint.cells.clone(), ..Sketch::default() },
        (Feedback::Over(_), _) => Sketch::default(),
        (_, Task::Lesson(run)) => {
            let arrows = if run.line().is_empty() { run.lesson().arrows.as_slice() } else { &[] };
            let ways = arrows.iter().map(|(from, to)| vec![*from, *to]).collect();
            Sketch { ways, spots: run.rings(), ..Sketch::default() }
        }
        _ => Sketch::default(),
    }
}
