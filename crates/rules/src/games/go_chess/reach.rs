//! What pieces reach on a board of sets of squares (bit 0 is a1, bit 1 is b1), for evaluations.

use super::Square;
use super::position::{moved, sights};

/// What a rook reaches: every square up to and including the first of `occupied` on each rank and file.
///
/// ```
/// use ludarium_rules::games::go_chess::{Square, reach};
/// let a1 = Square::named("a1").expect("a square");
/// assert_eq!(reach::orthogonal(a1, 1 << 2).count_ones(), 2 + 9);
/// ```
#[must_use]
#[inline(always)]
pub fn orthogonal(square: Square, occupied: u128) -> u128 {
    sights(square).orthogonal(occupied)
}

/// What a bishop reaches: every square up to and including the first of `occupied` on each diagonal.
///
/// ```
/// use ludarium_rules::games::go_chess::{Square, reach};
/// let a1 = Square::named("a1").expect("a square");
/// assert_eq!(reach::diagonal(a1, 1 << 22), 1 << 11 | 1 << 22);
/// ```
#[must_use]
#[inline(always)]
pub fn diagonal(square: Square, occupied: u128) -> u128 {
    sights(square).diagonal(occupied)
}

/// The squares a knight's leap away.
#[must_use]
#[inline(always)]
pub fn leaps(square: Square) -> u128 {
    sights(square).leaps
}

/// The neighbours of the squares of a set along ranks and files: where pawns go.
///
/// ```
/// use ludarium_rules::games::go_chess::reach;
/// assert_eq!(reach::beside(1), 1 << 1 | 1 << 10);
/// ```
#[must_use]
#[inline(always)]
pub const fn beside(set: u128) -> u128 {
    let ([up, right, down, left], _) = moved(set);
    up | right | down | left
}

/// The diagonal neighbours of the squares of a set: what pawns attack.
///
/// ```
/// use ludarium_rules::games::go_chess::reach;
/// assert_eq!(reach::corners(1), 1 << 11);
/// ```
#[must_use]
#[inline(always)]
pub const fn corners(set: u128) -> u128 {
    let (_, [up_right, up_left, down_left, down_right]) = moved(set);
    up_right | up_left | down_left | down_right
}

/// The squares a king's step from any of these; themselves only if they neighbour each other.
///
/// ```
/// use ludarium_rules::games::go_chess::reach;
/// assert_eq!(reach::around(1).count_ones(), 3);
/// ```
#[must_use]
#[inline(always)]
pub const fn around(set: u128) -> u128 {
    beside(set) | corners(set)
}

/// The squares of a set, in ascending order.
///
/// ```
/// use ludarium_rules::games::go_chess::reach;
/// let names: Vec<String> = reach::squares(1 << 3 | 1 << 99).map(|square| square.to_string()).collect();
/// assert_eq!(names, ["d1", "j10"]);
/// ```
#[inline(always)]
pub fn squares(set: u128) -> impl Iterator<Item = Square> {
    super::position::squares(set)
}
