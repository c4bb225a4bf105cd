//! How long to think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::Clock;

/// Bounds of one search; the first one that is reached ends it. The default is none at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Limits {
    /// The time.
    pub time: Option<Duration>,
    /// Whether a search uses all of [`Limits::time`], as other programs expect. Otherwise it saves the end of it, in which an
    /// iteration would hardly be finished, so that a person waits less. Says nothing about a clock.
    pub uses_all_time: bool,
    /// The clock of the match: a turn takes its share of what is left, and never more than that.
    pub clock: Option<Clock>,
    /// The number of positions searched. A search bounded only by this and the depth repeats exactly.
    pub nodes: Option<u64>,
    /// The number of plies, not counting the quiescence search; at least 1 is searched.
    pub depth: Option<u32>,
}

impl Limits {
    /// What is left of the limits when so much time has passed already.
    pub(crate) fn after(self, elapsed: Duration) -> Limits {
        let time = self.time.map(|time| time.saturating_sub(elapsed));
        Limits { time, clock: self.clock.map(|clock| clock.after(elapsed)), ..self }
    }
}

/// A flag that ends a search from outside. Clones share the flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is not set.
    #[must_use]
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Sets the flag; it stays set.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the flag is set.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Sets a flag when it is dropped, which a panic does as well.
pub(crate) struct StopOnDrop<'a>(pub(crate) &'a Stop);

impl Drop for StopOnDrop<'_> {
    fn drop(&mut self) {
        self.0.stop();
    }
}
