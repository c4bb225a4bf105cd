//! Late move reductions: how many plies less a late quiet turn is searched.

use super::Searcher;
use super::node::Node;
use super::order::{self, Ranked};
use super::tuning::Parameter::*;
use crate::Evaluate;
use crate::table::NO_TURN;

impl<P: Evaluate> Searcher<'_, P> {
    /// How many plies less to search a late quiet turn: more the later it comes and the deeper the node is, less if it
    /// has often refuted others.
    pub(super) fn reduction(&self, next: &P, ranked: &Ranked<P::Turn>, i: usize, node: &Node) -> i32 {
        let quiet = ranked.gain <= 0 && !node.forced && !next.is_forced();
        let late = i >= self.tuning.get(ReductionFirst) as usize;
        if !self.config.features.reductions || node.depth < 3 || !late || !quiet {
            return 0;
        }
        let later = (i as u32 + 1).ilog2() as i32;
        let deeper = (node.depth as u32).ilog2() as i32;
        let known_as_good = i32::from(ranked.rank > order::OFTEN_GOOD);
        (later * deeper / 3 - known_as_good).clamp(0, node.depth - 2)
    }

    pub(super) fn root_reduction(&self, turn: &P::Turn, next: &P, i: usize, depth: i32) -> i32 {
        if !self.config.features.root_reductions || i < self.tuning.get(RootFirst) as usize {
            return 0;
        }
        let key = self.position.turn_key(turn);
        let rank = self.history.score(self.position.side_to_move(), key);
        let (gain, forced) = (self.position.gain(turn), self.position.is_forced());
        let ranked = Ranked { rank, gain, key, turn: turn.clone() };
        let node = Node {
            ply: 0,
            depth,
            side: self.position.side_to_move(),
            forced,
            open: true,
            skip_quiet: false,
            from_table: NO_TURN,
            extension: 0,
            excluded: NO_TURN,
        };
        self.reduction(next, &ranked, i, &node)
    }
}
