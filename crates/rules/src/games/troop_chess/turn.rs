//! What a turn is.

use std::fmt;

use super::board::{Point, Set, shift};
use super::formation::reach::{self, WAYS, Way};
use super::formation::{Direction, Formation};

/// Where the three pieces go: "one step in any of the eight directions, or two steps".
///
/// ```
/// use ludarium_rules::games::troop_chess::{Direction, Point, Vector};
/// let two_north = Vector::two_steps(Direction::NORTH);
/// let point = |name| Point::named(name).expect("a point");
/// assert_eq!((two_north.steps(), two_north.target(point("c2"))), (2, Some(point("c4"))));
/// assert_eq!(two_north.target(point("c8")), None);
/// assert_eq!(Vector::between(point("c2"), point("c4")), Some(two_north));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Vector {
    bit: u8,
}

impl Vector {
    /// One step in a direction.
    #[must_use]
    pub const fn one_step(direction: Direction) -> Vector {
        Vector::of_bit(reach::near_way(direction).trailing_zeros())
    }

    /// Two steps in a direction.
    #[must_use]
    pub const fn two_steps(direction: Direction) -> Vector {
        Vector::of_bit(reach::far_way(direction).trailing_zeros())
    }

    /// The vector that a bit of a reach stands for.
    #[inline(always)]
    pub(super) const fn of_bit(bit: u32) -> Vector {
        Vector { bit: bit as u8 }
    }

    #[inline]
    fn way(self) -> Way {
        WAYS[usize::from(self.bit) % WAYS.len()]
    }

    /// The direction.
    #[must_use]
    #[inline(always)]
    pub fn direction(self) -> Direction {
        self.way().direction
    }

    /// The number of steps, 1 or 2.
    #[must_use]
    #[inline]
    pub fn steps(self) -> u8 {
        self.way().steps
    }

    /// The point that a piece reaches from a point, if it is on the board.
    #[must_use]
    pub fn target(self, from: Point) -> Option<Point> {
        let (files, ranks) = self.direction().files_and_ranks();
        let steps = self.steps() as i8;
        from.step(files * steps, ranks * steps)
    }

    /// The vector from a point to another, if it is one or two steps in a direction.
    #[must_use]
    pub fn between(from: Point, to: Point) -> Option<Vector> {
        let vectors = Direction::ALL.into_iter().flat_map(|way| [Vector::one_step(way), Vector::two_steps(way)]);
        vectors.into_iter().find(|vector| vector.target(from) == Some(to))
    }

    /// Its number, below 32.
    pub(super) const fn number(self) -> u32 {
        self.bit as u32
    }

    /// The bits from a point to its target.
    #[inline]
    pub(super) fn bits(self) -> i8 {
        self.way().bits
    }

    /// A set of points where it is carried; what leaves the board sideways is outside [`BOARD`].
    #[inline(always)]
    pub(super) fn carry(self, set: Set) -> Set {
        shift(set, self.bits())
    }
}

impl fmt::Debug for Vector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.steps(), self.direction().name())
    }
}

/// A turn: "choose three own pieces that form a formation; all three go the same way".
///
/// "Different formations (sets of three) or vectors are different turns, even when they lead to the same position."
///
/// ```
/// use ludarium_rules::{Notation, Position, games::troop_chess::{Direction, TroopChess, Shape}};
/// let turn = TroopChess::start(Default::default()).read_turn("c2d2e2-c3").expect("legal");
/// assert_eq!(turn.formation.shape(), Shape::Straight);
/// assert_eq!((turn.vector.direction(), turn.vector.steps()), (Direction::NORTH, 1));
/// assert_eq!(turn.to_string(), "c2d2e2-c3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Turn {
    /// The three pieces.
    pub formation: Formation,
    /// Where they go.
    pub vector: Vector,
}
