//! The exercise on the table: what is shared by all kinds of it.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::Resource;
use ludarium_learn::Hint;
use ludarium_learn::lessons::{Lesson, LessonRun, State};
use ludarium_record::{Link, Match};
use ludarium_rules::{AnyTurn, GameId, Side};

use super::feedback::{Answer, Feedback};
use super::lesson;
use super::puzzle::PuzzleTask;
use crate::table::Table;

/// How long a mistake stands on the board, and how much longer for every letter that is said of it.
const BEFORE_TAKING_BACK: Duration = Duration::from_millis(1200);
const PER_LETTER: Duration = Duration::from_millis(45);

/// The most letters that anybody is given time to read.
const MOST_LETTERS: u32 = 200;

/// The exercise on the table.
#[derive(Resource, Debug)]
pub struct Exercise {
    task: Task,
    /// What identifies the match that it is played as ([`Match::id`]).
    match_id: u64,
    /// The number of that match on the table, once it is there.
    pub(super) serial: Option<u64>,
    /// Turns that the exercise plays and that are not on the board yet.
    pub(super) replies: VecDeque<AnyTurn>,
    /// What is said when they are.
    pub(super) verdict: Option<Feedback>,
    said: Feedback,
    /// How long the board has rested.
    pub(super) rest: Duration,
}

/// What is to be done.
#[derive(Debug)]
pub enum Task {
    /// A lesson.
    Lesson(LessonRun),
    /// A puzzle.
    Puzzle(Box<PuzzleTask>),
    /// Both sides are moved by the learner, who has solved this puzzle or looked at its solution.
    Free(Box<PuzzleTask>),
}

impl Task {
    /// The game.
    #[must_use]
    pub fn game(&self) -> GameId {
        match self {
            Task::Lesson(run) => run.lesson().game,
            Task::Puzzle(task) | Task::Free(task) => task.puzzle().game,
        }
    }

    /// The side that learns; `None` if both do.
    fn learner(&self) -> Option<Side> {
        match self {
            Task::Lesson(run) => Some(run.lesson().learner()),
            Task::Puzzle(task) => Some(task.run().solver()),
            Task::Free(_) => None,
        }
    }

    fn see(&mut self, ply: usize, side: Side, turn: &AnyTurn) -> Option<Answer> {
        match self {
            Task::Lesson(run) => lesson::see(run, side, turn),
            Task::Puzzle(task) => task.see(ply, side, turn),
            Task::Free(_) => None,
        }
    }

    fn go_back(&mut self, plies: usize) -> Option<Answer> {
        match self {
            Task::Lesson(run) => {
                lesson::go_back(run, plies);
                None
            }
            Task::Puzzle(task) => task.go_back(plies),
            Task::Free(_) => None,
        }
    }

    fn hint(&mut self) -> Option<Hint> {
        match self {
            Task::Lesson(run) => run.hint().ok(),
            Task::Puzzle(task) => task.hint(),
            Task::Free(_) => None,
        }
    }
}

impl Exercise {
    /// An exercise that is played as this match.
    pub(super) fn new(task: Task, game: &Match) -> Exercise {
        Exercise {
            task,
            match_id: game.id(),
            serial: None,
            replies: VecDeque::new(),
            verdict: None,
            said: Feedback::Nothing,
            rest: Duration::ZERO,
        }
    }

    /// An exercise that is over already.
    pub(super) fn over(task: Task, game: &Match, said: Feedback) -> Exercise {
        Exercise { said, ..Exercise::new(task, game) }
    }

    /// Whether it waits for the match that is on the table.
    pub(super) fn awaits(&self, table: &Table) -> bool {
        self.serial.is_none() && self.match_id == table.game().id()
    }

    /// What is to be done.
    #[must_use]
    pub fn task(&self) -> &Task {
        &self.task
    }

    pub(super) fn into_task(self) -> Task {
        self.task
    }

    /// The lesson, if it is one.
    #[must_use]
    pub fn lesson(&self) -> Option<&Lesson> {
        match &self.task {
            Task::Lesson(run) => Some(run.lesson()),
            _ => None,
        }
    }

    /// What leads to it: a link to the lesson or the puzzle. A mistake of one's own is known to nobody else.
    #[must_use]
    pub fn link(&self) -> Option<Link> {
        let game = self.task.game();
        match &self.task {
            Task::Lesson(run) => Some(Link::Lesson { game, name: run.lesson().id.to_string() }),
            Task::Puzzle(task) | Task::Free(task) => {
                task.mistake().is_none().then(|| Link::Puzzle { game, name: task.puzzle().id.to_string() })
            }
        }
    }

    /// The puzzle, if it is one that is being solved or has been.
    #[must_use]
    pub fn puzzle(&self) -> Option<&PuzzleTask> {
        match &self.task {
            Task::Puzzle(task) => Some(task),
            _ => None,
        }
    }

    pub(super) fn puzzle_mut(&mut self) -> Option<&mut PuzzleTask> {
        match &mut self.task {
            Task::Puzzle(task) => Some(task),
            _ => None,
        }
    }

    /// What is said beside the goal.
    #[must_use]
    pub fn said(&self) -> &Feedback {
        &self.said
    }

    /// The words for it.
    #[must_use]
    pub fn words(&self) -> Option<String> {
        match &self.task {
            Task::Lesson(run) => lesson::words(run.lesson(), &self.said),
            Task::Puzzle(task) => task.words(&self.said),
            Task::Free(_) => None,
        }
    }

    /// Whether this is about the match on the table.
    #[must_use]
    pub fn is_about(&self, table: &Table) -> bool {
        self.serial == Some(table.serial())
    }

    /// Whether it waits for the learner.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        let waits = match &self.task {
            Task::Lesson(run) => run.state() == State::LearnerToMove,
            Task::Puzzle(task) => !task.is_refuting() && !task.is_mistaken() && !task.run().is_over(),
            Task::Free(_) => true,
        };
        waits && self.replies.is_empty()
    }

    /// Whether something happens in it without anybody's doing: an answer is sought or due, something is to be said, or a
    /// mistake to be taken back.
    #[must_use]
    pub fn is_going_on(&self) -> bool {
        let is_refuting = matches!(&self.task, Task::Puzzle(task) if task.is_refuting());
        !self.replies.is_empty() || self.verdict.is_some() || self.is_mistaken() || is_refuting
    }

    /// Whether it has been said that it is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.said, Feedback::Over(_))
    }

    /// Whether it waits for an answer that it does not know itself.
    pub(super) fn wants_opponent(&self) -> bool {
        matches!(&self.task, Task::Lesson(run) if run.state() == State::ReplyWanted)
    }

    /// Whether a mistake has been told of that waits to be taken back.
    pub(super) fn waits_to_take_back(&self) -> bool {
        self.replies.is_empty() && self.verdict.is_none() && self.is_mistaken()
    }

    /// Whether a mistake stands on the board that is to be taken back. In a whole match what is lost stays lost.
    pub(super) fn is_mistaken(&self) -> bool {
        match &self.task {
            Task::Lesson(run) => !run.lesson().is_whole_match && lesson::is_mistaken(run),
            Task::Puzzle(task) => task.is_mistaken(),
            Task::Free(_) => false,
        }
    }

    /// The next step of the hint, if it waits for the learner.
    pub(super) fn ask_for_hint(&mut self) {
        if !self.is_idle() {
            return;
        }
        if let Some(hint) = self.task.hint() {
            self.said = Feedback::Hint(hint);
        }
    }

    /// A turn is on the board, the ply of that number.
    pub(super) fn see(&mut self, ply: usize, side: Side, turn: &AnyTurn) {
        if self.replies.front() == Some(turn) {
            self.replies.pop_front();
            return;
        }
        if self.task.learner() == Some(side) {
            self.said = Feedback::Nothing;
        }
        self.replies.clear();
        self.verdict = None;
        if let Some(answer) = self.task.see(ply, side, turn) {
            self.follow_with(answer);
        }
    }

    /// The board has gone back to so many plies.
    pub(super) fn go_back(&mut self, plies: usize) {
        (self.replies, self.verdict) = (VecDeque::new(), None);
        if matches!(self.said, Feedback::Over(_)) {
            self.said = Feedback::Nothing;
        }
        if let Some(answer) = self.task.go_back(plies) {
            self.follow_with(answer);
        }
    }

    /// Shows the solution, if it is a puzzle that is not over. A wrong turn on the board is to be taken back first: then it
    /// returns `true`.
    pub(super) fn give_up(&mut self) -> bool {
        let Some(task) = self.puzzle_mut().filter(|task| !task.run().is_over()) else { return false };
        let Some(answer) = task.give_up() else { return true };
        self.said = Feedback::Nothing;
        self.follow_with(answer);
        false
    }

    /// Turns that are to be played, and what is said then.
    pub(super) fn follow_with(&mut self, answer: Answer) {
        self.replies = answer.replies.into();
        self.verdict = answer.verdict;
        self.rest = Duration::ZERO;
    }

    /// Says what is to be said now that the turns are on the board.
    pub(super) fn tell(&mut self) {
        self.said = self.verdict.take().unwrap_or_default();
        self.rest = Duration::ZERO;
    }

    /// How long a mistake stands on the board.
    pub(super) fn reading_time(&self) -> Duration {
        let letters = self.words().map_or(0, |words| words.chars().count());
        BEFORE_TAKING_BACK + PER_LETTER * u32::try_from(letters).unwrap_or(MOST_LETTERS).min(MOST_LETTERS)
    }
}
