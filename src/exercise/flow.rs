//! The course of an exercise: it follows what is played, answers, and takes mistakes back.

use std::time::Duration;

use bevy::prelude::*;

use super::course::{Exercise, Task};
use super::feedback::{Ending, Feedback};
use super::way_back::MatchLeft;
use crate::lessons::LessonSolved;
use crate::motion::MotionQueue;
use crate::table::{Intent, IntentWriter, MatchClosed, MatchOpened, PositionKey, Table, TurnChange, TurnPlayed};

/// How long the board rests before the other side answers.
const BEFORE_REPLY: Duration = Duration::from_millis(350);

/// The match of a new exercise is on the table; any other match ends the exercise, unless its own has still to come.
pub(super) fn take_seat(
    opened: On<MatchOpened>,
    table: Res<Table>,
    exercise: Option<ResMut<Exercise>>,
    mut left: ResMut<MatchLeft>,
    mut commands: Commands,
) {
    let Some(mut exercise) = exercise else { return left.forget() };
    if exercise.awaits(&table) {
        exercise.serial = Some(table.serial());
    } else if exercise.serial.is_some_and(|serial| serial != opened.position.serial) {
        left.forget();
        commands.remove_resource::<Exercise>();
    }
}

/// The exercise leaves the table with its match.
pub(super) fn end(closed: On<MatchClosed>, exercise: Option<Res<Exercise>>, mut commands: Commands) {
    if exercise.is_some_and(|exercise| exercise.serial == Some(closed.serial)) {
        commands.remove_resource::<Exercise>();
    }
}

/// The exercise follows what is played and taken back.
pub(super) fn follow(
    turn: On<TurnPlayed>,
    table: Res<Table>,
    exercise: Option<ResMut<Exercise>>,
    mut commands: Commands,
) {
    let Some(mut exercise) = exercise.filter(|exercise| exercise.is_about(&table)) else { return };
    let PositionKey { ply, .. } = turn.position;
    match turn.change {
        TurnChange::Played | TurnChange::Replayed => {
            let played = ply.checked_sub(1).and_then(|index| table.game().turns().get(index));
            if let Some(played) = played {
                exercise.see(ply, played.side, &played.turn);
            }
        }
        TurnChange::TakenBack => exercise.go_back(ply),
        TurnChange::VisitedForward | TurnChange::VisitedBack => return,
    }
    decide(&mut exercise, &mut commands);
}

/// Tells what has become of a puzzle as soon as it is certain.
pub(super) fn decide(exercise: &mut Exercise, commands: &mut Commands) {
    if let Some(tried) = exercise.puzzle_mut().and_then(super::PuzzleTask::decide) {
        commands.trigger(tried);
    }
}

/// Whether the exercise on the table plays the other side itself, or nobody does: then the AI is not asked.
pub(super) fn answers_itself(exercise: Option<Res<Exercise>>, table: Option<Res<Table>>) -> bool {
    let (Some(exercise), Some(table)) = (exercise, table) else { return false };
    exercise.is_about(&table) && !exercise.wants_opponent()
}

/// When the board has rested: the other side answers, a mistake is explained and taken back, the end is told. Whoever has
/// read what is said of a mistake goes on by a press; the words stay until the next turn.
pub(super) fn go_on(
    time: Res<Time>,
    table: Res<Table>,
    queue: Res<MotionQueue>,
    mut exercise: ResMut<Exercise>,
    (buttons, touches): (Option<Res<ButtonInput<MouseButton>>>, Option<Res<Touches>>),
    mut intents: IntentWriter,
    mut commands: Commands,
) {
    let is_pressed = buttons.is_some_and(|buttons| buttons.get_just_pressed().next().is_some())
        || touches.is_some_and(|touches| touches.any_just_pressed());
    let idle = exercise.bypass_change_detection();
    if !idle.is_about(&table) || queue.is_busy() || table.visiting() {
        idle.rest = Duration::ZERO;
        return;
    }
    idle.rest += time.delta();
    if let Some(reply) = idle.replies.front() {
        if idle.rest >= BEFORE_REPLY {
            intents.write(Intent::Answer { about: table.position_key(), turn: reply.clone() });
            idle.rest = Duration::ZERO;
        }
    } else if idle.verdict.is_some() {
        exercise.tell();
        commands.queue(tell_lesson);
    } else if idle.waits_to_take_back() && (is_pressed || idle.rest >= idle.reading_time()) {
        intents.write(Intent::Undo);
        idle.rest = Duration::ZERO;
    }
}

/// Tells that a lesson has just been solved, if it is one.
fn tell_lesson(world: &mut World) {
    let Some(exercise) = world.get_resource::<Exercise>() else { return };
    if let (Task::Lesson(run), Feedback::Over(Ending::Learned(stars))) = (exercise.task(), exercise.said()) {
        let lesson = run.lesson();
        let solved = LessonSolved { game: lesson.game, lesson: lesson.id.clone(), stars: *stars };
        world.trigger(solved);
    }
}
