//! The course of the lesson on the table.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;
use ludarium_learn::lessons::{Hint, Lesson, LessonRun, LessonText, Stars, State as Waiting, Step, Verdict};
use ludarium_record::{Match, Player, Setup};
use ludarium_rules::{AnyTurn, Side};

use super::way_back::{self, MatchLeft};
use super::{LessonRequested, LessonSolved, Lessons};
use crate::motion::MotionQueue;
use crate::table::{Intent, IntentWriter, MatchClosed, MatchOpened, PositionKey, Table, TurnChange, TurnPlayed};
use crate::words;

/// The level that teaches.
const TEACHER: u8 = 1;

/// How long the board rests before the other side answers.
const BEFORE_REPLY: Duration = Duration::from_millis(350);

/// How long a mistake stands on the board, and how much longer for every letter that is said of it.
const BEFORE_TAKING_BACK: Duration = Duration::from_millis(1200);
const PER_LETTER: Duration = Duration::from_millis(45);

/// The lesson on the table.
#[derive(Resource, Debug)]
pub struct Course {
    run: LessonRun,
    /// The match that it is played as, once that is on the table.
    serial: Option<u64>,
    /// Turns of the other side that are not on the board yet.
    replies: VecDeque<AnyTurn>,
    /// What the learner's turn is worth, until that is said.
    verdict: Option<Verdict>,
    said: Said,
    hint: Option<Hint>,
    /// How long the board has rested.
    rest: Duration,
}

/// What the teacher says beside the goal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Said {
    /// Nothing.
    #[default]
    Nothing,
    /// A hint.
    Hint(String),
    /// What was wrong with the last turn.
    Mistake(String),
    /// That it is solved.
    Solved {
        /// In these words.
        words: String,
        /// For so many stars.
        stars: Stars,
    },
}

impl Said {
    /// The words themselves.
    #[must_use]
    pub fn words(&self) -> Option<&str> {
        match self {
            Said::Nothing => None,
            Said::Hint(words) | Said::Mistake(words) | Said::Solved { words, .. } => Some(words),
        }
    }
}

impl Course {
    fn new(run: LessonRun) -> Course {
        Course {
            run,
            serial: None,
            replies: VecDeque::new(),
            verdict: None,
            said: Said::Nothing,
            hint: None,
            rest: Duration::ZERO,
        }
    }

    /// The lesson.
    #[must_use]
    pub fn lesson(&self) -> &Lesson {
        self.run.lesson()
    }

    /// What the teacher says beside the goal.
    #[must_use]
    pub fn said(&self) -> &Said {
        &self.said
    }

    /// The hint that is given now.
    #[must_use]
    pub(super) fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// Whether the learner has not played yet.
    #[must_use]
    pub(super) fn is_fresh(&self) -> bool {
        self.run.line().is_empty()
    }

    /// Whether the lesson waits for the learner.
    #[cfg(test)]
    pub(super) fn is_idle(&self) -> bool {
        self.run.state() == Waiting::LearnerToMove && self.replies.is_empty()
    }

    /// Whether this is about the match on the table.
    #[must_use]
    pub fn is_about(&self, table: &Table) -> bool {
        self.serial == Some(table.serial())
    }

    /// The next step of the hint, if the lesson waits for the learner.
    pub(super) fn ask_for_hint(&mut self) {
        let Ok(hint) = self.run.hint() else { return };
        self.said = Said::Hint(words::lesson(self.lesson(), LessonText::Hint(hint.step)));
        self.hint = Some(hint);
    }

    /// A turn is on the board.
    fn see(&mut self, side: Side, turn: &AnyTurn) {
        if self.replies.front() == Some(turn) {
            self.replies.pop_front();
            return;
        }
        let is_learner = side == self.lesson().learner();
        let step = if is_learner { self.run.play(turn) } else { self.run.reply(turn) };
        match step {
            Ok(step) => self.take(step),
            // The table has played what the lesson does not wait for: it goes on from where it stands.
            Err(why) => warn!("the lesson does not understand {}: {why}", turn.as_str()),
        }
        if is_learner {
            (self.said, self.hint) = (Said::Nothing, None);
        }
    }

    fn take(&mut self, step: Step) {
        self.replies = step.plies.into_iter().skip(1).map(|ply| ply.turn).collect();
        self.verdict = Some(step.verdict);
        self.rest = Duration::ZERO;
    }

    /// The board has gone back to so many plies.
    fn go_back(&mut self, plies: usize) {
        (self.replies, self.verdict) = (VecDeque::new(), None);
        while self.run.line().len() > plies && self.run.take_back() {}
        if matches!(self.said, Said::Solved { .. }) {
            self.said = Said::Nothing;
        }
    }

    /// How long a mistake stands on the board.
    fn reading_time(&self) -> Duration {
        let letters = match &self.said {
            Said::Mistake(words) => words.chars().count(),
            _ => 0,
        };
        BEFORE_TAKING_BACK + PER_LETTER * u32::try_from(letters).unwrap_or(200).min(200)
    }
}

/// The match that a lesson is played as: the learner against the teacher.
fn exercise(lesson: &Lesson) -> Option<Match> {
    let mut players = [(); 2].map(|()| Player::Human { name: String::new() });
    players[lesson.learner().other().index()] = Player::Ai { level: TEACHER };
    let setup = Setup {
        options: lesson.start.options().into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
        start: (!lesson.is_whole_match).then(|| lesson.start.to_string()),
        ..Setup::new(lesson.game, players)
    };
    Match::new(setup).inspect_err(|error| error!("lesson {}: {error}", lesson.id)).ok()
}

/// Puts a lesson on the table. A whole match is kept as any other.
pub(super) fn begin(
    request: On<LessonRequested>,
    table: Option<Res<Table>>,
    (mut lessons, mut left): (ResMut<Lessons>, ResMut<MatchLeft>),
    mut intents: IntentWriter,
    mut commands: Commands,
) {
    let Some(lesson) = lessons.of(request.game).lesson(&request.lesson).cloned() else {
        return warn!("there is no lesson {} of {}", request.lesson, request.game);
    };
    let Some(game) = exercise(&lesson) else { return };
    left.keep(table.as_deref());
    let game = Box::new(game);
    intents.write(if lesson.is_whole_match { Intent::Open(game) } else { Intent::OpenExercise(game) });
    commands.insert_resource(Course::new(LessonRun::new(lesson)));
}

/// The match of a new lesson is on the table; any other match ends the lesson.
pub(super) fn take_seat(
    opened: On<MatchOpened>,
    course: Option<ResMut<Course>>,
    left: ResMut<MatchLeft>,
    mut commands: Commands,
) {
    if course.as_ref().is_none_or(|course| course.serial.is_some()) {
        way_back::forget(left);
    }
    match course {
        Some(mut course) if course.serial.is_none() => course.serial = Some(opened.position.serial),
        Some(_) => commands.remove_resource::<Course>(),
        None => {}
    }
}

/// The lesson leaves the table with its match.
pub(super) fn end(closed: On<MatchClosed>, course: Option<Res<Course>>, mut commands: Commands) {
    if course.is_some_and(|course| course.serial == Some(closed.serial)) {
        commands.remove_resource::<Course>();
    }
}

/// The lesson follows what is played and taken back.
pub(super) fn follow(turn: On<TurnPlayed>, table: Res<Table>, course: Option<ResMut<Course>>) {
    let Some(mut course) = course.filter(|course| course.is_about(&table)) else { return };
    let PositionKey { ply, .. } = turn.position;
    match turn.change {
        TurnChange::Played | TurnChange::Replayed => {
            let played = ply.checked_sub(1).and_then(|index| table.game().turns().get(index));
            if let Some(played) = played {
                course.see(played.side, &played.turn);
            }
        }
        TurnChange::TakenBack => course.go_back(ply),
        TurnChange::VisitedForward | TurnChange::VisitedBack => {}
    }
}

/// Whether the lesson on the table plays the other side itself, or nobody does: then the AI is not asked.
pub(super) fn answers_itself(course: Option<Res<Course>>, table: Option<Res<Table>>) -> bool {
    let (Some(course), Some(table)) = (course, table) else { return false };
    course.is_about(&table) && course.run.state() != Waiting::ReplyWanted
}

/// When the board has rested: the other side answers, a mistake is explained and taken back, what is solved is told.
pub(super) fn go_on(
    time: Res<Time>,
    table: Res<Table>,
    queue: Res<MotionQueue>,
    mut course: ResMut<Course>,
    mut intents: IntentWriter,
    mut commands: Commands,
) {
    let idle = course.bypass_change_detection();
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
        return;
    }
    match idle.verdict {
        Some(verdict) => {
            tell(&mut course, verdict);
            if matches!(verdict, Verdict::Solved(_)) {
                commands.trigger(LessonSolved);
            }
        }
        None if idle.run.state() == Waiting::Mistaken && idle.rest >= idle.reading_time() => {
            intents.write(Intent::Undo);
            idle.rest = Duration::ZERO;
        }
        None => {}
    }
}

/// Says what the learner's turn was worth.
fn tell(course: &mut ResMut<Course>, verdict: Verdict) {
    course.verdict = None;
    course.rest = Duration::ZERO;
    course.said = match verdict {
        Verdict::GoesOn | Verdict::ReplyWanted => return,
        Verdict::Solved(stars) => Said::Solved { words: words::lesson(course.lesson(), LessonText::Success), stars },
        Verdict::Mistake { number: Some(number) } => {
            Said::Mistake(words::lesson(course.lesson(), LessonText::Mistake(number)))
        }
        Verdict::Mistake { number: None } => Said::Mistake(words::text!("lesson-other-mistake")),
    };
}
