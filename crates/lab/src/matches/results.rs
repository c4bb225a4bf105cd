//! The result of one game, and of many.

use std::fmt;
use std::ops::Add;

use ludarium_record::MatchResult;
use ludarium_record::study::Study;
use ludarium_rules::Side;
use serde::{Deserialize, Serialize};

use super::thinking_time::ThinkingTime;

/// The word by which games lost by forfeit are counted among the endings.
pub const FORFEIT: &str = "forfeit";

/// The most characters that are kept of why a program has lost by forfeit.
pub const MOST_FAULT_CHARS: usize = 500;

/// A game that is over.
#[derive(Debug)]
pub struct FinishedGame {
    /// Who has won and why.
    pub result: MatchResult,
    /// Its length, the opening included.
    pub plies: usize,
    /// How long the first and the second player have thought.
    pub thinking: [ThinkingTime; 2],
    /// The game itself, with what the players thought of it.
    pub written: Study,
    /// Why the loser has lost, if it is a program that has failed.
    pub fault: Option<String>,
}

/// Results from one player's point of view.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Results {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Results {
    /// Adds a game of the player who had `side`.
    pub fn add_game(&mut self, side: Side, winner: Option<Side>) {
        match winner {
            Some(winner) if winner == side => self.wins += 1,
            Some(_) => self.losses += 1,
            None => self.draws += 1,
        }
    }

    /// Adds a game in which the player has won so many half points.
    pub fn add_half_points(&mut self, half_points: u8) {
        match half_points {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
    }

    /// The results from the other player's point of view.
    pub fn reversed(self) -> Results {
        Results { wins: self.losses, draws: self.draws, losses: self.wins }
    }

    /// The number of games.
    pub fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points that the player has won, from 0 to 1; 0.5 if there was no game.
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
