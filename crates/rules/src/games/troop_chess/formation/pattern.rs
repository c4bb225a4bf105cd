//! The twenty shapes of three points that touch king-wise, as tables made at compile time.
//!
//! Each has exactly one piece that touches both others so that they are not side by side as seen from it: the middle (of
//! a Wedge the corner). A shape is therefore a pair of directions from its middle, at least two eighths of a turn apart.

use super::super::set::Set;
use super::{Direction, Shape};

/// One of the twenty shapes in one of its orientations.
pub(crate) struct Pattern {
    /// What it is called.
    pub shape: Shape,
    /// Where the two other pieces stand, seen from the middle.
    pub arms: [Direction; 2],
    /// The three pieces, the middle on bit 0; bits below it have gone round to the top.
    pub set: Set,
    /// Where the middle and the two arms point, if they are heads.
    pub pointing: [Option<Direction>; 3],
    /// The directions of two steps; the first `far_count` count.
    far: [Direction; 3],
    far_count: usize,
    /// For one step in each direction, what must hold of the points around the middle.
    pub near_needs: [Needs; 8],
    /// The same for two steps in each of the directions of two steps.
    pub far_needs: [Needs; 3],
}

/// What a move needs: places in the [`Around`] tables of a generator, one a piece.
#[derive(Clone, Copy)]
pub(crate) struct Needs {
    /// The targets, which may hold no own piece. A target that is left by one of the three needs nothing.
    pub targets: [u8; 3],
    /// The points half-way, which may hold no enemy piece.
    pub passed: [u8; 3],
}

/// Points around a middle, up to three files and ranks away.
pub(crate) struct Around;

impl Around {
    /// The number of places; the last one stands for "anything".
    pub(crate) const COUNT: usize = 50;
    /// The place that is always allowed.
    pub(crate) const ANYTHING: u8 = 49;

    /// The place of the point some files to the right and ranks up of the middle.
    const fn place(files: i8, ranks: i8) -> u8 {
        ((ranks + 3) * 7 + files + 3) as u8
    }
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
        let mut pattern = Pattern {
            shape,
            arms,
            set: 1 | (1 as Set).rotate_left(a.bits() as u32 & 127) | (1 as Set).rotate_left(b.bits() as u32 & 127),
            pointing,
            far,
            far_count,
            near_needs: [Needs { targets: [0; 3], passed: [0; 3] }; 8],
            far_needs: [Needs { targets: [0; 3], passed: [0; 3] }; 3],
        };
        let mut i = 0;
        while i < 8 {
            pattern.near_needs[i] = needs(arms, Direction::ALL[i], 1);
            i += 1;
        }
        i = 0;
        while i < 3 {
            pattern.far_needs[i] = needs(arms, far[i], 2);
            i += 1;
        }
        pattern
    }
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

const fn needs(arms: [Direction; 2], direction: Direction, steps: i8) -> Needs {
    let pieces = [(0, 0), arms[0].files_and_ranks(), arms[1].files_and_ranks()];
    let (files, ranks) = direction.files_and_ranks();
    let mut needs = Needs { targets: [0; 3], passed: [0; 3] };
    let mut i = 0;
    while i < 3 {
        let (file, rank) = pieces[i];
        let target = (file + files * steps, rank + ranks * steps);
        let left = is_among(target, pieces);
        needs.targets[i] = if left { Around::ANYTHING } else { Around::place(target.0, target.1) };
        needs.passed[i] = Around::place(file + files, rank + ranks);
        i += 1;
    }
    needs
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
