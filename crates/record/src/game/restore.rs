//! What only reading a saved match, or showing a line of a study, may do.

use std::time::Duration;

use ludarium_rules::{AnyTurn, Side, TurnError};

use super::{Match, MatchError, Timing};
use crate::MatchResult;

impl Match {
    /// Plays a turn after which the clocks showed what was recorded.
    pub(crate) fn replay(&mut self, turn: &AnyTurn, clocks: Option<[Duration; 2]>) -> Result<(), MatchError> {
        self.make(turn)?;
        if let Some(played) = self.turns.last_mut() {
            played.clocks = clocks;
        }
        Ok(())
    }

    /// Plays a turn whatever history says: only the rules of the game end the line.
    pub(crate) fn go_on(&mut self, turn: &AnyTurn) -> Result<(), TurnError> {
        let (played, point) = self.look_ahead(turn)?;
        self.append(played, point);
        Ok(())
    }

    /// Undoes all turns after `ply`, which must not be beyond the present one.
    pub(crate) fn go_back_to(&mut self, ply: usize) {
        self.ply = ply.min(self.ply);
    }

    /// Sets everything that does not follow from the turns; a match that is given no clocks has none.
    pub(crate) fn restore(&mut self, ending: Option<MatchResult>, offer: Option<Side>, clocks: Option<Clocks>) {
        self.ending = ending;
        self.offer = offer;
        self.timing = self.timing.zip(clocks).map(|(timing, Clocks { left, paused, lost_increments })| {
            let increments = [0, 1].map(|side| timing.increments[side].saturating_add(lost_increments[side]));
            Timing { left, paused, increments }
        });
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Clocks {
    pub left: [Duration; 2],
    pub paused: bool,
    /// [`Match::increments_of_lost_turns`].
    pub lost_increments: [usize; 2],
}
