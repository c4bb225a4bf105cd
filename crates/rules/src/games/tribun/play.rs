//! Carrying out a turn.

use super::board::Unit;
use super::facts::Height;
use super::position::Tribun;
use super::turn::{Parts, Pattern, Turn};
use crate::board::hex::Hex;

impl Tribun {
    /// The position after a legal turn.
    #[inline]
    pub(super) fn played(&self, turn: Turn) -> Tribun {
        let mut next = *self;
        next.carry_out(turn);
        next.pass_turn();
        next
    }

    /// Changes the board as a legal turn does, without passing the turn.
    #[inline]
    fn carry_out(&mut self, turn: Turn) {
        match turn {
            Turn::Move { from, to, pattern } | Turn::Kill { from, target: to, pattern } => self.go(from, to, pattern),
            // "The slave is free, nobody moves in."
            Turn::Damage { target, left } => self.put(target, self.unit(target).reduced(Height::of_pieces(left))),
            Turn::Enslave { from, target } => self.enslave(from, target),
            // "The whole attacked unit leaves the board, nobody moves in, no other unit changes."
            Turn::TakeTribun { target } => {
                self.lose_tribun(self.unit(target).side());
                self.put(target, Unit::EMPTY);
            }
            Turn::Decombine { from, parts } => self.spread(from, parts),
            Turn::Combine { to, parts } => self.gather(to, parts),
        }
    }

    /// "*Own*: only the p pieces go, and the slave stays behind, free again; *slave*: the whole stack moves."
    #[inline]
    fn go(&mut self, from: Hex, to: Hex, pattern: Pattern) {
        let unit = self.unit(from);
        match pattern {
            Pattern::Own => {
                self.put(from, unit.freed());
                self.put(to, unit.top());
            }
            Pattern::Slave => {
                self.put(from, Unit::EMPTY);
                self.put(to, unit);
            }
        }
    }

    /// "The whole target, at full height, becomes its slave; a slave that it had stays behind, free."
    fn enslave(&mut self, from: Hex, target: Hex) {
        let unit = self.unit(from);
        if let Some(slave) = self.unit(target).own_height() {
            self.put(from, unit.freed());
            self.put(target, unit.over(slave));
        }
    }

    #[inline]
    fn spread(&mut self, from: Hex, parts: Parts) {
        let unit = self.unit(from);
        self.put(from, unit.reduced(Height::of_pieces(parts.own())));
        for (way, count) in parts.neighbours() {
            if let (Some(hex), Some(height)) = (from.neighbour(way), Height::of_pieces(count)) {
                self.put(hex, Unit::new(unit.side(), height));
            }
        }
    }

    /// "A unit with the Tribun must give itself whole, and the new unit carries it."
    #[inline]
    fn gather(&mut self, to: Hex, parts: Parts) {
        let mut crowned = false;
        for (way, count) in parts.neighbours() {
            if let Some(hex) = to.neighbour(way) {
                let unit = self.unit(hex);
                crowned |= unit.has_tribun();
                self.put(hex, unit.reduced(Height::of_pieces(unit.height().saturating_sub(count))));
            }
        }
        if let Some(height) = Height::of_pieces(parts.total()) {
            let united = Unit::new(self.mover(), height);
            self.put(to, if crowned { united.crowned() } else { united });
        }
    }
}
