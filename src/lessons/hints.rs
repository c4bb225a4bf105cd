//! What a lesson shows on the board: arrows and rings at its beginning, and the cells of its hints.

use bevy::prelude::*;

use super::Course;
use crate::advice::{Guidance, Sketch};
use crate::input::HintRequested;
use crate::table::Table;

/// Gives the next step of the lesson's hint.
pub(super) fn give(_: On<HintRequested>, table: Option<Res<Table>>, course: Option<ResMut<Course>>) {
    if let Some(mut course) = course
        && table.is_some_and(|table| course.is_about(&table) && table.human_to_move().is_some())
    {
        course.ask_for_hint();
    }
}

/// Shows what the lesson points at now; nothing without a lesson.
pub(super) fn point_out(course: Option<Res<Course>>, mut guidance: ResMut<Guidance>) {
    guidance.set_if_neq(Guidance(course.map_or_else(Sketch::default, |course| pointed_at(&course))));
}

fn pointed_at(course: &Course) -> Sketch {
    let lesson = course.lesson();
    match course.hint() {
        Some(hint) => Sketch { spots: hint.cells.clone(), ..Sketch::default() },
        None if course.is_fresh() => Sketch {
            ways: lesson.arrows.iter().map(|(from, to)| vec![*from, *to]).collect(),
            spots: lesson.rings.clone(),
            ..Sketch::default()
        },
        None => Sketch::default(),
    }
}
