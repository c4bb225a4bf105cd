//! The quiescence search: noisy turns only, so that no position is judged in the middle of an exchange.

use ludarium_rules::Which;

use super::node::Window;
use super::{MAX_PLY, Searcher, order};
use crate::Evaluate;
use crate::budget::Interrupted;
use crate::score::{INFINITE, finished};
use crate::table::NO_TURN;

impl<P: Evaluate> Searcher<'_, P> {
    /// The value of an ongoing position after noisy turns, `quiet_ply` of which have been made.
    pub(crate) fn quiescence(
        &mut self,
        position: &P,
        ply: usize,
        quiet_ply: u32,
        window: Window,
    ) -> Result<i32, Interrupted> {
        self.budget.tick()?;
        if quiet_ply >= self.config.features.quiescence || ply >= MAX_PLY {
            return Ok(self.evaluator(position));
        }
        // Whoever must answer a claim has no quiet turn to fall back on.
        let standing = if position.is_forced() { -INFINITE } else { self.evaluator(position) };
        if standing >= window.beta {
            return Ok(standing);
        }
        self.rank_turns(position, Which::Noisy, ply, NO_TURN);
        self.look_at_noisy_turns(position, ply, quiet_ply, standing, window)
    }

    fn look_at_noisy_turns(
        &mut self,
        position: &P,
        ply: usize,
        quiet_ply: u32,
        standing: i32,
        mut window: Window,
    ) -> Result<i32, Interrupted> {
        let mut turns = std::mem::take(&mut self.frames[ply].turns);
        let mut best = standing;
        window.alpha = window.alpha.max(standing);
        for i in 0..turns.len() {
            order::pick_next(&mut turns, i);
            let ranked = &turns[i];
            let next = position.play_unchecked(&ranked.turn);
            let value = if next.side_to_move() == position.side_to_move() {
                self.quiet_child(&next, ply + 1, quiet_ply + 1, window)?
            } else {
                -self.quiet_child(&next, ply + 1, quiet_ply + 1, window.reversed())?
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
        self.frames[ply].turns = turns;
        Ok(best)
    }

    fn quiet_child(&mut self, next: &P, ply: usize, quiet_ply: u32, window: Window) -> Result<i32, Interrupted> {
        self.frames[ply].line.clear();
        match next.outcome() {
            Some(outcome) => {
                self.budget.tick()?;
                Ok(finished(outcome, next.side_to_move(), ply))
            }
            None => self.quiescence(next, ply, quiet_ply, window),
        }
    }

    /// What a position is worth to the player who searches.
    pub(crate) fn evaluator(&self, position: &P) -> i32 {
        self.evaluator.value(position)
    }
}
