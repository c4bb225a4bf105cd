//! What a player keeps of tables that took time to make.

use std::time::Duration;

use super::go_chess::SolvedBoard;
use crate::Stop;
use crate::stopwatch::Stopwatch;

/// Tables that were made for a match, 10 MB at most.
#[derive(Clone, Default)]
pub struct KeptTables {
    /// The endings of the board of a match of Go-Chess.
    pub(crate) go_chess: SolvedBoard,
}

/// How long a search may take to get its tables.
#[derive(Clone, Copy)]
pub struct TableTime<'a> {
    /// The time since the search began.
    pub(crate) watch: Stopwatch,
    /// The time; `None` if it does not matter.
    pub(crate) time: Option<Duration>,
    /// Ends everything.
    pub(crate) stop: &'a Stop,
}

impl TableTime<'_> {
    /// Whether no time is left.
    pub(crate) fn is_over(self) -> bool {
        self.stop.is_stopped() || self.time.is_some_and(|time| self.watch.elapsed() >= time)
    }
}
