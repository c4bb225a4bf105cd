//! Keys for incremental position hashes.

/// The `n`-th key of a fixed, seeded sequence: the same on every machine and in every release.
///
/// ```
/// assert_ne!(ludarium_rules::zobrist::key(0), ludarium_rules::zobrist::key(1));
/// ```
#[must_use]
pub const fn key(n: u64) -> u64 {
    // SplitMix64 (Steele, Lea, Flood 2014), evaluated at its n-th state.
    let mut z = 0x6c75_6461_7269_756d_u64.wrapping_add(n.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
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
