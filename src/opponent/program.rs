//! Another program as an engine at the table.

use std::sync::Arc;
use std::time::Duration;

use ludarium_ugi::{Go, Info, Score};

use super::engine::{Answer, Engine, Insight, Question};
use crate::programs::{self, Introduction, KnownProgram, Running, Trouble, Workers};

/// A program that believes to be so far behind, in hundredths of a point, takes a draw.
const LOSING: i32 = -60;

/// A program that runs.
pub(super) struct Guest {
    running: Running,
    /// How long it thinks in a match without clocks.
    turn_time: Duration,
}

impl Guest {
    /// Starts a program for a match that begins like this.
    pub(super) fn start(known: &KnownProgram, question: &Question, workers: &Workers) -> Result<Guest, Trouble> {
        let running = Running::start(known, Some(question.first.clone()), workers)?;
        Ok(Guest { running, turn_time: known.turn_time() })
    }
}

impl Engine for Guest {
    fn ask(&mut self, question: Question) {
        // Programs think on their own time only.
        if !question.is_own_turn() {
            return self.running.drop_question();
        }
        let movetime = question.clocks.is_none().then_some(self.turn_time);
        let go = Go { movetime, clocks: question.clocks, ..Go::default() };
        self.running.ask(programs::Question { here: question.here, position: question.way, go });
    }

    fn poll(&mut self) -> Option<Result<Answer, Trouble>> {
        let turn = self.running.answer()?;
        Some(turn.map(|turn| Answer { turn, insight: self.thought() }))
    }

    fn hurry(&self) {
        self.running.hurry();
    }

    fn stop(&mut self) {
        self.running.drop_question();
    }

    fn thought(&self) -> Option<Insight> {
        self.running.info().map(|info| insight(&info))
    }

    fn has_ended(&self) -> bool {
        self.running.end().is_some()
    }

    fn introduction(&self) -> Option<Arc<Introduction>> {
        self.running.introduction()
    }

    fn is_starting(&self) -> bool {
        self.running.introduction().is_none()
    }
}

fn insight(info: &Info) -> Insight {
    let is_losing = match info.score {
        Some(Score::Mate(plies)) => plies <= 0,
        Some(Score::Centi(score)) => score < LOSING,
        None => false,
    };
    Insight { depth: info.depth, nodes: info.nodes, score: info.score, is_losing }
}
