//! The statistics of a match.

use std::collections::BTreeMap;

use ludarium_rules::Side;

use super::results::{FinishedGame, Results};
use crate::strength::pentanomial::Pentanomial;

/// The games played so far.
#[derive(Default)]
pub struct MatchStatistics {
    /// The first player's results as White and as Black.
    pub by_side: [Results; 2],
    /// The first player's results by pairs.
    pub pairs: Pentanomial,
    /// How many games ended for each reason.
    pub reasons: BTreeMap<String, u32>,
    /// The plies of all games.
    pub plies: usize,
}

impl MatchStatistics {
    /// Adds a pair of games; the first player had White in the first one.
    pub fn add_pair(&mut self, games: &[FinishedGame; 2]) {
        let mut half_points = 0;
        for (side_of_first, game) in Side::ALL.into_iter().zip(games) {
            half_points += game.result.winner.map_or(1, |winner| if winner == side_of_first { 2 } else { 0 });
            self.add(side_of_first, game);
        }
        self.pairs.add_pair(half_points);
    }

    fn add(&mut self, side_of_first: Side, game: &FinishedGame) {
        self.by_side[side_of_first.index()].add_game(side_of_first, game.result.winner);
        *self.reasons.entry(game.result.reason.word().to_owned()).or_default() += 1;
        self.plies += game.plies;
    }

    /// The first player's results with both colours.
    pub fn total(&self) -> Results {
        self.by_side[0] + self.by_side[1]
    }

    /// The mean length of a game.
    pub fn mean_plies(&self) -> f64 {
        self.plies as f64 / f64::from(self.total().games().max(1))
    }

    /// The reasons, the most frequent first.
    pub fn reasons_by_frequency(&self) -> Vec<(&str, u32)> {
        let mut reasons: Vec<_> = self.reasons.iter().map(|(word, &count)| (word.as_str(), count)).collect();
        reasons.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        reasons
    }
}
