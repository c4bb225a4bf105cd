//! The statistics of a match.

use std::collections::BTreeMap;

use ludarium_rules::Side;

use super::forfeits::Forfeits;
use crate::matches::results::Results;
use crate::matches::thinking_time::ThinkingTime;
use crate::results_file::PairRecord;
use crate::results_file::settings::Settings;
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
    pub plies: u64,
    /// How long the first and the second player have thought.
    pub thinking: [ThinkingTime; 2],
    /// The games that a program has lost because it failed.
    pub forfeits: Forfeits,
}

impl MatchStatistics {
    /// Adds a pair of games of a match with these settings.
    pub fn add_pair(&mut self, pair: &PairRecord, settings: &Settings) {
        if let [first, second] = settings.players.as_slice() {
            self.forfeits.add_pair(pair, [first, second]);
        }
        self.pairs.add_pair(pair.half_points());
        for (side_of_first, game) in Side::ALL.into_iter().zip(&pair.games) {
            self.by_side[side_of_first.index()].add_half_points(game.half_points);
            *self.reasons.entry(game.reason.clone()).or_default() += 1;
            self.plies += u64::from(game.plies);
            self.thinking = [0, 1].map(|player| self.thinking[player] + game.thinking[player]);
        }
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
