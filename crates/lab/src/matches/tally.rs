//! Adding up the games of a match.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Add;
use std::time::Duration;

use ludarium_rules::Side;
use serde::{Deserialize, Serialize};

use super::game::Finished;

/// The games so far.
#[derive(Default)]
pub struct Tally {
    /// The first player's results as White and as Black.
    pub by_side: [Results; 2],
    /// How often games ended for which reason.
    pub reasons: BTreeMap<String, u32>,
    /// The plies of all games.
    pub plies: usize,
}

/// Results from the first player's view.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Results {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

/// The time that a player has thought.
#[derive(Clone, Copy, Default)]
pub struct Clock {
    /// The turns chosen.
    pub turns: u32,
    total: Duration,
    /// The longest time for one turn.
    pub longest: Duration,
}

impl Tally {
    /// Adds a game in which the first player had that side.
    pub fn add(&mut self, first_plays: Side, game: &Finished) {
        self.by_side[first_plays.index()].count(first_plays, game.result.winner);
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

impl Results {
    /// Adds a game of whoever has that side.
    pub fn count(&mut self, side: Side, winner: Option<Side>) {
        match winner {
            Some(winner) if winner == side => self.wins += 1,
            Some(_) => self.losses += 1,
            None => self.draws += 1,
        }
    }

    /// The number of games.
    pub fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The points won, of those that were to be won; 0.5 if there was no game.
    pub fn score(self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(games),
        }
    }
}

impl Add for Results {
    type Output = Results;

    fn add(self, other: Results) -> Results {
        Results { wins: self.wins + other.wins, draws: self.draws + other.draws, losses: self.losses + other.losses }
    }
}

impl fmt::Display for Results {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{} ={} -{}", self.wins, self.draws, self.losses)
    }
}

impl Clock {
    /// Adds the time of one turn.
    pub fn add(&mut self, time: Duration) {
        self.turns += 1;
        self.total += time;
        self.longest = self.longest.max(time);
    }

    /// The mean time for a turn.
    pub fn mean(&self) -> Duration {
        self.total / self.turns.max(1)
    }

    /// The mean time for a turn, if there was one.
    pub fn mean_so_far(&self) -> Option<Duration> {
        (self.turns > 0).then(|| self.mean())
    }
}
