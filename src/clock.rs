//! What the computer's clock says: the one place that asks it for a date.

use web_time::{SystemTime, UNIX_EPOCH};

/// The seconds since 1 January 1970 (UTC). A clock that is before that says that moment.
#[must_use]
pub fn seconds_now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}
