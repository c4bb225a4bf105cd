//! How long something is waited for.

use std::time::{Duration, Instant};

/// The longest time between two looks that counts. Who was stopped meanwhile, or asleep with the whole computer, has not
/// waited: the other side may have answered long ago.
const MOST_UNSEEN: Duration = Duration::from_secs(1);

/// A wait that ends. It is looked at more often than once a second while somebody waits; a longer time without a look
/// counts as [`Patience::LOOK`].
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    limit: Duration,
    left: Duration,
    seen: Instant,
}

impl Patience {
    /// How long to wait at most before looking again.
    pub const LOOK: Duration = Duration::from_millis(250);

    /// A wait that begins now.
    pub fn new(limit: Duration) -> Patience {
        Patience { limit, left: limit, seen: Instant::now() }
    }

    /// How long it is from the beginning.
    pub fn limit(&self) -> Duration {
        self.limit
    }

    /// What is left of it; zero if it is over.
    pub fn left(&mut self) -> Duration {
        let now = Instant::now();
        self.look_at(now)
    }

    fn look_at(&mut self, now: Instant) -> Duration {
        let passed = now.saturating_duration_since(std::mem::replace(&mut self.seen, now));
        self.left = self.left.saturating_sub(if passed > MOST_UNSEEN { Patience::LOOK } else { passed });
        self.left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: fn(u64) -> Duration = Duration::from_secs;

    #[test]
    fn what_nobody_has_seen_hardly_counts() {
        let mut patience = Patience::new(SECOND(5));
        let begin = patience.seen;
        assert_eq!(patience.look_at(begin + SECOND(1)), SECOND(4));
        // Stopped for a minute.
        let left = SECOND(4) - Patience::LOOK;
        assert_eq!(patience.look_at(begin + SECOND(61)), left);
        // A clock that goes back takes nothing and gives nothing.
        assert_eq!(patience.look_at(begin + SECOND(50)), left);
        assert_eq!(patience.look_at(begin + SECOND(51)), left - SECOND(1));
        for second in 52..55 {
            patience.look_at(begin + SECOND(second));
        }
        assert_eq!((patience.left, patience.limit()), (Duration::ZERO, SECOND(5)));
    }
}
