//! The eight ways from a triangle to its neighbours.

use super::tables::adjacency;
use super::{SPOTS, STRIDE, Triangle};

/// A way from a triangle to a neighbour: so many places along the line and so many lines up or down.
///
/// Six ways are those of a board of hexagons; the fifth and the eighth are taken across the main diagonal only.
///
/// ```
/// use ludarium_rules::board::triangle::{Triangle, Way};
/// let [a1, h2, d4] = ["A1", "H2", "D4"].map(|name| Triangle::named(name).expect("a triangle"));
/// let way = Way::between(a1, h2).expect("they touch");
/// assert_eq!((way.lines(), way.neighbour(a1)), (1, Some(h2)));
/// assert_eq!(Way::between(a1, d4), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Way(u8);

/// What the ways add to the place and to the line: two along a line, three up, three down.
const STEPS: [(i8, i8); Way::COUNT] = [(-1, 0), (1, 0), (0, 1), (-1, 1), (-2, 1), (0, -1), (1, -1), (2, -1)];

/// Every way, in the order of their numbers: two along a line, three up, three down.
pub const WAYS: [Way; Way::COUNT] = [Way(0), Way(1), Way(2), Way(3), Way(4), Way(5), Way(6), Way(7)];

impl Way {
    /// The number of ways.
    pub const COUNT: usize = 8;

    /// The way of a number; only its three low bits count.
    #[must_use]
    #[inline]
    pub(crate) const fn new(number: u8) -> Way {
        Way(number & 7)
    }

    /// The way from a triangle to a neighbour; `None` if they do not touch.
    #[must_use]
    #[inline]
    pub fn between(from: Triangle, to: Triangle) -> Option<Way> {
        to.is_in(from.adjacent()).then(|| Way(BY_SPOTS[usize::from(to.0 + STRIDE - from.0)]))
    }

    /// The way back.
    ///
    /// ```
    /// use ludarium_rules::board::triangle::WAYS;
    /// assert!(WAYS.iter().all(|way| way.opposite().opposite() == *way && way.opposite().lines() == -way.lines()));
    /// ```
    #[must_use]
    #[inline]
    pub const fn opposite(self) -> Way {
        const OPPOSITE: [u8; Way::COUNT] = [1, 0, 5, 6, 7, 2, 3, 4];
        Way(OPPOSITE[self.index()])
    }

    /// The number, 0 to 7.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many lines it leads up, -1 to 1.
    #[must_use]
    pub const fn lines(self) -> i8 {
        STEPS[self.index()].1
    }

    /// The neighbour this way from a triangle.
    #[must_use]
    #[inline]
    pub const fn neighbour(self, triangle: Triangle) -> Option<Triangle> {
        super::first(self.step(triangle.bit()))
    }

    /// The neighbours this way of all triangles of a set.
    ///
    /// ```
    /// use ludarium_rules::board::triangle::{ALL, WAYS};
    /// let pairs: u32 = WAYS.iter().map(|way| way.step(ALL).count_ones()).sum();
    /// assert_eq!(pairs, 2 * 106);
    /// ```
    #[must_use]
    #[inline]
    pub const fn step(self, set: u64) -> u64 {
        self.shift(set & LEADS[self.index()])
    }

    /// The triangle from which this way leads to a member of what [`Way::step`] gave.
    #[must_use]
    #[inline]
    pub(crate) const fn origin(self, to: Triangle) -> Triangle {
        Triangle((to.0 as i8 - self.spots()) as u8)
    }

    /// Moves a set by the spots of the way. What leaves the board lands on spots that are no triangles.
    #[inline]
    const fn shift(self, set: u64) -> u64 {
        set.rotate_left(TURNS[self.index()])
    }

    /// How many spots it leads on.
    const fn spots(self) -> i8 {
        let (places, lines) = STEPS[self.index()];
        lines * STRIDE as i8 + places
    }
}

/// For every way how far sets are rotated to the left.
const TURNS: [u32; Way::COUNT] = {
    let (mut table, mut number) = ([0; Way::COUNT], 0);
    while number < Way::COUNT {
        table[number] = (WAYS[number].spots() as i32).rem_euclid(64) as u32;
        number += 1;
    }
    table
};

/// For every way the triangles that have a neighbour there.
const LEADS: [u64; Way::COUNT] = {
    let (adjacent, mut table, mut pair) = (adjacency(), [0; Way::COUNT], 0);
    while pair < SPOTS * Way::COUNT {
        let (spot, way) = (pair / Way::COUNT, WAYS[pair % Way::COUNT]);
        if way.shift(1 << spot) & adjacent[spot] != 0 {
            table[way.index()] |= 1 << spot;
        }
        pair += 1;
    }
    table
};

/// The number of the way that leads on so many spots, counted from one line down.
const BY_SPOTS: [u8; 2 * STRIDE as usize + 1] = {
    let (mut table, mut number) = ([0; 2 * STRIDE as usize + 1], 0);
    while number < Way::COUNT {
        table[(WAYS[number].spots() + STRIDE as i8) as usize] = number as u8;
        number += 1;
    }
    table
};
