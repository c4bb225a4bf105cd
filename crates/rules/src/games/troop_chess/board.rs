//! Sets of points as bits: two columns that always stay empty lie between the ranks, so that a shift by up to two
//! files never wraps onto the board.

use crate::Kind;
use crate::bits::bits;
use crate::board::grid;

/// A point of the board: "9x9 points, files a-i, ranks 1-9".
pub type Point = grid::Point<9, 9>;

/// The only kind of piece: "all pieces of a side are alike".
pub const PIECE: Kind = Kind(0);

pub(super) type Set = u128;

/// The bits from one rank to the next.
pub(super) const STRIDE: i8 = 11;

pub(super) const BOARD: Set = {
    let (mut set, mut rank) = (0, 0);
    while rank < 9 {
        set |= 0x1ff << (rank * STRIDE);
        rank += 1;
    }
    set
};

/// The number of a point's bit.
#[inline]
pub(super) const fn place(point: Point) -> u8 {
    point.rank() * STRIDE as u8 + point.file()
}

#[inline]
pub(super) const fn bit(point: Point) -> Set {
    1 << place(point)
}

#[inline]
pub(super) const fn has(set: Set, point: Point) -> bool {
    set >> place(point) & 1 != 0
}

/// The set moved by a number of bits; what leaves the board upwards or downwards is gone, what leaves it sideways is
/// outside [`BOARD`].
#[inline(always)]
pub(super) const fn shift(set: Set, bits: i8) -> Set {
    if bits >= 0 { set << bits } else { set >> -bits }
}

/// The numbers of a set's bits, in ascending order.
#[inline(always)]
pub(super) fn places(set: Set) -> impl Iterator<Item = u8> {
    bits(set)
}

/// The lowest bit of a set.
#[inline]
pub(super) const fn first(set: Set) -> Option<u8> {
    if set == 0 { None } else { Some(set.trailing_zeros() as u8) }
}

/// The points of a set, along the ranks.
pub(super) fn points(set: Set) -> impl Iterator<Item = Point> {
    places(set & BOARD).filter_map(|place| Point::at(place % STRIDE as u8, place / STRIDE as u8))
}
