//! The 8x8 board: squares, sets of squares in a `u64`, steps, leaps and lines.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use super::UnknownCell;
use crate::Cell;
use crate::bits::bits;

/// A square of an 8x8 board, numbered along the ranks: a1 = 0, b1 = 1, … h8 = 63.
///
/// ```
/// use ludarium_rules::board::square::Square;
/// let square = Square::named("d4").expect("a square");
/// assert_eq!((square.file(), square.rank(), square.index()), (3, 3, 27));
/// assert_eq!(square.to_string(), "d4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The number of squares.
    pub const COUNT: usize = 64;

    /// The square of a number below 64.
    ///
    /// ```
    /// use ludarium_rules::board::square::Square;
    /// assert_eq!(Square::new(63).map(|square| square.to_string()).as_deref(), Some("h8"));
    /// assert_eq!(Square::new(64), None);
    /// ```
    #[must_use]
    pub const fn new(index: u8) -> Option<Square> {
        if index < 64 { Some(Square(index)) } else { None }
    }

    /// The square on a file (0 = a) and a rank (0 = rank 1), if both are on the board.
    ///
    /// ```
    /// use ludarium_rules::board::square::Square;
    /// assert_eq!(Square::at(0, 1), Square::named("a2"));
    /// assert_eq!(Square::at(8, 0), None);
    /// ```
    #[must_use]
    pub const fn at(file: u8, rank: u8) -> Option<Square> {
        if file < 8 && rank < 8 { Some(Square(rank * 8 + file)) } else { None }
    }

    /// Reads a name: a file letter `a`-`h` and a rank digit `1`-`8`, nothing else.
    ///
    /// ```
    /// use ludarium_rules::board::square::Square;
    /// assert!(Square::named("h8").is_some());
    /// assert!(["", "h", "h9", "i1", "H8", "h8 "].into_iter().all(|name| Square::named(name).is_none()));
    /// ```
    #[must_use]
    pub const fn named(name: &str) -> Option<Square> {
        match name.as_bytes() {
            [file, rank] => Square::at(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1')),
            _ => None,
        }
    }

    /// The square of a cell of a game on this board.
    #[must_use]
    pub const fn of_cell(cell: Cell) -> Option<Square> {
        if cell.0 < 64 { Some(Square(cell.0 as u8)) } else { None }
    }

    /// The cell of this square: the same number.
    #[must_use]
    pub const fn cell(self) -> Cell {
        Cell(self.0 as u16)
    }

    /// The number, 0 to 63.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, 0 (a) to 7 (h).
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank, 0 (rank 1) to 7 (rank 8).
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The letter of the file.
    #[must_use]
    pub const fn file_letter(self) -> char {
        (b'a' + self.file()) as char
    }

    /// The digit of the rank.
    #[must_use]
    pub const fn rank_digit(self) -> char {
        (b'1' + self.rank()) as char
    }

    /// The set of this square alone.
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Whether a set has this square.
    #[must_use]
    pub const fn is_in(self, set: u64) -> bool {
        set >> self.0 & 1 != 0
    }

    /// Every square, from a1 to h8.
    ///
    /// ```
    /// use ludarium_rules::board::square::Square;
    /// assert_eq!(Square::all().count(), 64);
    /// ```
    pub fn all() -> impl Iterator<Item = Square> {
        (0..64).map(Square)
    }

    /// The number of king steps to another square.
    ///
    /// ```
    /// use ludarium_rules::board::square::Square;
    /// let [b1, e3] = ["b1", "e3"].map(|name| Square::named(name).expect("a square"));
    /// assert_eq!(b1.distance(e3), 3);
    /// ```
    #[must_use]
    pub const fn distance(self, other: Square) -> u8 {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        if files > ranks { files } else { ranks }
    }
}

impl FromStr for Square {
    type Err = UnknownCell;

    fn from_str(name: &str) -> Result<Square, UnknownCell> {
        Square::named(name).ok_or_else(|| UnknownCell::new(name))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.file_letter())?;
        f.write_char(self.rank_digit())
    }
}

/// The squares of a set, in ascending order.
///
/// ```
/// use ludarium_rules::board::square::squares;
/// let names: Vec<String> = squares(0b1001).map(|square| square.to_string()).collect();
/// assert_eq!(names, ["a1", "d1"]);
/// ```
#[inline(always)]
pub fn squares(set: u64) -> impl Iterator<Item = Square> {
    bits(set).map(Square)
}

/// The lowest square of a set.
#[must_use]
#[inline(always)]
pub const fn first(set: u64) -> Option<Square> {
    if set == 0 { None } else { Some(Square(set.trailing_zeros() as u8)) }
}

/// The squares at king distance 1.
#[must_use]
#[inline]
pub fn ring1(square: Square) -> u64 {
    RINGS[0][square.index()]
}

/// The squares at king distance exactly 2.
#[must_use]
#[inline]
pub fn ring2(square: Square) -> u64 {
    RINGS[1][square.index()]
}

const NOT_FILE_A: u64 = !0x0101_0101_0101_0101;
const NOT_FILE_H: u64 = !0x8080_8080_8080_8080;
const NOT_FILES_AB: u64 = NOT_FILE_A & (NOT_FILE_A << 1);
const NOT_FILES_GH: u64 = NOT_FILE_H & (NOT_FILE_H >> 1);

/// The squares one king-step from any square of a set; those of the set only if they neighbour each other.
///
/// ```
/// use ludarium_rules::board::square::{Square, king_steps, ring1, squares};
/// let set = 1 << 27 | 1 << 28 | 1 << 63;
/// assert_eq!(king_steps(set), squares(set).fold(0, |all, square| all | ring1(square)));
/// ```
#[must_use]
#[inline(always)]
pub const fn king_steps(set: u64) -> u64 {
    let beside = (set & NOT_FILE_H) << 1 | (set & NOT_FILE_A) >> 1;
    let row = set | beside;
    beside | row << 8 | row >> 8
}

/// The squares a knight's leap from any square of a set.
///
/// ```
/// use ludarium_rules::board::square::knight_leaps;
/// assert_eq!([1, 1 << 27, 1 << 63].map(|set: u64| knight_leaps(set).count_ones()), [2, 8, 2]);
/// ```
#[must_use]
#[inline(always)]
pub const fn knight_leaps(set: u64) -> u64 {
    let near = (set & NOT_FILE_H) << 1 | (set & NOT_FILE_A) >> 1;
    let far = (set & NOT_FILES_GH) << 2 | (set & NOT_FILES_AB) >> 2;
    near << 16 | near >> 16 | far << 8 | far >> 8
}

/// What lines along ranks and files from any square of a set reach: they go on over `open` squares and end on the first
/// that is not open, which they reach too.
///
/// ```
/// use ludarium_rules::board::square::orthogonal_lines;
/// assert_eq!(orthogonal_lines(1, 1 << 1 | 1 << 2), 1 << 8 | 0b1110);
/// assert_eq!(orthogonal_lines(1 << 27, 0).count_ones(), 4);
/// ```
#[must_use]
#[inline(always)]
pub fn orthogonal_lines(set: u64, open: u64) -> u64 {
    line(set, open, |s| s << 8)
        | line(set, open, |s| s >> 8)
        | line(set, open, |s| (s & NOT_FILE_H) << 1)
        | line(set, open, |s| (s & NOT_FILE_A) >> 1)
}

/// The same along diagonals.
///
/// ```
/// use ludarium_rules::board::square::diagonal_lines;
/// assert_eq!(diagonal_lines(1, 1 << 9), 1 << 9 | 1 << 18);
/// ```
#[must_use]
#[inline(always)]
pub fn diagonal_lines(set: u64, open: u64) -> u64 {
    line(set, open, |s| (s & NOT_FILE_H) << 9)
        | line(set, open, |s| (s & NOT_FILE_A) << 7)
        | line(set, open, |s| (s & NOT_FILE_H) >> 7)
        | line(set, open, |s| (s & NOT_FILE_A) >> 9)
}

#[inline(always)]
fn line(set: u64, open: u64, step: impl Fn(u64) -> u64) -> u64 {
    let mut front = step(set);
    let mut reached = front;
    while front & open != 0 {
        front = step(front & open);
        reached |= front;
    }
    reached
}

/// What a slider along ranks and files reaches: every square up to and including the first of `blockers` on each line.
///
/// ```
/// use ludarium_rules::board::square::{Square, orthogonal, squares};
/// let [a1, a3] = ["a1", "a3"].map(|name| Square::named(name).expect("a square"));
/// assert_eq!(orthogonal(a1, a3.bit()).count_ones(), 2 + 7);
/// ```
#[must_use]
#[inline(always)]
pub fn orthogonal(square: Square, blockers: u64) -> u64 {
    let [rank, file, ..] = &LINES[square.index()];
    rank.reach(blockers) | file.reach(blockers)
}

/// What a slider along diagonals reaches: every square up to and including the first of `blockers` on each line.
///
/// ```
/// use ludarium_rules::board::square::{Square, diagonal};
/// let d4 = Square::named("d4").expect("a square");
/// assert_eq!(diagonal(d4, 0).count_ones(), 13);
/// ```
#[must_use]
#[inline(always)]
pub fn diagonal(square: Square, blockers: u64) -> u64 {
    let [.., rising, falling] = &LINES[square.index()];
    rising.reach(blockers) | falling.reach(blockers)
}

/// The squares strictly between two squares of one rank, file or diagonal; `None` if they share no line or are the
/// same.
///
/// ```
/// use ludarium_rules::board::square::{Square, between};
/// let [a1, d4, b4] = ["a1", "d4", "b4"].map(|name| Square::named(name).expect("a square"));
/// assert_eq!(between(a1, d4).map(u64::count_ones), Some(2));
/// assert_eq!(between(a1, b4), None);
/// ```
#[must_use]
pub fn between(from: Square, to: Square) -> Option<u64> {
    let line = LINES[from.index()].iter().find(|line| to.is_in(line.below | line.above))?;
    let reach = line.reach(to.bit());
    let side = if to > from { line.above } else { line.below };
    Some(reach & side & !to.bit())
}

/// The squares of one line through a square, without the square.
#[derive(Clone, Copy)]
struct Line {
    below: u64,
    above: u64,
}

impl Line {
    /// Obstruction difference (Gerd Isenberg, Michael Hoffmann): subtracting the nearest blocker below from the
    /// blockers above flips exactly the bits from it to the nearest blocker above.
    #[inline(always)]
    fn reach(self, blockers: u64) -> u64 {
        let above = self.above & blockers;
        let nearest_below = (1 << 63) >> (self.below & blockers | 1).leading_zeros();
        (above ^ above.wrapping_sub(nearest_below)) & (self.below | self.above)
    }
}

static RINGS: [[u64; 64]; 2] = [ring_table(1), ring_table(2)];

const fn ring_table(distance: u8) -> [u64; 64] {
    let mut table = [0; 64];
    let mut from = 0;
    while from < 64 {
        let mut to = 0;
        while to < 64 {
            if Square(from).distance(Square(to)) == distance {
                table[from as usize] |= Square(to).bit();
            }
            to += 1;
        }
        from += 1;
    }
    table
}

/// For every square its rank, file, rising diagonal and falling diagonal.
static LINES: [[Line; 4]; 64] = line_table();

const fn line_table() -> [[Line; 4]; 64] {
    const WAYS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];
    let mut table = [[Line { below: 0, above: 0 }; 4]; 64];
    let mut from = 0;
    while from < 64 {
        let mut way = 0;
        while way < 4 {
            let (files, ranks) = WAYS[way];
            table[from as usize][way] =
                Line { below: ray(Square(from), -files, -ranks), above: ray(Square(from), files, ranks) };
            way += 1;
        }
        from += 1;
    }
    table
}

const fn ray(from: Square, files: i8, ranks: i8) -> u64 {
    let mut set = 0;
    let (mut file, mut rank) = (from.file() as i8 + files, from.rank() as i8 + ranks);
    while 0 <= file && file < 8 && 0 <= rank && rank < 8 {
        set |= 1 << (rank * 8 + file);
        file += files;
        rank += ranks;
    }
    set
}
