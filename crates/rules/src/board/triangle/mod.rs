//! A 6x6 board cut by its main diagonal and every square cut parallel to it; 42 triangles are used: their names,
//! lines, neighbours and reflections, and sets of them in a `u64`.
//!
//! Triangles lie in six lines of seven. A line has its South cells first, from the left, then its North cells; the
//! square on the diagonal gives one of each.

mod tables;
mod way;

use std::fmt;
use std::str::FromStr;

use super::UnknownCell;
use crate::Cell;
use crate::bits::bits;

pub use way::{WAYS, Way};

use tables::{ADJACENT, BY_INDEX, INDEX_AT, MIRROR};

/// Which half of its square a triangle is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Half {
    /// The lower left half: "the corners (x,y) (x+1,y) (x,y+1)".
    South,
    /// The upper right half: "(x+1,y+1) (x,y+1) (x+1,y)".
    North,
}

/// A triangle of the board. Its spot is 8 · (line - 1) + its place in the line; the eighth spot of a line is no
/// triangle, so that a step to the side never wraps to another line.
///
/// ```
/// use ludarium_rules::board::triangle::{Half, Triangle};
/// let cell = Triangle::named("I4").expect("a triangle");
/// assert_eq!((cell.half(), cell.x(), cell.line()), (Half::North, 3, 4));
/// assert_eq!(cell.to_string(), "I4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Triangle(u8);

/// Squares along a side of the board.
const SIDE: u8 = 6;

const LINE: u8 = SIDE + 1;

/// Spots from one line to the next.
const STRIDE: u8 = 8;

/// The number of spots; every table by [`Triangle::spot`] has this length.
pub const SPOTS: usize = (SIDE * STRIDE) as usize;

/// The set of all triangles.
pub const ALL: u64 = all_set();

impl Triangle {
    /// The number of triangles.
    pub const COUNT: usize = 42;

    /// The triangle of a number below 42: A1, B1, B2, C1, … F6, G1, … G6, H2, … L6.
    ///
    /// ```
    /// use ludarium_rules::board::triangle::Triangle;
    /// let names: Vec<String> = Triangle::all().map(|cell| cell.to_string()).collect();
    /// assert_eq!(names[..4], ["A1", "B1", "B2", "C1"]);
    /// assert_eq!(Triangle::new(41), Triangle::named("L6"));
    /// assert_eq!(Triangle::new(42), None);
    /// ```
    #[must_use]
    pub const fn new(index: u8) -> Option<Triangle> {
        if (index as usize) < Self::COUNT { Some(BY_INDEX[index as usize]) } else { None }
    }

    /// A half of the square in column `x` (0 is the left one) and row `y` (0 is the lowest), if the board uses it.
    ///
    /// ```
    /// use ludarium_rules::board::triangle::{Half, Triangle};
    /// assert_eq!(Triangle::at(Half::South, 5, 0), Triangle::named("A1"));
    /// assert_eq!(Triangle::at(Half::North, 0, 5), Triangle::named("L6"));
    /// assert_eq!(Triangle::at(Half::North, 0, 0), None);
    /// ```
    #[must_use]
    pub const fn at(half: Half, x: u8, y: u8) -> Option<Triangle> {
        if x >= SIDE || y >= SIDE {
            return None;
        }
        match half {
            Half::South if x + y < SIDE => Some(Triangle(y * STRIDE + x)),
            Half::North if x + y + 1 >= SIDE => Some(Triangle(y * STRIDE + x + 1)),
            _ => None,
        }
    }

    /// The triangle at a place (0 is the leftmost, 6 the rightmost) of a line (1 to 6).
    ///
    /// ```
    /// use ludarium_rules::board::triangle::Triangle;
    /// assert_eq!(Triangle::in_line(6, 1), Triangle::named("L6"));
    /// assert_eq!(Triangle::in_line(1, 6), Triangle::named("G1"));
    /// assert_eq!((Triangle::in_line(0, 0), Triangle::in_line(1, 7)), (None, None));
    /// ```
    #[must_use]
    pub const fn in_line(line: u8, place: u8) -> Option<Triangle> {
        if line >= 1 && line <= SIDE && place < LINE { Some(Triangle((line - 1) * STRIDE + place)) } else { None }
    }

    /// Reads a name: a letter `A`-`L` and the digit of the line, nothing else.
    ///
    /// ```
    /// use ludarium_rules::board::triangle::Triangle;
    /// assert!(Triangle::named("A1").is_some() && Triangle::named("G1").is_some());
    /// assert!(["", "A", "A2", "F0", "F7", "H1", "M6", "a1", "A1 "].into_iter().all(|name| Triangle::named(name).is_none()));
    /// ```
    #[must_use]
    pub const fn named(name: &str) -> Option<Triangle> {
        let [letter, digit] = name.as_bytes() else { return None };
        let y = digit.wrapping_sub(b'1');
        match letter {
            b'A'..=b'F' => Triangle::at(Half::South, b'F' - *letter, y),
            b'G'..=b'L' => Triangle::at(Half::North, b'L' - *letter, y),
            _ => None,
        }
    }

    /// The triangle of a cell of a game on this board.
    #[must_use]
    pub const fn of_cell(cell: Cell) -> Option<Triangle> {
        if cell.0 < Self::COUNT as u16 { Triangle::new(cell.0 as u8) } else { None }
    }

    /// The cell of this triangle: its [`Triangle::index`].
    #[must_use]
    pub const fn cell(self) -> Cell {
        Cell(self.index() as u16)
    }

    /// The number, 0 to 41, in the order of [`Triangle::new`].
    #[must_use]
    pub const fn index(self) -> usize {
        INDEX_AT[self.spot()] as usize
    }

    /// The spot, 0 to 46: the number of its bit in sets.
    #[must_use]
    #[inline]
    pub const fn spot(self) -> usize {
        self.0 as usize
    }

    /// Which half of its square it is.
    #[must_use]
    pub const fn half(self) -> Half {
        if self.place() + self.0 / STRIDE < SIDE { Half::South } else { Half::North }
    }

    /// The column of its square, 0 to 5 from the left.
    #[must_use]
    pub const fn x(self) -> u8 {
        match self.half() {
            Half::South => self.place(),
            Half::North => self.place() - 1,
        }
    }

    /// The line, 1 (White's side) to 6.
    #[must_use]
    pub const fn line(self) -> u8 {
        self.0 / STRIDE + 1
    }

    /// The place in the line, 0 to 6 from the left.
    #[must_use]
    pub const fn place(self) -> u8 {
        self.0 % STRIDE
    }

    /// The letter of its name.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.half() {
            Half::South => (b'F' - self.x()) as char,
            Half::North => (b'L' - self.x()) as char,
        }
    }

    /// The set of this triangle alone.
    #[must_use]
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Whether a set has this triangle.
    #[must_use]
    #[inline]
    pub const fn is_in(self, set: u64) -> bool {
        set >> self.0 & 1 != 0
    }

    /// The triangles that "share a corner or a side" with this one.
    ///
    /// ```
    /// use ludarium_rules::board::triangle::{Triangle, triangles};
    /// let a1 = Triangle::named("A1").expect("a triangle");
    /// let names: Vec<String> = triangles(a1.adjacent()).map(|cell| cell.to_string()).collect();
    /// assert_eq!(names, ["B1", "G1", "B2", "H2"]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn adjacent(self) -> u64 {
        ADJACENT[self.spot()]
    }

    /// Its image in the main diagonal: "South (x,y) <-> North (5-y,5-x), e.g. I4 <-> D3".
    ///
    /// ```
    /// use ludarium_rules::board::triangle::Triangle;
    /// let [i4, d3] = ["I4", "D3"].map(|name| Triangle::named(name).expect("a triangle"));
    /// assert_eq!((i4.mirror(), d3.mirror()), (d3, i4));
    /// ```
    #[must_use]
    #[inline]
    pub const fn mirror(self) -> Triangle {
        MIRROR[self.spot()]
    }

    /// Its image in the half-turn of the board.
    ///
    /// ```
    /// use ludarium_rules::board::triangle::Triangle;
    /// let [a1, l6] = ["A1", "L6"].map(|name| Triangle::named(name).expect("a triangle"));
    /// assert_eq!((a1.half_turn(), l6.half_turn()), (l6, a1));
    /// ```
    #[must_use]
    pub const fn half_turn(self) -> Triangle {
        Triangle((SIDE - self.line()) * STRIDE + SIDE - self.place())
    }

    /// Every triangle, from A1 to L6 in the order of [`Triangle::new`].
    ///
    /// ```
    /// use ludarium_rules::board::triangle::Triangle;
    /// assert_eq!(Triangle::all().count(), 42);
    /// ```
    pub fn all() -> impl Iterator<Item = Triangle> {
        BY_INDEX.into_iter()
    }
}

impl FromStr for Triangle {
    type Err = UnknownCell;

    fn from_str(name: &str) -> Result<Triangle, UnknownCell> {
        Triangle::named(name).ok_or_else(|| UnknownCell::new(name))
    }
}

impl fmt::Display for Triangle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter(), self.line())
    }
}

/// The triangles of a set, line by line from the left.
///
/// ```
/// use ludarium_rules::board::triangle::{line_set, triangles};
/// let names: Vec<String> = triangles(line_set(6)).map(|cell| cell.to_string()).collect();
/// assert_eq!(names, ["F6", "L6", "K6", "J6", "I6", "H6", "G6"]);
/// ```
pub fn triangles(set: u64) -> impl Iterator<Item = Triangle> {
    bits(set).map(Triangle)
}

/// The neighbours of any triangle of a set; those of the set only if they neighbour each other.
///
/// ```
/// use ludarium_rules::board::triangle::{Triangle, neighbours};
/// let a1 = Triangle::named("A1").expect("a triangle");
/// assert_eq!(neighbours(a1.bit()), a1.adjacent());
/// ```
#[must_use]
#[inline]
pub fn neighbours(set: u64) -> u64 {
    WAYS.into_iter().fold(0, |all, way| all | way.step(set))
}

/// The images of the triangles of a set in the main diagonal.
///
/// ```
/// use ludarium_rules::board::triangle::{Triangle, mirrored};
/// assert!(Triangle::all().all(|triangle| mirrored(triangle.bit()) == triangle.mirror().bit()));
/// ```
#[must_use]
#[inline]
pub fn mirrored(set: u64) -> u64 {
    triangles(set).fold(0, |all, triangle| all | triangle.mirror().bit())
}

/// The two ends of each line.
///
/// ```
/// assert_eq!(ludarium_rules::board::triangle::LINE_ENDS.count_ones(), 2 * 6);
/// ```
pub const LINE_ENDS: u64 = ALL & 0x4141_4141_4141_4141;

/// The lowest triangle of a set of triangles.
#[must_use]
#[inline]
pub const fn first(set: u64) -> Option<Triangle> {
    if set == 0 { None } else { Some(Triangle(set.trailing_zeros() as u8)) }
}

/// The set of the seven triangles of a line, 1 to 6; empty for any other number.
#[must_use]
pub const fn line_set(line: u8) -> u64 {
    if line >= 1 && line <= SIDE { ((1 << LINE) - 1) << ((line - 1) * STRIDE) } else { 0 }
}

const fn all_set() -> u64 {
    let (mut set, mut line) = (0, 1);
    while line <= SIDE {
        set |= line_set(line);
        line += 1;
    }
    set
}
