//! The time that a player has needed for its turns.

use std::time::Duration;

/// The time that a player has needed so far.
#[derive(Clone, Copy, Default)]
pub struct ThinkingTime {
    /// The number of turns chosen.
    pub turns: u32,
    total: Duration,
    /// The longest time for one turn.
    pub longest: Duration,
}

impl ThinkingTime {
    /// Adds the time of one turn.
    pub fn add(&mut self, time: Duration) {
        self.turns += 1;
        self.total += time;
        self.longest = self.longest.max(time);
    }

    /// The mean time for a turn; zero if there was none.
    pub fn mean(&self) -> Duration {
        self.total / self.turns.max(1)
    }

    /// The mean time for a turn, if there was one.
    pub fn mean_so_far(&self) -> Option<Duration> {
        (self.turns > 0).then(|| self.mean())
    }
}
