//! What every square sees: steps, leaps, rays and the ways between squares, as sets of squares in a `u128`.

use crate::bits::{bit128, bits};
use crate::games::go_chess::Square;

pub(in crate::games::go_chess) const BOARD: u128 = (1 << Square::COUNT) - 1;

const FILE_A: u128 = {
    let mut file = 0;
    let mut rank = 0;
    while rank < 10 {
        file |= 1 << (rank * 10);
        rank += 1;
    }
    file
};
const NOT_A: u128 = BOARD & !FILE_A;
const NOT_J: u128 = BOARD & !(FILE_A << 9);

/// The squares whose file and rank add up to an even number: "Colour = parity of file + rank, blocked squares counted."
pub(in crate::games::go_chess) const EVEN: u128 = {
    let mut set = 0;
    let mut index = 0;
    while index < 100 {
        if (index / 10 + index % 10) % 2 == 0 {
            set |= 1 << index;
        }
        index += 1;
    }
    set
};

/// The eight directions: the first of each four lead to higher numbers, the others to lower ones.
const ALONG: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const ACROSS: [(i8, i8); 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];
const LEAPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// What one square sees on an empty board.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(in crate::games::go_chess) struct Sights {
    /// The rays along ranks and files, in the order of [`ALONG`].
    along: [u128; 4],
    /// The rays along diagonals, in the order of [`ACROSS`].
    across: [u128; 4],
    /// The neighbours along ranks and files, where a pawn goes.
    pub beside: u128,
    /// The diagonal neighbours, which a pawn attacks.
    pub corners: u128,
    /// The squares a knight's leap away.
    pub leaps: u128,
    /// The squares that look here along a rank or file.
    pub lines: u128,
    /// The squares that look here along a diagonal.
    pub diagonals: u128,
    /// The squares that look along a rank or file at a neighbour of this square.
    pub lines_near: u128,
    /// The squares that look along a diagonal at a neighbour of this square.
    pub diagonals_near: u128,
}

impl Sights {
    /// The eight neighbours.
    #[inline]
    pub(in crate::games::go_chess) const fn ring(&self) -> u128 {
        self.beside | self.corners
    }

    /// What a slider along ranks and files reaches: up to and including the first occupied square on each ray.
    #[inline(always)]
    pub(in crate::games::go_chess) fn orthogonal(&self, occupied: u128) -> u128 {
        reach(&self.along, occupied)
    }

    /// What a slider along diagonals reaches: up to and including the first occupied square on each ray.
    #[inline(always)]
    pub(in crate::games::go_chess) fn diagonal(&self, occupied: u128) -> u128 {
        reach(&self.across, occupied)
    }
}

#[inline(always)]
fn reach(&[first, second, third, fourth]: &[u128; 4], occupied: u128) -> u128 {
    up(first, occupied) | up(second, occupied) | down(third, occupied) | down(fourth, occupied)
}

/// The part of a ray to higher numbers up to the first occupied square: subtracting 1 flips it and all below it.
#[inline(always)]
fn up(ray: u128, occupied: u128) -> u128 {
    let hit = ray & occupied;
    (hit ^ hit.wrapping_sub(1)) & ray
}

/// The part of a ray to lower numbers down to the first occupied square.
#[inline(always)]
fn down(ray: u128, occupied: u128) -> u128 {
    let hit = (ray & occupied | 1).leading_zeros() as usize;
    ray & FROM[(127 - hit) & 127]
}

/// For every number the bits from it on.
static FROM: [u128; 128] = {
    let mut table = [0; 128];
    let mut i = 0;
    while i < 128 {
        table[i] = u128::MAX << i;
        i += 1;
    }
    table
};

#[inline(always)]
pub(in crate::games::go_chess) fn sights(square: Square) -> &'static Sights {
    &SIGHTS[square.index() & 127]
}

/// The squares strictly between two squares of one rank, file or diagonal; none for other pairs.
#[inline]
pub(in crate::games::go_chess) fn between(from: Square, to: Square) -> u128 {
    BETWEEN[from.index() % 100][to.index() % 100]
}

#[inline]
pub(in crate::games::go_chess) const fn bit(square: Square) -> u128 {
    bit128(square.index())
}

#[inline]
pub(in crate::games::go_chess) const fn has(set: u128, square: Square) -> bool {
    set & bit(square) != 0
}

/// The lowest square of a set.
#[inline]
pub(in crate::games::go_chess) fn first(set: u128) -> Option<Square> {
    // The number 128 of an empty set is no square.
    Square::new(set.trailing_zeros() as u16)
}

/// The squares of a set, in ascending order.
#[inline(always)]
pub(in crate::games::go_chess) fn squares(set: u128) -> impl Iterator<Item = Square> {
    bits(set).filter_map(|place| Square::new(u16::from(place)))
}

/// Whether a set has two or more members.
#[inline]
pub(in crate::games::go_chess) const fn several(set: u128) -> bool {
    set & set.wrapping_sub(1) != 0
}

/// A set moved one square in each of the four directions of [`ALONG`], and one to each corner as [`ACROSS`].
#[inline]
pub(in crate::games::go_chess) const fn moved(set: u128) -> ([u128; 4], [u128; 4]) {
    let (east, west) = ((set & NOT_J) << 1, (set & NOT_A) >> 1);
    ([set << 10 & BOARD, east, set >> 10, west], [east << 10 & BOARD, west << 10 & BOARD, west >> 10, east >> 10])
}

static SIGHTS: [Sights; 128] = sight_table();

const BLIND: Sights = Sights {
    along: [0; 4],
    across: [0; 4],
    beside: 0,
    corners: 0,
    leaps: 0,
    lines: 0,
    diagonals: 0,
    lines_near: 0,
    diagonals_near: 0,
};

const fn sight_table() -> [Sights; 128] {
    let mut table = [BLIND; 128];
    let mut from = 0;
    while from < 100 {
        let mut sights = BLIND;
        let mut way = 0;
        while way < 4 {
            sights.along[way] = ray(from, ALONG[way], 10);
            sights.across[way] = ray(from, ACROSS[way], 10);
            sights.beside |= ray(from, ALONG[way], 1);
            sights.corners |= ray(from, ACROSS[way], 1);
            sights.leaps |= ray(from, LEAPS[way], 1) | ray(from, LEAPS[way + 4], 1);
            sights.lines |= sights.along[way];
            sights.diagonals |= sights.across[way];
            way += 1;
        }
        table[from as usize] = sights;
        from += 1;
    }
    look_nearby(table)
}

/// Fills in what looks at the neighbours of every square.
const fn look_nearby(mut table: [Sights; 128]) -> [Sights; 128] {
    let mut from = 0;
    while from < 100 {
        let mut ring = table[from].ring();
        while ring != 0 {
            let near = table[ring.trailing_zeros() as usize];
            table[from].lines_near |= near.lines;
            table[from].diagonals_near |= near.diagonals;
            ring &= ring - 1;
        }
        from += 1;
    }
    table
}

/// At most so many squares in one direction.
const fn ray(from: u16, (files, ranks): (i8, i8), most: u8) -> u128 {
    let mut set = 0;
    let mut at = Square::new(from);
    let mut steps = 0;
    while let Some(square) = at {
        if steps > 0 {
            set |= bit(square);
        }
        if steps == most {
            break;
        }
        at = square.step(files, ranks);
        steps += 1;
    }
    set
}

static BETWEEN: [[u128; 100]; 100] = between_table();

const fn between_table() -> [[u128; 100]; 100] {
    let mut table = [[0; 100]; 100];
    let mut from = 0;
    while from < 100 {
        let mut way = 0;
        while way < 4 {
            walk(&mut table[from as usize], from, ALONG[way]);
            walk(&mut table[from as usize], from, ACROSS[way]);
            way += 1;
        }
        from += 1;
    }
    table
}

/// Goes along one ray and notes for every square what it has passed.
const fn walk(row: &mut [u128; 100], from: u16, (files, ranks): (i8, i8)) {
    let mut passed = 0;
    let mut at = Square::new(from);
    while let Some(square) = at {
        row[square.index()] = passed & !(1 << from);
        passed |= bit(square);
        at = square.step(files, ranks);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> Square {
        Square::named(name).expect("a square")
    }

    fn names(set: u128) -> String {
        squares(set).map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn rays_stop_at_the_first_occupied_square() {
        let occupied = ["e8", "e9", "b5", "h8", "c3", "a9"].map(named).into_iter().fold(0, |set, at| set | bit(at));
        let from = sights(named("e5"));
        assert_eq!(names(from.orthogonal(occupied)), "e1 e2 e3 e4 b5 c5 d5 f5 g5 h5 i5 j5 e6 e7 e8");
        assert_eq!(names(from.diagonal(occupied)), "i1 h2 c3 g3 d4 f4 d6 f6 c7 g7 b8 h8 a9");
        assert_eq!(names(sights(named("a1")).orthogonal(0)), "b1 c1 d1 e1 f1 g1 h1 i1 j1 a2 a3 a4 a5 a6 a7 a8 a9 a10");
        assert_eq!(names(sights(named("j10")).diagonal(1)), "a1 b2 c3 d4 e5 f6 g7 h8 i9");
    }

    #[test]
    fn ways_between_squares() {
        assert_eq!(names(between(named("b2"), named("e5"))), "c3 d4");
        assert_eq!(names(between(named("j4"), named("g4"))), "h4 i4");
        assert_eq!(between(named("a1"), named("b3")) | between(named("a1"), named("a2")), 0);
        assert_eq!(between(named("a1"), named("a1")), 0);
    }

    #[test]
    fn moving_a_set_moves_each_square() {
        for square in Square::all() {
            let (along, across) = moved(bit(square));
            assert_eq!(along.iter().fold(0, |set, part| set | part), sights(square).beside, "{square}");
            assert_eq!(across.iter().fold(0, |set, part| set | part), sights(square).corners, "{square}");
        }
    }
}
