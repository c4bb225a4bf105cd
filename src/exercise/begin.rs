//! How exercises come to the table.

use bevy::prelude::*;
use ludarium_learn::lessons::LessonRun;
use ludarium_learn::puzzles::{Catalogue, Day, GameProgress};
use ludarium_record::Player;

use super::course::{Exercise, Task};
use super::feedback::{Ending, Feedback};
use super::lesson;
use super::puzzle::{self, PuzzleTask};
use super::way_back::MatchLeft;
use crate::input::OrderSettled;
use crate::lessons::{LessonRequested, Lessons};
use crate::puzzles::{MistakeWish, Mistakes, PuzzleProgress, PuzzleRequested, Puzzles, Today, Wish};
use crate::table::{Intent, IntentWriter, MatchOpened, Table};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(begin_lesson).add_observer(begin_puzzle).add_observer(settle_order);
}

/// Puts a lesson on the table. A whole match is kept as any other.
fn begin_lesson(
    request: On<LessonRequested>,
    table: Option<Res<Table>>,
    (mut lessons, mut left): (ResMut<Lessons>, ResMut<MatchLeft>),
    mut intents: IntentWriter,
    mut commands: Commands,
) {
    let Some(lesson) = lessons.of(request.game).lesson(&request.lesson).cloned() else {
        return warn!("there is no lesson {} of {}", request.lesson, request.game);
    };
    let Some(game) = lesson::table_of(&lesson) else { return };
    left.keep(table.as_deref());
    let game = Box::new(game);
    let is_whole_match = lesson.is_whole_match;
    commands.insert_resource(Exercise::new(Task::Lesson(LessonRun::new(lesson)), &game));
    intents.write(if is_whole_match { Intent::Open(game) } else { Intent::OpenExercise(game) });
}

/// Some lessons settle for the learner what they do not teach.
fn settle_order(
    _: On<MatchOpened>,
    (exercise, table): (Option<Res<Exercise>>, Option<Res<Table>>),
    mut settled: ResMut<OrderSettled>,
) {
    let exercise = exercise.filter(|_| table.is_some_and(|table| table.is_exercise()));
    let lesson = exercise.as_ref().and_then(|exercise| exercise.lesson());
    settled.set_if_neq(OrderSettled(lesson.is_some_and(|lesson| lesson.settles_order)));
}

/// Puts a puzzle on the table.
fn begin_puzzle(
    request: On<PuzzleRequested>,
    table: Option<Res<Table>>,
    (mut puzzles, mut mistakes): (ResMut<Puzzles>, ResMut<Mistakes>),
    (progress, today): (Res<PuzzleProgress>, Res<Today>),
    mut left: ResMut<MatchLeft>,
    mut intents: IntentWriter,
    mut commands: Commands,
) {
    let PuzzleRequested { game, wish } = *request;
    let player = progress.of(game);
    let task = own_mistake((puzzles.of(game), &mut mistakes), *request, (&player, today.day())).or_else(|| {
        let (puzzle, run) = wish.grant(puzzles.of(game), &player, today.day(), rand::random())?;
        Some(PuzzleTask::new(puzzle, run, wish))
    });
    let Some(task) = task else { return warn!("there is no puzzle {wish:?} of {game}") };
    let Some(game) = task.table(0) else { return };
    if matches!(wish, Wish::Mistake(MistakeWish { of: Some(_), .. })) {
        left.keep_analysed(table.as_deref());
    }
    left.keep(table.as_deref());
    commands.insert_resource(Exercise::new(Task::Puzzle(Box::new(task)), &game));
    intents.write(Intent::OpenExercise(Box::new(game)));
}

/// The task from a mistake of one's own, if one is wanted. Those that cannot be played are left out on the way.
fn own_mistake(
    (catalogue, mistakes): (&Catalogue, &mut Mistakes),
    request: PuzzleRequested,
    (player, today): (&GameProgress, Day),
) -> Option<PuzzleTask> {
    // Each round that finds a mistake which cannot be played makes them fewer.
    loop {
        let id = request.wish.mistake(request.game, catalogue, mistakes, (player, today))?;
        let mistake = mistakes.find(request.game, id)?.clone();
        match PuzzleTask::of_mistake(mistake, request.wish) {
            Some(task) => return Some(task),
            None => mistakes.leave_out(id),
        }
    }
}

/// Lets the learner move both sides from the position that is shown, or from the last one before in which somebody can
/// move.
pub(super) fn explore(
    exercise: Option<Res<Exercise>>,
    table: Option<Res<Table>>,
    mut intents: IntentWriter,
    mut commands: Commands,
) {
    let (Some(exercise), Some(table)) = (exercise, table) else { return };
    if !exercise.is_about(&table) || exercise.puzzle().is_none() {
        return;
    }
    let mut earlier = (0..=table.shown()).rev().filter_map(|ply| table.game().position_at(ply));
    let Some(start) = earlier.find(|position| position.outcome().is_none()) else { return };
    let players = [(); 2].map(|()| Player::Human { name: String::new() });
    let Some(game) = puzzle::table_of(start, players) else { return };
    intents.write(Intent::OpenExercise(Box::new(game.clone())));
    commands.queue(move |world: &mut World| {
        if let Some(Task::Puzzle(task)) = world.remove_resource::<Exercise>().map(Exercise::into_task) {
            world.insert_resource(Exercise::new(Task::Free(task), &game));
        }
    });
}

/// Goes back to the puzzle from free play: its whole solution lies on the board.
pub(super) fn go_back_to_puzzle(exercise: Option<Res<Exercise>>, mut intents: IntentWriter, mut commands: Commands) {
    let Some(Task::Free(task)) = exercise.as_ref().map(|exercise| exercise.task()) else { return };
    let Some(game) = task.table(usize::MAX) else { return };
    intents.write(Intent::OpenExercise(Box::new(game.clone())));
    commands.queue(move |world: &mut World| {
        if let Some(Task::Free(task)) = world.remove_resource::<Exercise>().map(Exercise::into_task) {
            let ending = if task.run().has_failed() { Ending::Shown } else { Ending::Solved };
            world.insert_resource(Exercise::over(Task::Puzzle(task), &game, Feedback::Over(ending)));
        }
    });
}
