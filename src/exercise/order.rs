//! What can be asked of an exercise: by the buttons of its card, in the pause menu, by a key.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_enhanced_input::prelude::Fire;

use super::begin;
use super::course::{Exercise, Task};
use super::flow::decide;
use super::way_back::MatchLeft;
use crate::actions::Confirm;
use crate::lessons::{LessonRequested, Lessons};
use crate::motion::MotionQueue;
use crate::puzzles::{PuzzleRequested, Wish};
use crate::table::{Intent, IntentWriter, Table};
use crate::words::{self, text};

/// What is asked of the exercise on the table.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// The lesson once more from its beginning.
    Anew,
    /// The next lesson or puzzle.
    Next,
    /// A puzzle in which what the lesson teaches comes up again.
    Practise,
    /// The solution of the puzzle.
    Show,
    /// To move both sides from here.
    Explore,
    /// Back from there to the puzzle.
    Return,
    /// Back to the match that was left for the exercise.
    Leave,
}

impl Order {
    /// The name of its button for scripts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Order::Anew => "start over",
            Order::Next => "next exercise",
            Order::Practise => "practise",
            Order::Show => "show solution",
            Order::Explore => "explore",
            Order::Return => "back to puzzle",
            Order::Leave => "back to match",
        }
    }

    /// What can be asked of an exercise now; what leads on comes first.
    #[must_use]
    pub fn all_of(exercise: &Exercise, left: &MatchLeft) -> Vec<Order> {
        let mut orders = match (exercise.task(), exercise.is_over()) {
            (Task::Lesson(run), true) => {
                let theme = run.lesson().theme.map(|_| Order::Practise);
                [Order::Next].into_iter().chain(theme).chain([Order::Anew]).collect()
            }
            (Task::Lesson(_), false) => vec![Order::Anew],
            (Task::Puzzle(_), true) => vec![Order::Next, Order::Explore],
            (Task::Puzzle(task), false) if task.run().is_over() => Vec::new(),
            (Task::Puzzle(_), false) => vec![Order::Show],
            (Task::Free(_), _) => vec![Order::Return, Order::Next],
        };
        orders.extend(left.is_kept().then_some(Order::Leave));
        orders
    }

    /// What is written on its button in an exercise.
    #[must_use]
    pub fn label(self, exercise: &Exercise) -> String {
        let theme = exercise.lesson().and_then(|lesson| lesson.theme);
        match self {
            Order::Practise => text!("lesson-practise", theme = theme.map(words::theme).unwrap_or_default()),
            Order::Anew if exercise.is_over() => text!("lesson-again"),
            Order::Anew => text!("lesson-anew"),
            Order::Next if exercise.lesson().is_some() => text!("lesson-next"),
            Order::Next => text!("puzzle-next"),
            Order::Show => text!("puzzle-show"),
            Order::Explore => text!("puzzle-explore"),
            Order::Return => text!("puzzle-back"),
            Order::Leave => text!("lesson-back"),
        }
    }
}

/// What is needed to carry orders out.
#[derive(SystemParam)]
pub(super) struct Executor<'w, 's> {
    exercise: Option<ResMut<'w, Exercise>>,
    table: Option<Res<'w, Table>>,
    lessons: ResMut<'w, Lessons>,
    left: Res<'w, MatchLeft>,
    intents: IntentWriter<'w>,
    commands: Commands<'w, 's>,
}

/// Carries an order out.
pub(super) fn carry_out(order: On<Order>, mut executor: Executor) {
    match *order {
        Order::Anew => executor.begin_anew(),
        Order::Next => executor.go_on(),
        Order::Practise => executor.practise(),
        Order::Show => executor.show(),
        Order::Explore => executor.commands.run_system_cached(begin::explore),
        Order::Return => executor.commands.run_system_cached(begin::go_back_to_puzzle),
        Order::Leave => {
            executor.intents.write_batch(executor.left.intent());
        }
    }
}

/// When an exercise is over, the key that confirms leads on; it also takes back a mistake that has been read.
pub(super) fn go_on_by_key(
    _: On<Fire<Confirm>>,
    exercise: Option<Res<Exercise>>,
    table: Option<Res<Table>>,
    queue: Res<MotionQueue>,
    mut intents: IntentWriter,
    mut commands: Commands,
) {
    let (Some(exercise), Some(table)) = (exercise, table) else { return };
    if !exercise.is_about(&table) || table.visiting() || queue.is_busy() {
        return;
    }
    if exercise.is_over() {
        commands.trigger(Order::Next);
    } else if exercise.waits_to_take_back() {
        intents.write(Intent::Undo);
    }
}

impl Executor<'_, '_> {
    fn begin_anew(&mut self) {
        let lesson = self.exercise.as_ref().and_then(|exercise| exercise.lesson());
        let again = lesson.map(|lesson| LessonRequested { game: lesson.game, lesson: lesson.id.clone() });
        if let Some(again) = again {
            self.commands.trigger(again);
        }
    }

    fn go_on(&mut self) {
        match self.exercise.as_ref().map(|exercise| exercise.task()) {
            Some(Task::Lesson(run)) => {
                let game = run.lesson().game;
                if let Some(lesson) = self.lessons.of(game).after(&run.lesson().id).map(|lesson| lesson.id.clone()) {
                    self.commands.trigger(LessonRequested { game, lesson });
                }
            }
            Some(Task::Puzzle(task) | Task::Free(task)) => {
                self.commands.trigger(PuzzleRequested {
                    game: task.puzzle().game,
                    wish: task.wish().following(task.puzzle().id),
                });
            }
            None => {}
        }
    }

    fn practise(&mut self) {
        let lesson = self.exercise.as_ref().and_then(|exercise| exercise.lesson());
        let asked = lesson.and_then(|lesson| Some((lesson.game, Wish::FirstOf(lesson.theme?))));
        if let Some((game, wish)) = asked {
            self.commands.trigger(PuzzleRequested { game, wish });
        }
    }

    fn show(&mut self) {
        let (Some(exercise), Some(table)) = (&mut self.exercise, &self.table) else { return };
        if !exercise.is_about(table) {
            return;
        }
        if exercise.give_up() {
            self.intents.write(Intent::Undo);
        }
        decide(exercise, &mut self.commands);
    }
}
