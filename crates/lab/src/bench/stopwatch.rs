//! Processor time of this thread.

use std::time::Duration;

/// Measures the processor time of this thread, so that other processes do not count. Where the system does not report it,
/// measures the elapsed time.
pub struct Stopwatch {
    #[cfg(unix)]
    began: Duration,
    #[cfg(not(unix))]
    began: crate::watch::Watch,
}

#[cfg(unix)]
impl Stopwatch {
    pub fn start() -> Stopwatch {
        Stopwatch { began: thread_time() }
    }

    /// The time since the start.
    pub fn elapsed(&self) -> Duration {
        thread_time().saturating_sub(self.began)
    }
}

#[cfg(unix)]
fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    // Processor time is never negative.
    Duration::try_from(time).unwrap_or_default()
}

#[cfg(not(unix))]
impl Stopwatch {
    pub fn start() -> Stopwatch {
        Stopwatch { began: crate::watch::Watch::start() }
    }

    /// The time since the start.
    pub fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn sleep_does_not_count() {
        let stopwatch = Stopwatch::start();
        std::thread::sleep(Duration::from_millis(200));
        assert!(stopwatch.elapsed() < Duration::from_millis(100));
    }
}
