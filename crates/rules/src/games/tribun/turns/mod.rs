//! Legal turns: how they are found and counted.

mod attacks;
mod combines;
mod drawn;
mod splits;

use std::ops::ControlFlow;

use super::position::Tribun;
use super::turn::{Pattern, Turn};
use crate::board::hex::{BOARD, Hex, first};
use crate::{Which, multiversioned};

pub(super) use attacks::Assault;
pub use attacks::Attacker;

/// Generation.
impl Tribun {
    #[inline]
    pub(super) fn visit_turns<F>(&self, which: Which, mut visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        if !self.is_open() {
            return ControlFlow::Continue(());
        }
        if which == Which::Noisy {
            return self.visit_noisy_attacks(&mut visitor);
        }
        self.visit_attacks(&mut visitor)?;
        self.visit_moves(&mut visitor)?;
        self.visit_decombines(&mut visitor)?;
        self.visit_combines(&mut visitor)
    }

    #[inline]
    fn visit_moves<F>(&self, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        let field = self.field();
        for (from, unit) in self.army(self.mover()) {
            visit_targets(from, Pattern::Own, field.moves(from, unit, Pattern::Own), visitor)?;
            if unit.slave() > 0 {
                visit_targets(from, Pattern::Slave, field.moves(from, unit, Pattern::Slave), visitor)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The hexes to which the own unit on a hex may move by a pattern; none if no own unit has that pattern there.
    ///
    /// ```
    /// use ludarium_rules::{Position, board::hex::Hex, games::tribun::{Pattern, Tribun}};
    /// let start = Tribun::start(Default::default());
    /// let [e4, e5] = ["e4", "e5"].map(|name| Hex::named(name).expect("a hex"));
    /// assert_eq!(start.move_targets(e4, Pattern::Own), e5.bit());
    /// assert_eq!(start.move_targets(e4, Pattern::Slave), 0);
    /// ```
    #[must_use]
    pub fn move_targets(&self, from: Hex, pattern: Pattern) -> u128 {
        let unit = self.unit(from);
        if self.is_mine(unit) { self.field().moves(from, unit, pattern) } else { 0 }
    }

    pub(super) fn count_of_turns(&self) -> u64 {
        if !self.is_open() {
            return 0;
        }
        multiversioned(
            #[inline(always)]
            || self.count_moves() + self.count_attacks() + self.count_decombines() + self.count_combines(),
        )
    }

    #[inline(always)]
    fn count_moves(&self) -> u64 {
        let field = self.field();
        let mut count = 0;
        for (from, unit) in self.army(self.mover()) {
            count += field.moves(from, unit, Pattern::Own).count_ones();
            if unit.slave() > 0 {
                count += field.moves(from, unit, Pattern::Slave).count_ones();
            }
        }
        u64::from(count)
    }

    /// The cheap kinds first: most positions have a move.
    pub(super) fn has_any_turn(&self) -> bool {
        let stop = &mut |_| ControlFlow::Break(());
        self.is_open()
            && (self.visit_moves(stop).is_break()
                || self.visit_decombines(stop).is_break()
                || self.visit_combines(stop).is_break()
                || self.visit_attacks(stop).is_break())
    }

    pub(super) fn allows(&self, turn: Turn) -> bool {
        self.is_open()
            && match turn {
                Turn::Move { from, to, pattern } => to.is_in(self.move_targets(from, pattern)),
                Turn::Damage { .. } | Turn::Kill { .. } | Turn::Enslave { .. } | Turn::TakeTribun { .. } => {
                    self.assault(turn.place()).is_some_and(|assault| assault.allows(turn))
                }
                Turn::Decombine { from, parts } => self.allows_decombine(from, parts),
                Turn::Combine { to, parts } => self.allows_combine(to, parts),
            }
    }
}

#[inline]
fn visit_targets<F>(from: Hex, pattern: Pattern, targets: u128, visitor: &mut F) -> ControlFlow<()>
where
    F: FnMut(Turn) -> ControlFlow<()>,
{
    let mut targets = targets & BOARD;
    while let Some(to) = first(targets) {
        targets &= targets - 1;
        visitor(Turn::Move { from, to, pattern })?;
    }
    ControlFlow::Continue(())
}
