//! Which day it is.

use bevy::prelude::Resource;
use ludarium_learn::puzzles::Day;

use crate::clock::seconds_now;

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
        self.insisted.unwrap_or_else(|| Day::try_from(seconds_now() / SECONDS).unwrap_or(Day::MAX))
    }
}
