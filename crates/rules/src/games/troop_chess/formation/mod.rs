//! Formations of three: their shapes, heads and directions.

mod direction;
mod pattern;
pub(super) mod reach;

pub use direction::Direction;
pub(super) use pattern::{FITTING, PATTERNS, Pattern};

use std::fmt;

use super::board::{Point, STRIDE, Set, place, points, shift};
use crate::Name;

/// The five kinds of formation, each of which "exists in every rotation and reflection".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Shape {
    /// Three in a row along a rank or a file: "(0,0) (0,-1) (0,-2)".
    Straight,
    /// A tip and two pieces diagonally behind it: "(0,0) (-1,-1) (1,-1)".
    Pyramid,
    /// Three in a row along a diagonal: "(0,0) (-1,-1) (-2,-2)".
    Oblique,
    /// A corner and a piece on each side of it: "(0,0) (-1,0) (0,-1)".
    Wedge,
    /// Two in a row and a third diagonally in front: "(0,0) (-1,-1) (-1,-2)".
    Serpent,
}

impl Shape {
    /// Every shape, in the order of the rules.
    pub const ALL: [Shape; 5] = [Shape::Straight, Shape::Pyramid, Shape::Oblique, Shape::Wedge, Shape::Serpent];

    /// Its name.
    ///
    /// ```
    /// use ludarium_rules::games::troop_chess::Shape;
    /// assert_eq!(Shape::ALL.map(|shape| shape.name().english), ["Straight", "Pyramid", "Oblique", "Wedge", "Serpent"]);
    /// ```
    #[must_use]
    pub const fn name(self) -> Name {
        let english = match self {
            Shape::Straight => "Straight",
            Shape::Pyramid => "Pyramid",
            Shape::Oblique => "Oblique",
            Shape::Wedge => "Wedge",
            Shape::Serpent => "Serpent",
        };
        Name { domain: "troop-chess", english }
    }
}

/// Three points that touch king-wise as a connected group: "three own pieces that touch king-wise always are exactly one
/// formation".
///
/// ```
/// use ludarium_rules::games::troop_chess::{Formation, Point, Shape};
/// let points = ["d4", "e5", "f4"].map(|name| Point::named(name).expect("a point"));
/// let formation = Formation::of(points).expect("they touch");
/// assert_eq!(formation.shape(), Shape::Pyramid);
/// let heads: Vec<_> = formation.heads().map(|(point, way)| (point.to_string(), way.name().english)).collect();
/// assert_eq!(heads, [("e5".to_owned(), "north")]);
/// assert_eq!(formation.two_step_directions()[0].name().english, "north");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Formation {
    /// Its place in [`PATTERNS`].
    pattern: u8,
    /// The bit of its middle piece.
    middle: u8,
}

impl Formation {
    #[inline]
    pub(super) const fn new(pattern: u8, middle: u8) -> Formation {
        Formation { pattern, middle }
    }

    /// The formation of three points, if they touch as a connected group.
    ///
    /// ```
    /// use ludarium_rules::games::troop_chess::{Formation, Point};
    /// let of = |names: [&str; 3]| Formation::of(names.map(|name| Point::named(name).expect("a point")));
    /// assert!(of(["a1", "a2", "b3"]).is_some());
    /// assert_eq!(of(["a1", "b2", "a1"]), None);
    /// assert_eq!(of(["a1", "a2", "a4"]), None);
    /// ```
    #[must_use]
    pub fn of(points: [Point; 3]) -> Option<Formation> {
        let [p, q, r] = points;
        [[p, q, r], [q, p, r], [r, p, q]].into_iter().find_map(|[middle, a, b]| {
            let arms = [direction_between(middle, a)?, direction_between(middle, b)?];
            let pattern = PATTERNS.iter().position(|pattern| {
                let [a, b] = pattern.arms;
                arms == [a, b] || arms == [b, a]
            })?;
            Some(Formation::new(pattern as u8, place(middle)))
        })
    }

    #[inline(always)]
    pub(super) fn pattern(self) -> &'static Pattern {
        // No formation has a number beyond the last; the remainder tells the compiler so.
        &PATTERNS[usize::from(self.pattern) % PATTERNS.len()]
    }

    /// A number that no two formations share: of the shape, its orientation and the place.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::troop_chess::TroopChess};
    /// let formations = TroopChess::start(Default::default()).formations(Side::White);
    /// let numbers: std::collections::BTreeSet<u32> = formations.iter().map(|formation| formation.number()).collect();
    /// assert_eq!(numbers.len(), formations.len());
    /// ```
    #[must_use]
    pub const fn number(self) -> u32 {
        (self.pattern as u32) << 7 | self.middle as u32
    }

    /// The bits of the middle and of the two others.
    #[inline(always)]
    pub(super) fn places(self) -> [i8; 3] {
        let middle = self.middle as i8;
        let [a, b] = self.pattern().arm_bits;
        [middle, middle.wrapping_add(a), middle.wrapping_add(b)]
    }

    #[inline(always)]
    pub(super) fn set(self) -> Set {
        self.pattern().set.rotate_left(u32::from(self.middle))
    }

    /// Those of the three that are heads and point in a direction.
    #[inline(always)]
    pub(super) fn heads_to(self, direction: Direction) -> Set {
        self.pattern().heads[direction.index() & 7].rotate_left(u32::from(self.middle))
    }

    /// What it is called.
    #[must_use]
    pub fn shape(self) -> Shape {
        self.pattern().shape
    }

    /// Its three points, sorted by file, then rank.
    ///
    /// ```
    /// use ludarium_rules::games::troop_chess::{Formation, Point};
    /// let formation = Formation::of(["b5", "b3", "a4"].map(|name| Point::named(name).expect("a point")));
    /// let points = formation.expect("they touch").points();
    /// assert_eq!(points.map(|point| point.to_string()), ["a4", "b3", "b5"]);
    /// ```
    #[must_use]
    pub fn points(self) -> [Point; 3] {
        let mut found = points(self.set());
        // A formation has three points on the board; a1 stands in for an error that cannot occur.
        let mut points = [(); 3].map(|()| found.next().unwrap_or(A1));
        points.sort_by_key(|point| point.by_file());
        points
    }

    /// "c2 d2 e2".
    pub(super) fn points_text(self) -> String {
        self.points().map(|point| point.to_string()).join(" ")
    }

    /// The piece in the middle, which touches both others: the middle of a row, the tip of a Pyramid, the corner of a
    /// Wedge, the piece of a Serpent between its tail and its head.
    ///
    /// ```
    /// use ludarium_rules::games::troop_chess::{Formation, Point};
    /// let middle = |names: [&str; 3]| {
    ///     let points = names.map(|name| Point::named(name).expect("a point"));
    ///     Formation::of(points).expect("they touch").middle().to_string()
    /// };
    /// assert_eq!(middle(["c2", "d2", "e2"]), "d2");
    /// assert_eq!(middle(["c2", "c3", "d2"]), "c2", "the corner");
    /// ```
    #[must_use]
    pub fn middle(self) -> Point {
        // The middle of a formation is on the board.
        points(1 << self.middle).next().unwrap_or(A1)
    }

    /// The two pairs of neighbours that hold the formation together: the middle piece with each of the others, these
    /// sorted by file, then rank.
    ///
    /// ```
    /// use ludarium_rules::games::troop_chess::{Formation, Point};
    /// let points = ["c2", "d3", "e4"].map(|name| Point::named(name).expect("a point"));
    /// let [c2, d3, e4] = points;
    /// assert_eq!(Formation::of(points).expect("they touch").links(), [[d3, c2], [d3, e4]]);
    /// ```
    #[must_use]
    pub fn links(self) -> [[Point; 2]; 2] {
        let middle = self.middle();
        let mut others = self.points().into_iter().filter(|point| *point != middle);
        // A formation has two others.
        [(); 2].map(|()| [middle, others.next().unwrap_or(middle)])
    }

    /// Whether a point is one of the three.
    #[must_use]
    pub fn has(self, point: Point) -> bool {
        super::board::has(self.set(), point)
    }

    /// Its heads, each with the direction in which it points: the two ends of a Straight or an Oblique outward, the tip
    /// of a Pyramid, the corner of a Wedge away from the others; a Serpent has none.
    #[inline(always)]
    pub fn heads(self) -> impl Iterator<Item = (Point, Direction)> {
        let ways = Direction::ALL.into_iter();
        ways.flat_map(move |way| points(self.heads_to(way)).map(move |point| (point, way)))
    }

    /// The directions in which it may go two steps; a Serpent's first is the way it faces.
    ///
    /// ```
    /// use ludarium_rules::games::troop_chess::{Direction, Formation, Point};
    /// let serpent = Formation::of(["c4", "d4", "e5"].map(|name| Point::named(name).expect("a point")));
    /// let ways = serpent.expect("they touch").two_step_directions();
    /// assert_eq!(ways.iter().map(|way| way.name().english).collect::<Vec<_>>(), ["east", "north-east", "south-east"]);
    /// ```
    #[must_use]
    pub fn two_step_directions(self) -> &'static [Direction] {
        self.pattern().far()
    }
}

/// "Straight c2 d2 e2".
impl fmt::Display for Formation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.shape().name(), self.points_text())
    }
}

impl fmt::Debug for Formation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

const A1: Point = match Point::new(0) {
    Some(point) => point,
    None => panic!("the board has points"),
};

fn direction_between(from: Point, to: Point) -> Option<Direction> {
    let step = |from: u8, to: u8| to as i8 - from as i8;
    Direction::of_step(step(from.file(), to.file()), step(from.rank(), to.rank()))
}

/// The points of a side that are heads pointing in a direction, in at least one of its formations.
#[inline]
pub(super) fn heads(own: Set, direction: Direction) -> Set {
    let beside = |way: Direction, steps: i8| shift(own, -way.bits() * steps);
    let behind = direction.opposite();
    // The end of a Straight or an Oblique has the two others behind it in a row; the tip of a Pyramid and the corner of
    // a Wedge have them behind it on either side.
    own & (beside(behind, 1) & beside(behind, 2) | beside(behind.turned(7), 1) & beside(behind.turned(1), 1))
}

/// Whether a side has a formation: some piece that has two neighbours.
#[inline]
pub(super) fn has_formation(own: Set) -> bool {
    let (mut one, mut two) = (0, 0);
    for way in Direction::ALL {
        let beside = shift(own, -way.bits());
        two |= one & beside;
        one |= beside;
    }
    own & two != 0
}
