//! The turns of a node: listed and ranked, or one of them found without a list.

use std::ops::ControlFlow;

use ludarium_rules::{Side, Which};

use super::history::History;
use super::order::{self, Killers, NO_KILLERS, Ranked};
use super::{MOST_TURNS, Searcher};
use crate::Evaluate;
use crate::attention::Glance;
use crate::budget::{Budget, Interrupted};

impl<P: Evaluate> Searcher<'_, P> {
    /// Puts the turns of a position on the stack at its ply, with their ranks, but for those that are overlooked. One turn
    /// is always considered, where there is any and something must be played.
    pub(super) fn rank_turns(
        &mut self,
        position: &P,
        which: Which,
        ply: usize,
        from_table: u32,
    ) -> Result<(), Interrupted> {
        let mut turns = self.emptied_turns(ply);
        let (glance, sight) = (self.glance(ply), self.sight);
        let ranking = self.ranking(position, ply, from_table);
        let mut overlooked: Option<(f32, Ranked<P::Turn>)> = None;
        let ended = visit_within(&self.budget, position, which, |turn| {
            let (key, gain) = (position.turn_key(&turn), position.gain(&turn));
            let miss = sight.map_or(0.0, |sight| sight.miss(P::span(&turn), key, gain, glance));
            let ranked = ranking.rank(turn, key, gain);
            if miss <= 0.0 || key == from_table {
                turns.push(ranked);
            } else if overlooked.as_ref().is_none_or(|(least, _)| miss < *least) {
                overlooked = Some((miss, ranked));
            }
            ControlFlow::Continue(())
        });
        let must_play = which == Which::All || position.is_forced();
        turns.extend(overlooked.filter(|_| turns.is_empty() && must_play).map(|(_, ranked)| ranked));
        self.stack[ply].turns = turns;
        ended
    }

    /// The same for a node whose quiet turns are skipped: the turns that gain something, those that may decide, and the
    /// best-ranked of the others, which is searched where nothing gains. With turns that are overlooked all are listed.
    pub(super) fn rank_decisive_turns(&mut self, position: &P, ply: usize, from_table: u32) -> Result<(), Interrupted> {
        if self.sight.is_some() {
            return self.rank_turns(position, Which::All, ply, from_table);
        }
        let mut turns = self.emptied_turns(ply);
        let ranking = self.ranking(position, ply, from_table);
        let may_decide = position.may_decide();
        let (mut best_quiet, mut gains): (Option<Ranked<P::Turn>>, bool) = (None, false);
        let ended = visit_within(&self.budget, position, Which::All, |turn| {
            let (key, gain) = (position.turn_key(&turn), position.gain(&turn));
            gains |= gain > 0;
            if gain > 0 || key == from_table || may_decide(&turn) {
                turns.push(ranking.rank(turn, key, gain));
            } else if !gains {
                let ranked = ranking.rank(turn, key, gain);
                if best_quiet.as_ref().is_none_or(|best| best.rank < ranked.rank) {
                    best_quiet = Some(ranked);
                }
            }
            ControlFlow::Continue(())
        });
        turns.extend(best_quiet.filter(|_| !gains));
        self.stack[ply].turns = turns;
        ended
    }

    /// The list of a ply without its turns, to be filled and put back.
    fn emptied_turns(&mut self, ply: usize) -> Vec<Ranked<P::Turn>> {
        let mut turns = std::mem::take(&mut self.stack[ply].turns);
        turns.clear();
        turns
    }

    /// What the turns at a ply are judged by when some are overlooked.
    pub(super) fn glance(&self, ply: usize) -> Glance {
        let before = self.sight.and_then(|sight| sight.last());
        let spot = |back: usize| match ply.checked_sub(back) {
            Some(ply) => self.stack[ply].spot,
            None if back == ply + 1 => before,
            None => None,
        };
        Glance { ply, last: [spot(1), spot(2)] }
    }

    /// The turn of a key, found without listing any other; ranked as it would be in the list.
    pub(super) fn find_turn(&self, position: &P, wanted: u32) -> Result<Option<Ranked<P::Turn>>, Interrupted> {
        let mut found = None;
        let ended = visit_within(&self.budget, position, Which::All, |turn| {
            if position.turn_key(&turn) == wanted {
                found = Some(turn);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        ended.map(|()| found.map(|turn| self.ranked_first(position, turn, wanted)))
    }

    fn ranked_first(&self, position: &P, turn: P::Turn, key: u32) -> Ranked<P::Turn> {
        Ranked { rank: order::rank(key, 0, key, NO_KILLERS, 0), gain: position.gain(&turn), key, turn }
    }

    fn ranking(&self, position: &P, ply: usize, from_table: u32) -> Ranking<'_> {
        let features = &self.config.features;
        let killers = if features.killers { self.stack[ply].killers } else { NO_KILLERS };
        let history = features.history.then_some(&self.history);
        Ranking { history, side: position.side_to_move(), killers, from_table }
    }
}

/// What the rank of a turn of a node depends on.
struct Ranking<'a> {
    /// What quiet turns are ranked by; `None` if the search does not use it.
    history: Option<&'a History>,
    side: Side,
    killers: Killers,
    from_table: u32,
}

impl Ranking<'_> {
    #[inline(always)]
    fn rank<T>(&self, turn: T, key: u32, gain: i32) -> Ranked<T> {
        // Only quiet turns are ranked by it.
        let past = self.history.filter(|_| gain <= 0).map_or(0, |history| history.score(self.side, key));
        Ranked { rank: order::rank(key, gain, self.from_table, self.killers, past), gain, key, turn }
    }
}

/// Visits the turns of a position until the visitor breaks, but no more than [`MOST_TURNS`], and no longer than the budget
/// allows.
#[inline(always)]
fn visit_within<P: Evaluate>(
    budget: &Budget<'_>,
    position: &P,
    which: Which,
    mut visitor: impl FnMut(P::Turn) -> ControlFlow<()>,
) -> Result<(), Interrupted> {
    let (mut ended, mut visited) = (Ok(()), 0);
    let _ = position.visit(which, |turn| {
        visitor(turn)?;
        visited += 1;
        if budget.ends_listing(visited) {
            ended = Err(Interrupted);
        }
        let goes_on = ended.is_ok() && visited < MOST_TURNS;
        if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    ended
}

#[cfg(test)]
mod tests {
    use ludarium_rules::Position;
    use ludarium_rules::games::treason::Treason;

    use super::*;
    use crate::budget::LISTED_BETWEEN_CHECKS;
    use crate::search::Task;
    use crate::stopwatch::Stopwatch;
    use crate::table::NO_TURN;
    use crate::{Limits, SearchConfig, Stop};

    fn task_of<'a>(position: &'a Treason, config: &'a SearchConfig) -> Task<'a, Treason> {
        Task { position, history: &[], config, table: None, tables: None, watch: Stopwatch::start() }
    }

    #[test]
    fn a_stop_ends_the_listing_of_turns() {
        // A White Spy that can capture in more ways than a search looks at.
        let crowd = Treason::parse("b1b1b2/1bb1b2/bb1bbbb/2bbb2/bbb1bbb/W6 w", Default::default());
        let crowd = crowd.expect("a valid text");
        let (config, stop) = (SearchConfig::default(), Stop::new());
        let task = task_of(&crowd, &config);
        let mut searcher = Searcher::new(&task, &Limits::default(), &stop);
        for which in [Which::All, Which::Noisy] {
            assert_eq!(searcher.rank_turns(&crowd, which, 0, NO_TURN), Ok(()));
            assert_eq!(searcher.stack[0].turns.len(), MOST_TURNS);
        }
        assert!(searcher.find_turn(&crowd, NO_TURN).is_ok_and(|found| found.is_none()));
        stop.stop();
        for which in [Which::All, Which::Noisy] {
            assert_eq!(searcher.rank_turns(&crowd, which, 0, NO_TURN), Err(Interrupted));
            assert_eq!(searcher.stack[0].turns.len(), LISTED_BETWEEN_CHECKS);
        }
        assert!(searcher.find_turn(&crowd, NO_TURN).is_err());
    }

    #[test]
    fn a_turn_is_found_by_its_key() {
        let start = Treason::start(Default::default());
        let (config, stop) = (SearchConfig::default(), Stop::new());
        let task = task_of(&start, &config);
        let searcher = Searcher::new(&task, &Limits::default(), &stop);
        for turn in start.turns().expect("a list") {
            let found = searcher.find_turn(&start, start.turn_key(&turn)).expect("no limits");
            assert_eq!(found.map(|ranked| ranked.turn), Some(turn));
        }
    }
}
