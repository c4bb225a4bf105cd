//! Why a turn is refused, each in one line for the player.

mod spreads;

use super::board::Unit;
use super::facts::{Height, can_hold_slave, unit_called};
use super::options::Rules;
use super::position::Tribun;
use super::reach::Field;
use super::sentences::{Because, Refusal};
use super::turn::{Pattern, Turn};
use super::turns::Assault;
use crate::board::hex::{Hex, hexes};
use crate::{CommonRefusal, Join, List, Message, Notation, Position, Step};

/// Refusals, each in one line for the player.
impl Tribun {
    /// Why a turn is not legal.
    pub(super) fn why_not(&self, turn: Turn) -> Message {
        if self.outcome().is_some() {
            return self.why_not_on(turn.place());
        }
        match turn {
            Turn::Move { from, to, pattern } => self.why_no_move(from, to, pattern).into(),
            Turn::Decombine { from, parts } => self.why_no_decombine(from, parts).into(),
            Turn::Combine { to, parts } => self.why_no_combine(to, parts).into(),
            _ => match self.assault(turn.place()) {
                Some(assault) => self.why_no_outcome(&assault, turn),
                None => self.why_no_attack(turn),
            },
        }
    }

    /// Why no unit attacks the target of a turn.
    fn why_no_attack(&self, turn: Turn) -> Message {
        let target = turn.place();
        let unit = self.unit(target);
        if unit.is_empty() {
            return Refusal::NoTarget { target }.into();
        }
        if self.is_mine(unit) {
            return Refusal::OwnTarget { piece: unit.name(), target, side: self.mover() }.into();
        }
        match turn {
            Turn::Kill { from, pattern, .. } => self.why_no_strike(from, target, pattern).into(),
            Turn::Enslave { from, .. } => self.why_no_strike(from, target, Pattern::Own).into(),
            _ => self.why_not_on(target),
        }
    }

    /// Why no turn begins on a hex.
    pub(super) fn why_not_on(&self, hex: Hex) -> Message {
        if let Some(outcome) = self.outcome() {
            return CommonRefusal::over("tribun", outcome, Self::reason_text(&outcome.reason));
        }
        let unit = self.unit(hex);
        let piece = unit.name();
        if unit.is_empty() {
            self.why_no_meeting(hex)
        } else if self.is_mine(unit) {
            Refusal::Asleep { piece, hex }
        } else {
            Refusal::OutOfReach { side: self.mover(), piece, target: hex }
        }
        .into()
    }

    /// What keeps the unit on a hex from acting for the side to move.
    fn why_not_mine(&self, hex: Hex) -> Option<Refusal> {
        let (unit, side) = (self.unit(hex), self.mover());
        if unit.is_empty() {
            return Some(Refusal::NoUnit { hex });
        }
        let owner = unit.side();
        (owner != side).then(|| Refusal::NotYours { piece: unit.name(), hex, owner, side })
    }

    /// Why a unit has no such pattern.
    fn why_no_pattern(&self, from: Hex, pattern: Pattern) -> Option<Refusal> {
        let lacks = || {
            let unit = self.unit(from);
            let lacks_slave = pattern == Pattern::Slave && unit.slave() == 0;
            lacks_slave.then(|| Refusal::NoSlave { piece: unit.name(), from })
        };
        self.why_not_mine(from).or_else(lacks)
    }

    fn why_no_move(&self, from: Hex, to: Hex, pattern: Pattern) -> Refusal {
        if let Some(why) = self.why_no_pattern(from, pattern) {
            return why;
        }
        let unit = self.unit(from);
        if from == to {
            return Refusal::AlreadyThere { piece: unit.name(), to };
        }
        if let Some(other) = self.unit_at(to) {
            return Refusal::NotEmpty { owner: other.side(), piece: other.name(), to };
        }
        let why = self.why_blocked(from, to, pattern, true).map(Message::from);
        match (why, pattern) {
            (None, _) => how_it_moves(unit, pattern),
            (Some(why), Pattern::Own) => Refusal::CannotGo { piece: unit.name(), to, why },
            (Some(why), Pattern::Slave) => Refusal::SlaveCannotGo { slave: unit_called(unit.slave()), to, why },
        }
    }

    /// What stands in the way to a hex that the pattern reaches on an empty board.
    fn why_blocked(&self, from: Hex, to: Hex, pattern: Pattern, moving: bool) -> Option<Because> {
        let unit = self.unit(from);
        let side = self.mover();
        let open = Field::open_board(side);
        let reached =
            if moving { open.move_pattern(from, unit, pattern) } else { open.attack_pattern(from, unit, pattern) };
        if !to.is_in(reached) {
            return None;
        }
        let occupied = self.units_of(side) | self.units_of(side.other());
        let nearest = hexes(between(from, to) & occupied).min_by_key(|hex| hex.distance(from))?;
        let blocker = self.unit(nearest);
        Some(Because::InTheWay { owner: blocker.side(), piece: blocker.name(), hex: nearest })
    }

    /// Why the own unit on a hex does not strike a target by a pattern.
    pub(super) fn why_no_strike(&self, from: Hex, target: Hex, pattern: Pattern) -> Refusal {
        if let Some(why) = self.why_no_pattern(from, pattern) {
            return why;
        }
        let unit = self.unit(from);
        let why =
            self.why_blocked(from, target, pattern, false).unwrap_or_else(|| how_it_attacks(unit, pattern)).into();
        match pattern {
            Pattern::Own => Refusal::NoStrike { piece: unit.name(), from, target, why },
            Pattern::Slave => Refusal::NoSlaveStrike { slave: unit_called(unit.slave()), from, target, why },
        }
    }

    /// Why a possible attack does not have this result.
    fn why_no_outcome(&self, assault: &Assault, turn: Turn) -> Message {
        let target = turn.place();
        let unit = self.unit(target);
        let piece = unit.name();
        if unit.has_tribun() {
            return Refusal::TakesTribun { piece, turn: Turn::TakeTribun { target }.to_string() }.into();
        }
        match turn {
            Turn::TakeTribun { .. } => Refusal::CarriesNoTribun { piece, target }.into(),
            Turn::Damage { left, .. } => self.why_no_damage(assault, target, left).into(),
            Turn::Kill { from, pattern, .. } => self.why_no_arrival(assault, from, target, pattern, false).into(),
            Turn::Enslave { from, .. } => self.why_no_arrival(assault, from, target, Pattern::Own, true).into(),
            _ => self.why_not_on(target),
        }
    }

    fn why_no_damage(&self, assault: &Assault, target: Hex, left: u8) -> Refusal {
        let unit = self.unit(target);
        let (piece, slave) = (unit.name(), unit.slave());
        if matches!(left, 5 | 7) {
            return Refusal::NoSuchRest { left };
        }
        if left == 0 && slave == 0 {
            return Refusal::NothingLeft { piece, target };
        }
        if slave > 0 && !can_hold_slave(left, slave) {
            return Refusal::RestHoldsNoSlave { left, slave, turn: Turn::Damage { target, left: 0 }.to_string() };
        }
        if assault.lefts() == 0 {
            return Refusal::LeavesNothing { piece, target };
        }
        let possible = List::new(Join::Commas, (0..8_u8).filter(|left| assault.lefts() >> left & 1 != 0));
        Refusal::LeavesOther { left, piece, target, possible }
    }

    fn why_no_arrival(&self, assault: &Assault, from: Hex, target: Hex, pattern: Pattern, on_top: bool) -> Refusal {
        let strength = assault.attacker(from).map_or(0, |attacker| attacker.strength(pattern));
        if strength == 0 {
            return self.why_no_strike(from, target, pattern);
        }
        let (unit, prey) = (self.unit(from), self.unit(target));
        if prey.slave() > 0 {
            return Refusal::NobodyMovesIn;
        }
        let (most, need) = (assault.most_with(from, pattern), prey.height());
        if most < u16::from(need) {
            return match pattern {
                Pattern::Own => Refusal::TooWeak { piece: unit.name(), from, most, need },
                Pattern::Slave => Refusal::SlaveTooWeak { slave: unit_called(unit.slave()), from, most, need },
            };
        }
        match on_top {
            true if self.rules() == Rules::Ninety => Refusal::NoImpero,
            true if unit.has_tribun() => Refusal::TribunEnslaves,
            _ => why_no_hold(strength, need),
        }
    }

    /// Why a path of steps about a hex leads to no turn.
    pub(super) fn why_no_step(&self, hex: Hex, steps: &[Step]) -> Message {
        let mine = self.is_mine(self.unit(hex));
        match (steps, mine) {
            ([Step::Cell(cell)], true) => {
                Hex::of_cell(*cell).map_or(Refusal::NoHex, |to| self.why_no_move(hex, to, Pattern::Own)).into()
            }
            ([Step::Cell(cell)], false) => {
                let why = |from| self.why_not(Turn::Kill { from, target: hex, pattern: Pattern::Own });
                Hex::of_cell(*cell).map_or_else(|| Refusal::NoHex.into(), why)
            }
            ([Step::Count(left)], false) => self.why_not(Turn::Damage { target: hex, left: *left }),
            (_, true) => Refusal::NoAction.into(),
            (_, false) => Refusal::NoResult.into(),
        }
    }
}

/// "2p ≥ s" and "p ≤ 4" in words.
const fn why_no_hold(count: u8, slave: u8) -> Refusal {
    if count > 4 { Refusal::TooHighToHold { count } } else { Refusal::TooLowToHold { count, slave } }
}

fn how_it_moves(unit: Unit, pattern: Pattern) -> Refusal {
    match pattern {
        Pattern::Own => how_the_top_moves(unit),
        Pattern::Slave => how_the_slave_moves(unit),
    }
}

fn how_the_top_moves(unit: Unit) -> Refusal {
    let piece = unit.name();
    match unit.own_height() {
        Some(Height::Servus) | None if unit.has_tribun() => Refusal::TribunMoves,
        Some(Height::Servus) | None => Refusal::ServusMoves { piece },
        Some(Height::Hastatus) => Refusal::HastatusMoves { piece },
        Some(Height::Saggitarius) => Refusal::SaggitariusMoves { piece },
        Some(Height::Eques | Height::Balista) => Refusal::SliderMoves { piece },
        Some(Height::Centuria) => Refusal::CenturiaMoves { piece },
    }
}

fn how_the_slave_moves(unit: Unit) -> Refusal {
    let slave = unit_called(unit.slave());
    match unit.slave_height() {
        Some(Height::Servus) | None => Refusal::SlaveServusMoves { slave },
        Some(Height::Hastatus) => Refusal::SlaveHastatusMoves { slave },
        Some(Height::Saggitarius) => Refusal::SlaveSaggitariusMoves { slave },
        Some(Height::Eques | Height::Balista) => Refusal::SlaveSliderMoves { slave },
        Some(Height::Centuria) => Refusal::SlaveCenturiaMoves { slave },
    }
}

fn how_it_attacks(unit: Unit, pattern: Pattern) -> Because {
    let (piece, height) = match pattern {
        Pattern::Own => (unit.name(), unit.own_height()),
        Pattern::Slave => (unit_called(unit.slave()), unit.slave_height()),
    };
    match height {
        Some(Height::Servus) | None if unit.has_tribun() => Because::TribunAttacks,
        Some(Height::Servus) | None => Because::ServusAttacks { piece },
        Some(Height::Hastatus) => Because::HastatusAttacks { piece },
        Some(Height::Saggitarius) => Because::SaggitariusAttacks { piece },
        Some(Height::Eques) => Because::EquesAttacks { piece },
        Some(Height::Balista) => Because::BalistaAttacks { piece },
        Some(Height::Centuria) => Because::CenturiaAttacks { piece },
    }
}

/// The hexes of the board that a straight walk or repeated Hastatus leaps touch between two hexes.
fn between(from: Hex, to: Hex) -> u128 {
    let ((q, r), (to_q, to_r)) = (from.axial(), to.axial());
    let (q_way, r_way) = (to_q - q, to_r - r);
    let steps = (2..=10_i8).rev().find(|steps| q_way % steps == 0 && r_way % steps == 0).unwrap_or(1);
    let on_the_way = (1..steps).filter_map(|step| from.leap(q_way / steps * step, r_way / steps * step));
    on_the_way.fold(0, |set, hex| set | hex.bit())
}
