//! Sets of cells of the board and its rim, and the footprints in them.

use crate::bits::bits;
use std::ops::{BitAnd, BitOr, ControlFlow, Not};

use super::super::direction::Direction;
use super::super::facts::Point;

/// A set of points, one bit each.
///
/// The bit of the cell `n` is `n + 21`, so that the footprint of a centre `n` is a window of 43 bits which begins at the
/// bit `n`: two words hold it. Rows follow each other without a gap. Their ends need no masks, because stones
/// keep one cell away from the rim: a neighbour "beyond" the rim is a rim cell of the next row and as empty.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::games::gess) struct CellSet([u64; 8]);

/// The bit of cell 0.
const FIRST: usize = 21;

/// The word of a bit, and its place there.
#[inline(always)]
const fn place(bit: usize) -> (usize, usize) {
    ((bit / 64) & 7, bit % 64)
}

/// The cells of a footprint, from its low corner: three runs of three, a row apart.
pub(in crate::games::gess) const FOOTPRINT: u64 = 0b111 | 0b111 << 20 | 0b111 << 40;

pub(in crate::games::gess) const CENTRE: u64 = 1 << 21;

impl CellSet {
    pub(in crate::games::gess) const EMPTY: CellSet = CellSet([0; 8]);

    /// The board and its rim.
    pub(in crate::games::gess) const FIELD: CellSet = CellSet::rectangle(0, 20, 0, 20);

    pub(in crate::games::gess) const BOARD: CellSet = CellSet::rectangle(1, 19, 1, 19);

    /// The cells from a file and rank up to, without, others.
    const fn rectangle(file: usize, file_end: usize, rank: usize, rank_end: usize) -> CellSet {
        let mut set = CellSet::EMPTY;
        let mut cell = 0;
        while cell < Point::COUNT {
            if cell % 20 >= file && cell % 20 < file_end && cell / 20 >= rank && cell / 20 < rank_end {
                set.0[(cell + FIRST) / 64] |= 1 << ((cell + FIRST) % 64);
            }
            cell += 1;
        }
        set
    }

    /// The cells of the board and its rim, or of the board alone, from which a step stays there.
    pub(in crate::games::gess) const fn inside(board_alone: bool, files: i8, ranks: i8) -> CellSet {
        let (low, high) = if board_alone { (1, 19) } else { (0, 20) };
        CellSet::rectangle(
            low + (files < 0) as usize,
            high - (files > 0) as usize,
            low + (ranks < 0) as usize,
            high - (ranks > 0) as usize,
        )
    }

    #[inline]
    pub(in crate::games::gess) const fn insert(&mut self, point: Point) {
        let (word, bit) = place(point.index() + FIRST);
        self.0[word] |= 1 << bit;
    }

    #[inline]
    pub(in crate::games::gess) const fn has(&self, point: Point) -> bool {
        self.has_cell(point.index())
    }

    /// Whether the cell of a number below 400 is in the set.
    #[inline(always)]
    pub(in crate::games::gess) const fn has_cell(&self, cell: usize) -> bool {
        let (word, bit) = place(cell + FIRST);
        self.0[word] >> bit & 1 != 0
    }

    #[inline(always)]
    pub(in crate::games::gess) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |any, word| any | word) == 0
    }

    #[inline(always)]
    pub(in crate::games::gess) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The set with the number of every cell grown by `by`, from -63 to 63; cells may leave the field.
    #[inline(always)]
    pub(in crate::games::gess) fn shifted(&self, by: i32) -> CellSet {
        let bits = by.unsigned_abs() & 63;
        CellSet(if by >= 0 {
            std::array::from_fn(|i| self.0[i] << bits | self.word(i.wrapping_sub(1)) >> 1 >> (63 - bits))
        } else {
            std::array::from_fn(|i| self.0[i] >> bits | self.word(i + 1) << 1 << (63 - bits))
        })
    }

    /// A word; 0 beyond the ends.
    #[inline(always)]
    const fn word(&self, i: usize) -> u64 {
        if i < 8 { self.0[i] } else { 0 }
    }

    /// The set with the left and right neighbours of its cells.
    #[inline(always)]
    pub(in crate::games::gess) fn widened(&self) -> CellSet {
        *self | self.shifted(1) | self.shifted(-1)
    }

    /// The set with the upper and lower neighbours of its cells.
    #[inline(always)]
    pub(in crate::games::gess) fn heightened(&self) -> CellSet {
        *self | self.shifted(20) | self.shifted(-20)
    }

    /// What the set has in the footprint of a centre, as a part of [`FOOTPRINT`].
    #[inline]
    pub(in crate::games::gess) const fn window(&self, centre: Point) -> u64 {
        let (word, bit) = place(centre.index());
        (self.0[word] >> bit | self.0[(word + 1) & 7] << 1 << (63 - bit)) & FOOTPRINT
    }

    /// The set rank by rank, bit 0 for the file a.
    #[inline(always)]
    pub(in crate::games::gess) fn rows(&self) -> [u32; 20] {
        std::array::from_fn(|rank| {
            let (word, bit) = place(FIRST + 20 * rank);
            (self.0[word] >> bit | self.0[(word + 1) & 7] << 1 << (63 - bit)) as u32 & 0xf_ffff
        })
    }

    #[inline]
    pub(in crate::games::gess) fn neighbourhood(&self, point: Point) -> u64 {
        // Where the neighbourhood ends below the field, this reads bits that no cell has.
        let low = (point.index() + FIRST).wrapping_sub(63);
        (0..7).fold(0, |rows, row| {
            let (word, bit) = place(low.wrapping_add(20 * row));
            let cells = self.0[word] >> bit | self.0[(word + 1) & 7] << 1 << (63 - bit);
            rows | (cells & 0x7f) << (8 * row)
        })
    }

    /// Adds a part of the footprint of a centre.
    #[inline]
    pub(in crate::games::gess) const fn put(&mut self, centre: Point, part: u64) {
        let (word, bit) = place(centre.index());
        self.0[word] |= part << bit;
        self.0[(word + 1) & 7] |= part >> 1 >> (63 - bit);
    }

    /// Takes away a part of the footprint of a centre.
    #[inline]
    pub(in crate::games::gess) const fn cut(&mut self, centre: Point, part: u64) {
        let (word, bit) = place(centre.index());
        self.0[word] &= !(part << bit);
        self.0[(word + 1) & 7] &= !(part >> 1 >> (63 - bit));
    }

    /// Calls a visitor with the number of each cell, from the lowest, until it breaks.
    #[inline(always)]
    pub(in crate::games::gess) fn each(&self, mut visitor: impl FnMut(usize) -> ControlFlow<()>) -> ControlFlow<()> {
        for (i, word) in self.0.iter().enumerate() {
            for place in bits(*word) {
                visitor(i * 64 + usize::from(place) - FIRST)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The cell of a number among those of the set, counted from the lowest and 0.
    #[inline]
    pub(in crate::games::gess) fn nth(&self, number: u32) -> Option<usize> {
        let mut left = number;
        for (i, &word) in self.0.iter().enumerate() {
            let count = word.count_ones();
            if left < count {
                return bits(word).nth(left as usize).map(|place| i * 64 + usize::from(place) - FIRST);
            }
            left -= count;
        }
        None
    }

    /// The points of the set, from the lowest.
    pub(in crate::games::gess) fn points(self) -> impl Iterator<Item = Point> {
        Point::all().filter(move |point| self.has(*point))
    }
}

/// The points of a part of the footprint of a centre, along the ranks from the lowest.
pub(in crate::games::gess) fn points_of(centre: Point, part: u64) -> impl Iterator<Item = Point> {
    let offset = move |(files, ranks): (i8, i8)| {
        let bit = i32::from(ranks + 1) * 20 + i32::from(files + 1);
        if part >> bit & 1 != 0 { centre.step(files, ranks) } else { None }
    };
    (-1..=1).flat_map(|ranks| (-1..=1).map(move |files| (files, ranks))).filter_map(offset)
}

/// The place of a direction in a footprint.
#[inline]
pub(in crate::games::gess) const fn outer(direction: Direction) -> u64 {
    1 << (21 + direction.stride())
}

impl BitAnd for CellSet {
    type Output = CellSet;

    #[inline(always)]
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitOr for CellSet {
    type Output = CellSet;

    #[inline(always)]
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl Not for CellSet {
    type Output = CellSet;

    #[inline(always)]
    fn not(self) -> CellSet {
        CellSet(self.0.map(|word| !word))
    }
}
