//! Searching a position for several good turns.

use ludarium_ai::book::BookTurn;
use ludarium_ai::{Limits, Score, SearchConfig, SearchMemory, Stop, Thought, think_by};
use ludarium_rules::AnyPosition;

use ludarium_lab::contender::table_for;

#[derive(Clone, Copy, Debug)]
pub struct BookSearch {
    pub nodes: u64,
    /// The most turns that are looked for.
    pub turns: u32,
    /// Chooses among equal turns.
    pub seed: u64,
}

impl BookSearch {
    /// The best turns of a position that is not over, the best first, as the last iteration that was finished found them;
    /// those with certain results are left out.
    pub fn best_turns(&self, memory: &mut SearchMemory, position: &AnyPosition) -> anyhow::Result<Vec<BookTurn>> {
        memory.forget();
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        let config = SearchConfig {
            limits,
            lines: self.turns as usize,
            table_bytes: table_for(limits.nodes),
            seed: self.seed,
            ..SearchConfig::default()
        };
        let mut finished = None;
        let mut keep = |thought: &Thought| finished = Some(thought.clone());
        let last = think_by(memory, position, &[], &config, &Stop::new(), Some(&mut keep))?;
        let found = finished.unwrap_or(last);
        let others = found.others.into_iter().filter_map(|line| Some((line.turns.into_iter().next()?, line.score)));
        let all = std::iter::once((found.turn, found.score)).chain(others);
        Ok(all.filter_map(|(turn, score)| uncertain(score).map(|value| BookTurn { turn, value })).collect())
    }
}

/// The value of a score that is no certain result.
fn uncertain(score: Score) -> Option<i32> {
    match score {
        Score::Centi(value) => Some(value),
        Score::WinIn(_) | Score::LossIn(_) => None,
    }
}
