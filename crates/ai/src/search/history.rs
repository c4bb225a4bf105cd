//! Which quiet turns have refuted nodes so far.

use ludarium_rules::Side;

const HISTORY_BITS: u32 = 14;
pub(super) const HISTORY_LIMIT: i32 = 1 << 16;

/// How often, and how deep, each quiet turn of either side refuted a node. Of a fixed size; different turns may share a
/// place.
pub(crate) struct History {
    scores: Vec<i32>,
}

impl History {
    pub(super) fn new() -> History {
        History { scores: vec![0; 2 << HISTORY_BITS] }
    }

    /// What was learnt in an earlier search counts half.
    pub(crate) fn aged(mut self) -> History {
        self.scores.iter_mut().for_each(|score| *score /= 2);
        self
    }

    pub(super) fn score(&self, side: Side, key: u32) -> i32 {
        self.scores[place(side, key)]
    }

    /// Counts a turn that refuted a node.
    pub(super) fn reward(&mut self, side: Side, key: u32, depth: i32) {
        self.shift(side, key, depth * depth);
    }

    /// Counts a turn that was searched before the one that refuted the node.
    pub(super) fn punish(&mut self, side: Side, key: u32, depth: i32) {
        self.shift(side, key, -depth * depth);
    }

    /// Moves a score towards its limit, more slowly the nearer it is, so that it never goes beyond.
    fn shift(&mut self, side: Side, key: u32, by: i32) {
        let by = by.clamp(-1024, 1024) * 16;
        let score = &mut self.scores[place(side, key)];
        *score += by - (i64::from(*score) * i64::from(by.abs()) / i64::from(HISTORY_LIMIT)) as i32;
    }
}

fn place(side: Side, key: u32) -> usize {
    side.index() << HISTORY_BITS | (key.wrapping_mul(0x9e37_79b1) >> (32 - HISTORY_BITS)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn history_stays_within_its_limit() {
        let mut history = History::new();
        for _ in 0..10_000 {
            history.reward(Side::Black, 77, 30);
        }
        let before = history.score(Side::Black, 77);
        assert!((1..=HISTORY_LIMIT).contains(&before));
        assert_eq!(history.score(Side::White, 77), 0);
        assert_eq!(history.aged().score(Side::Black, 77), before / 2);
    }
}
