//! The time that passes. Nothing else in the lab looks at a clock, but for dates and processor time.

use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Measures the time since it was started.
#[derive(Clone, Copy, Debug)]
pub struct Watch(Instant);

impl Watch {
    /// Starts now.
    pub fn start() -> Watch {
        Watch(Instant::now())
    }

    /// The time since the start.
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }

    /// What is left of a time that began with the start.
    pub fn left_of(self, time: Duration) -> Duration {
        time.saturating_sub(self.elapsed())
    }
}

/// Measures the time that a player has thought, in which the time does not count while this program is stopped, as by
/// Ctrl+Z: no player is to lose by that.
#[derive(Clone, Copy, Debug)]
pub struct PlayersWatch(Duration);

/// How often the time is looked at.
const LOOK: Duration = Duration::from_millis(100);

/// The longest time between two looks that counts, which is much longer than a busy machine makes them wait. A longer one
/// counts as [`LOOK`].
const MOST_UNSEEN: Duration = Duration::from_secs(2);

/// The time that has been seen, looked at by a thread of its own so that nothing is missed while players think.
struct SeenTime {
    begin: Instant,
    /// Up to when it has been looked at, and how much has been seen until then.
    seen: Mutex<(Duration, Duration)>,
    most_unseen: OnceLock<Duration>,
}

impl PlayersWatch {
    /// Starts now.
    pub fn start() -> PlayersWatch {
        PlayersWatch(seen_time())
    }

    /// The time since the start.
    pub fn elapsed(self) -> Duration {
        seen_time().saturating_sub(self.0)
    }
}

fn seen_time() -> Duration {
    static TIME: OnceLock<SeenTime> = OnceLock::new();
    let time =
        TIME.get_or_init(|| SeenTime { begin: Instant::now(), seen: Mutex::default(), most_unseen: OnceLock::new() });
    time.most_unseen.get_or_init(|| {
        let look = || loop {
            thread::sleep(LOOK);
            time.look();
        };
        // Without the thread all of the time counts.
        let looks = thread::Builder::new().name("time".to_owned()).spawn(look).is_ok();
        if looks { MOST_UNSEEN } else { Duration::MAX }
    });
    time.look()
}

impl SeenTime {
    fn look(&self) -> Duration {
        let most = self.most_unseen.get().copied().unwrap_or(MOST_UNSEEN);
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        *seen = looked_at(*seen, self.begin.elapsed(), most);
        seen.1
    }
}

/// What has been seen after a look at that time.
fn looked_at((last, seen): (Duration, Duration), now: Duration, most: Duration) -> (Duration, Duration) {
    let passed = now.saturating_sub(last);
    (now.max(last), seen + if passed > most { LOOK } else { passed })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_passes_while_the_program_is_stopped_does_not_count() {
        let second = Duration::from_secs;
        let mut seen = (second(0), second(0));
        for now in [1, 2, 62, 63] {
            seen = looked_at(seen, second(now), MOST_UNSEEN);
        }
        assert_eq!(seen, (second(63), second(3) + LOOK));
        // Two threads may look in another order than they asked for the time.
        assert_eq!(looked_at(seen, second(60), MOST_UNSEEN), seen);
    }

    #[test]
    fn a_player_is_seen_to_think() {
        let watch = PlayersWatch::start();
        thread::sleep(Duration::from_millis(50));
        assert!(watch.elapsed() >= Duration::from_millis(50));
    }
}
