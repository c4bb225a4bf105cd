//! The turn of a number, found by counting: kind by kind, unit by unit, and only the last list is walked through.

use std::ops::ControlFlow;

use super::super::position::Tribun;
use super::super::turn::{Pattern, Turn};
use crate::board::hex::hexes;
use crate::multiversioned;

/// A visitor that lets a number of turns pass and keeps the next one.
struct Countdown {
    left: u64,
    found: Option<Turn>,
}

impl Countdown {
    #[inline]
    fn see(&mut self, turn: Turn) -> ControlFlow<()> {
        if self.left == 0 {
            self.found = Some(turn);
            return ControlFlow::Break(());
        }
        self.left -= 1;
        ControlFlow::Continue(())
    }

    /// Whether the next so many turns all pass.
    #[inline]
    fn passes(&mut self, count: u64) -> bool {
        let passes = self.left >= count;
        if passes {
            self.left -= count;
        }
        passes
    }
}

impl Tribun {
    /// The turn that `draw` chooses by its number in the order in which turns are visited.
    pub(in crate::games::tribun) fn turn_drawn(&self, draw: impl FnOnce(u64) -> u64) -> Option<Turn> {
        if !self.is_open() {
            return None;
        }
        multiversioned(
            #[inline(always)]
            || self.draw(draw),
        )
    }

    /// [`Tribun::turn_drawn`] while both sides have their Tribun.
    #[inline(always)]
    fn draw(&self, draw: impl FnOnce(u64) -> u64) -> Option<Turn> {
        let (attacks, moves) = (self.count_attacks(), self.count_moves());
        let (decombines, combines) = (self.count_decombines(), self.count_combines());
        let total = attacks + moves + decombines + combines;
        let number = if total == 0 { 0 } else { draw(total) };
        let mut countdown = Countdown { left: number, found: None };
        let _ = match () {
            () if !countdown.passes(attacks) => self.visit_attacks(&mut |turn| countdown.see(turn)),
            () if !countdown.passes(moves) => self.pick_move(&mut countdown),
            () if !countdown.passes(decombines) => self.visit_decombines(&mut |turn| countdown.see(turn)),
            () => self.pick_combine(&mut countdown),
        };
        countdown.found
    }

    #[inline(always)]
    fn pick_move(&self, countdown: &mut Countdown) -> ControlFlow<()> {
        let field = self.field();
        for (from, unit) in self.army(self.mover()) {
            for pattern in Pattern::ALL {
                if pattern == Pattern::Slave && unit.slave() == 0 {
                    continue;
                }
                let targets = field.moves(from, unit, pattern);
                if !countdown.passes(targets.count_ones().into()) {
                    hexes(targets).try_for_each(|to| countdown.see(Turn::Move { from, to, pattern }))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn pick_combine(&self, countdown: &mut Countdown) -> ControlFlow<()> {
        for to in hexes(self.meeting_places(self.mover())) {
            if !countdown.passes(self.count_combines_on(to)) {
                self.visit_combines_on(to, &mut |turn| countdown.see(turn))?;
            }
        }
        ControlFlow::Continue(())
    }
}
