//! Clock settings and times as text.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use ludarium_rules::excerpt;

/// How the clocks are set: sudden death if the increment is zero, else Fischer.
///
/// Written as minutes and seconds, `5+3`; minutes that are not whole as `1:40+0`. Reading also takes a missing
/// increment for zero.
///
/// ```
/// use ludarium_record::ClockSetting;
/// use std::time::Duration;
///
/// let blitz: ClockSetting = "5+3".parse().expect("well formed");
/// assert_eq!(blitz, ClockSetting { base: Duration::from_secs(300), increment: Duration::from_secs(3) });
/// assert_eq!(blitz.to_string(), "5+3");
/// assert_eq!("1:40".parse::<ClockSetting>().expect("well formed").to_string(), "1:40+0");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClockSetting {
    /// What each side has at the start: more than nothing, at most [`ClockSetting::MAX`].
    pub base: Duration,
    /// What a side gets for every turn it makes: at most [`ClockSetting::MAX`].
    pub increment: Duration,
}

impl ClockSetting {
    /// The longest base and increment: a hundred hours.
    pub const MAX: Duration = Duration::from_secs(360_000);

    /// Refuses an empty base and times beyond [`ClockSetting::MAX`].
    pub(crate) fn check(self) -> Result<(), ClockError> {
        if self.base.is_zero() {
            Err(ClockError::NoTime)
        } else if self.base.max(self.increment) > ClockSetting::MAX {
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
    #[error("\"{}\" is no clock setting: write minutes and seconds a turn, such as 5+3", excerpt(text))]
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
        match (self.base.as_secs() % 60, self.base.subsec_nanos()) {
            (0, 0) => write!(f, "{}", self.base.as_secs() / 60)?,
            _ => f.write_str(&write_time(self.base))?,
        }
        write!(f, "+{}", write_seconds(self.increment.as_secs(), self.increment.subsec_nanos()))
    }
}

impl FromStr for ClockSetting {
    type Err = ClockError;

    fn from_str(text: &str) -> Result<ClockSetting, ClockError> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let base =
            if base.contains(':') { read_time(base) } else { read_seconds(base).and_then(|m| m.checked_mul(60)) };
        let setting = match (base, read_seconds(increment)) {
            (Some(base), Some(increment)) => ClockSetting { base, increment },
            _ => return Err(ClockError::Unreadable { text: text.to_owned() }),
        };
        setting.check().map(|()| setting)
    }
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
