//! Matches that begin again on another board.

use super::Match;
use crate::{MatchId, Setup};

impl Match {
    /// On which board of the game's generator the match is played: 0 on the first, 1 after one that was void.
    #[must_use]
    pub fn round(&self) -> u32 {
        self.round
    }

    /// The match that follows one whose position is void: the same set-up on the next board of the same generator, at
    /// its start, with an identity of its own; `None` for any other match. A position that the players chose to start
    /// from is not started from again.
    #[must_use]
    pub fn next_round(&self) -> Option<Match> {
        let void = self.position().outcome().is_some_and(|outcome| outcome.reason == "void");
        let round = self.round.checked_add(1).filter(|_| void)?;
        let (setup, position) = Setup { start: None, ..self.setup.clone() }.begin_round(round).ok()?;
        let next = Match::begin(setup, position, MatchId::fresh()).in_round(round);
        Some(Match { played_here: self.played_here, ..next })
    }

    /// The same match on another board of the generator.
    pub(crate) fn in_round(self, round: u32) -> Match {
        Match { round, ..self }
    }
}
