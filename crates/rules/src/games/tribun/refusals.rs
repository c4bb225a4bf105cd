//! Why a turn is refused, each in one line for the player.

mod spreads;

use super::board::Unit;
use super::facts::{Height, can_hold_slave};
use super::options::Rules;
use super::outcome;
use super::position::Tribun;
use super::reach::Field;
use super::turn::{Pattern, Turn};
use super::turns::Assault;
use crate::Step;
use crate::board::hex::{Hex, hexes};

/// Refusals, each in one line for the player.
impl Tribun {
    /// Why a turn is not legal.
    pub(super) fn why_not(&self, turn: Turn) -> String {
        if self.outcome_of().is_some() {
            return self.why_not_on(turn.place());
        }
        match turn {
            Turn::Move { from, to, pattern } => self.why_no_move(from, to, pattern),
            Turn::Decombine { from, parts } => self.why_no_decombine(from, parts),
            Turn::Combine { to, parts } => self.why_no_combine(to, parts),
            _ => match self.assault(turn.place()) {
                Some(assault) => self.why_no_outcome(&assault, turn),
                None => self.why_no_attack(turn),
            },
        }
    }

    /// Why no unit attacks the target of a turn.
    fn why_no_attack(&self, turn: Turn) -> String {
        let target = turn.place();
        let unit = self.unit(target);
        if unit.is_empty() {
            return format!("There is no unit on {target} to attack");
        }
        if self.is_mine(unit) {
            return format!("The {} on {target} is {}'s own", unit.name(), self.mover());
        }
        match turn {
            Turn::Kill { from, pattern, .. } => self.why_no_strike(from, target, pattern),
            Turn::Enslave { from, .. } => self.why_no_strike(from, target, Pattern::Own),
            _ => self.why_not_on(target),
        }
    }

    /// Why no turn begins on a hex.
    pub(super) fn why_not_on(&self, hex: Hex) -> String {
        if let Some(outcome) = self.outcome_of() {
            return format!("The game is over: {}", outcome::reason_text(&outcome.reason));
        }
        let unit = self.unit(hex);
        let name = unit.name();
        if unit.is_empty() {
            return self.why_no_meeting(hex);
        }
        if self.is_mine(unit) {
            return format!("The {name} on {hex} is asleep: it can neither move nor be split");
        }
        format!("No unit of {} reaches the {name} on {hex}", self.mover())
    }

    /// What keeps the unit on a hex from acting for the side to move.
    fn why_not_mine(&self, hex: Hex) -> Option<String> {
        let (unit, side) = (self.unit(hex), self.mover());
        if unit.is_empty() {
            return Some(format!("There is no unit on {hex}"));
        }
        let owner = unit.side();
        (owner != side).then(|| format!("The {} on {hex} is {owner}'s, and it is {side}'s turn", unit.name()))
    }

    /// Why a unit has no such pattern.
    fn why_no_pattern(&self, from: Hex, pattern: Pattern) -> Option<String> {
        let lacks = || {
            let unit = self.unit(from);
            let name = unit.name();
            (pattern == Pattern::Slave && unit.slave() == 0).then(|| format!("The {name} on {from} has no slave"))
        };
        self.why_not_mine(from).or_else(lacks)
    }

    fn why_no_move(&self, from: Hex, to: Hex, pattern: Pattern) -> String {
        if let Some(why) = self.why_no_pattern(from, pattern) {
            return why;
        }
        let unit = self.unit(from);
        if from == to {
            return format!("The {} is already on {to}", unit.name());
        }
        if let Some(other) = self.unit_at(to) {
            return format!("A move goes to an empty hex, and {}'s {} stands on {to}", other.side(), other.name());
        }
        let why = match self.why_blocked(from, to, pattern, true) {
            Some(why) => why,
            None => {
                return format!(
                    "The {} {}",
                    name_by(unit, pattern),
                    if is_tribun(unit) { TRIBUN_STEPS } else { used(unit, pattern).map_or("", Height::how_it_moves) }
                );
            }
        };
        format!("The {} cannot go to {to}: {why}", name_by(unit, pattern))
    }

    /// What stands in the way to a hex that the pattern reaches on an empty board.
    fn why_blocked(&self, from: Hex, to: Hex, pattern: Pattern, moving: bool) -> Option<String> {
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
        Some(format!("{}'s {} on {nearest} is in the way", blocker.side(), blocker.name()))
    }

    /// Why the own unit on a hex does not strike a target by a pattern.
    pub(super) fn why_no_strike(&self, from: Hex, target: Hex, pattern: Pattern) -> String {
        if let Some(why) = self.why_no_pattern(from, pattern) {
            return why;
        }
        let unit = self.unit(from);
        let name = name_by(unit, pattern);
        match self.why_blocked(from, target, pattern, false) {
            Some(why) => format!("The {name} on {from} does not reach {target}: {why}"),
            None if is_tribun(unit) => {
                format!("The {name} on {from} does not reach {target}: it attacks the hexes around it")
            }
            None => {
                let how = used(unit, pattern).map_or("", Height::how_it_attacks);
                format!("The {name} on {from} does not reach {target}: it {how}")
            }
        }
    }

    /// Why a possible attack does not have this result.
    fn why_no_outcome(&self, assault: &Assault, turn: Turn) -> String {
        let target = turn.place();
        let unit = self.unit(target);
        let name = unit.name();
        if unit.has_tribun() {
            return format!("An attack of any strength on the {name} takes the Tribun: x{target}#");
        }
        match turn {
            Turn::TakeTribun { .. } => format!("The {name} on {target} carries no Tribun"),
            Turn::Damage { left, .. } => self.why_no_damage(assault, target, left),
            Turn::Kill { from, pattern, .. } => self.why_no_arrival(assault, from, target, pattern, false),
            Turn::Enslave { from, .. } => self.why_no_arrival(assault, from, target, Pattern::Own, true),
            _ => self.why_not_on(target),
        }
    }

    fn why_no_damage(&self, assault: &Assault, target: Hex, left: u8) -> String {
        let unit = self.unit(target);
        let (name, slave) = (unit.name(), unit.slave());
        if matches!(left, 5 | 7) {
            return format!("No unit has {left} pieces: one more is removed");
        }
        if left == 0 && slave == 0 {
            return format!("If nothing is left of the {name} on {target}, a unit moves in: say which");
        }
        if slave > 0 && !can_hold_slave(left, slave) {
            return format!("{left} cannot hold a slave of {slave}: all of the top goes, x{target}:0");
        }
        let possible: Vec<String> =
            (0..8).filter(|left| assault.lefts() >> left & 1 != 0).map(|left: u8| left.to_string()).collect();
        if possible.is_empty() {
            return format!("No attack on the {name} on {target} leaves anything of it");
        }
        format!("No attack leaves {left} of the {name} on {target}; it can leave {}", possible.join(", "))
    }

    fn why_no_arrival(&self, assault: &Assault, from: Hex, target: Hex, pattern: Pattern, on_top: bool) -> String {
        let strength = assault.attacker(from).map_or(0, |attacker| attacker.strength(pattern));
        if strength == 0 {
            return self.why_no_strike(from, target, pattern);
        }
        let (unit, prey) = (self.unit(from), self.unit(target));
        if prey.slave() > 0 {
            return "An attack on a unit over a slave hits its top only, and nobody moves in".to_owned();
        }
        let most = assault.most_with(from, pattern);
        if most < u16::from(prey.height()) {
            let (name, need) = (name_by(unit, pattern), prey.height());
            return format!("With the {name} from {from}, the attackers have at most {most}, and {need} are needed");
        }
        match on_top {
            true if self.rules() == Rules::Ninety => "The ninety per cent rules have no Impero".to_owned(),
            true if unit.has_tribun() => "A unit with a Tribun does not enslave".to_owned(),
            _ => why_no_hold(strength, prey.height()),
        }
    }

    /// Why a path of steps about a hex leads to no turn.
    pub(super) fn why_no_step(&self, hex: Hex, steps: &[Step]) -> String {
        let unit = self.unit(hex);
        match (steps, self.is_mine(unit)) {
            ([Step::Cell(cell)], true) => match Hex::of_cell(*cell) {
                Some(to) => self.why_no_move(hex, to, Pattern::Own),
                None => "Choose a hex of the board".to_owned(),
            },
            ([Step::Cell(cell)], false) => match Hex::of_cell(*cell) {
                Some(from) => self.why_not(Turn::Kill { from, target: hex, pattern: Pattern::Own }),
                None => "Choose a hex of the board".to_owned(),
            },
            ([Step::Count(left)], false) => self.why_not(Turn::Damage { target: hex, left: *left }),
            (_, true) => "Choose a hex to go to, a pattern, or to split the unit".to_owned(),
            (_, false) => "Choose what is left of the target, or who moves in and how".to_owned(),
        }
    }
}

/// "2p ≥ s" and "p ≤ 4" in words.
fn why_no_hold(height: u8, slave: u8) -> String {
    if height > 4 {
        return format!("{height} pieces cannot go on top: at most 4 hold a slave");
    }
    format!("{height} cannot hold a slave of {slave}: twice its height must be at least that of the slave")
}

const TRIBUN_STEPS: &str = "steps to one of the six hexes around it";

fn is_tribun(unit: Unit) -> bool {
    unit.has_tribun() && unit.height() == 1
}

/// The height whose pattern a unit uses, if it has that pattern.
const fn used(unit: Unit, pattern: Pattern) -> Option<Height> {
    match pattern {
        Pattern::Own => unit.own_height(),
        Pattern::Slave => unit.slave_height(),
    }
}

/// The unit whose pattern is used: the Hastatus, or the Eques below it.
fn name_by(unit: Unit, pattern: Pattern) -> String {
    match pattern {
        Pattern::Own => unit.name(),
        Pattern::Slave => format!("enslaved {}", used(unit, pattern).map_or("", Height::name)),
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

/// The names of the hexes of a set: "e2, f2".
fn list(set: u128) -> String {
    hexes(set).map(|hex| hex.to_string()).collect::<Vec<_>>().join(", ")
}
