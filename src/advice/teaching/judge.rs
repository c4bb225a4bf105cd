//! What a turn has thrown away: the position before it and the one after it are searched for a moment, and where much seems
//! lost, the position after the best turn too.

use std::time::Duration;

use ludarium_ai::{Curve, Level, Limits, Request, Score, SharedMemory, ThinkError, Thinking, Thought};
use ludarium_rules::AnyPosition;

use super::{Saw, Warning, warning};
use crate::table::{PositionKey, Table};

/// How long each position is searched, and how many positions at most.
const TIME: Duration = Duration::from_millis(300);
const NODES: u64 = 300_000;

/// What is known of a person's turn.
pub(super) enum Verdict {
    /// Not much is lost.
    Nothing,
    /// Much is.
    Warn(Box<Warning>),
    /// Nobody knows: a search has failed.
    Unknown(ThinkError),
}

/// What is searched.
#[derive(Clone, PartialEq, Debug)]
enum Question {
    /// What the person can expect, and by which turn.
    Before,
    /// What the opponent answers.
    After,
    /// What the opponent would answer to the best turn; beside it what it answers to the turn that was played.
    Instead(Box<Thought>),
}

/// The searches about the last turn, one at a time.
#[derive(Default)]
pub(super) struct Judge {
    /// The chance that a turn must throw away before anything is said.
    pub(super) least_loss: f32,
    /// What was found for the person in the position before.
    before: Option<(PositionKey, Thought)>,
    search: Option<(PositionKey, Question, Thinking)>,
    /// Where a search has failed while the person was to move.
    failed: Option<PositionKey>,
    memory: SharedMemory,
}

impl Judge {
    pub(super) fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    pub(super) fn stop(&mut self) {
        self.search = None;
    }

    /// Searches the position in which a person is to move. A search that fails is not begun again there.
    pub(super) fn look(&mut self, table: &Table) {
        let about = table.position_key();
        let is_known = self.before.as_ref().is_some_and(|(other, _)| *other == about);
        if !is_known
            && self.failed != Some(about)
            && let Some(Verdict::Unknown(_)) = self.search_before(table, about)
        {
            self.failed = Some(about);
        }
    }

    /// What the last turn is worth, once that is known.
    pub(super) fn verdict(&mut self, table: &Table) -> Option<Verdict> {
        let about = before_last(table)?;
        let Some((_, before)) = self.before.clone().filter(|(other, _)| *other == about) else {
            return self.search_before(table, about);
        };
        let played = table.game().turns().get(about.ply).map(|played| &played.turn);
        if played == Some(&before.turn) {
            return Some(Verdict::Nothing);
        }
        let now = table.position_key();
        match self.search.take().filter(|(other, ..)| *other == now) {
            None => self.ask(table, Question::After, table.game().position().clone()),
            Some((_, question, mut thinking)) => match thinking.poll() {
                None => self.search = Some((now, question, thinking)),
                Some(answer) => return self.hear(table, &before, question, answer),
            },
        }
        None
    }

    /// Hears an answer; asks the next question, or knows enough.
    fn hear(
        &mut self,
        table: &Table,
        before: &Thought,
        question: Question,
        answer: Result<Thought, ThinkError>,
    ) -> Option<Verdict> {
        let answer = match answer {
            Ok(answer) => answer,
            Err(error) => return Some(Verdict::Unknown(error)),
        };
        let curve = Curve::of(table.game().setup().game);
        match question {
            Question::Before => Some(Verdict::Nothing),
            Question::After if curve.chance(before.score) - left(curve, answer.score) < self.least_loss => {
                Some(Verdict::Nothing)
            }
            Question::After => self.ask_instead(table, before, answer),
            Question::Instead(after) => {
                let better = (left(curve, answer.score), Some(&answer));
                Some(compare(table, before, &after, better, self.least_loss))
            }
        }
    }

    /// Asks what the best turn would have led to, unless it would have ended the game.
    fn ask_instead(&mut self, table: &Table, before: &Thought, after: Thought) -> Option<Verdict> {
        let best = before_last(table).and_then(|about| table.game().position_at(about.ply)).and_then(|position| {
            let mover = position.side_to_move();
            position.play(&before.turn).ok().map(|next| (mover, next))
        });
        let Some((mover, next)) = best else { return Some(Verdict::Nothing) };
        let Some(outcome) = next.outcome() else {
            self.ask(table, Question::Instead(Box::new(after)), next);
            return None;
        };
        let won = match outcome.winner {
            Some(winner) if winner == mover => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
        Some(compare(table, before, &after, (won, None), self.least_loss))
    }

    /// Goes on searching the position before the last turn, or begins. There is no verdict yet, unless the search fails.
    fn search_before(&mut self, table: &Table, about: PositionKey) -> Option<Verdict> {
        match self.search.take().filter(|(other, question, _)| (*other, question) == (about, &Question::Before)) {
            Some((_, question, mut thinking)) => match thinking.poll() {
                None => self.search = Some((about, question, thinking)),
                Some(Ok(thought)) => self.before = Some((about, thought)),
                Some(Err(error)) => return Some(Verdict::Unknown(error)),
            },
            None => {
                let position = table.game().position_at(about.ply)?.clone();
                self.start(table, about, Question::Before, position);
            }
        }
        None
    }

    fn ask(&mut self, table: &Table, question: Question, position: AnyPosition) {
        self.start(table, table.position_key(), question, position);
    }

    fn start(&mut self, table: &Table, about: PositionKey, question: Question, position: AnyPosition) {
        let mut history = table.game().hashes();
        history.truncate(about.ply);
        let limits = Limits { time: Some(TIME), nodes: Some(NODES), ..Limits::default() };
        let request = Request { history, limits: Some(limits), player: None, ..Request::new(position, Level::HIGHEST) };
        self.search = Some((about, question, Thinking::start_in(&self.memory, request)));
    }
}

/// The position before the last turn.
fn before_last(table: &Table) -> Option<PositionKey> {
    let game = table.game();
    let ply = game.ply().checked_sub(1)?;
    Some(PositionKey { serial: table.serial(), ply, hash: game.position_at(ply)?.zobrist() })
}

/// What is left to the person by a score for the opponent.
fn left(curve: Curve, opponent: Score) -> f32 {
    1.0 - curve.chance(opponent)
}

/// Warns if the best turn would have left much more to the person: a search that looks one turn further may only have
/// seen that the position was bad before.
fn compare(
    table: &Table,
    before: &Thought,
    after: &Thought,
    (better, instead): (f32, Option<&Thought>),
    least_loss: f32,
) -> Verdict {
    let left = left(Curve::of(table.game().setup().game), after.score);
    if better - left < least_loss {
        return Verdict::Nothing;
    }
    let saw = Saw::of(table, before, after, instead);
    warning(table, after, saw, better, left).map_or(Verdict::Nothing, |warning| Verdict::Warn(Box::new(warning)))
}
