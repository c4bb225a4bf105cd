//! The time that a player has needed for its turns.

use std::ops::Add;
use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The time that a player has needed so far.
#[derive(Clone, Copy, Default, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThinkingTime {
    /// The number of turns chosen.
    pub turns: u32,
    #[serde(rename = "seconds", serialize_with = "write_seconds", deserialize_with = "read_seconds")]
    total: Duration,
    /// The longest time for one turn.
    #[serde(serialize_with = "write_seconds", deserialize_with = "read_seconds")]
    pub longest: Duration,
}

/// Writes seconds with six digits: no clock is more exact over a turn.
fn write_seconds<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64((time.as_secs_f64() * 1e6).round() / 1e6)
}

fn read_seconds<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Duration, D::Error> {
    Duration::try_from_secs_f64(f64::deserialize(deserializer)?).map_err(serde::de::Error::custom)
}

impl Add for ThinkingTime {
    type Output = ThinkingTime;

    fn add(self, other: ThinkingTime) -> ThinkingTime {
        ThinkingTime {
            turns: self.turns.saturating_add(other.turns),
            total: self.total.saturating_add(other.total),
            longest: self.longest.max(other.longest),
        }
    }
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
