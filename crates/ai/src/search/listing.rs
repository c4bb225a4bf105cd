//! The turns of a node: listed and ranked, or one of them found without a list.

use std::ops::ControlFlow;

use ludarium_rules::Which;

use super::history::Context;
use super::order::{self, Killers, NO_KILLERS, Ranked};
use super::{MOST_TURNS, Searcher};
use crate::Evaluate;
use crate::attention::Glance;
use crate::budget::Interrupted;
use crate::table::NO_TURN;

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
        let uses_history = self.config.features.history;
        let context = self.context(position, ply);
        let killers = self.killers(context, ply);
        let (glance, sight) = (self.glance(ply), self.sight);
        let (history, budget) = (&self.history, &self.budget);
        let mut overlooked: Option<(f32, Ranked<P::Turn>)> = None;
        let state = &mut self.stack[ply];
        let (mut ended, mut listed) = (Ok(()), 0);
        state.turns.clear();
        let _ = position.visit(which, |turn| {
            let (key, gain) = (position.turn_key(&turn), position.gain(&turn));
            // Only quiet turns are ranked by it.
            let past = if uses_history && gain <= 0 { history.score(context, key) } else { 0 };
            let miss = sight.map_or(0.0, |sight| sight.miss(P::span(&turn), key, gain, glance));
            let ranked = Ranked { rank: order::rank(key, gain, from_table, killers, past), gain, key, turn };
            if miss <= 0.0 || key == from_table {
                state.turns.push(ranked);
            } else if overlooked.as_ref().is_none_or(|(least, _)| miss < *least) {
                overlooked = Some((miss, ranked));
            }
            listed += 1;
            if budget.ends_listing(listed) {
                ended = Err(Interrupted);
            }
            let goes_on = ended.is_ok() && listed < MOST_TURNS;
            if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let must_play = which == Which::All || position.is_forced();
        state.turns.extend(overlooked.filter(|_| state.turns.is_empty() && must_play).map(|(_, ranked)| ranked));
        ended
    }

    /// The same for a node whose quiet turns are skipped: the turns that gain something, those that may decide, and the
    /// best-ranked of the others, which is searched where nothing gains. With turns that are overlooked all are listed.
    pub(super) fn rank_decisive_turns(&mut self, position: &P, ply: usize, from_table: u32) -> Result<(), Interrupted> {
        if self.sight.is_some() {
            return self.rank_turns(position, Which::All, ply, from_table);
        }
        let uses_history = self.config.features.history;
        let context = self.context(position, ply);
        let killers = self.killers(context, ply);
        let (history, budget) = (&self.history, &self.budget);
        let mut best_quiet: Option<Ranked<P::Turn>> = None;
        let state = &mut self.stack[ply];
        let (mut ended, mut listed, mut gains) = (Ok(()), 0, false);
        state.turns.clear();
        let _ = position.visit(Which::All, |turn| {
            let (key, gain) = (position.turn_key(&turn), position.gain(&turn));
            let decisive = gain > 0 || key == from_table || position.may_decide(&turn);
            gains |= gain > 0;
            if decisive || !gains {
                let past = if uses_history && gain <= 0 { history.score(context, key) } else { 0 };
                let ranked = Ranked { rank: order::rank(key, gain, from_table, killers, past), gain, key, turn };
                if decisive {
                    state.turns.push(ranked);
                } else if best_quiet.as_ref().is_none_or(|best| best.rank < ranked.rank) {
                    best_quiet = Some(ranked);
                }
            }
            listed += 1;
            if budget.ends_listing(listed) {
                ended = Err(Interrupted);
            }
            let goes_on = ended.is_ok() && listed < MOST_TURNS;
            if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        state.turns.extend(best_quiet.filter(|_| !gains));
        ended
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
        let (mut looked_at, mut ended, mut found) = (0, Ok(()), None);
        let _ = position.visit(Which::All, |turn| {
            if position.turn_key(&turn) == wanted {
                found = Some(turn);
                return ControlFlow::Break(());
            }
            looked_at += 1;
            if self.budget.ends_listing(looked_at) {
                ended = Err(Interrupted);
            }
            let goes_on = ended.is_ok() && looked_at < MOST_TURNS;
            if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        ended.map(|()| found.map(|turn| self.ranked_first(position, turn, wanted)))
    }

    fn ranked_first(&self, position: &P, turn: P::Turn, key: u32) -> Ranked<P::Turn> {
        Ranked { rank: order::rank(key, 0, key, NO_KILLERS, 0), gain: position.gain(&turn), key, turn }
    }

    /// What the history of a node at a ply goes by.
    pub(super) fn context(&self, position: &P, ply: usize) -> Context {
        let played = |back: usize| ply.checked_sub(back).map_or(NO_TURN, |ply| self.stack[ply].played);
        Context { side: position.side_to_move().index(), previous: [played(1), played(2)] }
    }

    fn killers(&self, context: Context, ply: usize) -> Killers {
        if !self.config.features.killers {
            return NO_KILLERS;
        }
        let [latest, earlier] = self.stack[ply].killers;
        [latest, earlier, self.history.counter(context)]
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use ludarium_rules::Position;
    use ludarium_rules::games::treason::Treason;

    use super::*;
    use crate::budget::LISTED_BETWEEN_CHECKS;
    use crate::search::Task;
    use crate::{Limits, SearchConfig, Stop};

    fn task_of<'a>(position: &'a Treason, config: &'a SearchConfig) -> Task<'a, Treason> {
        Task { position, history: &[], config, table: None, tables: None, began: Instant::now() }
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
