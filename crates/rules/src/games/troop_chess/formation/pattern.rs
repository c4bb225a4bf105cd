//! The twenty shapes of three points that touch king-wise, as tables made at compile time.
//!
//! Each has exactly one piece that touches both others so that they are not side by side as seen from it: the middle (of
//! a Wedge the corner). A shape is therefore a pair of directions from its middle, at least two eighths of a turn apart.

use super::super::board::Set;
use super::reach::{self, Reach};
use super::{Direction, Shape};

/// One of the twenty shapes in one of its orientations.
pub(crate) struct Pattern {
    pub shape: Shape,
    /// Where the two other pieces stand, seen from the middle.
    pub arms: [Direction; 2],
    pub arm_bits: [i8; 2],
    /// The three pieces, the middle on bit 0; bits below it have gone round to the top.
    pub set: Set,
    /// For each direction, those of the three pieces that are heads and point there, as in `set`.
    pub heads: [Set; 8],
    /// The directions of two steps; the first `far_count` count.
    far: [Direction; 3],
    far_count: usize,
    /// For the middle and the two arms, the vectors that carry them onto one of the three.
    pub inner: [Reach; 3],
    /// The vectors that the shape has.
    pub ways: Reach,
}

impl Pattern {
    /// The directions in which the formation may go two steps.
    pub(crate) fn far(&self) -> &[Direction] {
        &self.far[..self.far_count]
    }

    const fn new(arms: [Direction; 2]) -> Pattern {
        let [a, b] = arms;
        let shape = shape_of(a, b);
        let (pointing, far, far_count) = facing(shape, a, b);
        let mut ways = reach::NEAR_WAYS;
        let mut i = 0;
        while i < far_count {
            ways |= reach::far_way(far[i]);
            i += 1;
        }
        Pattern {
            shape,
            arms,
            arm_bits: [a.bits(), b.bits()],
            set: 1 | (1 as Set).rotate_left(a.bits() as u32 & 127) | (1 as Set).rotate_left(b.bits() as u32 & 127),
            heads: heads(pointing, arms),
            far,
            far_count,
            inner: inner(arms),
            ways,
        }
    }
}

/// For each direction, which of the middle and the two arms point there, the middle on bit 0.
const fn heads(pointing: [Option<Direction>; 3], [a, b]: [Direction; 2]) -> [Set; 8] {
    let places = [0, a.bits() as u32 & 127, b.bits() as u32 & 127];
    let (mut heads, mut i) = ([0; 8], 0);
    while i < 3 {
        if let Some(direction) = pointing[i] {
            heads[direction.index()] |= (1 as Set).rotate_left(places[i]);
        }
        i += 1;
    }
    heads
}

/// How far apart two directions are, in eighths of a turn; at most 4.
const fn apart(a: Direction, b: Direction) -> usize {
    let apart = a.index().abs_diff(b.index());
    if apart > 4 { 8 - apart } else { apart }
}

const fn shape_of(a: Direction, b: Direction) -> Shape {
    match (apart(a, b), a.index() % 2) {
        (4, 0) => Shape::Straight,
        (4, _) => Shape::Oblique,
        (2, 0) => Shape::Wedge,
        (2, _) => Shape::Pyramid,
        _ => Shape::Serpent,
    }
}

/// Where the pieces point, and the directions of two steps.
const fn facing(shape: Shape, a: Direction, b: Direction) -> ([Option<Direction>; 3], [Direction; 3], usize) {
    match shape {
        // "Both ends, outward along the line"; "both ways along the line".
        Shape::Straight | Shape::Oblique => ([None, Some(a), Some(b)], [a, b, b], 2),
        // "The tip, north"; "the corner piece, north-east": away from between the two others.
        Shape::Pyramid | Shape::Wedge => {
            let between = if a.index().abs_diff(b.index()) == 2 { a.turned(1) } else { b.turned(1) };
            let front = between.opposite();
            ([Some(front), None, None], [front, front, front], 1)
        }
        // "None"; "north and the two diagonals beside it; facing = from the tail to the middle piece".
        Shape::Serpent => {
            let tail = if a.index().is_multiple_of(2) { a } else { b };
            let front = tail.opposite();
            ([None, None, None], [front, front.turned(7), front.turned(1)], 3)
        }
    }
}

/// For the middle and the two arms, the vectors that carry them onto one of the three.
const fn inner(arms: [Direction; 2]) -> [Reach; 3] {
    let pieces = [(0, 0), arms[0].files_and_ranks(), arms[1].files_and_ranks()];
    let mut inner = [0; 3];
    let mut i = 0;
    while i < 24 {
        let (piece, way) = (i / 8, Direction::ALL[i % 8]);
        let (file, rank) = pieces[piece];
        let (files, ranks) = way.files_and_ranks();
        if is_among((file + files, rank + ranks), pieces) {
            inner[piece] |= reach::near_way(way);
        }
        if is_among((file + 2 * files, rank + 2 * ranks), pieces) {
            inner[piece] |= reach::far_way(way);
        }
        i += 1;
    }
    inner
}

const fn is_among((file, rank): (i8, i8), pieces: [(i8, i8); 3]) -> bool {
    let mut i = 0;
    while i < 3 {
        if file == pieces[i].0 && rank == pieces[i].1 {
            return true;
        }
        i += 1;
    }
    false
}

/// The shapes: "together they are all 20 king-connected shapes of three points".
pub(crate) static PATTERNS: [Pattern; 20] = {
    let mut patterns = [const { Pattern::new([Direction::NORTH, Direction::NORTH.opposite()]) }; 20];
    let (mut count, mut a) = (0, 0);
    while a < 8 {
        let mut b = a + 1;
        while b < 8 {
            let arms = [Direction::ALL[a], Direction::ALL[b]];
            if apart(arms[0], arms[1]) >= 2 {
                patterns[count] = Pattern::new(arms);
                count += 1;
            }
            b += 1;
        }
        a += 1;
    }
    assert!(count == 20);
    patterns
};

/// For every set of neighbours, as [`reach::near`] gives it, the shapes whose arms are among them, as bits.
pub(crate) static FITTING: [u32; 512] = {
    let mut table = [0; 512];
    let mut i = 0;
    while i < 512 * 20 {
        let (neighbours, number) = (i / 20, i % 20);
        let [a, b] = PATTERNS[number].arms;
        let arms = reach::near_way(a) | reach::near_way(b);
        if neighbours as u32 & arms == arms {
            table[neighbours] |= 1 << number;
        }
        i += 1;
    }
    table
};
