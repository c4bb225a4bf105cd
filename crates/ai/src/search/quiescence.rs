//! The quiescence search: noisy turns only, so that no position is evaluated in the middle of an exchange.

use ludarium_rules::Which;

use super::node::Window;
use super::{MAX_PLY, Searcher, order};
use crate::Evaluate;
use crate::budget::Interrupted;
use crate::score::{INFINITE, finished};
use crate::table::NO_TURN;

impl<P: Evaluate> Searcher<'_, P> {
    /// The value of an ongoing position when only noisy turns are searched; `quiescence_ply` of them have been made.
    pub(crate) fn quiescence(
        &mut self,
        position: &P,
        ply: usize,
        quiescence_ply: u32,
        window: Window,
    ) -> Result<i32, Interrupted> {
        self.budget.count_node()?;
        if quiescence_ply >= self.config.features.quiescence || ply >= MAX_PLY {
            return Ok(self.evaluate(position));
        }
        // A side that must answer a claim cannot stand pat.
        let stand_pat = if position.is_forced() { -INFINITE } else { self.evaluate(position) };
        if stand_pat >= window.beta {
            return Ok(stand_pat);
        }
        self.rank_turns(position, Which::Noisy, ply, NO_TURN)?;
        self.search_noisy_moves(position, ply, quiescence_ply, stand_pat, window)
    }

    fn search_noisy_moves(
        &mut self,
        position: &P,
        ply: usize,
        quiescence_ply: u32,
        stand_pat: i32,
        mut window: Window,
    ) -> Result<i32, Interrupted> {
        let mut turns = std::mem::take(&mut self.stack[ply].turns);
        let mut best = stand_pat;
        window.alpha = window.alpha.max(stand_pat);
        for i in 0..turns.len() {
            order::pick_next(&mut turns, i);
            let ranked = &turns[i];
            let next = position.play_unchecked(&ranked.turn);
            let value = if next.side_to_move() == position.side_to_move() {
                self.quiescence_child(&next, ply + 1, quiescence_ply + 1, window)?
            } else {
                -self.quiescence_child(&next, ply + 1, quiescence_ply + 1, window.reversed())?
            };
            if value > best {
                best = value;
                if value > window.alpha {
                    window.alpha = value;
                    self.extend_line(ply, ranked.turn.clone());
                }
                if value >= window.beta {
                    break;
                }
            }
        }
        self.stack[ply].turns = turns;
        Ok(best)
    }

    fn quiescence_child(
        &mut self,
        next: &P,
        ply: usize,
        quiescence_ply: u32,
        window: Window,
    ) -> Result<i32, Interrupted> {
        self.stack[ply].line.clear();
        match next.outcome() {
            Some(outcome) => {
                self.budget.count_node()?;
                Ok(finished(outcome, next.side_to_move(), ply))
            }
            None => self.quiescence(next, ply, quiescence_ply, window),
        }
    }

    /// The static value of a position for the side to move, as the searching player evaluates it.
    pub(crate) fn evaluate(&self, position: &P) -> i32 {
        self.values.value(position, self.evaluator)
    }
}
