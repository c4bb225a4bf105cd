//! Sets of small numbers as the bits of a word.

/// A word whose bits are a set.
pub trait BitSet: Copy {
    /// The lowest number of the set.
    fn lowest(self) -> Option<u8>;

    /// The set without its lowest number.
    #[must_use]
    fn without_lowest(self) -> Self;
}

macro_rules! bit_sets {
    ($($word:ty),*) => { $(
        impl BitSet for $word {
            #[inline(always)]
            fn lowest(self) -> Option<u8> {
                if self == 0 { None } else { Some(self.trailing_zeros() as u8) }
            }

            #[inline(always)]
            fn without_lowest(self) -> $word {
                self & self.wrapping_sub(1)
            }
        }
    )* };
}

bit_sets!(u8, u16, u32, u64, u128);

/// The set of one number below 128. Each half is shifted by itself: where no instruction shifts 128 bits, as in browsers,
/// that would be a function call.
///
/// ```
/// assert!((0..128).all(|number| ludarium_rules::bits::bit128(number) == 1 << number));
/// ```
#[must_use]
#[inline(always)]
pub const fn bit128(number: usize) -> u128 {
    let high = (number >> 6 & 1) as u64;
    ((high << (number & 63)) as u128) << 64 | ((high ^ 1) << (number & 63)) as u128
}

/// The numbers of a set, in ascending order.
///
/// ```
/// use ludarium_rules::bits::bits;
/// assert!(bits(0b1001_u64).eq([0, 3]));
/// assert!(bits(1_u128 << 100).eq([100]));
/// ```
#[inline(always)]
pub fn bits<S: BitSet>(mut set: S) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = set.lowest()?;
        set = set.without_lowest();
        Some(lowest)
    })
}
