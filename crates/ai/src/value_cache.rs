//! Static values of positions that a search has evaluated before: the leaves of one iteration are inner nodes of the
//! next, and are reached by several orders of turns.

use std::cell::Cell;

use crate::Evaluate;
use crate::evaluator::Evaluator;

/// The fewest and the most values that are kept, each in the place of its hash: 256 KiB at most, which stay near the
/// processor.
const PLACES: [u64; 2] = [1 << 8, 1 << 15];

/// The bits of an entry below the hash: the value, and one that is set in every entry.
const VALUE_BITS: u64 = 0xffff;
const IN_USE: u64 = 1 << 16;

/// The values of one search, whose evaluator stays the same.
pub(crate) struct ValueCache {
    /// The upper 47 bits of the hash, the bit of entries in use, the value. The place gives 8 to 15 of the lower bits.
    entries: Vec<Cell<u64>>,
    mask: usize,
}

impl ValueCache {
    /// For a search of at most so many nodes; a short one is over before a large memory is cleared.
    pub(crate) fn new(nodes: Option<u64>) -> ValueCache {
        let [fewest, most] = PLACES;
        let places = nodes.unwrap_or(most).clamp(fewest, most).next_power_of_two() as usize;
        ValueCache { entries: vec![Cell::new(0); places], mask: places - 1 }
    }

    /// What the evaluator says of a position, from memory if it was asked lately.
    #[inline]
    pub(crate) fn value<P: Evaluate>(&self, position: &P, evaluator: Evaluator<'_>) -> i32 {
        let key = position.zobrist();
        let entry = &self.entries[key as usize & self.mask];
        let head = key & !(VALUE_BITS | IN_USE) | IN_USE;
        let known = entry.get();
        if known & !VALUE_BITS == head {
            return i32::from(known as u16 as i16);
        }
        let value = evaluator.value(position);
        if let Ok(short) = i16::try_from(value) {
            entry.set(head | u64::from(short as u16));
        }
        value
    }
}

#[cfg(test)]
mod tests {
    use ludarium_rules::Position;
    use ludarium_rules::games::tress::Tress;

    use super::*;

    #[test]
    fn what_is_remembered_is_what_was_said() {
        let (values, exact) = (ValueCache::new(Some(1000)), Evaluator::exact::<Tress>());
        let start = Tress::start(Default::default());
        let turns = start.turns().expect("a list");
        let positions: Vec<Tress> = turns.iter().map(|turn| start.play_unchecked(turn)).collect();
        for position in positions.iter().chain(&positions) {
            assert_eq!(values.value(position, exact), exact.value(position));
        }
        let kept = values.entries.iter().filter(|entry| entry.get() != 0).count();
        assert!(kept > positions.len() / 2 && kept <= positions.len(), "{kept} of {}", positions.len());
    }
}
