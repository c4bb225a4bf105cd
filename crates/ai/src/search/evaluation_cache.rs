//! Static values that a search has computed already: the same position is met again in the next iteration, by another
//! order of turns, and when a reduced turn is searched again.

use std::cell::Cell;

const BITS: u32 = 16;

/// Static values by the hash of their position. Of a fixed size; a new value replaces what was in its place.
pub(super) struct EvaluationCache {
    /// The upper bits of a hash, and a value in the lower 16. Empty if it is not used.
    entries: Vec<Cell<u64>>,
}

impl EvaluationCache {
    pub(super) fn new(is_used: bool) -> EvaluationCache {
        EvaluationCache { entries: vec![Cell::new(0); if is_used { 1 << BITS } else { 0 }] }
    }

    /// The value of a position by its hash, computed if it is not known.
    pub(super) fn value(&self, key: u64, compute: impl FnOnce() -> i32) -> i32 {
        let place = key as usize & ((1 << BITS) - 1);
        let Some(entry) = self.entries.get(place) else { return compute() };
        let known = entry.get();
        if known >> BITS == key >> BITS && known != 0 {
            return i32::from(known as u16 as i16);
        }
        let value = compute();
        if let Ok(small) = i16::try_from(value) {
            entry.set(key >> BITS << BITS | u64::from(small as u16));
        }
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_computed_once_and_belongs_to_its_position() {
        let cache = EvaluationCache::new(true);
        let key = 0x1234_5678_9abc_def0;
        assert_eq!(cache.value(key, || -777), -777);
        assert_eq!(cache.value(key, || panic!("it is known")), -777);
        assert_eq!(cache.value(key ^ 1 << 63, || 5), 5);
        assert_eq!(cache.value(key, || 6), 6, "the other one has replaced it");
    }

    #[test]
    fn values_that_do_not_fit_are_computed_each_time() {
        let cache = EvaluationCache::new(true);
        assert_eq!(cache.value(3, || 100_000), 100_000);
        assert_eq!(cache.value(3, || 4), 4);
    }

    #[test]
    fn an_unused_cache_knows_nothing() {
        let cache = EvaluationCache::new(false);
        assert_eq!((cache.value(7, || 1), cache.value(7, || 2)), (1, 2));
    }
}
