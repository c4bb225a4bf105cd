//! The one generator of numbers: SplitMix64 (Steele, Lea, Flood 2014).

/// What the state grows by with every number.
const GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

/// Spreads a number over all bits: equal numbers give equal ones, different numbers different ones.
///
/// ```
/// use ludarium_rules::split_mix::scramble;
/// assert_eq!(scramble(0), 0);
/// assert_ne!(scramble(1), scramble(2));
/// ```
#[must_use]
#[inline]
pub const fn scramble(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A generator that gives the same numbers for the same seed on every machine and in every release.
///
/// ```
/// use ludarium_rules::split_mix::SplitMix64;
/// let mut numbers = SplitMix64::new(1_234_567);
/// assert_eq!([numbers.next(), numbers.next()], [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
/// assert_eq!(SplitMix64::new(1_234_567).skip(1).next(), 3_203_168_211_198_807_973);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The generator of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
    }

    /// The generator after so many more numbers.
    #[must_use]
    pub const fn skip(self, numbers: u64) -> SplitMix64 {
        SplitMix64(self.0.wrapping_add(numbers.wrapping_mul(GAMMA)))
    }

    /// The next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GAMMA);
        scramble(self.0)
    }

    /// A number below `bound`, each equally likely; 0 for a bound of 0.
    ///
    /// The high half of a product is such a number but for the lowest products, which are drawn again (Lemire 2019).
    pub const fn below(&mut self, bound: u64) -> u64 {
        let unfair = if bound == 0 { 0 } else { bound.wrapping_neg() % bound };
        loop {
            let product = self.next() as u128 * bound as u128;
            if product as u64 >= unfair {
                return (product >> 64) as u64;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::SplitMix64;

    #[test]
    fn numbers_below_a_bound_are_even() {
        let mut numbers = SplitMix64::new(7);
        let mut counts = [0_u32; 10];
        for _ in 0..100_000 {
            counts[numbers.below(10) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
