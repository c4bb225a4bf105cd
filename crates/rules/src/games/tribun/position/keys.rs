//! Keys for the incremental hash.

use super::super::board::Unit;
use crate::board::hex::Hex;
use crate::zobrist;

pub(super) const BLACK_TO_MOVE_KEY: u64 = zobrist::key(4000);
pub(super) const BLACK_FIRST_KEY: u64 = zobrist::key(4001);
pub(super) const NINETY_KEY: u64 = zobrist::key(4002);

/// The keys of a top and of a slave: those of nothing are 0.
static TOP_KEYS: [[u64; 32]; Hex::COUNT] = part_keys(0);
static SLAVE_KEYS: [[u64; 8]; Hex::COUNT] = part_keys(32 * Hex::COUNT as u64);

const fn part_keys<const N: usize>(first: u64) -> [[u64; N]; Hex::COUNT] {
    let mut table = [[0; N]; Hex::COUNT];
    let mut hex = 0;
    while hex < Hex::COUNT {
        let mut part = 1;
        while part < N {
            table[hex][part] = zobrist::key(first + (hex * N + part) as u64);
            part += 1;
        }
        hex += 1;
    }
    table
}

/// The key of a unit on a hex; 0 for nothing.
#[inline]
pub(super) fn key_of(hex: Hex, unit: Unit) -> u64 {
    let byte = usize::from(unit.byte());
    TOP_KEYS[hex.index()][byte & 31] ^ SLAVE_KEYS[hex.index()][byte >> 5]
}
