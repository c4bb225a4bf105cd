//! What happened in a turn, in the order in which it is shown.

use super::board::Unit;
use super::position::Tribun;
use super::turn::{Parts, Pattern, Turn};
use crate::board::hex::Hex;
use crate::{BoardView, Effect, Position, View};

impl View for Tribun {
    type Coordinate = Hex;

    fn board_view(&self) -> BoardView {
        BoardView { cells: Hex::all().map(|hex| self.unit(hex).stack().collect()).collect(), ..BoardView::default() }
    }

    fn effects(&self, &turn: &Turn) -> Vec<Effect> {
        let mut effects = Vec::new();
        match turn {
            Turn::Move { from, to, pattern } => self.add_arrival(from, to, pattern, &mut effects),
            Turn::Damage { target, left } => {
                self.add_attack(turn, self.unit(target).height().saturating_sub(left), &mut effects);
                if left == 0 {
                    self.add_freed(target, &mut effects);
                }
            }
            Turn::Kill { from, target, pattern } => {
                self.add_attack(turn, self.unit(target).height(), &mut effects);
                self.add_arrival(from, target, pattern, &mut effects);
            }
            Turn::Enslave { from, target } => {
                self.add_attack(turn, 0, &mut effects);
                self.add_arrival(from, target, Pattern::Own, &mut effects);
                effects.push(Effect::Enslaved { at: target.cell(), side: self.unit(target).side() });
            }
            Turn::TakeTribun { target } => self.add_attack(turn, self.unit(target).height(), &mut effects),
            Turn::Decombine { from, parts } => self.add_spread(from, parts, &mut effects),
            Turn::Combine { to, parts } => self.add_gathering(to, parts, &mut effects),
        }
        effects.extend(self.played(turn).outcome().map(Effect::Ended));
        effects
    }
}

impl Tribun {
    /// Who strikes, and the pieces that fall, from the top.
    fn add_attack(&self, turn: Turn, falls: u8, effects: &mut Vec<Effect>) {
        let at = turn.place();
        let from: Vec<_> = self.strikers(turn).into_iter().map(|(from, _)| from.cell()).collect();
        if !from.is_empty() {
            effects.push(Effect::Attacked { at: at.cell(), from });
        }
        let stack: Vec<_> = self.unit(at).stack().collect();
        let fallen = stack.into_iter().rev().take(usize::from(falls));
        effects.extend(fallen.map(|piece| Effect::Captured { at: at.cell(), piece }));
    }

    fn add_arrival(&self, from: Hex, to: Hex, pattern: Pattern, effects: &mut Vec<Effect>) {
        let unit = self.unit(from);
        let count = match pattern {
            Pattern::Own => unit.height(),
            Pattern::Slave => unit.pieces(),
        };
        effects.push(Effect::Stacked { from: from.cell(), to: to.cell(), count });
        if pattern == Pattern::Own {
            self.add_freed(from, effects);
        }
    }

    /// The slave on a hex is free, if there is one.
    fn add_freed(&self, at: Hex, effects: &mut Vec<Effect>) {
        let unit = self.unit(at);
        if unit.slave() > 0 {
            effects.push(Effect::Freed { at: at.cell(), side: unit.side().other() });
        }
    }

    fn add_spread(&self, from: Hex, parts: Parts, effects: &mut Vec<Effect>) {
        let stacked = |(hex, count): (Hex, u8)| Effect::Stacked { from: from.cell(), to: hex.cell(), count };
        effects.extend(parts.placed(from).filter(|(hex, _)| *hex != from).map(stacked));
        if parts.own() == 0 {
            self.add_freed(from, effects);
        }
    }

    /// "The Tribun is always the topmost piece": it comes last.
    fn add_gathering(&self, to: Hex, parts: Parts, effects: &mut Vec<Effect>) {
        let mut donors: Vec<(Hex, Unit, u8)> =
            parts.placed(to).map(|(hex, count)| (hex, self.unit(hex), count)).collect();
        donors.sort_by_key(|(_, unit, _)| unit.has_tribun());
        let stacked =
            |(hex, _, count): &(Hex, Unit, u8)| Effect::Stacked { from: hex.cell(), to: to.cell(), count: *count };
        effects.extend(donors.iter().map(stacked));
        for (hex, unit, count) in donors {
            if unit.height() == count {
                self.add_freed(hex, effects);
            }
        }
    }
}
