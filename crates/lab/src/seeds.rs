//! Seeds derived from other seeds.

use ludarium_rules::zobrist;

/// The `n`-th seed derived from `seed`.
pub fn derive_seed(seed: u64, n: u32) -> u64 {
    zobrist::key(seed.wrapping_add(zobrist::key(u64::from(n))))
}
