//! The transposition table: what is already known of positions reached by another order of turns.

use crate::MATE_BOUND;

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
    /// `turn_key` of the best turn; [`NO_TURN`] if none stood out.
    pub(crate) turn: u32,
    value: i16,
    depth: u8,
    bound: Bound,
}

/// The turn key of "no turn". A game may use the same number for a turn; that only costs a better ordering.
pub(crate) const NO_TURN: u32 = u32::MAX;

/// A position's hash and its entry in one word. All bits 0 is an empty place: memory that the system hands out zeroed
/// is a table already, which matters when a search must answer within milliseconds.
type Slot = [u64; 2];

/// A table of bounded size. Of the two places of a bucket, the first keeps the deepest result and the second the latest.
pub(crate) struct Table {
    buckets: Vec<[Slot; 2]>,
    mask: usize,
}

impl Table {
    /// A table of at most so many bytes (but at least one bucket).
    pub(crate) fn new(bytes: usize) -> Table {
        let fitting = (bytes / size_of::<[Slot; 2]>()).max(1);
        let count = 1_usize << fitting.ilog2();
        Table { buckets: vec![[[0; 2]; 2]; count], mask: count - 1 }
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        self.buckets[self.index(key)].iter().find(|slot| slot[0] == key).and_then(|slot| Entry::unpack(slot[1]))
    }

    /// Remembers a value found `ply` plies from the root.
    pub(crate) fn put(&mut self, key: u64, ply: usize, depth: i32, turn: u32, value: i32, bound: Bound) {
        let turn = if turn == NO_TURN { self.get(key).map_or(NO_TURN, |known| known.turn) } else { turn };
        let depth = depth.clamp(0, i32::from(u8::MAX)) as u8;
        let entry = Entry { turn, value: from_root(value, ply) as i16, depth, bound };
        let index = self.index(key);
        let [deepest, latest] = &mut self.buckets[index];
        if deepest[0] == key {
            deepest[1] = entry.pack();
        } else if Entry::unpack(deepest[1]).is_none_or(|known| depth >= known.depth) {
            *latest = *deepest;
            *deepest = [key, entry.pack()];
        } else {
            *latest = [key, entry.pack()];
        }
    }

    fn index(&self, key: u64) -> usize {
        key as usize & self.mask
    }
}

impl Entry {
    fn pack(self) -> u64 {
        let bound = match self.bound {
            Bound::Lower => 1,
            Bound::Upper => 2,
            Bound::Exact => 3,
        };
        u64::from(self.turn) | u64::from(self.value as u16) << 32 | u64::from(self.depth) << 48 | bound << 56
    }

    fn unpack(word: u64) -> Option<Entry> {
        let bound = match word >> 56 {
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

    /// The value, if it settles a node `ply` plies from the root with this window.
    pub(crate) fn settles(&self, ply: usize, alpha: i32, beta: i32) -> Option<i32> {
        let value = to_root(i32::from(self.value), ply);
        let settled = match self.bound {
            Bound::Exact => true,
            Bound::Lower => value >= beta,
            Bound::Upper => value <= alpha,
        };
        settled.then_some(value)
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
        let mut table = Table::new(1 << 10);
        table.put(77, 3, 5, 9, MATE - 6, Bound::Exact);
        let entry = table.get(77).expect("just stored");
        assert_eq!(entry.settles(5, 0, 1), Some(MATE - 8));
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
    fn bounds_settle_only_their_side() {
        let mut table = Table::new(0);
        table.put(1, 0, 1, NO_TURN, 50, Bound::Lower);
        let entry = table.get(1).expect("just stored");
        assert_eq!((entry.settles(0, 0, 50), entry.settles(0, 0, 51)), (Some(50), None));
    }

    #[test]
    fn the_deepest_and_the_latest_stay() {
        let mut table = Table::new(0);
        for (key, depth) in [(1, 9), (2, 3), (3, 2)] {
            table.put(key, 0, depth, NO_TURN, 0, Bound::Exact);
        }
        assert!(table.get(1).is_some() && table.get(2).is_none() && table.get(3).is_some());
    }
}
