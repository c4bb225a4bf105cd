//! Which quiet turns have refuted nodes so far.

use super::Features;
use crate::table::NO_TURN;

const HISTORY_BITS: u32 = 14;
const CONTINUATION_BITS: u32 = 15;
const COUNTER_BITS: u32 = 12;
pub(super) const HISTORY_LIMIT: i32 = 1 << 16;

/// The node in which a quiet turn is ranked.
#[derive(Clone, Copy)]
pub(super) struct Context {
    /// The number of the side to move.
    pub(super) side: usize,
    /// The keys of the last turn and of the one before it.
    pub(super) previous: [u32; 2],
}

/// How often, and how deep, each quiet turn of either side refuted a node: anywhere (history), and in answer to the
/// last turn or to the one before it (continuation history). Of a fixed size; different turns may share a place.
pub(crate) struct History {
    scores: Vec<i32>,
    /// Empty if they are not used.
    continuations: [Vec<i32>; 2],
    /// The latest refutation of each turn; empty if they are not used.
    counters: Vec<u32>,
}

impl History {
    pub(super) fn new(features: &Features) -> History {
        let (continuation, counter) =
            if features.continuation { (1 << CONTINUATION_BITS, 1 << COUNTER_BITS) } else { (0, 0) };
        History {
            scores: vec![0; 2 << HISTORY_BITS],
            continuations: [(); 2].map(|()| vec![0; continuation]),
            counters: vec![NO_TURN; counter],
        }
    }

    /// What was learnt in an earlier search counts half.
    pub(crate) fn aged(mut self) -> History {
        let scores = self.continuations.iter_mut().chain([&mut self.scores]).flatten();
        scores.for_each(|score| *score /= 2);
        self
    }

    pub(super) fn score(&self, context: Context, key: u32) -> i32 {
        let score = self.scores[place(context.side, key)];
        if self.counters.is_empty() {
            return score;
        }
        let [answer, plan] = [0, 1].map(|i| self.continuations[i][continuation_place(context, i, key)]);
        (score + answer + plan) / 2
    }

    /// The turn that last refuted the turn before.
    pub(super) fn counter(&self, context: Context) -> u32 {
        if self.counters.is_empty() { NO_TURN } else { self.counters[counter_place(context)] }
    }

    /// Counts a turn that refuted a node.
    pub(super) fn reward(&mut self, context: Context, key: u32, depth: i32) {
        if !self.counters.is_empty() {
            self.counters[counter_place(context)] = key;
        }
        self.shift(context, key, depth * depth);
    }

    /// Counts a turn that was searched before the one that refuted the node.
    pub(super) fn punish(&mut self, context: Context, key: u32, depth: i32) {
        self.shift(context, key, -depth * depth);
    }

    fn shift(&mut self, context: Context, key: u32, by: i32) {
        shift(&mut self.scores[place(context.side, key)], by);
        if !self.counters.is_empty() {
            for i in 0..2 {
                shift(&mut self.continuations[i][continuation_place(context, i, key)], by);
            }
        }
    }
}

/// Moves a score towards its limit, more slowly the nearer it is, so that it never goes beyond.
fn shift(score: &mut i32, by: i32) {
    let by = by.clamp(-1024, 1024) * 16;
    *score += by - (i64::from(*score) * i64::from(by.abs()) / i64::from(HISTORY_LIMIT)) as i32;
}

fn spread(key: u32, bits: u32) -> usize {
    (key.wrapping_mul(0x9e37_79b1) >> (32 - bits)) as usize
}

fn place(side: usize, key: u32) -> usize {
    side << HISTORY_BITS | spread(key, HISTORY_BITS)
}

fn counter_place(context: Context) -> usize {
    spread(context.previous[0].wrapping_mul(2) + context.side as u32, COUNTER_BITS)
}

fn continuation_place(context: Context, i: usize, key: u32) -> usize {
    let before = context.previous[i].wrapping_mul(2) + context.side as u32;
    spread(before.wrapping_mul(0x85eb_ca6b).rotate_left(15) ^ key, CONTINUATION_BITS)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: Context = Context { side: 0, previous: [5, 6] };
    const BLACK: Context = Context { side: 1, previous: [5, 6] };

    #[test]
    fn history_stays_within_its_limit() {
        for features in [Features::BASELINE, Features { continuation: true, ..Features::BASELINE }] {
            let mut history = History::new(&features);
            for _ in 0..10_000 {
                history.reward(BLACK, 77, 30);
            }
            assert!((1..=2 * HISTORY_LIMIT).contains(&history.score(BLACK, 77)));
            assert_eq!(history.score(WHITE, 77), 0);
            let before = history.score(BLACK, 77);
            assert_eq!(history.aged().score(BLACK, 77), before / 2);
        }
    }

    #[test]
    fn an_answer_is_known_only_after_its_turn() {
        let mut history = History::new(&Features { continuation: true, ..Features::BASELINE });
        history.reward(WHITE, 77, 5);
        let elsewhere = Context { previous: [8, 9], ..WHITE };
        assert_eq!((history.counter(WHITE), history.counter(elsewhere)), (77, NO_TURN));
        assert!(history.score(WHITE, 77) > history.score(elsewhere, 77));
        assert!(history.score(elsewhere, 77) > 0);
    }
}
