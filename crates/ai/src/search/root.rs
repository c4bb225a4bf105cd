//! The turns at the root, and one iteration over them.

use std::ops::ControlFlow;

use ludarium_rules::Which;
use ludarium_rules::split_mix::scramble;

use super::node::{MOST_TURNS, Window};
use super::{SearchResult, Searcher};
use crate::Evaluate;
use crate::budget::Interrupted;
use crate::evaluator::Evaluator;
use crate::score::{INFINITE, finished};

/// Half the width of the first window around the last iteration's value.
const ASPIRATION: i32 = 40;

/// A legal turn of the root with what is known of it.
pub(crate) struct RootTurn<T> {
    pub(crate) turn: T,
    pub(crate) value: i32,
    /// The depth at which it last was the best; 0 before.
    pub(super) depth: u32,
    pub(super) line: Vec<T>,
}

/// All turns of a position, the best at one glance first; equal ones in an order that the seed chooses.
pub(crate) fn score_root_moves<P: Evaluate>(
    position: &P,
    evaluator: Evaluator<'_>,
    seed: u64,
) -> Vec<RootTurn<P::Turn>> {
    let mut all = Vec::new();
    let _ = position.visit(Which::All, |turn| {
        all.push(turn);
        if all.len() < MOST_TURNS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let mut turns: Vec<(i32, u64, P::Turn)> = all
        .into_iter()
        .map(|turn| {
            let tie_break = scramble(seed ^ u64::from(position.turn_key(&turn)).rotate_left(32));
            let next = position.play_unchecked(&turn);
            let value = if next.side_to_move() == position.side_to_move() {
                glance(&next, evaluator)
            } else {
                -glance(&next, evaluator)
            };
            (value, tie_break, turn)
        })
        .collect();
    turns.sort_by_key(|&(value, tie_break, _)| (std::cmp::Reverse(value), tie_break));
    turns.into_iter().map(|(value, _, turn)| RootTurn { line: vec![turn.clone()], turn, value, depth: 0 }).collect()
}

/// The value of a position one ply from the root without looking ahead.
pub(crate) fn glance<P: Evaluate>(position: &P, evaluator: Evaluator<'_>) -> i32 {
    match position.outcome() {
        Some(outcome) => finished(outcome, position.side_to_move(), 1),
        None => evaluator.value(position),
    }
}

/// Whether the side to move can win at once.
fn wins_at_once<P: Evaluate>(position: &P) -> bool {
    let mover = position.side_to_move();
    let wins =
        |turn: P::Turn| position.play_unchecked(&turn).outcome().is_some_and(|outcome| outcome.winner == Some(mover));
    let looked =
        position.visit(Which::All, |turn| if wins(turn) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) });
    looked.is_break()
}

impl<P: Evaluate> Searcher<'_, P> {
    /// The best turn, unless the other side wins at once after it and there is one after which it does not.
    pub(super) fn avoid_loss_in_one(
        &self,
        root: Vec<RootTurn<P::Turn>>,
        best: SearchResult<P::Turn>,
    ) -> SearchResult<P::Turn> {
        let mover = self.position.side_to_move();
        let is_safe = |turn: &P::Turn| {
            let next = self.position.play_unchecked(turn);
            match next.outcome() {
                Some(outcome) => outcome.winner != Some(mover.other()),
                None => next.side_to_move() == mover || !wins_at_once(&next),
            }
        };
        if is_safe(&best.turn) {
            return best;
        }
        match root.iter().find(|candidate| is_safe(&candidate.turn)) {
            Some(safe) => {
                SearchResult { turn: safe.turn.clone(), value: safe.value, line: vec![safe.turn.clone()], ..best }
            }
            None => best,
        }
    }

    /// One iteration; the best turn comes to the front of `root`. When it is interrupted, what it has found so far is
    /// kept: a turn that beat the last iteration's best at the greater depth is better.
    pub(super) fn iterate(
        &mut self,
        root: &mut [RootTurn<P::Turn>],
        depth: u32,
        last_value: i32,
    ) -> Result<(), Interrupted> {
        self.iteration = depth;
        let narrow = self.config.features.aspiration && depth >= 3 && last_value.abs() < crate::MATE_BOUND;
        let mut margin = if narrow { ASPIRATION } else { INFINITE };
        let (mut below, mut above) = (margin, margin);
        loop {
            let window = Window {
                alpha: last_value.saturating_sub(below).max(-INFINITE),
                beta: last_value.saturating_add(above).min(INFINITE),
            };
            let value = self.look_at_root(root, depth, window)?;
            margin = margin.saturating_mul(4);
            if value <= window.alpha {
                below = margin;
            } else if value >= window.beta {
                above = margin;
            } else {
                return Ok(());
            }
            if margin > 1000 {
                (below, above) = (2 * INFINITE, 2 * INFINITE);
            }
        }
    }

    fn look_at_root(
        &mut self,
        root: &mut [RootTurn<P::Turn>],
        depth: u32,
        mut window: Window,
    ) -> Result<i32, Interrupted> {
        let mut best = -INFINITE;
        self.frames[0].line.clear();
        for i in 0..root.len() {
            let value = self.look_at_root_turn(&root[i].turn, i, depth as i32 - 1, window)?;
            if value > best {
                best = value;
            }
            if value > window.alpha {
                window.alpha = value;
                self.extend_line(0, root[i].turn.clone());
                root[i].value = value;
                root[i].depth = depth;
                root[i].line.clone_from(&self.frames[0].line);
                root[..=i].rotate_right(1);
            }
            if value >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    fn look_at_root_turn(&mut self, turn: &P::Turn, i: usize, depth: i32, window: Window) -> Result<i32, Interrupted> {
        let (mover, next) = (self.position.side_to_move(), self.position.play_unchecked(turn));
        self.draws.enter(self.position.zobrist());
        self.count_quiet_plies(self.position, turn, 0);
        if i > 0 && self.config.features.pvs {
            let value = self.child(mover, &next, 1, depth, window.null())?;
            if value <= window.alpha || value >= window.beta {
                self.draws.leave();
                return Ok(value);
            }
        }
        let value = self.child(mover, &next, 1, depth, window)?;
        self.draws.leave();
        Ok(value)
    }
}
