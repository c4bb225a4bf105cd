//! All turns at once: for every shape and vector the set of middles from which it is legal.

use std::ops::ControlFlow;

use super::super::formation::{Around, Direction, Formation, PATTERNS, Pattern};
use super::super::position::Position;
use super::super::set::{BOARD, STRIDE, Set, first, shift};
use super::{Turn, Vector};
use crate::Position as _;

/// What the side to move may do, asked of the points around every point of the board at the same time.
///
/// A member of a set is a point from which the point so many files and ranks away has the property.
pub(super) struct Generator {
    own: Set,
    other: Set,
    /// For every direction, where an own piece stands next.
    beside: [Set; 8],
    /// Where a piece may land: on the board and not on an own piece.
    clear: [Set; Around::COUNT],
    /// What two steps may pass over: anything but an enemy piece.
    open: [Set; Around::COUNT],
}

/// The property of a set asked of every place around.
#[inline]
fn around(set: Set) -> [Set; Around::COUNT] {
    let mut table = [Set::MAX; Around::COUNT];
    let mut place = 0;
    for ranks in -3..=3 {
        let row = shift(set, -ranks * STRIDE);
        for files in -3..=3 {
            table[place] = shift(row, -files);
            place += 1;
        }
    }
    table
}

impl Generator {
    #[inline]
    pub(super) fn of(position: &Position) -> Generator {
        let side = position.side_to_move();
        let (own, other) = (position.of(side), position.of(side.other()));
        Generator {
            own,
            other,
            beside: Direction::ALL.map(|way| shift(own, -way.bits())),
            clear: around(BOARD & !own),
            open: around(BOARD & !other),
        }
    }

    /// The middles of the formations of one shape.
    #[inline]
    fn middles(&self, pattern: &Pattern) -> Set {
        let [a, b] = pattern.arms;
        self.own & self.beside[a.index()] & self.beside[b.index()]
    }

    /// From which of the middles one step in a direction is legal.
    #[inline]
    fn near(&self, middles: Set, pattern: &Pattern, way: usize) -> Set {
        let [a, b, c] = pattern.near_needs[way].targets.map(|place| self.clear[usize::from(place)]);
        middles & a & b & c
    }

    /// From which of the middles two steps in one of the directions of two steps are legal.
    #[inline]
    fn far(&self, middles: Set, pattern: &Pattern, way: usize) -> Set {
        let needs = &pattern.far_needs[way];
        let [a, b, c] = needs.targets.map(|place| self.clear[usize::from(place)]);
        let [d, e, f] = needs.passed.map(|place| self.open[usize::from(place)]);
        middles & a & b & c & d & e & f
    }

    /// Calls a function for every shape and vector with the middles from which it is legal, as far as `among` lets the
    /// middles of a shape through.
    #[inline]
    fn each<B, F>(&self, among: impl Fn(&Pattern) -> Set, mut found: F) -> ControlFlow<B>
    where
        F: FnMut(u8, &Pattern, Vector, Set) -> ControlFlow<B>,
    {
        for (number, pattern) in (0_u8..).zip(&PATTERNS) {
            let middles = self.middles(pattern) & among(pattern);
            if middles == 0 {
                continue;
            }
            for way in Direction::ALL {
                found(number, pattern, Vector::one_step(way), self.near(middles, pattern, way.index()))?;
            }
            for (i, &way) in pattern.far().iter().enumerate() {
                found(number, pattern, Vector::two_steps(way), self.far(middles, pattern, i))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits the legal turns of the formations whose middles `among` lets through.
    #[inline]
    pub(super) fn visit<F>(&self, among: impl Fn(&Pattern) -> Set, mut visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        self.each(among, |number, _, vector, mut middles| {
            while let Some(middle) = first(middles) {
                middles &= middles - 1;
                visitor(Turn { formation: Formation::new(number, middle), vector })?;
            }
            ControlFlow::Continue(())
        })
    }

    /// Visits the legal turns in which a piece lands on an enemy piece.
    pub(super) fn visit_hits<F>(&self, mut visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        self.each(|_| BOARD, |number, pattern, vector, middles| {
            let hit = shift(self.other, -vector.bits());
            let [a, b] = pattern.arms.map(|arm| shift(hit, -arm.bits()));
            let mut middles = middles & (hit | a | b);
            while let Some(middle) = first(middles) {
                middles &= middles - 1;
                visitor(Turn { formation: Formation::new(number, middle), vector })?;
            }
            ControlFlow::Continue(())
        })
    }

    /// The points of all pieces of the formations that can move, as far as `among` lets their middles through.
    pub(super) fn movable(&self, among: impl Fn(&Pattern) -> Set) -> Set {
        let mut movable = 0;
        let _ = self.each(among, |_, pattern, _, middles| {
            let [a, b] = pattern.arms.map(|arm| shift(middles, arm.bits()));
            movable |= middles | a | b;
            ControlFlow::<()>::Continue(())
        });
        movable
    }

    /// The number of legal turns.
    #[inline]
    pub(super) fn count(&self) -> u64 {
        let mut tally = Tally::default();
        for pattern in &PATTERNS {
            let middles = self.middles(pattern);
            if middles == 0 {
                continue;
            }
            let near = |way| self.near(middles, pattern, way);
            tally.add([near(0), near(1), near(2), near(3), near(4), near(5), near(6), near(7)]);
            for way in 0..pattern.far().len() {
                tally.rest += u64::from(self.far(middles, pattern, way).count_ones());
            }
        }
        tally.total()
    }
}

/// Counts the members of many sets by adding the sets bit by bit (Harley and Seal): where the processor has no
/// instruction for it, counting the members of one set costs more than adding two.
#[derive(Default)]
struct Tally {
    ones: Set,
    twos: Set,
    fours: Set,
    rest: u64,
}

impl Tally {
    #[inline]
    fn add(&mut self, [a, b, c, d, e, f, g, h]: [Set; 8]) {
        let (ones, t) = sum(self.ones, a, b);
        let (ones, u) = sum(ones, c, d);
        let (twos, v) = sum(self.twos, t, u);
        let (ones, t) = sum(ones, e, f);
        let (ones, u) = sum(ones, g, h);
        let (twos, w) = sum(twos, t, u);
        let (fours, eights) = sum(self.fours, v, w);
        (self.ones, self.twos, self.fours) = (ones, twos, fours);
        self.rest += 8 * u64::from(eights.count_ones());
    }

    fn total(&self) -> u64 {
        let [ones, twos, fours] = [self.ones, self.twos, self.fours].map(|set| u64::from(set.count_ones()));
        ones + 2 * twos + 4 * fours + self.rest
    }
}

/// Bit by bit the sum of three sets: its ones and its twos.
#[inline]
const fn sum(a: Set, b: Set, c: Set) -> (Set, Set) {
    let odd = a ^ b;
    (odd ^ c, a & b | odd & c)
}
