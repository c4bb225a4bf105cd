//! The turns at the root, and one iteration over them.

use std::ops::ControlFlow;

use ludarium_rules::Which;
use ludarium_rules::split_mix::scramble;

use super::window::Window;
use super::{MOST_TURNS, Parameter, Searcher};
use crate::budget::{Budget, Interrupted};
use crate::evaluator::Evaluator;
use crate::score::{INFINITE, finished};
use crate::{Evaluate, MATE_BOUND};

/// Turns of the root that are evaluated between two checks of the clock and the stop flag.
const SCORED_BETWEEN_CHECKS: usize = 64;

pub(crate) struct RootTurn<T> {
    pub(crate) turn: T,
    pub(crate) value: i32,
    /// The depth at which it last was the best; 0 before.
    pub(super) depth: u32,
    pub(super) line: Vec<T>,
}

/// The turns of a position by the value of the position after each, the best first; equal ones in an order that the
/// seed chooses. When the budget ends, the rest is left out, but never all.
pub(crate) fn score_root_moves<P: Evaluate>(
    position: &P,
    evaluator: Evaluator<'_>,
    seed: u64,
    budget: &Budget<'_>,
) -> Vec<RootTurn<P::Turn>> {
    let turns = list_turns(position, budget);
    let mut scored: Vec<(i32, u64, P::Turn)> = Vec::with_capacity(turns.len());
    for turn in turns {
        if !scored.is_empty() && scored.len().is_multiple_of(SCORED_BETWEEN_CHECKS) && budget.is_over() {
            break;
        }
        let tie_break = scramble(seed ^ u64::from(position.turn_key(&turn)).rotate_left(32));
        scored.push((value_after(position, &turn, evaluator), tie_break, turn));
    }
    scored.sort_by_key(|&(value, tie_break, _)| (std::cmp::Reverse(value), tie_break));
    scored.into_iter().map(|(value, _, turn)| RootTurn { line: vec![turn.clone()], turn, value, depth: 0 }).collect()
}

/// The turns that a search looks at, or as many as the budget leaves time for, but always one if there is any.
fn list_turns<P: Evaluate>(position: &P, budget: &Budget<'_>) -> Vec<P::Turn> {
    let mut turns = Vec::new();
    let _ = position.visit(Which::All, |turn| {
        turns.push(turn);
        let ends = turns.len() >= MOST_TURNS || budget.ends_listing(turns.len());
        if ends { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    turns
}

/// The static value of the position after a turn, for the side that plays it.
fn value_after<P: Evaluate>(position: &P, turn: &P::Turn, evaluator: Evaluator<'_>) -> i32 {
    let next = position.play_unchecked(turn);
    let value = match next.outcome() {
        Some(outcome) => finished(outcome, next.side_to_move(), 1),
        None => evaluator.value(&next),
    };
    if next.side_to_move() == position.side_to_move() { value } else { -value }
}

impl<P: Evaluate> Searcher<'_, P> {
    /// The turns of the root in order, but for those that are overlooked; one is always considered, if there is any.
    pub(super) fn considered_root(&self) -> Vec<RootTurn<P::Turn>> {
        let mut root = score_root_moves(self.position, self.evaluator, self.config.seed, &self.budget);
        let Some(sight) = self.sight else { return root };
        let glance = self.glance(0);
        let miss = |scored: &RootTurn<P::Turn>| {
            let (key, gain) = (self.position.turn_key(&scored.turn), self.position.gain(&scored.turn));
            let seen_as_win = scored.value >= MATE_BOUND && sight.sees_win(key);
            if seen_as_win { f32::NEG_INFINITY } else { sight.miss(P::span(&scored.turn), key, gain, glance) }
        };
        let easiest = (0..root.len()).min_by(|&one, &other| miss(&root[one]).total_cmp(&miss(&root[other])));
        if let Some(easiest) = easiest {
            let mut place = 0;
            root.retain(|scored| {
                place += 1;
                place == easiest + 1 || miss(scored) <= 0.0
            });
        }
        root
    }

    /// The turns that were asked for, of a root in order.
    pub(super) fn lines<'r>(&self, root: &'r [RootTurn<P::Turn>]) -> &'r [RootTurn<P::Turn>] {
        &root[..self.config.lines.clamp(1, root.len().max(1)).min(root.len())]
    }

    /// One iteration; the best turns come to the front of `root`, as many as were asked for: each is the best of those
    /// that are not better ones already.
    pub(super) fn iterate_lines(&mut self, root: &mut [RootTurn<P::Turn>], depth: u32) -> Result<(), Interrupted> {
        self.iteration = depth;
        for better in 0..self.lines(root).len() {
            self.iterate(&mut root[better..], depth)?;
            // Values of a search that cuts off are not always consistent: a later one may be higher.
            root[..=better].sort_by_key(|line| std::cmp::Reverse(line.value));
        }
        Ok(())
    }

    /// One iteration over these turns; the best comes to the front. When it is interrupted, what it has found so far is
    /// kept: a turn that beat the last iteration's best at the greater depth is better.
    fn iterate(&mut self, root: &mut [RootTurn<P::Turn>], depth: u32) -> Result<(), Interrupted> {
        let Some(last_value) = root.first().map(|first| first.value) else { return Ok(()) };
        let narrow = self.config.features.aspiration && depth >= 3 && last_value.abs() < crate::MATE_BOUND;
        let mut margin = if narrow { self.tuning.get(Parameter::Aspiration) } else { INFINITE };
        let (mut below, mut above) = (margin, margin);
        loop {
            let window = Window {
                alpha: last_value.saturating_sub(below).max(-INFINITE),
                beta: last_value.saturating_add(above).min(INFINITE),
            };
            let value = self.search_root(root, depth, window)?;
            margin = margin.saturating_mul(4);
            if value <= window.alpha {
                below = margin;
                self.budget.prolong_iteration();
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

    fn search_root(
        &mut self,
        root: &mut [RootTurn<P::Turn>],
        depth: u32,
        mut window: Window,
    ) -> Result<i32, Interrupted> {
        let mut best = -INFINITE;
        self.stack[0].line.clear();
        for i in 0..root.len() {
            let value = self.search_root_move(&root[i].turn, i, depth as i32 - 1, window)?;
            if value > best {
                best = value;
            }
            if value > window.alpha {
                window.alpha = value;
                self.extend_line(0, root[i].turn.clone());
                root[i].value = value;
                root[i].depth = depth;
                root[i].line.clone_from(&self.stack[0].line);
                root[..=i].rotate_right(1);
            }
            if value >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    fn search_root_move(&mut self, turn: &P::Turn, i: usize, depth: i32, window: Window) -> Result<i32, Interrupted> {
        let (mover, next) = (self.position.side_to_move(), self.position.play_unchecked(turn));
        self.draws.enter(self.position.zobrist());
        self.update_no_progress_plies(self.position, turn, 0);
        self.note_spot(turn, 0);
        if i > 0 && self.config.features.pvs {
            let reduction = self.root_reduction(turn, &next, i, depth + 1);
            let mut value = self.child(mover, &next, 1, depth - reduction, window.null())?;
            if reduction > 0 && value > window.alpha {
                value = self.child(mover, &next, 1, depth, window.null())?;
            }
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

#[cfg(test)]
mod tests {
    use ludarium_rules::Position;
    use ludarium_rules::games::treason::Treason;
    use ludarium_rules::games::tress::Tress;

    use super::*;
    use crate::{Limits, Stop};

    /// A White Spy that can capture in more ways than a search looks at.
    const CROWD: &str = "b1b1b2/1bb1b2/bb1bbbb/2bbb2/bbb1bbb/W6 w";

    fn scored<P: Evaluate>(position: &P, stop: &Stop) -> Vec<RootTurn<P::Turn>> {
        score_root_moves(position, Evaluator::exact::<P>(), 7, &Budget::new(&Limits::default(), stop))
    }

    #[test]
    fn a_stop_ends_the_scoring_of_the_root() {
        let crowd = Treason::parse(CROWD, Default::default()).expect("a valid text");
        let stop = Stop::new();
        assert_eq!(scored(&crowd, &stop).len(), MOST_TURNS);
        stop.stop();
        let root = scored(&crowd, &stop);
        assert_eq!(root.len(), SCORED_BETWEEN_CHECKS);
        assert!(root.iter().all(|scored| crowd.is_legal(&scored.turn)));
    }

    #[test]
    fn few_turns_are_all_scored_even_after_a_stop() {
        let start = Tress::start(Default::default());
        let stop = Stop::new();
        stop.stop();
        assert_eq!(scored(&start, &stop).len() as u64, start.count_turns());
    }
}
