//! What a side has and could do if it were its turn, in numbers.

use std::ops::ControlFlow;

use super::board::{STRIDE, Set, shift};
use super::formation::reach;
use super::formation::{Direction, heads};
use super::position::TroopChess;
use super::turn::{Turn, Vector};
use super::turns::Generator;
use crate::Side;
use crate::bits::bits;

/// What a side has, and what it could do if it were its turn.
///
/// ```
/// use ludarium_rules::{Position, Side, games::troop_chess::TroopChess};
/// let features = TroopChess::start(Default::default()).side_features(Side::Black);
/// assert_eq!((features.pieces, features.turns, features.best_take), (18, 112, 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SideFeatures {
    /// The number of pieces.
    pub pieces: u32,
    /// The pieces that touch no other.
    pub lonely: u32,
    /// The pieces that belong to no formation, the lonely ones included.
    pub idle: u32,
    /// The number of formations.
    pub formations: u32,
    /// The number of turns.
    pub turns: u32,
    /// Those of two steps.
    pub far_turns: u32,
    /// The turns in which a piece lands on an enemy piece.
    pub hits: u32,
    /// The most enemy pieces that a turn removes, less the own pieces that it costs.
    pub best_take: i32,
    /// The pieces of the other side that some turn removes without costing more.
    pub prey: u32,
    /// For every direction, the pieces that are strong that way.
    pub heads: [u32; 8],
    /// The ranks between the pieces and their own edge, added up.
    pub advance: u32,
    /// The steps between the pieces and the nearest edge, added up.
    pub centre: u32,
}

/// The board without its outermost points, without the next ones, and so on, down to the point in the middle.
const RINGS: [Set; 4] = {
    let mut rings = [0; 4];
    let mut i = 0;
    while i < 9 * 9 * 4 {
        let (file, rank, ring) = (i % 9, i / 9 % 9, i / 81);
        if file > ring && file < 8 - ring && rank > ring && rank < 8 - ring {
            rings[ring] |= 1 << (rank * STRIDE as usize + file);
        }
        i += 1;
    }
    rings
};

impl TroopChess {
    /// What a side has, and what it could do if it were its turn.
    #[must_use]
    #[inline(always)]
    pub fn side_features(&self, side: Side) -> SideFeatures {
        let (own, other) = (self.of(side), self.of(side.other()));
        let (mut touched, mut middles) = (0, 0);
        for way in Direction::ALL {
            let beside = shift(own, way.bits());
            middles |= touched & beside;
            touched |= beside;
        }
        middles &= own;
        let (mut formed, mut head_counts) = (middles, [0; 8]);
        for way in Direction::ALL {
            formed |= shift(middles, way.bits());
            head_counts[way.index()] = heads(own, way).count_ones();
        }
        let mut side_features = SideFeatures {
            pieces: own.count_ones(),
            lonely: (own & !touched).count_ones(),
            idle: (own & !formed).count_ones(),
            heads: head_counts,
            centre: RINGS.iter().map(|ring| (own & ring).count_ones()).sum(),
            advance: advance(own, side),
            ..SideFeatures::default()
        };
        self.count_turns_of(side, other, &mut side_features);
        side_features
    }

    /// Fills in what the formations of a side can do.
    #[inline(always)]
    fn count_turns_of(&self, side: Side, other: Set, side_features: &mut SideFeatures) {
        let (mut guards, mut prey) = ([0; 8], 0);
        for way in Direction::ALL {
            guards[way.index()] = heads(other, way.opposite());
        }
        let generator = Generator::of_side(self, side);
        let near_enemies = generator.hits();
        let _ = generator.each(
            #[inline(always)]
            |formation, legal| {
                side_features.formations += 1;
                side_features.turns += legal.count_ones();
                side_features.far_turns += (legal & !reach::NEAR_WAYS).count_ones();
                let [a, b, c] = formation.places();
                let hits =
                    near_enemies[a as usize & 127] | near_enemies[b as usize & 127] | near_enemies[c as usize & 127];
                for bit in bits(legal & hits) {
                    let turn = Turn { formation, vector: Vector::of_bit(bit.into()) };
                    prey |= side_features.count_hit(turn, other, &guards);
                }
                ControlFlow::<()>::Continue(())
            },
        );
        side_features.prey = prey.count_ones();
    }
}

impl SideFeatures {
    /// Counts a turn in which a piece lands on one of the other side; gives the pieces that it removes without costing
    /// more.
    #[inline(always)]
    fn count_hit(&mut self, turn: Turn, other: Set, guards: &[Set; 8]) -> Set {
        let Turn { formation, vector } = turn;
        let hits = vector.carry(formation.set()) & other;
        let direction = vector.direction();
        let strong = vector.carry(formation.heads_to(direction));
        let lost = guards[direction.index() & 7] & hits;
        let taken = hits & (strong | !lost);
        let won = taken.count_ones() as i32 - lost.count_ones() as i32;
        self.hits += 1;
        self.best_take = self.best_take.max(won);
        if won > 0 { taken } else { 0 }
    }
}

/// The ranks between the pieces and their own edge, added up.
#[inline(always)]
fn advance(own: Set, side: Side) -> u32 {
    (0..9)
        .map(|rank| {
            (own >> (rank * STRIDE) & 0x1ff).count_ones()
                * if side == Side::White { rank as u32 } else { 8 - rank as u32 }
        })
        .sum()
}
