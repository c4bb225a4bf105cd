//! The clocks of a match. The caller measures the time and hands it over.
//!
//! Each side's clock shows what it began with, and the increments that the side has had, less the time for which it ran; in
//! an hour-glass, and the time for which the other's ran. Nothing else ever changes it: to take a turn back gives back the
//! position, and never time. Where each turn has its own time, the clock of whoever completes one is full again.

use std::time::Duration;

use ludarium_rules::Side;

use super::{Match, Played};
use crate::{ClockKind, EndReason, MatchResult};

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
        let elapsed = elapsed.min(timing.left[side.index()]);
        timing.left[side.index()] -= elapsed;
        if self.setup.clock.is_some_and(|setting| setting.kind == ClockKind::HourGlass) {
            timing.left[side.other().index()] += elapsed;
        }
        if timing.left[side.index()].is_zero() {
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

    /// What the clocks would show if `side` completed its turn now. A turn that takes the place of one that was taken back
    /// brings no second increment: that would be time for nothing.
    pub(super) fn clocks_after_turn_of(&self, side: Side) -> Option<[Duration; 2]> {
        let (timing, setting) = self.timing.zip(self.setup.clock)?;
        let mut left = timing.left;
        match setting.kind {
            ClockKind::Fischer(increment) if self.standing_turns_of(side) >= timing.increments[side.index()] => {
                left[side.index()] = left[side.index()].saturating_add(increment);
            }
            ClockKind::Fischer(_) | ClockKind::HourGlass => {}
            ClockKind::PerTurn => left[side.index()] = setting.base[side.index()],
        }
        Some(left)
    }

    /// Remembers that a side has had the increment for each of its turns that stand.
    pub(super) fn note_increments(&mut self, side: Side) {
        let turns = self.standing_turns_of(side);
        if let Some(timing) = &mut self.timing {
            let had = &mut timing.increments[side.index()];
            *had = turns.max(*had);
        }
    }

    fn standing_turns_of(&self, side: Side) -> usize {
        turns_of(side, &self.turns[..self.ply])
    }

    /// For how many turns White and Black have had increments that cannot be counted any more, because other turns have
    /// taken their place.
    pub(crate) fn increments_of_lost_turns(&self) -> [usize; 2] {
        let had = self.timing.map_or([0; 2], |timing| timing.increments);
        Side::ALL.map(|side| had[side.index()].saturating_sub(turns_of(side, &self.turns)))
    }
}

fn turns_of(side: Side, turns: &[Played]) -> usize {
    turns.iter().filter(|played| played.side == side).count()
}
