//! The eight directions of a piece.

use std::fmt;

use super::facts::Point;
use crate::Name;

/// One of the eight directions; a piece has those in which its block has a stone beside the centre.
///
/// ```
/// use ludarium_rules::games::gess::{Direction, Point};
/// let c3 = Point::named("c3").expect("a point");
/// assert_eq!(Direction::NorthEast.step(c3), Point::named("d4"));
/// assert_eq!(Direction::NorthEast.to_string(), "north-east");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Direction {
    /// Toward rank 1 and file a.
    SouthWest,
    /// Toward rank 1.
    South,
    /// Toward rank 1 and file t.
    SouthEast,
    /// Toward file a.
    West,
    /// Toward file t.
    East,
    /// Toward rank 20 and file a.
    NorthWest,
    /// Toward rank 20.
    North,
    /// Toward rank 20 and file t.
    NorthEast,
}

impl Direction {
    /// Every direction, in the order of the cells that they lead to.
    pub const ALL: [Direction; 8] = [
        Direction::SouthWest,
        Direction::South,
        Direction::SouthEast,
        Direction::West,
        Direction::East,
        Direction::NorthWest,
        Direction::North,
        Direction::NorthEast,
    ];

    /// How many files to the right a step goes: -1, 0 or 1.
    #[must_use]
    pub const fn files(self) -> i8 {
        match self {
            Direction::SouthWest | Direction::West | Direction::NorthWest => -1,
            Direction::South | Direction::North => 0,
            Direction::SouthEast | Direction::East | Direction::NorthEast => 1,
        }
    }

    /// How many ranks up a step goes: -1, 0 or 1.
    #[must_use]
    pub const fn ranks(self) -> i8 {
        match self {
            Direction::SouthWest | Direction::South | Direction::SouthEast => -1,
            Direction::West | Direction::East => 0,
            Direction::NorthWest | Direction::North | Direction::NorthEast => 1,
        }
    }

    /// The next point in this direction, if the rim does not end before.
    #[must_use]
    pub const fn step(self, point: Point) -> Option<Point> {
        point.step(self.files(), self.ranks())
    }

    /// The direction in which a straight line leads from one point to another, and how many steps; `None` if none does.
    ///
    /// ```
    /// use ludarium_rules::games::gess::{Direction, Point};
    /// let point = |name| Point::named(name).expect("a point");
    /// assert_eq!(Direction::between(point("l9"), point("i12")), Some((Direction::NorthWest, 3)));
    /// assert_eq!(Direction::between(point("l9"), point("i11")), None);
    /// ```
    #[must_use]
    pub fn between(from: Point, to: Point) -> Option<(Direction, u8)> {
        let files = i16::from(to.file()) - i16::from(from.file());
        let ranks = i16::from(to.rank()) - i16::from(from.rank());
        let steps = files.abs().max(ranks.abs());
        let straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
        let leads = |direction: &Direction| {
            i16::from(direction.files()) == files.signum() && i16::from(direction.ranks()) == ranks.signum()
        };
        let direction = Direction::ALL.into_iter().find(leads).filter(|_| straight)?;
        Some((direction, u8::try_from(steps).ok()?))
    }

    /// What the direction is called.
    #[must_use]
    pub const fn name(self) -> Name {
        let english = match self {
            Direction::SouthWest => "south-west",
            Direction::South => "south",
            Direction::SouthEast => "south-east",
            Direction::West => "west",
            Direction::East => "east",
            Direction::NorthWest => "north-west",
            Direction::North => "north",
            Direction::NorthEast => "north-east",
        };
        Name { domain: "gess", english }
    }

    /// By how much the number of a cell grows with a step.
    pub(super) const fn stride(self) -> i32 {
        self.ranks() as i32 * 20 + self.files() as i32
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name().fmt(f)
    }
}
