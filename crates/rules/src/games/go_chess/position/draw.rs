//! What is drawn by lot: the blocked squares of a board, and a secret choice that a player does not know.

use super::lines::{BOARD, squares};
use crate::games::go_chess::{Options, Square};

/// SplitMix64 (Steele, Lea, Flood 2014) from any seed: the same numbers on every machine and in every release.
struct SplitMix(u64);

const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

impl SplitMix {
    /// The generator after so many numbers.
    const fn play_unchecked(seed: u64, numbers: u64) -> SplitMix {
        SplitMix(seed.wrapping_add(numbers.wrapping_mul(GOLDEN)))
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GOLDEN);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`, each equally likely; 0 for a bound of 0.
    ///
    /// The high half of a product is such a number but for the lowest products, which are drawn again (Lemire 2019).
    const fn below(&mut self, bound: u64) -> u64 {
        let unfair = if bound == 0 { 0 } else { bound.wrapping_neg() % bound };
        loop {
            let product = self.next() as u128 * bound as u128;
            if product as u64 >= unfair {
                return (product >> 64) as u64;
            }
        }
    }
}

/// Numbers that each board has to itself; a board takes one a blocked square, and hardly ever one more.
const NUMBERS_A_BOARD: u64 = 1 << 16;

/// The blocked squares of the board of a round: "A match then starts again with the next board of the same generator."
pub(in crate::games::go_chess) fn blocked_squares(options: Options, round: u32) -> u128 {
    let mut lots = SplitMix::play_unchecked(options.seed(), u64::from(round).wrapping_mul(NUMBERS_A_BOARD));
    let mut order: [u16; Square::COUNT] = std::array::from_fn(|i| i as u16);
    let mut set = 0;
    // The beginning of a shuffle (Fisher and Yates): every set of squares is equally likely.
    for i in 0..usize::from(options.blocked()).min(order.len()) {
        let rest = (order.len() - i) as u64;
        order.swap(i, i + lots.below(rest) as usize);
        set |= 1 << order[i];
    }
    set & BOARD
}

/// One square of a set, each equally likely; `None` of an empty set.
pub(in crate::games::go_chess) fn one_of(set: u128, seed: u64) -> Option<Square> {
    let place = SplitMix::play_unchecked(seed, 0).below(u64::from(set.count_ones()));
    squares(set).nth(place as usize)
}

#[cfg(test)]
mod tests {
    use super::super::lines::bit;
    use super::*;

    #[test]
    fn numbers_below_a_bound_are_even() {
        let mut lots = SplitMix::play_unchecked(7, 0);
        let mut counts = [0_u32; 10];
        for _ in 0..100_000 {
            counts[lots.below(10) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn the_generator_is_the_published_one() {
        let mut lots = SplitMix::play_unchecked(1_234_567, 0);
        assert_eq!([lots.next(), lots.next()], [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
        let mut later = SplitMix::play_unchecked(1_234_567, 1);
        assert_eq!(later.next(), 3_203_168_211_198_807_973);
    }

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
