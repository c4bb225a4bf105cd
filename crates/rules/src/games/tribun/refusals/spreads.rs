//! Why units are not split or combined so.

use super::super::board::Unit;
use super::super::facts::can_hold_slave;
use super::super::options::Rules;
use super::super::position::Tribun;
use super::super::turn::Parts;
use super::list;
use crate::Step;
use crate::board::hex::{Hex, neighbours};

impl Tribun {
    /// Why an empty hex takes no combine.
    pub(super) fn why_no_meeting(&self, hex: Hex) -> String {
        let own = neighbours(hex) & self.units_of(self.mover());
        match own.count_ones() {
            0 => format!("{hex} is empty, and no unit of {} stands next to it", self.mover()),
            1 => format!("{hex} is empty, and only one unit stands next to it: combining takes two"),
            _ => format!("The units around {hex} ({}) cannot make a valid unit there", list(own)),
        }
    }

    /// Why the unit on a hex cannot be split at all.
    pub(in crate::games::tribun) fn why_no_split(&self, from: Hex) -> String {
        if let Some(why) = self.why_not_mine(from) {
            return why;
        }
        let unit = self.unit(from);
        let name = unit.name();
        if unit.has_tribun() {
            return format!("The {name} on {from} carries the Tribun: it is not split");
        }
        if unit.height() == 1 {
            return format!("The {name} on {from} is a single piece: it cannot be split");
        }
        format!("The {name} on {from} cannot be split: no valid parts fit on the empty hexes around it")
    }

    pub(super) fn why_no_decombine(&self, from: Hex, parts: Parts) -> String {
        let unit = self.unit(from);
        if self.why_not_mine(from).is_some() || unit.has_tribun() || unit.height() == 1 {
            return self.why_no_split(from);
        }
        let name = unit.name();
        let occupied = parts.placed(from).find(|(hex, _)| *hex != from && self.unit_at(*hex).is_some());
        if let Some((hex, _)) = occupied {
            return format!("{hex} is not empty: parts go to empty hexes only");
        }
        if let Some((_, count)) = parts.placed(from).find(|(_, count)| !self.rules().allows_height(*count)) {
            return format!("{count} pieces are no valid unit");
        }
        if parts.total() != unit.height() {
            return format!("All {} pieces of the {name} are spread, not {}", unit.height(), parts.total());
        }
        if parts.placed(from).count() < 2 {
            return "At least two hexes are used".to_owned();
        }
        format!("The {} left on {from} cannot hold a slave of {}", parts.own(), unit.slave())
    }

    pub(super) fn why_no_combine(&self, to: Hex, parts: Parts) -> String {
        if let Some(unit) = self.unit_at(to) {
            return format!("{to} is not empty: {}'s {} stands there", unit.side(), unit.name());
        }
        let gift = parts.placed(to).find_map(|(hex, count)| self.why_no_gift(hex, count));
        if let Some(why) = gift {
            return why;
        }
        let (total, donors) = (parts.total(), parts.placed(to).count());
        match donors {
            2 => format!("{total} pieces are no valid unit"),
            3 | 6 => self.why_not_symmetric(to, parts),
            _ => "A combine takes two units, or three or six in symmetry".to_owned(),
        }
    }

    /// Why a unit does not give so many pieces.
    fn why_no_gift(&self, hex: Hex, count: u8) -> Option<String> {
        if let Some(why) = self.why_not_mine(hex) {
            return Some(why);
        }
        if self.gifts_of(hex) >> count & 1 != 0 {
            return None;
        }
        let unit = self.unit(hex);
        let (name, height, slave) = (unit.name(), unit.height(), unit.slave());
        let Some(rest) = height.checked_sub(count) else {
            return Some(format!("The {name} on {hex} has only {height} to give"));
        };
        if unit.has_tribun() {
            return Some(format!("The {name} on {hex} gives itself whole or not at all"));
        }
        if slave > 0 && !can_hold_slave(rest, slave) {
            return Some(format!("The {rest} left on {hex} cannot hold a slave of {slave}"));
        }
        Some(format!("The {rest} left on {hex} are no valid unit"))
    }

    fn why_not_symmetric(&self, to: Hex, parts: Parts) -> String {
        if self.rules() == Rules::Ninety {
            return "The ninety per cent rules have no symmetric combine".to_owned();
        }
        let ways: Vec<usize> = parts.neighbours().map(|(way, _)| way as usize).collect();
        if ways.len() == 3 && ways.windows(2).any(|pair| pair[1] - pair[0] != 2) {
            return format!("Three units combine only at 120 degrees around {to}");
        }
        let donors: Vec<(Unit, u8)> = parts.placed(to).map(|(hex, count)| (self.unit(hex), count)).collect();
        if donors.iter().any(|(unit, _)| unit.has_tribun()) {
            return "The Tribun takes no part in a symmetric combine".to_owned();
        }
        if donors.windows(2).any(|pair| pair[0].0 != pair[1].0) {
            return "The units of a symmetric combine are equal, their slaves too".to_owned();
        }
        if donors.windows(2).any(|pair| pair[0].1 != pair[1].1) {
            return "All units of a symmetric combine give the same number".to_owned();
        }
        format!("{} pieces are no valid unit", parts.total())
    }

    /// Why a step places no part of a spread around a hex.
    pub(in crate::games::tribun) fn why_no_part(&self, middle: Hex, step: Step) -> String {
        let splitting = self.unit_at(middle).is_some();
        let Some(hex) = step.cell().and_then(Hex::of_cell) else {
            return "Choose a hex next to the first one".to_owned();
        };
        if !hex.is_in(neighbours(middle)) {
            return format!("{hex} is not next to {middle}");
        }
        if splitting && self.unit_at(hex).is_some() {
            return format!("{hex} is not empty: parts go to empty hexes only");
        }
        if splitting {
            return format!("No further part can go to {hex}");
        }
        let why = self.why_not_mine(hex);
        why.unwrap_or_else(|| format!("The {} on {hex} has nothing to give that would fit", self.unit(hex).name()))
    }
}
