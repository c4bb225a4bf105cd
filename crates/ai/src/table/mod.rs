//! The transposition table: the values of positions already searched, also by another order of turns.

mod pages;

use std::sync::atomic::{AtomicU64, Ordering};

use ludarium_rules::split_mix::scramble;
use prefetch_index::prefetch_index;

use crate::MATE_BOUND;
use pages::Pages;

/// How a stored value relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The true value is at least this.
    Lower,
    /// The true value is at most this.
    Upper,
    /// This is the true value.
    Exact,
}

/// What the table knows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// `turn_key` of the best turn; [`NO_TURN`] if none was better than alpha.
    pub(crate) turn: u32,
    value: i16,
    depth: u8,
    bound: Bound,
}

/// The turn key of "no turn". A game may use the same number for a turn; that only costs a better ordering.
pub(crate) const NO_TURN: u32 = u32::MAX;

/// A position's hash mixed with its entry, and the entry: a place that two threads wrote to at once no longer fits its
/// hash and counts as empty. All bits 0 is an empty place.
type Slot = [AtomicU64; 2];

/// The hash and the entry of a place.
fn load([mixed, entry]: &Slot) -> (u64, u64) {
    let entry = entry.load(Ordering::Relaxed);
    (mixed.load(Ordering::Relaxed) ^ entry, entry)
}

fn store(slot: &Slot, key: u64, entry: u64) {
    slot[0].store(key ^ entry, Ordering::Relaxed);
    slot[1].store(entry, Ordering::Relaxed);
}

/// Entries carry the number of their search, modulo this; an entry of another search is replaced by any new one.
const AGES: u64 = 64;

/// The buckets that are looked at to see how full a table is; indices are hashes, so that these are like all others.
const SAMPLED_BUCKETS: usize = 500;

/// The two places of a hash: the first keeps the deepest result of the present search and the second the latest.
type Bucket = [Slot; 2];

/// The memory of a table of bounded size, and what one search hands on to the next.
pub(crate) struct TableMemory {
    /// Begins at a page, so that no bucket lies across two lines of the processor's cache.
    pages: Pages<Bucket>,
    count: usize,
    age: u64,
    /// Mixed into the hashes of entries, so that those from before the table was emptied fit none.
    salt: u64,
}

impl TableMemory {
    /// The memory of a table of at most so many bytes (but at least one bucket).
    pub(crate) fn new(bytes: usize) -> TableMemory {
        let count = count_of(bytes);
        TableMemory { pages: Pages::zeroed(count), count, age: 0, salt: 0 }
    }

    /// Whether the memory of a new table of at most so many bytes would be of this size.
    pub(crate) fn has_size(&self, bytes: usize) -> bool {
        self.count == count_of(bytes)
    }

    /// The table, for one search.
    pub(crate) fn table(&mut self) -> Table<'_> {
        Table { buckets: self.pages.slice(), age: self.age, salt: self.salt }
    }

    /// Begins another search; old entries stay until their place is needed.
    pub(crate) fn begin_search(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// Begins a search as with a new table, but without the time that it takes to get and clear so much memory: what is
    /// left in it is never found, and of another age.
    pub(crate) fn begin_anew(&mut self) {
        self.begin_search();
        self.salt = scramble(self.salt.wrapping_add(1));
        if self.age == 0 {
            // Every age has been used.
            self.pages.slice().fill_with(Bucket::default);
        }
    }
}

/// The table of one search, which its threads share.
#[derive(Clone, Copy)]
pub(crate) struct Table<'a> {
    /// Their number is a power of two.
    buckets: &'a [Bucket],
    age: u64,
    /// See [`TableMemory`].
    salt: u64,
}

impl Table<'_> {
    /// Fetches the bucket of a hash that will be asked for soon, without waiting for it: nearly every one is out of the
    /// processor's cache.
    #[inline]
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch_index(self.buckets, self.index(key));
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let bucket = &self.buckets[self.index(key)];
        let key = key ^ self.salt;
        bucket.iter().map(load).find(|&(known, _)| known == key).and_then(|(_, entry)| Entry::unpack(entry))
    }

    /// Stores a value found `ply` plies from the root.
    pub(crate) fn put(&self, key: u64, ply: usize, depth: i32, turn: u32, value: i32, bound: Bound) {
        let turn = if turn == NO_TURN { self.get(key).map_or(NO_TURN, |known| known.turn) } else { turn };
        let depth = depth.clamp(0, i32::from(u8::MAX)) as u8;
        let entry = Entry { turn, value: from_root(value, ply) as i16, depth, bound }.pack() | self.age << 58;
        let [deepest, latest] = &self.buckets[self.index(key)];
        let key = key ^ self.salt;
        let (known_key, known) = load(deepest);
        let is_replaceable = |known: Entry, word: u64| word >> 58 != self.age || depth >= known.depth;
        if known_key == key {
            store(deepest, key, entry);
        } else if Entry::unpack(known).is_none_or(|entry| is_replaceable(entry, known)) {
            store(latest, known_key, known);
            store(deepest, key, entry);
        } else {
            store(latest, key, entry);
        }
    }

    /// How many thousandths of the places have an entry of the present search, judged by the first thousand places, or by all of a
    /// smaller table.
    pub(crate) fn thousandths_used(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(SAMPLED_BUCKETS)];
        let used = sample.iter().flatten().filter(|slot| self.is_of_present_search(load(slot).1)).count();
        (used * 1000 / (sample.len() * 2)) as u32
    }

    fn is_of_present_search(&self, entry: u64) -> bool {
        Entry::unpack(entry).is_some() && entry >> 58 == self.age
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }
}

/// The number of buckets in so many bytes: a power of two.
fn count_of(bytes: usize) -> usize {
    1 << (bytes / size_of::<Bucket>()).max(1).ilog2()
}

impl Entry {
    /// The turn in bits 0-31, the value in 32-47, the depth in 48-55, the bound in 56-57; the age goes above.
    fn pack(self) -> u64 {
        let bound = match self.bound {
            Bound::Lower => 1,
            Bound::Upper => 2,
            Bound::Exact => 3,
        };
        u64::from(self.turn) | u64::from(self.value as u16) << 32 | u64::from(self.depth) << 48 | bound << 56
    }

    fn unpack(word: u64) -> Option<Entry> {
        let bound = match word >> 56 & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            3 => Bound::Exact,
            _ => return None,
        };
        Some(Entry { turn: word as u32, value: (word >> 32) as u16 as i16, depth: (word >> 48) as u8, bound })
    }

    /// The depth that the value was searched to.
    pub(crate) fn depth(&self) -> i32 {
        i32::from(self.depth)
    }

    /// The least that the true value can be, if that is known, at a node `ply` plies from the root.
    pub(crate) fn at_least(&self, ply: usize) -> Option<i32> {
        (self.bound != Bound::Upper).then(|| to_root(i32::from(self.value), ply))
    }

    /// The value, if it ends the search of a node `ply` plies from the root with this window.
    pub(crate) fn cutoff(&self, ply: usize, alpha: i32, beta: i32) -> Option<i32> {
        let value = to_root(i32::from(self.value), ply);
        let cuts_off = match self.bound {
            Bound::Exact => true,
            Bound::Lower => value >= beta,
            Bound::Upper => value <= alpha,
        };
        cuts_off.then_some(value)
    }
}

/// A certain result is stored with its distance from the node, since the same node is met at several plies.
fn from_root(value: i32, ply: usize) -> i32 {
    if value >= MATE_BOUND {
        value + ply as i32
    } else if value <= -MATE_BOUND {
        value - ply as i32
    } else {
        value
    }
}

fn to_root(value: i32, ply: usize) -> i32 {
    if value >= MATE_BOUND {
        value - ply as i32
    } else if value <= -MATE_BOUND {
        value + ply as i32
    } else {
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MATE;

    #[test]
    fn a_win_is_as_far_from_the_node_at_any_ply() {
        let mut memory = TableMemory::new(1 << 10);
        let table = memory.table();
        table.put(77, 3, 5, 9, MATE - 6, Bound::Exact);
        let entry = table.get(77).expect("just stored");
        assert_eq!(entry.cutoff(5, 0, 1), Some(MATE - 8));
        assert_eq!((entry.depth(), entry.turn), (5, 9));
    }

    #[test]
    fn an_entry_fits_a_word() {
        for bound in [Bound::Lower, Bound::Upper, Bound::Exact] {
            let entry = Entry { turn: NO_TURN, value: -31_997, depth: 255, bound };
            assert_eq!(Entry::unpack(entry.pack()), Some(entry));
        }
        assert_eq!(Entry::unpack(0), None);
    }

    #[test]
    fn bounds_cut_off_only_on_their_side() {
        let mut memory = TableMemory::new(0);
        let table = memory.table();
        table.put(1, 0, 1, NO_TURN, 50, Bound::Lower);
        let entry = table.get(1).expect("just stored");
        assert_eq!((entry.cutoff(0, 0, 50), entry.cutoff(0, 0, 51)), (Some(50), None));
    }

    #[test]
    fn the_deepest_and_the_latest_stay() {
        let mut memory = TableMemory::new(0);
        let table = memory.table();
        for (key, depth) in [(1, 9), (2, 3), (3, 2)] {
            table.put(key, 0, depth, NO_TURN, 0, Bound::Exact);
        }
        assert!(table.get(1).is_some() && table.get(2).is_none() && table.get(3).is_some());
    }

    #[test]
    fn an_older_search_is_replaceable() {
        let mut memory = TableMemory::new(0);
        let table = memory.table();
        table.put(1, 0, 9, NO_TURN, 0, Bound::Exact);
        table.put(2, 0, 8, NO_TURN, 0, Bound::Exact);
        memory.begin_search();
        let table = memory.table();
        table.put(3, 0, 1, NO_TURN, 0, Bound::Exact);
        assert!(table.get(1).is_some() && table.get(2).is_none() && table.get(3).is_some());
        assert_eq!(table.get(3).map(|entry| entry.depth()), Some(1));
    }

    #[test]
    fn a_table_is_as_full_as_the_present_search_has_made_it() {
        let mut memory = TableMemory::new(SAMPLED_BUCKETS * 4 * size_of::<Bucket>());
        let table = memory.table();
        assert_eq!(table.thousandths_used(), 0);
        // The first place of every bucket sampled and of others, then the second one of a few.
        (0..1000).for_each(|key| table.put(key, 0, 1, NO_TURN, 0, Bound::Exact));
        assert_eq!(table.thousandths_used(), 500);
        (0..100).for_each(|key| table.put(key + table.buckets.len() as u64, 0, 0, NO_TURN, 0, Bound::Exact));
        assert_eq!(table.thousandths_used(), 600);
        memory.begin_search();
        assert_eq!(memory.table().thousandths_used(), 0, "the old entries may go");
    }

    #[test]
    fn a_small_table_is_looked_at_as_a_whole() {
        let mut memory = TableMemory::new(4 * size_of::<Bucket>());
        let table = memory.table();
        (0..4).for_each(|key| table.put(key, 0, 1, NO_TURN, 0, Bound::Exact));
        (4..6).for_each(|key| table.put(key, 0, 0, NO_TURN, 0, Bound::Exact));
        assert_eq!(table.thousandths_used(), 750);
    }

    #[test]
    fn a_table_begun_anew_is_as_good_as_new() {
        let (mut used, mut new) = (TableMemory::new(256), TableMemory::new(256));
        for round in 0..200 {
            let tables = [used.table(), new.table()];
            for i in 0..60_u64 {
                let (key, depth) = (scramble(i % 20 + round), (scramble(i) % 9) as i32);
                for table in &tables {
                    table.put(key, 0, depth, i as u32, 7, Bound::Exact);
                }
            }
            for key in (0..20).map(|i| scramble(i + round)) {
                assert_eq!(tables[0].get(key), tables[1].get(key), "{round}");
            }
            used.begin_anew();
            new = TableMemory::new(256);
        }
    }

    #[test]
    fn no_table_is_larger_than_it_may_be() {
        for bytes in [64, 100, 1 << 16, 100_000, (1 << 20) - 1] {
            let mut memory = TableMemory::new(bytes);
            let table = memory.table();
            let used = size_of_val(table.buckets);
            assert!(used <= bytes && used > bytes / 2 - 1, "{used} of {bytes}");
            let begins = table.buckets.as_ptr().addr();
            assert!(begins.is_multiple_of(size_of::<Bucket>()), "a bucket lies across two cache lines");
            assert!(table.buckets.len().is_power_of_two());
        }
    }
}
