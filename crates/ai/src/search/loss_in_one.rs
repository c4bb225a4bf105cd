//! The last check of a turn that was searched less than two plies deep: that the other side does not win at once.

use std::ops::ControlFlow;

use ludarium_rules::Which;

use super::root::RootTurn;
use super::{MOST_TURNS, SearchResult, Searcher};
use crate::Evaluate;
use crate::budget::{Budget, Interrupted, NODES_BETWEEN_CHECKS};

/// The most replies that one check looks at, however much time there is.
const MOST_REPLIES: u64 = 1_000_000;

/// The replies that it still looks at when the time is up or the search has been stopped: a few milliseconds. In
/// ordinary positions these are all.
const REPLIES_AFTER_THE_END: u64 = 4_096;

/// How many replies may still be looked at.
struct Allowance<'a> {
    budget: &'a Budget<'a>,
    left: u64,
}

impl<'a> Allowance<'a> {
    fn new(budget: &'a Budget<'a>) -> Allowance<'a> {
        Allowance { budget, left: MOST_REPLIES }
    }

    fn count_reply(&mut self) -> Result<(), Interrupted> {
        let must_check = self.left > REPLIES_AFTER_THE_END && self.left.is_multiple_of(NODES_BETWEEN_CHECKS);
        if must_check && self.budget.is_over() {
            self.left = REPLIES_AFTER_THE_END;
        }
        self.left = self.left.checked_sub(1).ok_or(Interrupted)?;
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
        if self.is_safe(&best.turn, &mut allowance) != Ok(false) {
            return best;
        }
        for candidate in root {
            match self.is_safe(&candidate.turn, &mut allowance) {
                Ok(true) => {
                    let turn = candidate.turn.clone();
                    let others = best.others.into_iter().filter(|other| other.line.first() != Some(&turn)).collect();
                    let line = vec![turn.clone()];
                    return SearchResult { turn, value: candidate.value, line, others, ..best };
                }
                Ok(false) => {}
                Err(Interrupted) => break,
            }
        }
        best
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
    fn without_a_stop_there_is_a_bound_as_well() {
        let (limits, stop) = (Limits::default(), Stop::new());
        let budget = Budget::new(&limits, &stop);
        let mut allowance = Allowance::new(&budget);
        let replies = (0..=MOST_REPLIES).take_while(|_| allowance.count_reply().is_ok()).count();
        assert_eq!(replies as u64, MOST_REPLIES);
    }
}
