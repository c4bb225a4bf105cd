//! Keys for incremental position hashes.

use crate::split_mix::SplitMix64;

const SEED: u64 = 0x6c75_6461_7269_756d;

/// The `n`-th key of a fixed, seeded sequence: the same on every machine and in every release.
///
/// ```
/// assert_ne!(ludarium_rules::zobrist::key(0), ludarium_rules::zobrist::key(1));
/// ```
#[must_use]
pub const fn key(n: u64) -> u64 {
    SplitMix64::new(SEED).skip(n).next()
}

/// `N` keys from `first` on, for tables made at compile time.
#[must_use]
pub const fn keys<const N: usize>(first: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut i = 0;
    while i < N {
        table[i] = key(first + i as u64);
        i += 1;
    }
    table
}
