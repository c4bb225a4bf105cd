//! The time that passes while a search runs.

use std::time::{Duration, Instant};

/// Measures the time since it was started. The only clock of this crate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopwatch(Instant);

impl Stopwatch {
    pub(crate) fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }

    /// One that was started so long ago.
    #[cfg(test)]
    pub(crate) fn started_before(elapsed: Duration) -> Stopwatch {
        Stopwatch(Instant::now().checked_sub(elapsed).expect("a machine that has run for that long"))
    }

    /// The time since the start.
    pub(crate) fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}
