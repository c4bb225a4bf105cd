//! The search that is part of the program, as an engine at the table.

use std::time::Duration;

use ludarium_ai::{Clock, Curve, Limits, Request, Score, SharedMemory, Strength, Thinking, Thought};
use ludarium_rules::GameId;
use rand::RngExt;

use super::engine::{Answer, Engine, Insight, Question};
use crate::programs::Trouble;
use crate::rating::BuiltIn;
use crate::settings::cores;

/// More threads than this help a search of a few seconds little.
const MOST_THREADS: usize = 4;

/// What the AI keeps back of its clock for the motion on the board.
pub(super) const TIME_TO_SETTLE: Duration = Duration::from_millis(1500);

/// Who may expect less than this of a game, from 0 (lost) to 1 (won), takes a draw. Hundredths would mean other chances in
/// every game.
const LOSING_CHANCE: f32 = 0.25;

/// One of the opponents, with what it remembers of the match.
pub(super) struct Searcher {
    opponent: BuiltIn,
    memory: SharedMemory,
    search: Option<(GameId, Thinking)>,
}

impl Searcher {
    pub(super) fn new(opponent: BuiltIn) -> Searcher {
        Searcher { opponent, memory: SharedMemory::default(), search: None }
    }

    fn request(&self, question: Question) -> Request {
        let Question { side, here, history, no_progress_plies, last_turn, .. } = question;
        // Where there is only one turn, there is nothing to think about.
        let may_take_longer = self.opponent.strength == Strength::STRONGEST && here.count_turns() > 1;
        let time = question.time.filter(|_| may_take_longer);
        let clock = question.clocks.map(|clocks| Clock {
            // The answer waits for the board to come to rest, on its own time.
            remaining: clocks.left[side.index()].saturating_sub(TIME_TO_SETTLE),
            increment: clocks.increment[side.index()].saturating_sub(TIME_TO_SETTLE),
            turns_to_go: clocks.turns_to_go,
        });
        Request {
            history,
            no_progress_plies,
            strength: Some(self.opponent.strength),
            last_landing: Request::landing(&here, last_turn.as_ref()),
            limits: time.map(|time| Limits { time: Some(time), ..Limits::default() }),
            clock,
            // One thread is left for drawing.
            threads: cores().saturating_sub(1).clamp(1, MOST_THREADS),
            seed: rand::rng().random(),
            // What is drawn for a match stays the same when it is taken up again, and is not the same for two opponents.
            match_seed: question.match_id.wrapping_add(side.index() as u64),
            player: Some(side),
            ..Request::new(here, self.opponent.character)
        }
    }
}

impl Engine for Searcher {
    fn ask(&mut self, question: Question) {
        self.stop();
        let (game, is_own_turn) = (question.here.game(), question.is_own_turn());
        let request = self.request(question);
        let thinking = if is_own_turn {
            Some(Thinking::start_in(&self.memory, request))
        } else {
            Thinking::ponder(&self.memory, request)
        };
        self.search = thinking.map(|thinking| (game, thinking));
    }

    fn poll(&mut self) -> Option<Result<Answer, Trouble>> {
        let (game, thinking) = self.search.as_mut()?;
        let answer = thinking.poll()?.map_err(Trouble::Search);
        Some(answer.map(|thought| Answer { insight: Some(insight(&thought, *game)), turn: thought.turn }))
    }

    fn hurry(&self) {
        if let Some((_, thinking)) = &self.search {
            thinking.stop();
        }
    }

    fn stop(&mut self) {
        self.search = None;
    }

    fn thought(&self) -> Option<Insight> {
        let (game, thinking) = self.search.as_ref()?;
        thinking.progress().map(|thought| insight(&thought, *game))
    }
}

fn insight(thought: &Thought, game: GameId) -> Insight {
    let is_losing = is_losing(thought.score, game);
    Insight { depth: Some(thought.depth), nodes: Some(thought.nodes), score: None, is_losing }
}

pub(super) fn is_losing(score: Score, game: GameId) -> bool {
    Curve::of(game).chance(score) < LOSING_CHANCE
}
