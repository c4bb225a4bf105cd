//! Clock settings and times as text.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use ludarium_rules::excerpt;

/// How the clocks are set: what White and Black begin with, and what a turn does to it.
///
/// Written as minutes and the seconds that a turn adds, `5+3`; minutes that are not whole as `1:40+0`; White's and Black's
/// where they are not the same as `5/2+3`. An hour-glass has a star before it, `*5`, and time for each turn an equals sign,
/// `=0:30`. Reading also takes a missing increment for zero.
///
/// ```
/// use ludarium_record::{ClockKind, ClockSetting};
/// use std::time::Duration;
///
/// let blitz: ClockSetting = "5+3".parse().expect("well formed");
/// assert_eq!(blitz, ClockSetting::fischer(Duration::from_secs(300), Duration::from_secs(3)));
/// assert_eq!(blitz.to_string(), "5+3");
/// assert_eq!("1:40".parse::<ClockSetting>().expect("well formed").to_string(), "1:40+0");
/// let glass: ClockSetting = "*5/2".parse().expect("well formed");
/// assert_eq!((glass.kind, glass.base[1]), (ClockKind::HourGlass, Duration::from_secs(120)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClockSetting {
    /// What White and Black have at the start: more than nothing, at most [`ClockSetting::MAX`].
    pub base: [Duration; 2],
    /// What a turn does to the clocks.
    pub kind: ClockKind,
}

/// What a turn does to the clocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClockKind {
    /// It adds so much to the clock of the side that made it, at most [`ClockSetting::MAX`]: sudden death if it is zero.
    Fischer(Duration),
    /// Nothing: what one side uses, the other gains while it waits.
    HourGlass,
    /// It gives the side that made it all of its time again.
    PerTurn,
}

impl ClockSetting {
    /// The longest base and increment: a hundred hours.
    pub const MAX: Duration = Duration::from_secs(360_000);

    /// The same time for both sides, and so much more for every turn.
    #[must_use]
    pub const fn fischer(base: Duration, increment: Duration) -> ClockSetting {
        ClockSetting { base: [base; 2], kind: ClockKind::Fischer(increment) }
    }

    /// What a side gets for every turn it makes; zero where nothing is added.
    #[must_use]
    pub const fn increment(self) -> Duration {
        match self.kind {
            ClockKind::Fischer(increment) => increment,
            ClockKind::HourGlass | ClockKind::PerTurn => Duration::ZERO,
        }
    }

    /// The turns for which the time of a side has to last; `None` if it is for the rest of the match.
    #[must_use]
    pub const fn turns_to_go(self) -> Option<u32> {
        match self.kind {
            ClockKind::PerTurn => Some(1),
            ClockKind::Fischer(_) | ClockKind::HourGlass => None,
        }
    }

    /// Refuses an empty base and times beyond [`ClockSetting::MAX`].
    pub(crate) fn check(self) -> Result<(), ClockError> {
        let [white, black] = self.base;
        if white.min(black).is_zero() {
            Err(ClockError::NoTime)
        } else if white.max(black).max(self.increment()) > ClockSetting::MAX {
            Err(ClockError::TooLong)
        } else {
            Ok(())
        }
    }
}

/// A clock setting that is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ClockError {
    /// The text is no setting.
    #[error(
        "\"{}\" is no clock setting: write minutes and seconds a turn, such as 5+3, an hour-glass as *5, or time for each turn as =0:30",
        excerpt(text)
    )]
    Unreadable {
        /// What was read.
        text: String,
    },
    /// Nobody would have any time.
    #[error("the clocks must start with more than no time")]
    NoTime,
    /// Longer than [`ClockSetting::MAX`].
    #[error("clocks hold at most {} hours", ClockSetting::MAX.as_secs() / 3600)]
    TooLong,
}

impl fmt::Display for ClockSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind {
            ClockKind::Fischer(_) => "",
            ClockKind::HourGlass => "*",
            ClockKind::PerTurn => "=",
        })?;
        let [white, black] = self.base;
        f.write_str(&write_minutes(white))?;
        if black != white {
            write!(f, "/{}", write_minutes(black))?;
        }
        match self.kind {
            ClockKind::Fischer(increment) => {
                write!(f, "+{}", write_seconds(increment.as_secs(), increment.subsec_nanos()))
            }
            ClockKind::HourGlass | ClockKind::PerTurn => Ok(()),
        }
    }
}

impl FromStr for ClockSetting {
    type Err = ClockError;

    fn from_str(text: &str) -> Result<ClockSetting, ClockError> {
        let setting = read_setting(text).ok_or_else(|| ClockError::Unreadable { text: text.to_owned() })?;
        setting.check().map(|()| setting)
    }
}

fn read_setting(text: &str) -> Option<ClockSetting> {
    let (base, kind) = if let Some(base) = text.strip_prefix('*') {
        (base, ClockKind::HourGlass)
    } else if let Some(base) = text.strip_prefix('=') {
        (base, ClockKind::PerTurn)
    } else {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        (base, ClockKind::Fischer(read_seconds(increment)?))
    };
    let (white, black) = base.split_once('/').unwrap_or((base, base));
    Some(ClockSetting { base: [read_minutes(white)?, read_minutes(black)?], kind })
}

/// Whole minutes as a number, others as [`write_time`].
fn write_minutes(time: Duration) -> String {
    match (time.as_secs() % 60, time.subsec_nanos()) {
        (0, 0) => (time.as_secs() / 60).to_string(),
        _ => write_time(time),
    }
}

/// Reads minutes, also with places, or minutes and seconds.
fn read_minutes(text: &str) -> Option<Duration> {
    if text.contains(':') { read_time(text) } else { read_seconds(text)?.checked_mul(60) }
}

/// A time as `minutes:seconds`, exact to the nanosecond: `4:58.12`.
pub(crate) fn write_time(time: Duration) -> String {
    let (minutes, seconds) = (time.as_secs() / 60, time.as_secs() % 60);
    let zero = if seconds < 10 { "0" } else { "" };
    format!("{minutes}:{zero}{}", write_seconds(seconds, time.subsec_nanos()))
}

/// Reads what [`write_time`] writes, and nothing else.
pub(crate) fn read_time(text: &str) -> Option<Duration> {
    let (minutes, seconds) = text.split_once(':')?;
    let seconds = read_seconds(seconds)?;
    let time = read_seconds(minutes)?.checked_mul(60)?.checked_add(seconds)?;
    (write_time(time) == text).then_some(time)
}

/// Reads a time as other programs write it too: seconds, minutes and seconds, or hours, minutes and seconds, with or without
/// zeros before them: `4:58.12`, `0:04:58`.
pub(crate) fn read_any_time(text: &str) -> Option<Duration> {
    let parts: Vec<&str> = text.splitn(4, ':').collect();
    let (seconds, whole) = parts.split_last().filter(|_| parts.len() <= 3)?;
    let units = whole.iter().try_fold(Duration::ZERO, |time, part| {
        let part = if part.contains('.') { None } else { read_seconds(part) };
        time.checked_mul(60)?.checked_add(part?)
    });
    let minutes = units?.checked_mul(60)?;
    // Only the first number may be larger than a minute or an hour has parts.
    let is_small = |part: &&str| read_seconds(part).is_some_and(|time| time < Duration::from_secs(60));
    let small = parts.iter().skip(1).all(is_small);
    small.then(|| minutes.checked_add(read_seconds(seconds)?))?
}

fn write_seconds(seconds: u64, nanos: u32) -> String {
    match nanos {
        0 => seconds.to_string(),
        _ => format!("{seconds}.{}", format!("{nanos:09}").trim_end_matches('0')),
    }
}

/// Reads a decimal number of seconds with at most nine places.
fn read_seconds(text: &str) -> Option<Duration> {
    let (whole, places) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(places) || places.len() > 9 {
        return None;
    }
    Some(Duration::new(whole.parse().ok()?, format!("{places:0<9}").parse().ok()?))
}
