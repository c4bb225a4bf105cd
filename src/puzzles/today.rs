//! Which day it is.

use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::Resource;
use ludarium_learn::puzzles::Day;

/// The seconds of a day.
const SECONDS: u64 = 24 * 60 * 60;

/// Tells which day it is, in universal time: the puzzle of the day changes for everybody at the same moment.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Today {
    /// A day that is insisted on, for tests.
    pub insisted: Option<Day>,
}

impl Today {
    /// The day, counted from 1 January 1970; a clock that is before that says that day.
    #[must_use]
    pub fn day(self) -> Day {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        self.insisted.unwrap_or(Day::try_from(since.as_secs() / SECONDS).unwrap_or(Day::MAX))
    }
}
