//! How the game ends, and what happened in a turn.

use super::board::Unit;
use super::position::Tribun;
use super::turns::{Parts, Pattern, Turn};
use crate::board::hex::Hex;
use crate::{Effect, Outcome, Position, Side};

/// Results and effects.
impl Tribun {
    /// "A side without a Tribun has lost (nex), whoever is to move. A side to move without a legal turn loses
    /// (paralysis)."
    pub(super) fn outcome_of(&self) -> Option<Outcome> {
        let side = self.side_to_move();
        let lost = Side::ALL.into_iter().find(|side| self.tribun_of(*side).is_none());
        match lost {
            Some(loser) => Some(Outcome::win(loser.other(), "nex")),
            None if !self.has_any_turn() => Some(Outcome::win(side.other(), "paralysis")),
            None => None,
        }
    }

    pub(super) fn effects_of(&self, turn: Turn) -> Vec<Effect> {
        let mut effects = Vec::new();
        match turn {
            Turn::Move { from, to, pattern } => self.tell_arrival(from, to, pattern, &mut effects),
            Turn::Damage { target, left } => {
                self.tell_attack(turn, self.unit(target).height().saturating_sub(left), &mut effects);
                if left == 0 {
                    self.tell_freed(target, &mut effects);
                }
            }
            Turn::Kill { from, target, pattern } => {
                self.tell_attack(turn, self.unit(target).height(), &mut effects);
                self.tell_arrival(from, target, pattern, &mut effects);
            }
            Turn::Enslave { from, target } => {
                self.tell_attack(turn, 0, &mut effects);
                self.tell_arrival(from, target, Pattern::Own, &mut effects);
                effects.push(Effect::Enslaved { at: target.cell(), side: self.unit(target).side() });
            }
            Turn::TakeTribun { target } => self.tell_attack(turn, self.unit(target).height(), &mut effects),
            Turn::Decombine { from, parts } => self.tell_spread(from, parts, &mut effects),
            Turn::Combine { to, parts } => self.tell_gathering(to, parts, &mut effects),
        }
        effects.extend(self.play_unchecked(&turn).outcome().map(Effect::Ended));
        effects
    }

    /// Who strikes, and the pieces that fall, from the top.
    fn tell_attack(&self, turn: Turn, falls: u8, effects: &mut Vec<Effect>) {
        let at = turn.place();
        let from: Vec<_> = self.strikers(turn).into_iter().map(|(from, _)| from.cell()).collect();
        if !from.is_empty() {
            effects.push(Effect::Attacked { at: at.cell(), from });
        }
        let stack: Vec<_> = self.unit(at).stack().collect();
        let fallen = stack.into_iter().rev().take(usize::from(falls));
        effects.extend(fallen.map(|piece| Effect::Captured { at: at.cell(), piece }));
    }

    fn tell_arrival(&self, from: Hex, to: Hex, pattern: Pattern, effects: &mut Vec<Effect>) {
        let unit = self.unit(from);
        let count = match pattern {
            Pattern::Own => unit.height(),
            Pattern::Slave => unit.pieces(),
        };
        effects.push(Effect::Stacked { from: from.cell(), to: to.cell(), count });
        if pattern == Pattern::Own {
            self.tell_freed(from, effects);
        }
    }

    /// The slave on a hex is free, if there is one.
    fn tell_freed(&self, at: Hex, effects: &mut Vec<Effect>) {
        let unit = self.unit(at);
        if unit.slave() > 0 {
            effects.push(Effect::Freed { at: at.cell(), side: unit.side().other() });
        }
    }

    fn tell_spread(&self, from: Hex, parts: Parts, effects: &mut Vec<Effect>) {
        let stacked = |(hex, count): (Hex, u8)| Effect::Stacked { from: from.cell(), to: hex.cell(), count };
        effects.extend(parts.placed(from).filter(|(hex, _)| *hex != from).map(stacked));
        if parts.own() == 0 {
            self.tell_freed(from, effects);
        }
    }

    /// "The Tribun is always the topmost piece": it comes last.
    fn tell_gathering(&self, to: Hex, parts: Parts, effects: &mut Vec<Effect>) {
        let mut donors: Vec<(Hex, Unit, u8)> =
            parts.placed(to).map(|(hex, count)| (hex, self.unit(hex), count)).collect();
        donors.sort_by_key(|(_, unit, _)| unit.has_tribun());
        let stacked =
            |(hex, _, count): &(Hex, Unit, u8)| Effect::Stacked { from: hex.cell(), to: to.cell(), count: *count };
        effects.extend(donors.iter().map(stacked));
        for (hex, unit, count) in donors {
            if unit.height() == count {
                self.tell_freed(hex, effects);
            }
        }
    }
}

/// One sentence on a result.
pub(super) fn reason_text(reason: &str) -> &'static str {
    match reason {
        "nex" => "The Tribun of the other side has fallen",
        "paralysis" => "The side to move has no legal turn",
        _ => "",
    }
}
