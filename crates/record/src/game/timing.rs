//! The clocks of a match. The caller measures the time and hands it over.

use std::time::Duration;

use ludarium_rules::Side;

use super::Match;
use crate::{EndReason, MatchResult};

impl Match {
    /// What White's and Black's clocks show; `None` in a match without clocks.
    #[must_use]
    pub fn clocks(&self) -> Option<[Duration; 2]> {
        self.timing.map(|timing| timing.left)
    }

    /// Lets time pass: the clock of the side to move runs unless the clocks are paused or the match is over. A side whose
    /// clock reaches zero has lost, and what could be redone is dropped.
    pub fn advance(&mut self, elapsed: Duration) {
        if self.result().is_some() {
            return;
        }
        let side = self.side_to_move();
        let Some(timing) = self.timing.as_mut().filter(|timing| !timing.paused) else { return };
        let left = &mut timing.left[side.index()];
        *left = left.saturating_sub(elapsed);
        if left.is_zero() {
            self.end(MatchResult::lost(side, EndReason::Time));
        }
    }

    /// Stops the clocks until [`Match::resume_clocks`] or the next turn; nothing in a match without clocks.
    pub fn pause_clocks(&mut self) {
        self.set_paused(true);
    }

    /// Lets paused clocks run again.
    pub fn resume_clocks(&mut self) {
        self.set_paused(false);
    }

    /// Whether the clocks are paused; `false` in a match without clocks.
    #[must_use]
    pub fn clocks_paused(&self) -> bool {
        self.timing.is_some_and(|timing| timing.paused)
    }

    fn set_paused(&mut self, paused: bool) {
        if let Some(timing) = &mut self.timing {
            timing.paused = paused;
        }
    }

    /// What the clocks would show if `side` completed its turn now.
    pub(super) fn clocks_after_turn_of(&self, side: Side) -> Option<[Duration; 2]> {
        let (mut left, setting) = self.clocks().zip(self.setup.clock)?;
        left[side.index()] = left[side.index()].saturating_add(setting.increment);
        Some(left)
    }

    /// Sets the clocks to what they showed when the present position came about.
    pub(super) fn turn_clocks_back(&mut self) {
        let start = self.setup.clock.map(|setting| [setting.base; 2]);
        let then = self.ply.checked_sub(1).map_or(start, |last| self.turns[last].clocks);
        if let (Some(timing), Some(left)) = (&mut self.timing, then) {
            timing.left = left;
        }
    }
}
