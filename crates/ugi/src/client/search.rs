//! Searches of another program, from `go` to `bestmove`.

use std::time::Duration;

use ludarium_rules::{AnyPosition, AnyTurn};

use super::Client;
use super::error::{ClientError, Fault};
use super::inbox::NoAnswer;
use super::patience::Patience;
use crate::answer::{Answer, BestMove};
use crate::command::Command;
use crate::error::AnswerError;
use crate::go::Go;
use crate::start::PositionCommand;

impl Client {
    /// Begins a search, whose result [`Client::poll`] and [`Client::wait`] give.
    ///
    /// # Errors
    /// It does not answer, or is searching already.
    pub fn go(&mut self, position: &PositionCommand, go: &Go) -> Result<(), ClientError> {
        let done = self.begin_search(position, go);
        done.map_err(|fault| self.fail(fault))
    }

    fn begin_search(&mut self, position: &PositionCommand, go: &Go) -> Result<(), Fault> {
        self.expect_no_search()?;
        self.link.tell(&Command::Position(position.clone()))?;
        self.link.ready()?;
        self.link.inbox.forget_infos();
        self.link.tell(&Command::Go(*go))?;
        self.search = Some(self.patience_with(go));
        Ok(())
    }

    /// How long a search is waited for.
    fn patience_with(&self, go: &Go) -> Patience {
        let timeouts = &self.program.timeouts;
        Patience::new(time_of(go).map_or(timeouts.turn, |time| time.saturating_add(timeouts.grace)))
    }

    /// The result of the search, once, as soon as it is there; `None` before. Never waits; it is called more often than once
    /// a second, since a longer time than that hardly counts: whoever was stopped so long has not waited.
    ///
    /// # Errors
    /// The program has ended, writes without end, has taken too long, or is not searching.
    pub fn poll(&mut self) -> Option<Result<BestMove, ClientError>> {
        let found = self.poll_search();
        match found {
            Ok(None) => None,
            Ok(Some(best)) => Some(Ok(best)),
            Err(fault) => Some(Err(self.fail(fault))),
        }
    }

    fn poll_search(&mut self) -> Result<Option<BestMove>, Fault> {
        let patience = self.search.as_mut().ok_or(Fault::NotSearching)?;
        let (left, limit) = (patience.left(), patience.limit());
        loop {
            match self.link.inbox.poll() {
                Ok(answer) => {
                    if let Some(best) = self.best_move(answer)? {
                        return Ok(Some(best));
                    }
                }
                Err(NoAnswer::Yet) if !left.is_zero() => return Ok(None),
                Err(why) => return Err(self.link.fault_of(why, "bestmove", limit)),
            }
        }
    }

    /// The result of the search.
    ///
    /// # Errors
    /// The program has ended, writes without end, takes too long, or is not searching.
    pub fn wait(&mut self) -> Result<BestMove, ClientError> {
        let found = self.wait_for_search();
        found.map_err(|fault| self.fail(fault))
    }

    fn wait_for_search(&mut self) -> Result<BestMove, Fault> {
        let mut patience = self.search.ok_or(Fault::NotSearching)?;
        loop {
            let answer = self.link.next(&mut patience, "bestmove")?;
            if let Some(best) = self.best_move(answer)? {
                return Ok(best);
            }
        }
    }

    fn best_move(&mut self, answer: Result<Answer, AnswerError>) -> Result<Option<BestMove>, Fault> {
        match answer {
            Ok(Answer::BestMove(best)) => {
                self.search = None;
                Ok(Some(best))
            }
            Err(why @ AnswerError::NoTurn) => Err(why.into()),
            _ => Ok(None),
        }
    }

    /// Searches a position and waits for the turn, which must be legal there.
    ///
    /// # Errors
    /// As [`Client::go`] and [`Client::wait`]; also a turn that is not legal in `here`.
    pub fn choose(&mut self, here: &AnyPosition, position: &PositionCommand, go: &Go) -> Result<AnyTurn, ClientError> {
        self.go(position, go)?;
        let best = self.wait()?;
        self.legal_turn(here, &best)
    }

    /// The turn of a result, which must be legal in a position.
    ///
    /// # Errors
    /// It is not.
    pub fn legal_turn(&mut self, here: &AnyPosition, best: &BestMove) -> Result<AnyTurn, ClientError> {
        let refuse = |why| {
            let complaint = self.link.inbox.take_complaint().unwrap_or_default();
            Fault::IllegalTurn { turn: crate::words::one_line(&best.turn), complaint, why: Box::new(why) }
        };
        let turn = here.read_turn(&best.turn).map_err(refuse);
        turn.map_err(|fault| self.fail(fault))
    }

    /// Asks for the result of the search now; it has [`Timeouts::grace`](crate::Timeouts::grace) to give it.
    pub fn stop(&mut self) {
        let grace = self.program.timeouts.grace;
        // A program that does not read is found out when its answer is waited for.
        if self.link.tell_now(&Command::Stop)
            && let Some(patience) = &mut self.search
            && grace < patience.left()
        {
            *patience = Patience::new(grace);
        }
    }

    /// Tells it that the turn it expected has been played, so that its search becomes an ordinary one with that limit.
    pub fn ponder_hit(&mut self, go: &Go) {
        if self.link.tell_now(&Command::PonderHit) && self.search.is_some() {
            self.search = Some(self.patience_with(go));
        }
    }
}

/// The time that a search is given, if it is bounded by time.
fn time_of(go: &Go) -> Option<Duration> {
    match go {
        Go { infinite: true, .. } | Go { ponder: true, .. } => None,
        Go { movetime: Some(time), .. } => Some(*time),
        Go { clocks: Some(clocks), .. } => Some(clocks.left[0].max(clocks.left[1])),
        _ => None,
    }
}
