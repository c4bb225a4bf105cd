//! The identity of a match.

use std::hash::{BuildHasher, RandomState};

use web_time::SystemTime;

/// The identity of a match: a number, and when the match was begun.
///
/// ```
/// use ludarium_record::MatchId;
/// let id = MatchId::new(0x2a, 1_795_243_846);
/// assert_eq!((id.stamp().as_str(), id.date_time().as_str()), ("20261121-065046", "2026-11-21T06:50:46Z"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MatchId {
    number: u64,
    created: u64,
}

/// The last second that a date with a year of four digits can name.
const LAST_SECOND: u64 = 253_402_300_799;

impl MatchId {
    /// An identity from its parts; `created` is in seconds since 1970 (UTC), not beyond the year 9999.
    #[must_use]
    pub fn new(number: u64, created: u64) -> MatchId {
        MatchId { number, created: created.min(LAST_SECOND) }
    }

    /// A number that no other match has, and the computer's time.
    #[must_use]
    pub fn fresh() -> MatchId {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        // A system without randomness of its own has at least keys that differ from start to start.
        let number = getrandom::u64().unwrap_or_else(|_| RandomState::new().hash_one(since));
        MatchId::new(number, since.as_secs())
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.number
    }

    /// When the match was begun, in seconds since 1970 (UTC).
    #[must_use]
    pub const fn created(self) -> u64 {
        self.created
    }

    /// When the match was begun, as RFC 3339 has it: `2026-11-21T06:50:46Z`.
    #[must_use]
    pub fn date_time(self) -> String {
        let seconds = self.created % 86_400;
        let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        format!("{}T{hour:02}:{minute:02}:{second:02}Z", self.date())
    }

    /// The day on which the match was begun (UTC): `2026-11-21`.
    #[must_use]
    pub fn date(self) -> String {
        let (year, month, day) = civil(self.created / 86_400);
        format!("{year:04}-{month:02}-{day:02}")
    }

    /// When the match was begun, for file names: `20261121-065046`, UTC.
    #[must_use]
    pub fn stamp(self) -> String {
        let (days, seconds) = (self.created / 86_400, self.created % 86_400);
        let (year, month, day) = civil(days);
        format!("{year:04}{month:02}{day:02}-{:02}{:02}{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
    }
}

/// Year, month and day of a day counted from 1970-01-01 (Howard Hinnant, "chrono-compatible low-level date algorithms").
const fn civil(days: u64) -> (u64, u64, u64) {
    let from_march_0000 = days + 719_468;
    let (era, day_of_era) = (from_march_0000 / 146_097, from_march_0000 % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    (era * 400 + year_of_era + (month <= 2) as u64, month, day)
}
