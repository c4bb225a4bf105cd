//! Cells by where they lie from another cell.

/// The numbers of the offsets from a cell to those at most `REACH` files and ranks away, row by row.
pub(super) struct Near<const REACH: i32>;

impl<const REACH: i32> Near<REACH> {
    /// The number of offsets.
    pub(super) const COUNT: usize = ((2 * REACH + 1) * (2 * REACH + 1)) as usize;

    /// The number of an offset; `None` if it is farther.
    #[inline]
    pub(super) const fn number(files: i32, ranks: i32) -> Option<usize> {
        if files.abs() > REACH || ranks.abs() > REACH {
            return None;
        }
        Some(((ranks + REACH) * (2 * REACH + 1) + files + REACH) as usize)
    }

    /// The side of the square of offsets.
    pub(super) const SIDE: usize = (2 * REACH + 1) as usize;
}
