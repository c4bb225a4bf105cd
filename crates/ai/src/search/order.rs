//! Move ordering: which turns to search first.

use super::history::HISTORY_LIMIT;
use crate::Spot;
use crate::table::NO_TURN;

/// Ranks of the groups of turns, best first; within a group the gain or the history decides.
const FROM_TABLE: i32 = 1 << 30;
const WINS_SOMETHING: i32 = 1 << 29;
const KILLER: i32 = 1 << 28;

/// A quiet turn of a higher rank has often refuted nodes, or is a killer.
pub(super) const OFTEN_GOOD: i32 = HISTORY_LIMIT / 4;

/// Quiet turns that come before all others, since they refuted nodes of the same ply; the latest first.
pub(super) type Killers = [u32; 2];

/// None are known, or they are not used.
pub(super) const NO_KILLERS: Killers = [NO_TURN; 2];

pub(super) struct Ranked<T> {
    pub(super) rank: i32,
    pub(super) gain: i32,
    pub(super) key: u32,
    pub(super) turn: T,
}

/// What a search keeps for each ply.
pub(super) struct PlyState<T> {
    /// The turns of the node, kept here so that the allocation is used again.
    pub(super) turns: Vec<Ranked<T>>,
    /// Quiet turns that refuted a node at this ply, the latest first.
    pub(super) killers: Killers,
    /// The plies without progress up to this ply.
    pub(super) no_progress_plies: u32,
    /// Where the turn goes that is being searched at this ply, if the search overlooks turns.
    pub(super) spot: Option<Spot>,
    /// Whether the last ply was a pass.
    pub(super) after_pass: bool,
    /// The principal variation from this ply on.
    pub(super) line: Vec<T>,
}

impl<T> PlyState<T> {
    pub(super) fn new() -> PlyState<T> {
        PlyState {
            turns: Vec::new(),
            killers: NO_KILLERS,
            no_progress_plies: 0,
            spot: None,
            after_pass: false,
            line: Vec::new(),
        }
    }

    pub(super) fn remember_killer(&mut self, key: u32) {
        if self.killers[0] != key {
            self.killers = [key, self.killers[0]];
        }
    }
}

/// So many turns are picked one by one, the rest is sorted at once. Most nodes end before.
const ONE_BY_ONE: usize = 6;

/// Moves the best-ranked of the turns from `from` on to that place. The places before it must have been filled already.
pub(super) fn pick_next<T>(turns: &mut [Ranked<T>], from: usize) {
    if from < ONE_BY_ONE {
        let best = (from..turns.len()).max_by_key(|&i| (turns[i].rank, std::cmp::Reverse(i)));
        if let Some(best) = best {
            turns.swap(from, best);
        }
    } else if from == ONE_BY_ONE {
        turns[from..].sort_by_key(|turn| std::cmp::Reverse(turn.rank));
    }
}

/// Drops the turns from `from` on that are not wanted; the others keep their order.
pub(super) fn keep_after<T>(turns: &mut Vec<Ranked<T>>, from: usize, wanted: impl Fn(&T) -> bool) {
    let mut kept = from;
    for i in from..turns.len() {
        if wanted(&turns[i].turn) {
            turns.swap(kept, i);
            kept += 1;
        }
    }
    turns.truncate(kept);
}

/// The rank of a turn; `killers` and `history` are neutral where the search does not use them.
pub(super) fn rank(key: u32, gain: i32, from_table: u32, killers: Killers, history: i32) -> i32 {
    if key == from_table {
        FROM_TABLE
    } else if gain > 0 {
        WINS_SOMETHING + gain
    } else if key == killers[0] {
        KILLER + 1
    } else if key == killers[1] {
        KILLER
    } else {
        history
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_come_in_order() {
        let ranks = [
            rank(1, 0, 1, NO_KILLERS, 0),
            rank(1, 300, 9, NO_KILLERS, 0),
            rank(1, 100, 9, [1, 2], 0),
            rank(1, 0, 9, [1, 2], 0),
            rank(2, 0, 9, [1, 2], 0),
            rank(3, 0, 9, [1, 2], HISTORY_LIMIT),
            rank(3, 0, 9, [1, 2], -5),
        ];
        assert!(ranks.is_sorted_by(|a, b| a > b), "{ranks:?}");
    }

    #[test]
    fn unwanted_turns_are_dropped() {
        let turns = |numbers: &[u32]| -> Vec<_> {
            numbers.iter().map(|&turn| Ranked { rank: 0, gain: 0, key: turn, turn }).collect()
        };
        for (from, left) in [(0, &[2_u32, 4, 6][..]), (3, &[1, 2, 3, 4, 6]), (7, &[1, 2, 3, 4, 5, 6, 7])] {
            let mut some = turns(&[1, 2, 3, 4, 5, 6, 7]);
            keep_after(&mut some, from, |turn| turn % 2 == 0);
            assert!(some.iter().map(|turn| turn.turn).eq(left.iter().copied()), "{from}");
        }
    }

    #[test]
    fn turns_come_in_the_order_of_their_ranks() {
        for count in [0, 1, 5, 6, 7, 8, 40] {
            let rank = |i: usize| (i * 7919 % 31) as i32;
            let mut turns: Vec<_> = (0..count).map(|i| Ranked { rank: rank(i), gain: 0, key: 0, turn: () }).collect();
            for i in 0..count {
                pick_next(&mut turns, i);
            }
            assert!(turns.is_sorted_by(|one, other| one.rank >= other.rank), "{count}");
        }
    }
}
