//! The clock of a match, and how much of it a turn may take.

use std::time::Duration;

/// What a player has left on the clock of a match.
///
/// ```
/// use ludarium_ai::Clock;
/// use std::time::Duration;
/// let blitz = Clock { increment: Duration::from_secs(3), ..Clock::new(Duration::from_secs(300)) };
/// let share = blitz.allotment();
/// assert!(share.soft < share.hard && share.hard < blitz.remaining);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Clock {
    /// What is left for this and all later turns. More than [`Clock::MOST`] counts as that.
    pub remaining: Duration,
    /// What is added after every turn. More than [`Clock::MOST`] counts as that.
    pub increment: Duration,
    /// The turns, this one included, after which time is added to the clock; 0 counts as 1. `None`: the rest of the
    /// match has to be played with what is left.
    pub turns_to_go: Option<u32>,
}

/// The time of one turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allotment {
    /// What a usual turn takes.
    pub soft: Duration,
    /// What no turn exceeds.
    pub hard: Duration,
}

/// The turns that a match is expected to go on for, however long it has lasted: the share of a turn shrinks with the
/// clock, so that it never runs out.
const EXPECTED_TURNS: u32 = 30;

/// No share of the clock is smaller because more turns than this are to go.
const MOST_TURNS_TO_GO: u32 = 50;

/// What is kept in reserve on every turn for what happens around a search: starting threads, passing the answer on, and
/// above all a machine that is busy with something else, where a thread may wait for a tenth of a second.
const RESERVE: Duration = Duration::from_millis(150);

/// The part of the clock that is kept in reserve when little is left: turns are then made almost at once, so that the
/// clock fills up again by its increment.
const MOST_IN_RESERVE: f64 = 0.8;

/// The share of the increment that a turn counts on, once there is as much beyond the reserve as in it.
const SHARE_OF_INCREMENT: f64 = 0.75;

/// A turn never takes more than so many times its usual time.
const LONGEST: f64 = 3.0;

impl Clock {
    /// The longest time and increment that are told apart: a hundred hours.
    pub const MOST: Duration = Duration::from_secs(360_000);

    /// A clock without increment, for the rest of the match.
    #[must_use]
    pub const fn new(remaining: Duration) -> Clock {
        Clock { remaining, increment: Duration::ZERO, turns_to_go: None }
    }

    /// The clock when it has run on for a while.
    pub(crate) fn after(self, elapsed: Duration) -> Clock {
        Clock { remaining: self.remaining.saturating_sub(elapsed), ..self }
    }

    /// What this turn may take: always less than what is left, and zero if nothing is.
    #[must_use]
    pub fn allotment(self) -> Allotment {
        let remaining = self.remaining.min(Clock::MOST);
        let usable = remaining.saturating_sub(RESERVE.min(remaining.mul_f64(MOST_IN_RESERVE))).as_secs_f64();
        let increment = self.increment.min(Clock::MOST).as_secs_f64() * (usable / RESERVE.as_secs_f64()).min(1.0);
        let turns = f64::from(self.turns_to_go.unwrap_or(EXPECTED_TURNS).clamp(1, MOST_TURNS_TO_GO));
        // With one turn to go nearly everything may be used, with many a fifth at most.
        let most = usable * (0.2 + 0.6 / turns);
        let share = usable / turns + increment * SHARE_OF_INCREMENT;
        let (soft, hard) = (share.min(most), (share * LONGEST).min(most));
        Allotment { soft: rounded_down(soft), hard: rounded_down(hard) }
    }
}

/// So many seconds in whole nanoseconds, never more than asked for.
fn rounded_down(seconds: f64) -> Duration {
    Duration::from_nanos((seconds * 1e9) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn clock(remaining: Duration, increment: Duration, turns_to_go: Option<u32>) -> Clock {
        Clock { remaining, increment, turns_to_go }
    }

    #[test]
    fn a_share_is_ordered_and_less_than_what_is_left() {
        let times = [0, 1, 1_000, 30_000_000, 1_000_000_000, 300_000_000_000, u64::MAX].map(Duration::from_nanos);
        for remaining in times.into_iter().chain([Duration::MAX]) {
            for increment in times.into_iter().chain([Duration::MAX]) {
                for turns_to_go in [None, Some(0), Some(1), Some(40), Some(u32::MAX)] {
                    let clock = clock(remaining, increment, turns_to_go);
                    let Allotment { soft, hard } = clock.allotment();
                    assert!(soft <= hard, "{clock:?}");
                    assert!(hard < remaining.min(Clock::MOST) || hard.is_zero(), "{clock:?}: {hard:?}");
                }
            }
        }
    }

    #[test]
    fn an_increment_makes_a_turn_longer_and_turns_to_go_shorter() {
        let soft = |increment, turns| clock(60 * SECOND, increment, turns).allotment().soft;
        assert!(soft(SECOND, None) > soft(Duration::ZERO, None));
        assert!(soft(Duration::ZERO, Some(40)) < soft(Duration::ZERO, Some(10)));
        assert!(soft(Duration::ZERO, Some(1)) > 30 * SECOND);
    }

    #[test]
    fn a_clock_that_is_nearly_empty_fills_up_again() {
        let increment = Duration::from_millis(10);
        let mut left = Duration::from_millis(20);
        for _ in 0..1000 {
            left = left - clock(left, increment, None).allotment().soft + increment;
        }
        assert!(left > RESERVE, "{left:?}");
    }

    #[test]
    fn a_clock_never_runs_out() {
        for increment in [Duration::ZERO, Duration::from_millis(10)] {
            let mut left = SECOND;
            for turn in 0..10_000 {
                let hard = clock(left, increment, None).allotment().hard;
                assert!(hard < left, "turn {turn}: {hard:?} of {left:?}");
                left = left - hard + increment;
            }
        }
    }
}
