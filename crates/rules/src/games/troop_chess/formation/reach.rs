//! Sets of vectors as bits: one step in each direction on the bits 0 to 8, by ranks from south-west to north-east, two
//! steps in the same order on every second bit from 9 to 25. The order is the one in which bits lie around a point.

use super::super::board::{BOARD, STRIDE, Set};
use super::Direction;

/// A set of vectors, or the points that they lead to from some point.
pub(crate) type Reach = u32;

/// All vectors of one step.
pub(crate) const NEAR_WAYS: Reach = 0b111_101_111;

/// The first bit of two steps.
const FAR: u32 = 9;

/// The bit of a point in its own window: two ranks and two files up.
const CENTRE: u32 = 2 * STRIDE as u32 + 2;

/// The place of a direction in the order of the bits.
const fn order(way: Direction) -> u32 {
    let (files, ranks) = way.files_and_ranks();
    ((ranks + 1) * 3 + files + 1) as u32
}

pub(crate) const fn near_way(way: Direction) -> Reach {
    1 << order(way)
}

/// Two steps in a direction.
pub(crate) const fn far_way(way: Direction) -> Reach {
    1 << (FAR + 2 * order(way))
}

/// The points of a set up to two files and ranks around a place, lowest first; the place is bit [`CENTRE`].
#[inline(always)]
pub(crate) const fn window(set: Set, place: u8) -> u64 {
    // The bits beyond the board are empty, and so is what comes round from there.
    set.rotate_right((place as u32).wrapping_sub(CENTRE) & 127) as u64
}

/// Which neighbours are in a window, as the bits of one step; the place itself is among them.
#[inline(always)]
pub(crate) const fn near(window: u64) -> Reach {
    let rows = window >> (CENTRE - STRIDE as u32 - 1) & (7 | 7 << STRIDE | 7 << (2 * STRIDE));
    ((rows | rows >> (STRIDE - 3) | rows >> (2 * STRIDE - 6)) & 0x1ff) as Reach
}

/// Which points two steps away are in a window, as the bits of two steps; the place itself is among them.
#[inline(always)]
pub(crate) const fn far(window: u64) -> Reach {
    let rows = window & (0b10101 | 0b10101 << (2 * STRIDE) | 0b10101 << (4 * STRIDE));
    (((rows | rows >> (2 * STRIDE - 6) | rows >> (4 * STRIDE - 12)) & 0x1_5555) as Reach) << FAR
}

/// The bits of two steps for the same directions as some bits of one step.
#[inline(always)]
pub(crate) const fn doubled(near: Reach) -> Reach {
    let mut bits = near;
    bits = (bits | bits << 8) & 0x00ff_00ff;
    bits = (bits | bits << 4) & 0x0f0f_0f0f;
    bits = (bits | bits << 2) & 0x3333_3333;
    bits = (bits | bits << 1) & 0x5555_5555;
    bits << FAR
}

/// From every place, the vectors that stay on the board.
pub(crate) static ON_BOARD: [Reach; 128] = {
    let mut table = [0; 128];
    let mut place = 0;
    while place < 128 {
        let window = window(BOARD, place as u8);
        table[place] = near(window) | far(window);
        place += 1;
    }
    table
};

/// What a bit of a reach stands for.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    pub direction: Direction,
    /// 1 or 2.
    pub steps: u8,
    /// The bits from a point to the target.
    pub bits: i8,
}

/// What every bit of a reach stands for; bits that are no vector stand for one step north.
pub(crate) static WAYS: [Way; 32] = {
    let north = Way { direction: Direction::NORTH, steps: 1, bits: STRIDE };
    let mut table = [north; 32];
    let mut i = 0;
    while i < 8 {
        let direction = Direction::ALL[i];
        let bits = direction.bits();
        table[near_way(direction).trailing_zeros() as usize] = Way { direction, steps: 1, bits };
        table[far_way(direction).trailing_zeros() as usize] = Way { direction, steps: 2, bits: 2 * bits };
        i += 1;
    }
    table
};
