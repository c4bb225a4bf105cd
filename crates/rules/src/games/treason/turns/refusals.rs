//! Why a turn is refused, each in one line for the player.

use super::super::gait::Gait;
use super::{Hunter, Turn};
use crate::board::triangle::{Triangle, Way, triangles};
use crate::games::treason::position::Treason;
use crate::games::treason::sentences::Refusal;
use crate::games::treason::{Landings, PieceKind};
use crate::{CommonRefusal, Join, List, Message, Name, Notation, Position, Side};

/// Refusals, each in one line for the player.
impl Treason {
    /// Why no turn begins on a cell.
    pub(in crate::games::treason) fn why_not_from(&self, from: Triangle) -> Message {
        let side = self.side_to_move();
        if let Some(outcome) = self.outcome() {
            return CommonRefusal::over("treason", outcome, Self::reason_text(&outcome.reason));
        }
        let Some((owner, piece)) = self.owner_and_name(from) else {
            return CommonRefusal::NoPiece { from: from.to_string() }.into();
        };
        if owner != side {
            return Refusal::NotYours { piece, from, owner, side }.into();
        }
        if self.must_capture() {
            return self.compulsory().into();
        }
        match self.kind_at(from) {
            PieceKind::Spy => Refusal::SpyBlocked { from, mirror: from.mirror() }.into(),
            PieceKind::Man => Refusal::ManBlocked { from }.into(),
        }
    }

    /// Why a step or a conversion is not legal; a chain of captures that is readable has its reasons hop by hop.
    pub(in crate::games::treason) fn why_not(&self, turn: &Turn) -> Message {
        let from = turn.from();
        if !from.is_in(self.pieces(self.side_to_move())) || self.outcome().is_some() {
            return self.why_not_from(from);
        }
        match turn {
            Turn::Capture(_) => CommonRefusal::NoSuchTurn.into(),
            _ if self.must_capture() => self.compulsory().into(),
            Turn::Step { from, to } => self.why_not_step(*from, *to),
            Turn::Convert { from, at } => self.why_not_convert(*from, *at).into(),
        }
    }

    /// Why an own piece neither steps to a cell nor converts what stands there, when nothing can be captured.
    pub(super) fn why_not_end(&self, from: Triangle, end: Triangle) -> Message {
        let converts = self.gait_at(from) == Gait::Spy && end == from.mirror() && !end.is_in(from.adjacent());
        if converts { self.why_not_convert(from, end).into() } else { self.why_not_step(from, end) }
    }

    fn why_not_step(&self, from: Triangle, to: Triangle) -> Message {
        if from == to {
            Refusal::AlreadyThere { piece: self.kind_at(from).name(), to }.into()
        } else if !to.is_in(from.adjacent()) {
            Refusal::NotAdjacent { cell: to, from }.into()
        } else if !to.is_in(self.gait_at(from).reach(from)) {
            self.way_of_men().into()
        } else if let Some((owner, piece)) = self.owner_and_name(to) {
            Refusal::Occupied { owner, piece, to }.into()
        } else {
            CommonRefusal::NoSuchTurn.into()
        }
    }

    fn why_not_convert(&self, from: Triangle, cell: Triangle) -> Refusal {
        let mirror = from.mirror();
        if self.gait_at(from) != Gait::Spy {
            return Refusal::OnlySpyConverts { from };
        }
        if cell != mirror {
            return Refusal::NotMirror { from, mirror, cell };
        }
        let own = self.owner_and_name(cell).map(|(side, piece)| Refusal::MirrorOwn { cell, side, piece });
        own.unwrap_or(Refusal::MirrorEmpty { cell })
    }

    /// "**Capturing is compulsory**; which capture is free."
    fn compulsory(&self) -> Refusal {
        let hunters = self.hunters();
        Refusal::CompulsoryCapture { capturers: listed(hunters), count: hunters.count_ones() }
    }

    /// Why a capturer cannot make one capture.
    pub(super) fn why_not_hop(&self, hunter: &Hunter, over: Triangle, landing: Triangle) -> Message {
        if hunter.landings_over(over) == 0 {
            self.why_not_over(hunter, over)
        } else {
            self.why_not_landing(hunter, over, landing).into()
        }
    }

    /// Why a capturer cannot capture over a cell, wherever it would land.
    pub(super) fn why_not_over(&self, hunter: &Hunter, over: Triangle) -> Message {
        let at = hunter.at;
        let why = match Way::between(at, over) {
            _ if at.is_in(hunter.gait.promotion()) => Refusal::BecameSpy { cell: at },
            _ if !over.is_in(hunter.enemies) => why_no_enemy(hunter, over),
            None => Refusal::NotAdjacent { cell: over, from: at },
            _ if !over.is_in(hunter.gait.reach(at)) => {
                Refusal::Behind { cell: over, from: at, rule: self.way_of_men().into() }
            }
            Some(way) => why_not_behind(hunter, over, way),
        };
        why.into()
    }

    fn why_not_landing(&self, hunter: &Hunter, over: Triangle, landing: Triangle) -> Refusal {
        let start = hunter.at;
        if !landing.is_in(over.adjacent()) {
            Refusal::LandingNotAdjacent { landing, over }
        } else if landing == start {
            Refusal::LandsOnStart { start }
        } else if landing.is_in(start.adjacent()) {
            Refusal::LandsBesideStart { landing, start }
        } else if !landing.is_in(hunter.gait.reach(over)) {
            Refusal::LandsBackward { over, landing, rule: self.way_of_men().into() }
        } else {
            Refusal::LandingOccupied { landing }
        }
    }

    /// The rule that keeps the men of the side to move from going back; its Spies go any way.
    fn way_of_men(&self) -> Refusal {
        Refusal::way_of_men(self.side_to_move())
    }

    /// Whose piece stands on a cell, and what it is called.
    fn owner_and_name(&self, cell: Triangle) -> Option<(Side, Name)> {
        Some((self.piece_at(cell)?.side?, self.kind_at(cell).name()))
    }
}

fn why_no_enemy(hunter: &Hunter, cell: Triangle) -> Refusal {
    let targets = hunter.targets();
    match targets.count_ones() {
        0 => Refusal::NoEnemy { cell },
        count => Refusal::NoEnemyBut { cell, from: hunter.at, targets: listed(targets), count },
    }
}

/// Why a capturer cannot land behind an enemy in a way that its gait allows.
fn why_not_behind(hunter: &Hunter, over: Triangle, way: Way) -> Refusal {
    let table = hunter.gait.landings(hunter.at, way);
    let occupied = table & !hunter.empty;
    let one = triangles(occupied).next().filter(|_| occupied.count_ones() == 1);
    match (hunter.rule, one) {
        _ if table == 0 => Refusal::NowhereToLand { from: hunter.at, over },
        (Landings::Chosen, Some(landing)) => Refusal::OnlyLandingOccupied { over, landing },
        (Landings::Chosen, None) => Refusal::LandingsOccupied { over, landings: listed(occupied) },
        (Landings::All, Some(landing)) => Refusal::OneOfAllOccupied { over, landing },
        (Landings::All, None) => Refusal::SomeOfAllOccupied { over, landings: listed(occupied) },
    }
}

/// "A1, B1 and C1".
fn listed(cells: u64) -> List {
    List::new(Join::And, triangles(cells))
}
