//! Rectangular boards of up to 26 files: points, their names and neighbours. Sets of points are the games' matter
//! (`u128` for 9x9 and 10x10).

use std::fmt;
use std::str::FromStr;

use super::UnknownCell;
use crate::Cell;

/// A point of a board with `FILES` files and `RANKS` ranks, numbered along the ranks: a1 = 0, b1 = 1, …
///
/// ```
/// use ludarium_rules::board::grid::Point;
/// type P = Point<10, 10>;
/// let point = P::named("a10").expect("a point");
/// assert_eq!((point.file(), point.rank(), point.index()), (0, 9, 90));
/// assert_eq!(point.to_string(), "a10");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Point<const FILES: u8, const RANKS: u8>(u16);

impl<const FILES: u8, const RANKS: u8> Point<FILES, RANKS> {
    /// The number of points.
    pub const COUNT: usize = FILES as usize * RANKS as usize;

    /// The point of a number below [`Point::COUNT`].
    ///
    /// ```
    /// use ludarium_rules::board::grid::Point;
    /// assert_eq!(Point::<9, 9>::new(80).map(|point| point.to_string()).as_deref(), Some("i9"));
    /// assert_eq!(Point::<9, 9>::new(81), None);
    /// ```
    #[must_use]
    pub const fn new(index: u16) -> Option<Self> {
        if (index as usize) < Self::COUNT { Some(Point(index)) } else { None }
    }

    /// The point on a file (0 = a) and a rank (0 = rank 1), if both are on the board.
    ///
    /// ```
    /// use ludarium_rules::board::grid::Point;
    /// assert_eq!(Point::<9, 9>::at(0, 1), Point::named("a2"));
    /// assert_eq!(Point::<9, 9>::at(9, 0), None);
    /// ```
    #[must_use]
    pub const fn at(file: u8, rank: u8) -> Option<Self> {
        if file < FILES && rank < RANKS { Some(Point(rank as u16 * FILES as u16 + file as u16)) } else { None }
    }

    /// The point some files to the right and ranks up, if it is on the board.
    ///
    /// ```
    /// use ludarium_rules::board::grid::Point;
    /// type P = Point<9, 9>;
    /// let a1 = P::named("a1").expect("a point");
    /// assert_eq!(a1.step(1, 2), P::named("b3"));
    /// assert_eq!(a1.step(-1, 0), None);
    /// ```
    #[must_use]
    pub const fn step(self, files: i8, ranks: i8) -> Option<Self> {
        let (file, rank) = (self.file() as i16 + files as i16, self.rank() as i16 + ranks as i16);
        if file < 0 || rank < 0 || file > 255 || rank > 255 { None } else { Self::at(file as u8, rank as u8) }
    }

    /// Reads a name: a file letter and a rank number without a leading zero, nothing else.
    ///
    /// ```
    /// use ludarium_rules::board::grid::Point;
    /// type P = Point<10, 10>;
    /// assert!(P::named("j10").is_some());
    /// assert!(["", "j", "j11", "k1", "J1", "a01", "a+1", "a1 "].into_iter().all(|name| P::named(name).is_none()));
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let (letter, number) = (name.chars().next()?, name.get(1..)?);
        let file = u8::try_from(letter).ok()?.checked_sub(b'a')?;
        if number.starts_with(['0', '+']) {
            return None;
        }
        Self::at(file, number.parse::<u8>().ok()?.checked_sub(1)?)
    }

    /// The point of a cell of a game on this board.
    #[must_use]
    pub const fn of_cell(cell: Cell) -> Option<Self> {
        Self::new(cell.0)
    }

    /// The cell of this point: the same number.
    #[must_use]
    pub const fn cell(self) -> Cell {
        Cell(self.0)
    }

    /// The number, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, 0 is a.
    #[must_use]
    pub const fn file(self) -> u8 {
        (self.0 % FILES as u16) as u8
    }

    /// The rank, 0 is rank 1.
    #[must_use]
    pub const fn rank(self) -> u8 {
        (self.0 / FILES as u16) as u8
    }

    /// The place in an order by file, then rank: a1, a2, … b1, …
    #[must_use]
    pub const fn by_file(self) -> (u8, u8) {
        (self.file(), self.rank())
    }

    /// Every point, from a1 along the ranks.
    ///
    /// ```
    /// use ludarium_rules::board::grid::Point;
    /// assert_eq!(Point::<10, 10>::all().count(), 100);
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u16).map(Point)
    }
}

impl<const FILES: u8, const RANKS: u8> FromStr for Point<FILES, RANKS> {
    type Err = UnknownCell;

    fn from_str(name: &str) -> Result<Self, UnknownCell> {
        Point::named(name).ok_or_else(|| UnknownCell::new(name))
    }
}

impl<const FILES: u8, const RANKS: u8> fmt::Display for Point<FILES, RANKS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}
