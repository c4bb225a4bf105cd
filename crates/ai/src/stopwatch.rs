//! The time that passes while a search runs.

use std::time::Duration;

use web_time::{Instant, SystemTime};

/// What the clock on the wall says, as the time since 1970: for programs that do not share a stopwatch.
pub(crate) fn wall_clock() -> Duration {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default()
}

/// Measures the time since it was started.
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
