//! The searches that judge a turn: each position that the judgement asks about is searched for a moment.

use std::time::Duration;

use ludarium_ai::{Level, Limits, Request, SharedMemory, ThinkError, Thinking};
use ludarium_review::coach::{self, Coach, Question};
use ludarium_rules::AnyPosition;

use super::{Warning, warning};
use crate::advice::purpose::PurposeSearch;
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

/// The searches about the last turn, one at a time.
#[derive(Default)]
pub(super) struct Judge {
    /// The chance that a turn must throw away before anything is said.
    pub(super) least_loss: f32,
    /// The judgement of the turn that is played in a position.
    coach: Option<(PositionKey, Coach)>,
    /// The position that is searched.
    search: Option<(AnyPosition, Thinking)>,
    /// What the better turn is for, while that is sought.
    purpose: Option<PurposeSearch>,
    /// Where a search has failed while the person was to move.
    failed: Option<PositionKey>,
    memory: SharedMemory,
}

impl Judge {
    pub(super) fn is_searching(&self) -> bool {
        self.search.is_some() || self.purpose.is_some()
    }

    pub(super) fn stop(&mut self) {
        (self.search, self.purpose) = (None, None);
    }

    /// Searches the position in which a person is to move. A search that fails is not begun again there.
    pub(super) fn look(&mut self, table: &Table) {
        let about = table.position_key();
        self.purpose = None;
        self.turn_to(table, about).take_back();
        if self.failed != Some(about) && self.go_on(table, about).is_err() {
            self.failed = Some(about);
        }
    }

    /// What the last turn is worth, once that is known.
    pub(super) fn verdict(&mut self, table: &Table) -> Option<Verdict> {
        let about = before_last(table)?;
        let least_loss = self.least_loss;
        let turn = table.game().turns().get(about.ply).map(|played| &played.turn)?;
        let coach = self.turn_to(table, about);
        if coach.played() != Some(turn) {
            coach.play(turn, least_loss).ok()?;
            self.purpose = None;
        }
        if let Err(error) = self.go_on(table, about) {
            return Some(Verdict::Unknown(error));
        }
        Some(match self.coach.as_ref()?.1.verdict()? {
            coach::Verdict::Nothing => Verdict::Nothing,
            coach::Verdict::Warn(finding) => {
                let before = table.game().position_at(about.ply)?;
                let purpose = self.purpose.get_or_insert_with(|| PurposeSearch::new(before, &finding.better));
                let why = purpose.poll(&self.memory)?;
                self.purpose = None;
                let warning = warning(table, before, finding, why);
                warning.map_or(Verdict::Nothing, |warning| Verdict::Warn(Box::new(warning)))
            }
        })
    }

    /// The judgement of what is played in a position of the match, begun anew unless it is the present one.
    fn turn_to(&mut self, table: &Table, about: PositionKey) -> &mut Coach {
        self.coach = self.coach.take().filter(|(other, _)| *other == about);
        let position = || table.game().position_at(about.ply).unwrap_or(table.game().position()).clone();
        &mut self.coach.get_or_insert_with(|| (about, Coach::new(position()))).1
    }

    /// Begins the search that is asked for, or goes on with it and passes its answer on.
    fn go_on(&mut self, table: &Table, about: PositionKey) -> Result<(), ThinkError> {
        let Some((_, coach)) = &mut self.coach else { return Ok(()) };
        let Some(question) = coach.question() else {
            self.search = None;
            return Ok(());
        };
        match self.search.take().filter(|(searched, _)| searched == question.position) {
            Some((searched, mut thinking)) => match thinking.poll() {
                None => self.search = Some((searched, thinking)),
                Some(answer) => coach.hear(answer?),
            },
            None => {
                let thinking = Thinking::start_in(&self.memory, request(table, about, question));
                self.search = Some((question.position.clone(), thinking));
            }
        }
        Ok(())
    }
}

fn request(table: &Table, about: PositionKey, question: Question<'_>) -> Request {
    let mut history = table.game().hashes();
    history.truncate(about.ply + usize::from(question.is_after));
    let limits = Limits { time: Some(TIME), nodes: Some(NODES), ..Limits::default() };
    let request = Request::new(question.position.clone(), Level::HIGHEST);
    Request { history, limits: Some(limits), player: None, ..request }
}

/// The position before the last turn.
fn before_last(table: &Table) -> Option<PositionKey> {
    let game = table.game();
    let ply = game.ply().checked_sub(1)?;
    Some(PositionKey { serial: table.serial(), ply, hash: game.position_at(ply)?.zobrist() })
}
