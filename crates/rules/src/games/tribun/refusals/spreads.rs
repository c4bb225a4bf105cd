//! Why units are not split or combined so.

use super::super::board::Unit;
use super::super::facts::can_hold_slave;
use super::super::options::Rules;
use super::super::position::Tribun;
use super::super::sentences::Refusal;
use super::super::turn::Parts;
use crate::board::hex::{Hex, hexes, neighbours};
use crate::{Join, List, Step};

impl Tribun {
    /// Why an empty hex takes no combine.
    pub(super) fn why_no_meeting(&self, hex: Hex) -> Refusal {
        let own = neighbours(hex) & self.units_of(self.mover());
        match own.count_ones() {
            0 => Refusal::NobodyMeets { hex, side: self.mover() },
            1 => Refusal::OneMeets { hex },
            _ => Refusal::NoneFit { hex, units: List::new(Join::Commas, hexes(own)) },
        }
    }

    /// Why the unit on a hex cannot be split at all.
    pub(in crate::games::tribun) fn why_no_split(&self, from: Hex) -> Refusal {
        if let Some(why) = self.why_not_mine(from) {
            return why;
        }
        let unit = self.unit(from);
        let piece = unit.name();
        if unit.has_tribun() {
            Refusal::TribunSplits { piece, from }
        } else if unit.height() == 1 {
            Refusal::SinglePiece { piece, from }
        } else {
            Refusal::NoRoomToSplit { piece, from }
        }
    }

    pub(super) fn why_no_decombine(&self, from: Hex, parts: Parts) -> Refusal {
        let unit = self.unit(from);
        if self.why_not_mine(from).is_some() || unit.has_tribun() || unit.height() == 1 {
            return self.why_no_split(from);
        }
        let occupied = parts.placed(from).find(|(hex, _)| *hex != from && self.unit_at(*hex).is_some());
        if let Some((hex, _)) = occupied {
            return Refusal::PartOnUnit { hex };
        }
        if let Some((_, count)) = parts.placed(from).find(|(_, count)| !self.rules().allows_height(*count)) {
            return Refusal::NoValidUnit { count };
        }
        if parts.total() != unit.height() {
            return Refusal::NotAllSpread { height: unit.height(), piece: unit.name(), total: parts.total() };
        }
        if parts.placed(from).count() < 2 {
            return Refusal::OneHex;
        }
        Refusal::StayHoldsNoSlave { left: parts.own(), hex: from, slave: unit.slave() }
    }

    pub(super) fn why_no_combine(&self, to: Hex, parts: Parts) -> Refusal {
        if let Some(unit) = self.unit_at(to) {
            return Refusal::MeetingOnUnit { to, owner: unit.side(), piece: unit.name() };
        }
        let gift = parts.placed(to).find_map(|(hex, count)| self.why_no_gift(hex, count));
        if let Some(why) = gift {
            return why;
        }
        match parts.placed(to).count() {
            2 => Refusal::NoValidUnit { count: parts.total() },
            3 | 6 => self.why_not_symmetric(to, parts),
            _ => Refusal::NoSuchNumber,
        }
    }

    /// Why a unit does not give so many pieces.
    fn why_no_gift(&self, hex: Hex, count: u8) -> Option<Refusal> {
        if let Some(why) = self.why_not_mine(hex) {
            return Some(why);
        }
        if self.gifts_of(hex) >> count & 1 != 0 {
            return None;
        }
        let unit = self.unit(hex);
        let (piece, height, slave) = (unit.name(), unit.height(), unit.slave());
        let Some(left) = height.checked_sub(count) else {
            return Some(Refusal::TooFewToGive { piece, hex, height });
        };
        if unit.has_tribun() {
            return Some(Refusal::TribunWhole { piece, hex });
        }
        if slave > 0 && !can_hold_slave(left, slave) {
            return Some(Refusal::StayHoldsNoSlave { left, hex, slave });
        }
        Some(Refusal::StayNoValidUnit { left, hex })
    }

    fn why_not_symmetric(&self, to: Hex, parts: Parts) -> Refusal {
        if self.rules() == Rules::Ninety {
            return Refusal::NoSymmetric;
        }
        let ways: Vec<usize> = parts.neighbours().map(|(way, _)| way as usize).collect();
        if ways.len() == 3 && ways.windows(2).any(|pair| pair[1] - pair[0] != 2) {
            return Refusal::NotAt120 { to };
        }
        let donors: Vec<(Unit, u8)> = parts.placed(to).map(|(hex, count)| (self.unit(hex), count)).collect();
        if donors.iter().any(|(unit, _)| unit.has_tribun()) {
            return Refusal::TribunInSymmetry;
        }
        if donors.windows(2).any(|pair| pair[0].0 != pair[1].0) {
            return Refusal::UnequalUnits;
        }
        if donors.windows(2).any(|pair| pair[0].1 != pair[1].1) {
            return Refusal::UnequalNumbers;
        }
        Refusal::NoValidUnit { count: parts.total() }
    }

    /// Why a step places no part of a spread around a hex.
    pub(in crate::games::tribun) fn why_no_part(&self, middle: Hex, step: Step) -> Refusal {
        let splitting = self.unit_at(middle).is_some();
        let Some(hex) = step.cell().and_then(Hex::of_cell) else {
            return Refusal::NoPart;
        };
        if !hex.is_in(neighbours(middle)) {
            return Refusal::NotNextTo { hex, middle };
        }
        if splitting && self.unit_at(hex).is_some() {
            return Refusal::PartOnUnit { hex };
        }
        if splitting {
            return Refusal::NoFurtherPart { hex };
        }
        self.why_not_mine(hex).unwrap_or_else(|| Refusal::NothingToGive { piece: self.unit(hex).name(), hex })
    }
}
