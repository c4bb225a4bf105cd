//! Moving and attacking patterns as sets of hexes.

use super::board::Unit;
use super::facts::Height;
use super::position::Tribun;
use super::turn::Pattern;
use crate::Side;
use crate::board::hex::{Direction, Hex, neighbours};

/// "The 6 hexes of its own colour at distance 2": the first three lead to higher numbers of hexes.
const HASTATUS: [(i8, i8); 6] = [(1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2)];

/// The six straight lines: the first three lead to higher numbers of hexes.
const STRAIGHT: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// "The 12 hexes of other colours at distance 3 (that ring without its 6 corners)."
const SAGGITARIUS: [(i8, i8); 12] =
    [(1, 2), (2, 1), (-1, 3), (3, -1), (-2, 3), (3, -2), (-3, 2), (2, -3), (-3, 1), (1, -3), (-2, -1), (-1, -2)];

/// "One straight forward (White up, Black down)."
const FORWARD: [[(i8, i8); 1]; 2] = [[(0, -1)], [(0, 1)]];

/// "Beside that one: White (-1,0) and (1,-1); Black (1,0) and (-1,1)."
const BESIDE: [[(i8, i8); 2]; 2] = [[(-1, 0), (1, -1)], [(1, 0), (-1, 1)]];

type Sets = [u128; Hex::COUNT];
type Rays = [[u128; 6]; Hex::COUNT];

static HASTATUS_SETS: Sets = leap_sets(&HASTATUS);
static SAGGITARIUS_SETS: Sets = leap_sets(&SAGGITARIUS);
static BESIDE_SETS: [Sets; 2] = [leap_sets(&BESIDE[0]), leap_sets(&BESIDE[1])];
static HASTATUS_RAYS: Rays = ray_sets(&HASTATUS);
static STRAIGHT_RAYS: Rays = ray_sets(&STRAIGHT);

/// The codes of heights that need more than a table: those that slide, and the Centuria, for which units stand in the way.
const EQUES: usize = Height::Eques as usize;
const BALISTA: usize = Height::Balista as usize;
const CENTURIA: usize = Height::Centuria as usize;

/// By the code of a unit without slave ([`Unit::byte`]): where it moves on any board, and what it attacks.
static STEPS: [Sets; 32] = arm_sets(false);
static STRIKES: [Sets; 32] = arm_sets(true);

const fn arm_sets(attacks: bool) -> [Sets; 32] {
    let mut sets = [[0; Hex::COUNT]; 32];
    let mut code = 0;
    while code < 32 {
        let unit = Unit::of_byte(code as u8);
        let side = unit.side().index();
        sets[code] = match unit.height() {
            1 if unit.has_tribun() => leap_sets(&STRAIGHT),
            1 if attacks => leap_sets(&BESIDE[side]),
            1 => leap_sets(&FORWARD[side]),
            2 => leap_sets(&HASTATUS),
            3 => leap_sets(&SAGGITARIUS),
            8 => leap_sets(&STRAIGHT),
            _ => [0; Hex::COUNT],
        };
        code += 1;
    }
    sets
}

const fn hex_at(index: usize) -> Hex {
    match Hex::new(index as u8) {
        Some(hex) => hex,
        None => panic!("tables are made for hexes of the board"),
    }
}

const fn leap_sets(vectors: &[(i8, i8)]) -> Sets {
    let mut sets = [0; Hex::COUNT];
    let mut hex = 0;
    while hex < Hex::COUNT {
        sets[hex] = hex_at(hex).leaps(vectors);
        hex += 1;
    }
    sets
}

const fn ray_sets(vectors: &[(i8, i8); 6]) -> Rays {
    let mut rays = [[0; 6]; Hex::COUNT];
    let mut hex = 0;
    while hex < Hex::COUNT {
        let mut way = 0;
        while way < 6 {
            rays[hex][way] = hex_at(hex).ray(vectors[way]);
            way += 1;
        }
        hex += 1;
    }
    rays
}

/// The hexes of six rays up to and including the first occupied one of each.
#[inline(always)]
fn slide(rays: &[u128; 6], occupied: u128) -> u128 {
    let [upward @ .., a, b, c] = rays;
    let up = upward.iter().fold(0, |set, ray| {
        let blockers = ray & occupied;
        // The lowest blocker and everything below it; everything if there is none.
        set | ray & (blockers ^ blockers.wrapping_sub(1))
    });
    [a, b, c].into_iter().fold(up, |set, ray| {
        let highest = 127 - (ray & occupied | 1).leading_zeros();
        set | ray & u128::MAX << highest
    })
}

/// Where both sides stand, seen from the side to move.
#[derive(Clone, Copy)]
pub(super) struct Field {
    side: Side,
    own: u128,
    enemy: u128,
    empty: u128,
}

impl Tribun {
    #[inline]
    pub(super) fn field(&self) -> Field {
        self.field_of(self.mover())
    }

    /// The same as if it were a side's turn.
    #[inline(always)]
    pub(super) fn field_of(&self, side: Side) -> Field {
        Field { side, own: self.units_of(side), enemy: self.units_of(side.other()), empty: self.empty_hexes() }
    }
}

impl Field {
    /// The code of the pieces whose pattern is used, in [`STEPS`] and [`STRIKES`].
    #[inline(always)]
    const fn arm(unit: Unit, pattern: Pattern) -> usize {
        (match pattern {
            Pattern::Own => unit.top(),
            Pattern::Slave => unit.arm_of_slave(),
        })
        .byte() as usize
            & 31
    }

    /// The empty hexes to which a unit of the side to move goes by a pattern.
    #[inline(always)]
    pub(super) fn moves(&self, from: Hex, unit: Unit, pattern: Pattern) -> u128 {
        self.move_pattern(from, unit, pattern) & self.empty
    }

    /// The enemy units that a unit of the side to move attacks by a pattern.
    #[inline(always)]
    pub(super) fn strikes(&self, from: Hex, unit: Unit, pattern: Pattern) -> u128 {
        self.attack_pattern(from, unit, pattern) & self.enemy
    }

    /// The hexes of a moving pattern, whatever stands on them.
    #[inline(always)]
    pub(super) fn move_pattern(&self, from: Hex, unit: Unit, pattern: Pattern) -> u128 {
        let arm = Field::arm(unit, pattern);
        let steps = STEPS[arm][from.index()];
        match arm & 7 {
            EQUES | BALISTA => slide(&HASTATUS_RAYS[from.index()], self.own | self.enemy),
            CENTURIA => steps | self.second_steps(from),
            _ => steps,
        }
    }

    /// The hexes of an attacking pattern, whatever stands on them.
    #[inline(always)]
    pub(super) fn attack_pattern(&self, from: Hex, unit: Unit, pattern: Pattern) -> u128 {
        let arm = Field::arm(unit, pattern);
        let strikes = STRIKES[arm][from.index()];
        match arm & 7 {
            EQUES => slide(&HASTATUS_RAYS[from.index()], self.own | self.enemy),
            BALISTA => slide(&STRAIGHT_RAYS[from.index()], self.own | self.enemy),
            CENTURIA => strikes | self.second_steps(from) | HASTATUS_SETS[from.index()],
            _ => strikes,
        }
    }

    /// The hexes from which a unit of a height would attack a hex by its own pattern: each pattern is its own reverse,
    /// but for the Servus, who looks forward.
    #[inline(always)]
    pub(super) fn posts(&self, target: Hex, height: u8) -> u128 {
        match height {
            1 => BESIDE_SETS[self.side.other().index()][target.index()],
            2 => HASTATUS_SETS[target.index()],
            3 => SAGGITARIUS_SETS[target.index()],
            4 => slide(&HASTATUS_RAYS[target.index()], self.own | self.enemy),
            6 => slide(&STRAIGHT_RAYS[target.index()], self.own | self.enemy),
            8 => neighbours(target) | self.second_steps(target) | HASTATUS_SETS[target.index()],
            _ => 0,
        }
    }

    /// A board on which nothing is in the way, for reasons given to players.
    pub(super) const fn open_board(side: Side) -> Field {
        Field { side, own: 0, enemy: 0, empty: u128::MAX }
    }

    /// "In each of these directions also the second hex, if the hex between is empty or holds a unit of the side to move
    /// (also when the Centuria is a slave)."
    #[inline(always)]
    fn second_steps(&self, from: Hex) -> u128 {
        let ways = Direction::ALL.into_iter().filter_map(|way| {
            let between = from.neighbour(way)?;
            if between.is_in(self.enemy) { None } else { between.neighbour(way) }
        });
        ways.fold(0, |set, hex| set | hex.bit())
    }
}
