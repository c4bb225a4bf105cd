//! The clocks of a match in the lab, where games take seconds.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use ludarium_ai::Clock;
use ludarium_record::{ClockSetting, Match};
use ludarium_rules::excerpt;

/// What each side has for a game, and what a turn adds, both in seconds: `5+0.05`. A missing increment is zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchClock(pub ClockSetting);

/// A text that sets no clock.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "\"{quoted}\" sets no clock: write seconds for a game, from 0.001 to {most}, and seconds for a turn, from 0 to {most}, \
     such as 5+0.05",
    most = ClockSetting::MAX.as_secs(), quoted = excerpt(.0))]
pub struct MatchClockError(String);

impl FromStr for MatchClock {
    type Err = MatchClockError;

    fn from_str(text: &str) -> Result<MatchClock, MatchClockError> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let setting = seconds(base).zip(seconds(increment)).filter(|(base, _)| *base >= Duration::from_millis(1));
        let setting = setting.map(|(base, increment)| ClockSetting::fischer(base, increment));
        setting.map(MatchClock).ok_or_else(|| MatchClockError(text.to_owned()))
    }
}

impl fmt::Display for MatchClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.0.base[0].as_secs_f64(), self.0.increment().as_secs_f64())
    }
}

fn seconds(text: &str) -> Option<Duration> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(|seconds| *seconds <= ClockSetting::MAX)
}

/// The clock of the side to move, in a match with clocks.
pub fn of_mover(game: &Match) -> Option<Clock> {
    let (left, setting) = game.clocks().zip(game.setup().clock)?;
    let remaining = left[game.side_to_move().index()];
    Some(Clock { remaining, increment: setting.increment(), turns_to_go: setting.turns_to_go() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_written_as_they_are_read() {
        for text in ["5+0.05", "1+0", "0.001+360000", "360000+0"] {
            assert_eq!(text.parse::<MatchClock>().expect(text).to_string(), text);
        }
        assert_eq!("60".parse::<MatchClock>().expect("no increment").to_string(), "60+0");
    }

    #[test]
    fn other_texts_are_refused_with_the_reason() {
        for text in ["", "0", "0.0001", "-1", "5+", "5+-1", "5+1+1", "NaN", "inf", "360001", "5:00", "1e300"] {
            let error = text.parse::<MatchClock>().expect_err(text).to_string();
            assert!(error.contains("such as 5+0.05"), "{text}: {error}");
        }
    }
}
