//! What is drawn at random: the blocked squares of a board, and a secret choice that a player does not know.

use super::lines::{BOARD, squares};
use crate::games::go_chess::{Options, Square};
use crate::split_mix::SplitMix64;

/// The numbers of the generator that belong to each board; a board uses one for each blocked square, rarely one more.
const NUMBERS_A_BOARD: u64 = 1 << 16;

/// The blocked squares of the board of a round: "A match then starts again with the next board of the same generator."
pub(in crate::games::go_chess) fn blocked_squares(options: Options, round: u32) -> u128 {
    let mut random = SplitMix64::new(options.seed()).skip(u64::from(round).wrapping_mul(NUMBERS_A_BOARD));
    let mut order: [u16; Square::COUNT] = std::array::from_fn(|i| i as u16);
    let mut set = 0;
    // The beginning of a shuffle (Fisher and Yates): every set of squares is equally likely.
    for i in 0..usize::from(options.blocked()).min(order.len()) {
        let rest = (order.len() - i) as u64;
        order.swap(i, i + random.below(rest) as usize);
        set |= 1 << order[i];
    }
    set & BOARD
}

/// One square of a set, each equally likely; `None` of an empty set.
pub(in crate::games::go_chess) fn one_of(set: u128, seed: u64) -> Option<Square> {
    let place = SplitMix64::new(seed).below(u64::from(set.count_ones()));
    squares(set).nth(place as usize)
}

#[cfg(test)]
mod tests {
    use super::super::lines::bit;
    use super::*;

    #[test]
    fn every_square_is_drawn_about_as_often() {
        let mut counts = [0_u32; Square::COUNT];
        for round in 0..10_000 {
            for square in squares(blocked_squares(Options::default(), round)) {
                counts[square.index()] += 1;
            }
        }
        assert!(counts.iter().all(|count| (850..1_150).contains(count)), "{counts:?}");
        assert_eq!(counts.iter().sum::<u32>(), 100_000);
    }

    #[test]
    fn one_of_a_set() {
        let set = bit(Square::new(3).expect("a square")) | bit(Square::new(99).expect("a square"));
        let drawn: Vec<usize> = (0..50).filter_map(|seed| one_of(set, seed)).map(Square::index).collect();
        assert!(drawn.len() == 50 && drawn.contains(&3) && drawn.contains(&99));
        assert_eq!(one_of(0, 1), None);
    }
}
