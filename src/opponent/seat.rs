//! The seat of those who play without being people: which engine sits where, what it is asked, what has become of that.

use std::sync::Arc;
use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use ludarium_ai::ThinkError;
use ludarium_record::Player;
use ludarium_rules::{AnyTurn, Side};

use super::Pace;
use super::built_in::Searcher;
use super::engine::{Answer, Engine, Insight, Question};
use super::program::Guest;
use crate::programs::{Introduction, Programs, Trouble, Workers};
use crate::rating::{BuiltIn, name_of_player};
use crate::table::{PositionKey, Table};

/// Who plays at the table without being a person, and what they are doing.
#[derive(Resource, Default)]
pub struct Seat {
    /// White's and Black's, while they are there.
    engines: [Option<Box<dyn Engine>>; 2],
    task: Option<Task>,
    trouble: Option<Troubled>,
    /// What White's and Black's thought when they last answered in this match.
    last: [Option<Insight>; 2],
    /// Who thinks on a person's time, or did last, and about what.
    pondered: Option<(Side, PositionKey)>,
}

struct Task {
    side: Side,
    about: PositionKey,
    since: Instant,
    /// An answer that waits until the board has stopped moving.
    answer: Option<Answer>,
}

/// An engine that does not play on in a position.
#[derive(Clone, Debug)]
pub struct Troubled {
    /// The position.
    pub about: PositionKey,
    /// Its side.
    pub side: Side,
    /// What the player calls it.
    pub name: String,
    /// Why.
    pub why: Trouble,
}

impl Troubled {
    /// What the player reads.
    #[must_use]
    pub fn words(&self) -> String {
        self.why.words(&self.name)
    }
}

/// What is said to an offered draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawReply {
    /// The draw is taken.
    Accept,
    /// The match goes on.
    Decline,
}

impl Seat {
    /// Asks for a turn now, the best found so far.
    pub fn hurry(&self) {
        if let Some(engine) = self.asked_engine() {
            engine.hurry();
        }
    }

    /// Who thinks or waits to play, if anybody does.
    #[must_use]
    pub fn thinking_for(&self) -> Option<Side> {
        self.task.as_ref().map(|task| task.side)
    }

    /// What is thought about, until there is an answer.
    #[must_use]
    pub fn thinking_about(&self) -> Option<PositionKey> {
        self.task.as_ref().filter(|task| task.answer.is_none()).map(|task| task.about)
    }

    /// How long it has been thought about without an answer.
    #[must_use]
    pub fn thinking_since(&self) -> Option<Duration> {
        self.task.as_ref().filter(|task| task.answer.is_none()).map(|task| task.since.elapsed())
    }

    /// Whether something is thought, or waits to be played.
    #[must_use]
    pub fn is_at_work(&self, pace: &Pace) -> bool {
        self.thinking_about().is_some() || (self.task.is_some() && pace.may_think())
    }

    /// Whether a program is asked that has not said who it is yet.
    #[must_use]
    pub fn is_starting(&self) -> bool {
        self.asked_engine().is_some_and(Engine::is_starting)
    }

    /// Who the program of a side says it is.
    #[must_use]
    pub fn introduction(&self, side: Side) -> Option<Arc<Introduction>> {
        self.engine(side)?.introduction()
    }

    /// What is thought for a side, or was last.
    #[must_use]
    pub fn thought(&self, side: Side) -> Option<Insight> {
        let now = self.engine(side).filter(|_| self.thinking_for() == Some(side)).and_then(Engine::thought);
        now.or(self.last[side.index()])
    }

    /// For whom something is thought, and how far that has come.
    #[must_use]
    pub fn thinking_now(&self) -> Option<(Side, Insight)> {
        Some((self.thinking_for()?, self.asked_engine()?.thought()?))
    }

    /// Whether a draw is taken for a side, by its last thought: only when it believes that it is losing.
    #[must_use]
    pub fn draw_reply(&self, side: Side) -> DrawReply {
        let is_losing = self.last[side.index()].is_some_and(|thought| thought.is_losing);
        if is_losing { DrawReply::Accept } else { DrawReply::Decline }
    }

    /// What keeps the match from going on, if whoever is to move does.
    #[must_use]
    pub fn trouble(&self, table: &Table) -> Option<&Troubled> {
        self.trouble.as_ref().filter(|trouble| trouble.about == table.position_key() && table.result().is_none())
    }

    /// Asks again; a program that has ended is started anew.
    pub fn ask_again(&mut self) {
        self.trouble = None;
    }

    /// Starts the engine anew and asks it again.
    pub fn start_anew(&mut self) {
        if let Some(trouble) = self.trouble.take() {
            self.engines[trouble.side.index()] = None;
        }
    }

    /// Whether somebody thinks on a person's time.
    #[cfg(test)]
    pub fn is_pondering(&self) -> bool {
        self.pondered.is_some_and(|(side, _)| self.engine(side).is_some())
    }

    #[cfg(test)]
    pub(super) fn remember(&mut self, side: Side, thought: Insight) {
        self.last[side.index()] = Some(thought);
    }

    /// Whether an engine plays.
    pub(super) fn is_taken(&self) -> bool {
        self.engines.iter().any(Option::is_some)
    }

    fn engine(&self, side: Side) -> Option<&dyn Engine> {
        self.engines[side.index()].as_deref()
    }

    fn asked_engine(&self) -> Option<&dyn Engine> {
        self.engine(self.thinking_for()?)
    }

    fn stop_engine(&mut self, side: Side) {
        if let Some(engine) = &mut self.engines[side.index()] {
            engine.stop();
        }
    }

    /// Whether a position is what is thought about, waits to be played in, or is in trouble.
    pub(super) fn is_about(&self, about: PositionKey) -> bool {
        let asked = self.task.as_ref().map(|task| task.about);
        let troubled = self.trouble.as_ref().map(|trouble| trouble.about);
        [asked, troubled, self.pondered()].contains(&Some(about))
    }

    /// Nothing that was asked is wanted any more, and any trouble is over.
    pub(super) fn stop(&mut self) {
        self.trouble = None;
        if let Some(task) = self.task.take() {
            self.stop_engine(task.side);
        }
        self.stop_pondering();
    }

    /// Once the match is over there is nothing to do; what was thought may still be read.
    pub(super) fn rest(&mut self) {
        let last = Side::ALL.map(|side| self.thought(side));
        *self = Seat { last, ..Seat::default() };
    }

    /// Somebody else takes the seat.
    pub(super) fn leave(&mut self, side: Side) {
        self.stop();
        (self.engines[side.index()], self.last[side.index()]) = (None, None);
    }

    /// Asks the player of a side, who sits down first if they do not yet.
    pub(super) fn ask(
        &mut self,
        about: PositionKey,
        question: Question,
        player: &Player,
        programs: (&Programs, &Workers),
    ) {
        let (side, game) = (question.side, question.here.game());
        match self.sit_down(&question, player, programs) {
            Ok(engine) => engine.ask(question),
            Err(why) => return self.fail(about, side, name_of_player(game, player, side), why),
        }
        self.task = Some(Task { side, about, since: Instant::now(), answer: None });
    }

    fn sit_down(
        &mut self,
        question: &Question,
        player: &Player,
        (programs, workers): (&Programs, &Workers),
    ) -> Result<&mut dyn Engine, Trouble> {
        let seat = &mut self.engines[question.side.index()];
        if let Some(engine) = seat.take_if(|engine| !engine.has_ended()) {
            return Ok(&mut **seat.insert(engine));
        }
        let engine: Box<dyn Engine> = match player {
            Player::Program { name } => {
                let known = programs.find(name).ok_or(Trouble::Missing)?;
                Box::new(Guest::start(known, question, workers)?)
            }
            _ => Box::new(Searcher::new(BuiltIn::of(question.here.game(), player).ok_or(Trouble::NoOpponent)?)),
        };
        Ok(&mut **seat.insert(engine))
    }

    /// The engine does not play on.
    fn fail(&mut self, about: PositionKey, side: Side, name: String, why: Trouble) {
        warn!("{}", why.words(&name));
        self.task = None;
        if !why.leaves_it_running() {
            self.engines[side.index()] = None;
        }
        self.trouble = Some(Troubled { about, side, name, why });
    }

    /// Hears what has become of the question; the side whose answer waits to be played.
    pub(super) fn hear(&mut self, table: &Table) -> Option<Side> {
        let task = self.task.as_mut()?;
        let (side, about) = (task.side, task.about);
        if task.answer.is_none() {
            match self.engines[side.index()].as_mut()?.poll()? {
                Ok(answer) => task.answer = Some(answer),
                Err(why) => {
                    let setup = table.game().setup();
                    self.fail(about, side, name_of_player(setup.game, setup.player(side), side), why);
                    return None;
                }
            }
        }
        Some(side)
    }

    /// The answer that waits to be played, with the position that it is for.
    pub(super) fn take_answer(&mut self) -> Option<(PositionKey, AnyTurn)> {
        let Task { side, about, answer: Some(answer), .. } = self.task.take()? else { return None };
        self.last[side.index()] = answer.insight.or(self.last[side.index()]);
        Some((about, answer.turn))
    }

    /// What is or was last thought about on a person's time.
    pub(super) fn pondered(&self) -> Option<PositionKey> {
        self.pondered.map(|(_, about)| about)
    }

    /// Lets the opponent of a side think on a person's time.
    pub(super) fn ponder(&mut self, about: PositionKey, question: Question, opponent: BuiltIn) {
        self.stop_pondering();
        self.pondered = Some((question.side, about));
        let engine = self.engines[question.side.index()].get_or_insert_with(|| Box::new(Searcher::new(opponent)));
        engine.ask(question);
    }

    /// Ends the thoughts on a person's time.
    pub(super) fn stop_pondering(&mut self) {
        if let Some((side, _)) = self.pondered.take() {
            self.stop_engine(side);
        }
    }

    /// Why those thoughts have failed, if they have.
    pub(super) fn pondering_failure(&mut self) -> Option<ThinkError> {
        let (side, _) = self.pondered?;
        match self.engines[side.index()].as_mut()?.poll()? {
            Err(Trouble::Search(why)) => Some(why),
            Err(_) | Ok(_) => None,
        }
    }
}
