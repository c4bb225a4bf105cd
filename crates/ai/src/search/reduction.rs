//! Late move reductions: how many plies less a late quiet turn is searched.

use super::Searcher;
use super::history::HISTORY_LIMIT;
use super::node::Node;
use super::order::{self, Ranked};
use super::tuning::Parameter::*;
use crate::Evaluate;
use crate::table::NO_TURN;

/// The natural logarithms of small numbers, in hundredths; larger numbers count as the largest of them.
pub(super) struct Logarithms([i32; 128]);

impl Logarithms {
    pub(super) fn new() -> Logarithms {
        Logarithms(std::array::from_fn(|number| ((number.max(1) as f64).ln() * 100.0).round() as i32))
    }

    fn of(&self, number: usize) -> i32 {
        self.0[number.min(self.0.len() - 1)]
    }
}

impl<P: Evaluate> Searcher<'_, P> {
    /// How many plies less to search a late quiet turn: more the later it comes and the deeper the node is, less if it
    /// has often refuted others.
    pub(super) fn reduction(&self, next: &P, ranked: &Ranked<P::Turn>, i: usize, node: &Node) -> i32 {
        let quiet = ranked.gain <= 0 && !node.forced && !next.is_forced();
        let late = i >= self.tuning.get(ReductionFirst) as usize;
        if !self.config.features.reductions || node.depth < 3 || !late || !quiet {
            return 0;
        }
        let reduction = if self.config.features.graded_reductions {
            self.graded_reduction(ranked.rank, i, node)
        } else {
            stepped_reduction(ranked.rank, i, node.depth)
        };
        reduction.clamp(0, node.depth - 2)
    }

    fn graded_reduction(&self, rank: i32, i: usize, node: &Node) -> i32 {
        let logarithms = self.logarithms.of(node.depth.max(1) as usize) * self.logarithms.of(i + 1);
        let mut hundredths = self.tuning.get(ReductionBase) + logarithms / self.tuning.get(ReductionDivisor).max(1);
        if node.open {
            hundredths -= self.tuning.get(ReductionOpen);
        }
        if !node.improving {
            hundredths += self.tuning.get(ReductionWorse);
        }
        let history = rank.clamp(-HISTORY_LIMIT, HISTORY_LIMIT) / (HISTORY_LIMIT / 128);
        (hundredths - history * self.tuning.get(ReductionHistory) / 128) / 100
    }

    /// The same for a turn of the root.
    pub(super) fn root_reduction(&self, turn: &P::Turn, next: &P, i: usize, depth: i32) -> i32 {
        if !self.config.features.root_reductions || i < self.tuning.get(RootFirst) as usize {
            return 0;
        }
        let key = self.position.turn_key(turn);
        let rank = self.history.score(self.context(self.position, 0), key);
        let (gain, forced) = (self.position.gain(turn), self.position.is_forced());
        let ranked = Ranked { rank, gain, key, turn: turn.clone() };
        let node = Node {
            ply: 0,
            depth,
            side: self.position.side_to_move(),
            forced,
            open: true,
            improving: true,
            skip_quiet: false,
            from_table: NO_TURN,
            extension: 0,
            excluded: NO_TURN,
        };
        self.reduction(next, &ranked, i, &node)
    }
}

fn stepped_reduction(rank: i32, i: usize, depth: i32) -> i32 {
    let later = (i as u32 + 1).ilog2() as i32;
    let deeper = (depth as u32).ilog2() as i32;
    let known_as_good = i32::from(rank > order::OFTEN_GOOD);
    later * deeper / 3 - known_as_good
}
