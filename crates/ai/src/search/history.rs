//! Which quiet turns have refuted nodes so far.

use super::Features;
use crate::table::NO_TURN;

const HISTORY_BITS: u32 = 14;
const COUNTER_BITS: u32 = 12;
pub(super) const HISTORY_LIMIT: i32 = 1 << 16;

/// Continuation history has a row for each earlier turn, with a place for each answer, so that the turns of a node are all
/// looked up near each other.
const ROW_BITS: u32 = 10;
const ANSWER_BITS: u32 = 8;

/// Scores of continuation history have 16 bits: a quarter of the others.
const CONTINUATION_LIMIT: i32 = HISTORY_LIMIT / CONTINUATION_UNIT;
const CONTINUATION_UNIT: i32 = 4;

/// The node in which a quiet turn is ranked.
#[derive(Clone, Copy)]
pub(super) struct Context {
    /// The number of the side to move.
    pub(super) side: usize,
    /// The rows of the last turn and of the one before it.
    rows: [usize; 2],
    /// The place of the last turn among the counter-moves.
    counter: usize,
}

impl Context {
    /// Of a node of a side, after the turns of these keys: the last one and the one before it.
    pub(super) fn new(side: usize, previous: [u32; 2]) -> Context {
        let rows = previous.map(|key| spread(of_side(side, key), ROW_BITS) << ANSWER_BITS);
        Context { side, rows, counter: spread(of_side(side, previous[0]), COUNTER_BITS) }
    }
}

/// How often, and how deep, each quiet turn of either side refuted a node: anywhere (history), and in answer to the
/// last turn or to the one before it (continuation history). Of a fixed size; different turns may share a place.
pub(crate) struct History {
    scores: Vec<i32>,
    /// Empty if they are not used.
    continuations: [Vec<i16>; 2],
    /// The latest refutation of each turn; empty if they are not used.
    counters: Vec<u32>,
}

impl History {
    pub(super) fn new(features: &Features) -> History {
        let (continuation, counter) =
            if features.continuation { (1 << (ROW_BITS + ANSWER_BITS), 1 << COUNTER_BITS) } else { (0, 0) };
        History {
            scores: vec![0; 2 << HISTORY_BITS],
            continuations: [(); 2].map(|()| vec![0; continuation]),
            counters: vec![NO_TURN; counter],
        }
    }

    /// What was learnt in an earlier search counts half.
    pub(crate) fn aged(mut self) -> History {
        self.scores.iter_mut().for_each(|score| *score /= 2);
        self.continuations.iter_mut().flatten().for_each(|score| *score /= 2);
        self
    }

    pub(super) fn score(&self, context: Context, key: u32) -> i32 {
        let score = self.scores[place(context.side, key)];
        if self.counters.is_empty() {
            return score;
        }
        let answer = spread(key, ANSWER_BITS);
        let [last, before] = [0, 1].map(|i| i32::from(self.continuations[i][context.rows[i] | answer]));
        (score + (last + before) * CONTINUATION_UNIT) / 2
    }

    /// The turn that last refuted the turn before.
    pub(super) fn counter(&self, context: Context) -> u32 {
        if self.counters.is_empty() { NO_TURN } else { self.counters[context.counter] }
    }

    /// Counts a turn that refuted a node.
    pub(super) fn reward(&mut self, context: Context, key: u32, depth: i32) {
        if !self.counters.is_empty() {
            self.counters[context.counter] = key;
        }
        self.shift(context, key, depth * depth);
    }

    /// Counts a turn that was searched before the one that refuted the node.
    pub(super) fn punish(&mut self, context: Context, key: u32, depth: i32) {
        self.shift(context, key, -depth * depth);
    }

    fn shift(&mut self, context: Context, key: u32, by: i32) {
        let by = by.clamp(-1024, 1024);
        let score = &mut self.scores[place(context.side, key)];
        *score = shifted(*score, by * 16, HISTORY_LIMIT);
        if !self.counters.is_empty() {
            let answer = spread(key, ANSWER_BITS);
            for (scores, row) in self.continuations.iter_mut().zip(context.rows) {
                let score = &mut scores[row | answer];
                *score = shifted(i32::from(*score), by * 16 / CONTINUATION_UNIT, CONTINUATION_LIMIT) as i16;
            }
        }
    }
}

/// A score moved towards its limit, more slowly the nearer it is, so that it never goes beyond.
fn shifted(score: i32, by: i32, limit: i32) -> i32 {
    score + by - (i64::from(score) * i64::from(by.abs()) / i64::from(limit)) as i32
}

/// A number for a turn's key that differs between the sides.
fn of_side(side: usize, key: u32) -> u32 {
    key.wrapping_mul(2) + side as u32
}

fn spread(key: u32, bits: u32) -> usize {
    (key.wrapping_mul(0x9e37_79b1) >> (32 - bits)) as usize
}

fn place(side: usize, key: u32) -> usize {
    side << HISTORY_BITS | spread(key, HISTORY_BITS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn history_stays_within_its_limit() {
        let (white, black) = (Context::new(0, [5, 6]), Context::new(1, [5, 6]));
        for features in [Features::BASELINE, Features { continuation: true, ..Features::BASELINE }] {
            let mut history = History::new(&features);
            for _ in 0..10_000 {
                history.reward(black, 77, 30);
            }
            assert!((1..=2 * HISTORY_LIMIT).contains(&history.score(black, 77)));
            assert_eq!(history.score(white, 77), 0);
            let before = history.score(black, 77);
            assert!((before / 2 - history.aged().score(black, 77)).abs() <= CONTINUATION_UNIT);
        }
    }

    #[test]
    fn an_answer_is_known_only_after_its_turn() {
        let mut history = History::new(&Features { continuation: true, ..Features::BASELINE });
        let (here, elsewhere) = (Context::new(0, [5, 6]), Context::new(0, [8, 9]));
        history.reward(here, 77, 5);
        assert_eq!((history.counter(here), history.counter(elsewhere)), (77, NO_TURN));
        assert!(history.score(here, 77) > history.score(elsewhere, 77));
        assert!(history.score(elsewhere, 77) > 0);
    }
}
