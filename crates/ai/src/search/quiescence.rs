//! The quiescence search: noisy turns only, so that no position is evaluated in the middle of an exchange.

use ludarium_rules::Which;

use super::window::Window;
use super::{MAX_PLY, Parameter, Searcher, order};
use crate::budget::Interrupted;
use crate::score::{INFINITE, finished};
use crate::table::{Entry, NO_TURN, Table};
use crate::{Evaluate, MATE_BOUND};

impl<P: Evaluate> Searcher<'_, P> {
    /// The value of an ongoing position when only noisy turns are searched; `quiescence_ply` of them have been made.
    pub(crate) fn quiescence(
        &mut self,
        position: &P,
        ply: usize,
        quiescence_ply: u32,
        window: Window,
    ) -> Result<i32, Interrupted> {
        self.count_node(ply)?;
        if quiescence_ply >= self.quiescence_plies() || ply >= MAX_PLY {
            return Ok(self.evaluate(position));
        }
        let (key, entry) = self.probe_quiescence(position);
        if let Some(value) = entry.and_then(|entry| self.cutoff(entry, ply, 0, window)) {
            return Ok(value);
        }
        // A side that must answer a claim cannot stand pat.
        let stand_pat = if position.is_forced() { -INFINITE } else { self.evaluate(position) };
        let (value, best) = if stand_pat >= window.beta {
            (stand_pat, NO_TURN)
        } else {
            let from_table = entry.map_or(NO_TURN, |entry| entry.turn);
            self.rank_turns(position, Which::Noisy, ply, from_table)?;
            self.search_noisy_moves(position, ply, quiescence_ply, stand_pat, window)?
        };
        if entry.is_none_or(|entry| entry.depth() == 0) {
            self.store_quiescence(key, ply, best, value, window);
        }
        Ok(value)
    }

    /// The table, where the quiescence search uses it.
    fn quiescence_table(&self) -> Option<&Table<'_>> {
        self.table.as_ref().filter(|_| self.config.features.quiescence_table)
    }

    /// What the table knows of a position, where the quiescence search uses it.
    fn probe_quiescence(&self, position: &P) -> (u64, Option<Entry>) {
        let Some(table) = self.quiescence_table() else { return (0, None) };
        let key = position.zobrist();
        (key, table.get(key))
    }

    fn store_quiescence(&self, key: u64, ply: usize, best: u32, value: i32, window: Window) {
        if let Some(table) = self.quiescence_table() {
            table.put(key, ply, 0, best, value, window.bound_of(value));
        }
    }

    /// The best value and the key of its turn.
    fn search_noisy_moves(
        &mut self,
        position: &P,
        ply: usize,
        quiescence_ply: u32,
        stand_pat: i32,
        mut window: Window,
    ) -> Result<(i32, u32), Interrupted> {
        let mut turns = std::mem::take(&mut self.stack[ply].turns);
        let (mut best, mut best_key) = (stand_pat, NO_TURN);
        window.alpha = window.alpha.max(stand_pat);
        for i in 0..turns.len() {
            order::pick_next(&mut turns, i);
            let ranked = &turns[i];
            let next = position.play_unchecked(&ranked.turn);
            if let Some(table) = self.quiescence_table() {
                table.prefetch(next.zobrist());
            }
            if let Some(most) = self.hopeless(&next, ranked.gain, stand_pat, window) {
                best = best.max(most);
                continue;
            }
            self.note_spot(&ranked.turn, ply);
            let value = if next.side_to_move() == position.side_to_move() {
                self.quiescence_child(&next, ply + 1, quiescence_ply + 1, window)?
            } else {
                -self.quiescence_child(&next, ply + 1, quiescence_ply + 1, window.reversed())?
            };
            if value > best {
                best = value;
                if value > window.alpha {
                    window.alpha = value;
                    best_key = ranked.key;
                    self.extend_line(ply, ranked.turn.clone());
                }
                if value >= window.beta {
                    break;
                }
            }
        }
        self.stack[ply].turns = turns;
        Ok((best, best_key))
    }

    /// The most that is expected of a capture which is not searched, since it does not come near alpha. A turn that makes a
    /// claim or ends the game is always searched.
    fn hopeless(&self, next: &P, gain: i32, stand_pat: i32, window: Window) -> Option<i32> {
        if !self.config.features.delta || stand_pat == -INFINITE {
            return None;
        }
        let most = stand_pat + gain + self.tuning.get(Parameter::DeltaMargin);
        let far_below = gain > 0 && most <= window.alpha && window.alpha < MATE_BOUND;
        (far_below && !next.is_forced() && next.outcome().is_none()).then_some(most)
    }

    fn quiescence_plies(&self) -> u32 {
        self.config.features.quiescence.min(self.tuning.get(Parameter::QuiescencePlies) as u32)
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
                self.count_node(ply)?;
                Ok(finished(outcome, next.side_to_move(), ply))
            }
            None => match self.known_value(next, ply) {
                Some(value) => self.count_node(ply).map(|()| value),
                None => self.quiescence(next, ply, quiescence_ply, window),
            },
        }
    }

    /// The static value of a position for the side to move, as the searching player evaluates it.
    pub(crate) fn evaluate(&self, position: &P) -> i32 {
        self.values.value(position, self.evaluator)
    }
}
