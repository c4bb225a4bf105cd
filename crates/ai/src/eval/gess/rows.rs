//! Sets of cells as rows of bits, so that eight neighbours cost eight shifts of all rows at once.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// Empty rows below and above the board and its rim.
const MARGIN: usize = 2;

const ROWS: usize = 24;

/// A set of cells: row 2 is rank 1, bit 0 of each row is file a.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rows(pub(super) [u32; ROWS]);

impl Rows {
    pub(super) const EMPTY: Rows = Rows([0; ROWS]);

    /// The board and its rim.
    pub(super) const FIELD: Rows = {
        let mut rows = [0; ROWS];
        let mut rank = 0;
        while rank < 20 {
            rows[rank + MARGIN] = 0xf_ffff;
            rank += 1;
        }
        Rows(rows)
    };

    /// The set of the rows of the board and its rim.
    pub(super) fn new(ranks: [u32; 20]) -> Rows {
        let mut rows = [0; ROWS];
        rows[MARGIN..MARGIN + 20].copy_from_slice(&ranks);
        Rows(rows)
    }

    /// The set moved by so many files and ranks; what leaves the field must be masked away.
    #[inline(always)]
    pub(super) fn moved<const FILES: i32, const RANKS: i32>(&self) -> Rows {
        let mut moved = [0; ROWS];
        let (skipped, margin) = (RANKS.max(0) as usize, (-RANKS).max(0) as usize);
        for (to, row) in moved[skipped..ROWS - margin].iter_mut().zip(&self.0[margin..ROWS - skipped]) {
            *to = if FILES >= 0 { row << FILES.max(0) } else { row >> (-FILES).max(0) };
        }
        Rows(moved)
    }

    /// With the left and right neighbours.
    #[inline(always)]
    pub(super) fn widened(&self) -> Rows {
        Rows(self.0.map(|row| row | row << 1 | row >> 1))
    }

    /// With the upper and lower neighbours.
    #[inline(always)]
    pub(super) fn heightened(&self) -> Rows {
        *self | self.moved::<0, 1>() | self.moved::<0, -1>()
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |any, row| any | row) == 0
    }

    /// The number of cells of the field in the set.
    #[inline]
    pub(super) fn count(&self) -> i32 {
        // Three rows fill a word.
        let word = |i: usize| u64::from(self.0[i]) | u64::from(self.0[i + 1]) << 20 | u64::from(self.0[i + 2]) << 40;
        (0..7).map(|i| word(MARGIN + 3 * i).count_ones() as i32).sum()
    }

    /// The cells of the set, as file and row.
    pub(super) fn cells(&self) -> impl Iterator<Item = (i32, i32)> {
        self.0.into_iter().zip(0..).flat_map(|(row, rank)| {
            std::iter::successors((row != 0).then_some(row), |row| Some(row & (row - 1)).filter(|row| *row != 0))
                .map(move |row| (row.trailing_zeros() as i32, rank))
        })
    }

    /// The number of cells at most so far from a cell.
    #[inline]
    pub(super) fn near(&self, (file, row): (i32, i32), distance: i32) -> i32 {
        let (low, high) = ((row - distance).max(0), (row + distance).min(ROWS as i32 - 1));
        let width = (1_u64 << (2 * distance + 1)) - 1;
        let mask = if file >= distance { width << (file - distance) } else { width >> (distance - file) };
        self.0[low as usize..=high as usize].iter().map(|row| (u64::from(*row) & mask).count_ones() as i32).sum()
    }
}

impl BitAnd for Rows {
    type Output = Rows;

    #[inline(always)]
    fn bitand(self, other: Rows) -> Rows {
        Rows(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitOr for Rows {
    type Output = Rows;

    #[inline(always)]
    fn bitor(self, other: Rows) -> Rows {
        Rows(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl BitOrAssign for Rows {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Rows) {
        *self = *self | other;
    }
}

impl Not for Rows {
    type Output = Rows;

    #[inline(always)]
    fn not(self) -> Rows {
        Rows(self.0.map(|row| !row))
    }
}
