//! Puzzles that come back: what was failed is asked again after a day, and then after longer and longer.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::PuzzleId;

/// A day, counted from 1 January 1970.
pub type Day = u32;

/// After how many days a puzzle comes back: after it was failed, and after each time that it was solved since.
const DAYS: [Day; 4] = [1, 3, 7, 21];

/// The most puzzles that wait; whoever has more is served the oldest first, and the newest are not kept.
const MOST_WAITING: usize = 10_000;

/// When a puzzle comes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// How often it was solved since it was last failed, 0 to 3.
    pub stage: u8,
    /// The day on which it is due.
    pub due: Day,
}

impl Review {
    /// Whether it is due. A day that is further away than it could be was set while the computer's clock was wrong: waiting
    /// for it could take years.
    fn is_due(self, today: Day) -> bool {
        let longest = DAYS.get(usize::from(self.stage)).copied().unwrap_or_default();
        self.due <= today || self.due > today.saturating_add(longest)
    }
}

/// The puzzles of a game that come back.
///
/// ```
/// use ludarium_learn::puzzles::{PuzzleId, ReviewQueue};
/// use ludarium_rules::GameId;
/// let id = PuzzleId::of(GameId::Tress, "a position");
/// let mut queue = ReviewQueue::default();
/// queue.failed(id, 100);
/// assert_eq!((queue.due(100).count(), queue.due(101).count()), (0, 1));
/// queue.solved(id, 101);
/// assert_eq!((queue.due(103).count(), queue.due(104).count()), (0, 1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ReviewQueue {
    waiting: BTreeMap<PuzzleId, Review>,
}

impl ReviewQueue {
    /// A puzzle was failed: it comes back from the beginning.
    pub fn failed(&mut self, id: PuzzleId, today: Day) {
        if self.waiting.contains_key(&id) || self.waiting.len() < MOST_WAITING {
            self.waiting.insert(id, Review { stage: 0, due: today.saturating_add(DAYS[0]) });
        }
    }

    /// A puzzle was solved: one that was due comes back later, or no more. Solving one before its day changes nothing.
    pub fn solved(&mut self, id: PuzzleId, today: Day) {
        let Some(review) = self.waiting.get_mut(&id).filter(|review| review.is_due(today)) else { return };
        match DAYS.get(usize::from(review.stage) + 1) {
            Some(days) => *review = Review { stage: review.stage + 1, due: today.saturating_add(*days) },
            None => {
                self.waiting.remove(&id);
            }
        }
    }

    /// The puzzles that are due, those that have waited longest first.
    pub fn due(&self, today: Day) -> impl Iterator<Item = PuzzleId> {
        let mut due: Vec<(Day, PuzzleId)> = self
            .waiting
            .iter()
            .filter(|(_, review)| review.is_due(today))
            .map(|(id, review)| (review.due, *id))
            .collect();
        due.sort_unstable();
        due.into_iter().map(|(_, id)| id)
    }

    /// When a puzzle comes back.
    #[must_use]
    pub fn get(&self, id: PuzzleId) -> Option<Review> {
        self.waiting.get(&id).copied()
    }

    /// The number of puzzles that wait, whether due or not.
    #[must_use]
    pub fn len(&self) -> usize {
        self.waiting.len()
    }

    /// Whether none waits.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Forgets puzzles that are no longer there.
    pub fn retain(&mut self, is_there: impl Fn(PuzzleId) -> bool) {
        self.waiting.retain(|id, _| is_there(*id));
    }
}

#[cfg(test)]
mod tests {
    use ludarium_rules::GameId;

    use super::*;

    fn id(number: u32) -> PuzzleId {
        PuzzleId::of(GameId::Gess, &number.to_string())
    }

    #[test]
    fn a_failed_puzzle_comes_back_four_times() {
        let mut queue = ReviewQueue::default();
        queue.failed(id(1), 10);
        for due in [11, 14, 21, 42] {
            assert_eq!((queue.due(due - 1).count(), queue.due(due).count()), (0, 1), "{due}");
            queue.solved(id(1), due);
        }
        assert!(queue.is_empty());
    }

    /// The clock was years ahead when the puzzle was failed, and is right again; then it is years behind.
    #[test]
    fn a_clock_that_was_wrong_keeps_no_puzzle_back() {
        let mut queue = ReviewQueue::default();
        queue.failed(id(1), 40_000);
        assert_eq!((queue.due(40_000).count(), queue.due(20_000).count()), (0, 1));
        queue.solved(id(1), 20_000);
        assert_eq!(queue.get(id(1)), Some(Review { stage: 1, due: 20_003 }));
        assert_eq!((queue.due(20_002).count(), queue.due(10).count()), (0, 1));
    }

    #[test]
    fn failing_again_begins_anew_and_solving_early_changes_nothing() {
        let mut queue = ReviewQueue::default();
        queue.failed(id(1), 10);
        queue.solved(id(1), 10);
        assert_eq!(queue.get(id(1)), Some(Review { stage: 0, due: 11 }));
        queue.solved(id(1), 15);
        assert_eq!(queue.get(id(1)), Some(Review { stage: 1, due: 18 }));
        queue.failed(id(1), 16);
        assert_eq!(queue.get(id(1)), Some(Review { stage: 0, due: 17 }));
        queue.solved(id(2), 16);
        assert_eq!(queue.len(), 1);
    }

    #[test]
    fn the_longest_waiting_come_first_and_there_is_an_end() {
        let mut queue = ReviewQueue::default();
        for number in 0..=MOST_WAITING as u32 {
            queue.failed(id(number), 20_000 - number);
        }
        assert_eq!(queue.len(), MOST_WAITING);
        assert_eq!(queue.due(u32::MAX).next(), Some(id(MOST_WAITING as u32 - 1)));
        queue.failed(id(5), u32::MAX);
        assert_eq!(queue.get(id(5)).map(|review| review.due), Some(u32::MAX));
        queue.retain(|kept| kept == id(7));
        assert_eq!(queue.len(), 1);
    }
}
