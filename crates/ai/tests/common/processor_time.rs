//! Processor time, which a busy machine does not lengthen.

use std::time::Duration;

/// The processor time that this thread has had.
#[cfg(unix)]
pub fn processor_time() -> Duration {
    Duration::try_from(rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime)).unwrap_or_default()
}

/// The time since the first call, where the system does not report processor time.
#[cfg(not(unix))]
pub fn processor_time() -> Duration {
    static BEGAN: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    BEGAN.get_or_init(std::time::Instant::now).elapsed()
}
