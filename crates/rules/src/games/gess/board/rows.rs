//! Sets of cells as rows of bits, so that eight neighbours cost eight shifts of all rows at once.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use super::super::facts::Point;

/// Empty rows below and above the board and its rim.
const MARGIN: usize = 2;

const ROWS: usize = 24;

/// A set of cells of the board and its rim, rank by rank: for questions about the whole board at once.
///
/// The complement of a set, and a set that was moved, may have bits beyond the rim; [`CellRows::FIELD`] masks them away.
///
/// ```
/// use ludarium_rules::{Position, Side, games::gess::{CellRows, Gess, Point}};
/// let stones = Gess::start(Default::default()).cell_rows(Side::Black);
/// assert_eq!(stones.count(), 43);
/// let up = stones.moved::<0, 1>() & CellRows::FIELD;
/// assert!(up.has(Point::named("c8").expect("a point")), "the stone on c7, one rank up");
/// ```
// Row 2 is rank 1, bit 0 of each row is file a.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellRows([u32; ROWS]);

impl CellRows {
    /// No cell.
    pub const EMPTY: CellRows = CellRows([0; ROWS]);

    /// The board and its rim.
    pub const FIELD: CellRows = {
        let mut rows = [0; ROWS];
        let mut rank = 0;
        while rank < 20 {
            rows[rank + MARGIN] = 0xf_ffff;
            rank += 1;
        }
        CellRows(rows)
    };

    /// The set of the rows of the board and its rim, from rank 1 up.
    #[must_use]
    #[inline(always)]
    pub fn new(ranks: [u32; 20]) -> CellRows {
        let mut rows = [0; ROWS];
        rows[MARGIN..MARGIN + 20].copy_from_slice(&ranks);
        CellRows(rows)
    }

    /// The set moved by so many files to the right and ranks up, each from -2 to 2.
    #[must_use]
    #[inline(always)]
    pub fn moved<const FILES: i32, const RANKS: i32>(&self) -> CellRows {
        let mut moved = [0; ROWS];
        let (skipped, margin) = (RANKS.max(0) as usize, (-RANKS).max(0) as usize);
        for (to, row) in moved[skipped..ROWS - margin].iter_mut().zip(&self.0[margin..ROWS - skipped]) {
            *to = if FILES >= 0 { row << FILES.max(0) } else { row >> (-FILES).max(0) };
        }
        CellRows(moved)
    }

    /// With the left and right neighbours.
    #[must_use]
    #[inline(always)]
    pub fn widened(&self) -> CellRows {
        let mut rows = self.0;
        for row in &mut rows {
            *row |= *row << 1 | *row >> 1;
        }
        CellRows(rows)
    }

    /// With the upper and lower neighbours.
    #[must_use]
    #[inline(always)]
    pub fn heightened(&self) -> CellRows {
        *self | self.moved::<0, 1>() | self.moved::<0, -1>()
    }

    /// Whether no cell is in the set.
    #[must_use]
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |any, row| any | row) == 0
    }

    /// The number of cells of the field in the set.
    #[must_use]
    #[inline(always)]
    pub fn count(&self) -> i32 {
        // Three rows fill a word.
        let word = |i: usize| u64::from(self.0[i]) | u64::from(self.0[i + 1]) << 20 | u64::from(self.0[i + 2]) << 40;
        (0..7).map(|i| word(MARGIN + 3 * i).count_ones() as i32).sum()
    }

    /// Whether a point is in the set.
    #[must_use]
    pub fn has(&self, point: Point) -> bool {
        self.0[usize::from(point.rank()) + MARGIN] >> point.file() & 1 != 0
    }

    /// The points of the set, from the lowest rank up; bits beyond the rim are none.
    pub fn points(&self) -> impl Iterator<Item = Point> {
        let set = *self;
        Point::all().filter(move |point| set.has(*point))
    }

    /// The cells of the set as file and row, as [`CellRows::near`] takes them.
    #[inline(always)]
    pub fn cells(&self) -> impl Iterator<Item = (i32, i32)> {
        self.0.into_iter().zip(0..).flat_map(|(row, rank)| {
            std::iter::successors((row != 0).then_some(row), |row| Some(row & (row - 1)).filter(|row| *row != 0))
                .map(move |row| (row.trailing_zeros() as i32, rank))
        })
    }

    /// The rows of the board and its rim, from rank 1 up; bit 0 is file a.
    ///
    /// ```
    /// use ludarium_rules::games::gess::CellRows;
    /// assert_eq!(CellRows::FIELD.ranks(), [0xf_ffff; 20]);
    /// ```
    #[must_use]
    #[inline]
    pub fn ranks(&self) -> [u32; 20] {
        let mut ranks = [0; 20];
        ranks.copy_from_slice(&self.0[MARGIN..MARGIN + 20]);
        ranks
    }

    /// The number of cells of the set that are at most so far from a cell, as a king goes.
    #[must_use]
    #[inline(always)]
    pub fn near(&self, (file, row): (i32, i32), distance: i32) -> i32 {
        let (low, high) = ((row - distance).max(0), (row + distance).min(ROWS as i32 - 1));
        let width = (1_u64 << (2 * distance + 1)) - 1;
        let mask = if file >= distance { width << (file - distance) } else { width >> (distance - file) };
        self.0[low as usize..=high as usize].iter().map(|row| (u64::from(*row) & mask).count_ones() as i32).sum()
    }
}

// Loops, since what `std::array` does with a closure is not always compiled for the instructions of `multiversioned`.

impl BitAnd for CellRows {
    type Output = CellRows;

    #[inline(always)]
    fn bitand(mut self, other: CellRows) -> CellRows {
        for (row, other) in self.0.iter_mut().zip(other.0) {
            *row &= other;
        }
        self
    }
}

impl BitOr for CellRows {
    type Output = CellRows;

    #[inline(always)]
    fn bitor(mut self, other: CellRows) -> CellRows {
        for (row, other) in self.0.iter_mut().zip(other.0) {
            *row |= other;
        }
        self
    }
}

impl BitOrAssign for CellRows {
    #[inline(always)]
    fn bitor_assign(&mut self, other: CellRows) {
        *self = *self | other;
    }
}

impl Not for CellRows {
    type Output = CellRows;

    #[inline(always)]
    fn not(mut self) -> CellRows {
        for row in &mut self.0 {
            *row = !*row;
        }
        self
    }
}
