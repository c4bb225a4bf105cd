//! The last check of a turn that was searched less than two plies deep: that the other side does not win at once.

use std::ops::ControlFlow;
use std::time::Duration;

use ludarium_rules::Which;

use super::root::{RootTurn, score_root_moves};
use super::{MOST_TURNS, SearchResult, Searcher};
use crate::Evaluate;
use crate::budget::{Budget, Interrupted};
use crate::stopwatch::Stopwatch;

/// The most replies that one check looks at, however much time there is.
const MOST_REPLIES: u64 = 1_000_000;

/// The replies that it still looks at when the time is up or the search has been stopped: a few milliseconds. In
/// ordinary positions these are all.
const REPLIES_AFTER_THE_END: u64 = 4_096;

/// The time that it still takes then, where replies take long to find.
const TIME_AFTER_THE_END: Duration = Duration::from_millis(8);

/// Replies between two checks of the clock and the stop flag.
const REPLIES_BETWEEN_CHECKS: u64 = 8;

/// How many replies may still be looked at.
struct Allowance<'a> {
    budget: &'a Budget<'a>,
    left: u64,
    /// The time since the search has ended, once it has.
    since_the_end: Option<Stopwatch>,
}

impl<'a> Allowance<'a> {
    fn new(budget: &'a Budget<'a>) -> Allowance<'a> {
        Allowance { budget, left: MOST_REPLIES, since_the_end: None }
    }

    fn count_reply(&mut self) -> Result<(), Interrupted> {
        if self.left.is_multiple_of(REPLIES_BETWEEN_CHECKS) {
            self.check_time()?;
        }
        self.left = self.left.checked_sub(1).ok_or(Interrupted)?;
        Ok(())
    }

    /// Ends the check soon if the search has ended.
    fn check_time(&mut self) -> Result<(), Interrupted> {
        match self.since_the_end {
            Some(watch) if watch.elapsed() >= TIME_AFTER_THE_END => return Err(Interrupted),
            None if self.budget.is_over() => {
                self.left = self.left.min(REPLIES_AFTER_THE_END);
                self.since_the_end = Some(Stopwatch::start());
            }
            _ => {}
        }
        Ok(())
    }
}

/// Whether the side to move can win at once by one of the turns that a search looks at.
fn wins_at_once<P: Evaluate>(position: &P, allowance: &mut Allowance<'_>) -> Result<bool, Interrupted> {
    let mover = position.side_to_move();
    let wins =
        |turn: &P::Turn| position.play_unchecked(turn).outcome().is_some_and(|outcome| outcome.winner == Some(mover));
    let (mut answer, mut looked_at) = (Ok(false), 0);
    let _ = position.visit(Which::All, |turn| {
        answer = allowance.count_reply().map(|()| wins(&turn));
        looked_at += 1;
        if answer == Ok(false) && looked_at < MOST_TURNS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    answer
}

impl<P: Evaluate> Searcher<'_, P> {
    /// The best turn, unless the other side is known to win at once after it and there is one after which it does not.
    pub(super) fn avoid_loss_in_one(
        &self,
        root: &[RootTurn<P::Turn>],
        best: SearchResult<P::Turn>,
    ) -> SearchResult<P::Turn> {
        let mut allowance = Allowance::new(&self.budget);
        // A player that may overlook a win may overlook the other side's as well.
        let key = self.position.turn_key(&best.turn);
        if self.sight.is_some_and(|sight| !sight.sees_win(key)) {
            return best;
        }
        if self.is_safe(&best.turn, &mut allowance) != Ok(false) {
            return best;
        }
        let mut safe = self.first_safe(root, &mut allowance).map(|found| (found.turn.clone(), found.value));
        if safe.is_none() && self.sight.is_some() {
            // Where all that is considered loses at once, a player looks again.
            let all = score_root_moves(self.position, self.evaluator, self.config.seed, &self.budget);
            safe = self.first_safe(&all, &mut allowance).map(|found| (found.turn.clone(), found.value));
        }
        let Some((turn, value)) = safe else { return best };
        let others = best.others.into_iter().filter(|other| other.line.first() != Some(&turn)).collect();
        let line = vec![turn.clone()];
        SearchResult { turn, value, line, others, ..best }
    }

    /// The first of these turns that is known to be safe, if there is time to find it.
    fn first_safe<'r>(
        &self,
        root: &'r [RootTurn<P::Turn>],
        allowance: &mut Allowance<'_>,
    ) -> Option<&'r RootTurn<P::Turn>> {
        for candidate in root {
            match allowance.check_time().and_then(|()| self.is_safe(&candidate.turn, allowance)) {
                Ok(true) => return Some(candidate),
                Ok(false) => {}
                Err(Interrupted) => break,
            }
        }
        None
    }

    /// Whether the other side neither has won after a turn of the root nor can win at once.
    fn is_safe(&self, turn: &P::Turn, allowance: &mut Allowance<'_>) -> Result<bool, Interrupted> {
        let mover = self.position.side_to_move();
        let next = self.position.play_unchecked(turn);
        match next.outcome() {
            Some(outcome) => Ok(outcome.winner != Some(mover.other())),
            None if next.side_to_move() == mover => Ok(true),
            None => Ok(!wins_at_once(&next, allowance)?),
        }
    }
}

#[cfg(test)]
mod tests {
    use ludarium_rules::Position;
    use ludarium_rules::games::treason::Treason;

    use super::*;
    use crate::{Limits, Stop};

    /// A White Spy that can capture in more ways than a search looks at, but never all enemies at once.
    fn crowd() -> Treason {
        Treason::parse("b1b1b2/1bb1b2/bb1bbbb/2bbb2/bbb1bbb/W6 w", Default::default()).expect("a valid text")
    }

    #[test]
    fn one_position_has_no_more_replies_than_a_search_looks_at() {
        let (limits, stop) = (Limits::default(), Stop::new());
        let budget = Budget::new(&limits, &stop);
        let mut allowance = Allowance::new(&budget);
        assert_eq!(wins_at_once(&crowd(), &mut allowance), Ok(false));
        assert_eq!(allowance.left, MOST_REPLIES - MOST_TURNS as u64);
    }

    #[test]
    fn a_stop_leaves_a_few_replies() {
        let (limits, stop) = (Limits::default(), Stop::new());
        stop.stop();
        let budget = Budget::new(&limits, &stop);
        let mut allowance = Allowance::new(&budget);
        let replies = (0..=MOST_REPLIES).take_while(|_| allowance.count_reply().is_ok()).count();
        assert_eq!(replies as u64, REPLIES_AFTER_THE_END);
        assert_eq!(wins_at_once(&crowd(), &mut allowance), Err(Interrupted));
    }

    #[test]
    fn slow_replies_end_soon_after_a_stop() {
        let (limits, stop) = (Limits::default(), Stop::new());
        stop.stop();
        let budget = Budget::new(&limits, &stop);
        let mut allowance = Allowance::new(&budget);
        assert_eq!(allowance.count_reply(), Ok(()));
        std::thread::sleep(TIME_AFTER_THE_END);
        let replies = (0..=MOST_REPLIES).take_while(|_| allowance.count_reply().is_ok()).count();
        assert!((replies as u64) < REPLIES_BETWEEN_CHECKS);
    }

    #[test]
    fn without_a_stop_there_is_a_bound_as_well() {
        let (limits, stop) = (Limits::default(), Stop::new());
        let budget = Budget::new(&limits, &stop);
        let mut allowance = Allowance::new(&budget);
        let replies = (0..=MOST_REPLIES).take_while(|_| allowance.count_reply().is_ok()).count();
        assert_eq!(replies as u64, MOST_REPLIES);
    }
}
