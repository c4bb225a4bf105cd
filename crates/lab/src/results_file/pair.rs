//! What is kept of a pair of games.

use serde::{Deserialize, Serialize};

use crate::matches::results::{self, FinishedGame};
use crate::matches::thinking_time::ThinkingTime;
use ludarium_rules::Side;

/// A pair of games from one opening. The first player has White in the first game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairRecord {
    /// Its number in the schedule, from 0.
    pub number: u32,
    /// The games.
    pub games: [GameRecord; 2],
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameRecord {
    /// The half points of the first player: 2 for a win, 1 for a draw, 0.
    pub half_points: u8,
    /// Why the game ended, in one word.
    pub reason: String,
    /// The length of the game, the opening included.
    pub plies: u32,
    /// How long the first and the second player have thought.
    pub thinking: [ThinkingTime; 2],
    /// Why the loser has lost, if it is a program that has failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

impl PairRecord {
    /// What is kept of these games.
    pub fn new(number: u32, games: &[FinishedGame; 2]) -> PairRecord {
        let [first, second] = games;
        PairRecord { number, games: [GameRecord::new(Side::White, first), GameRecord::new(Side::Black, second)] }
    }

    /// The half points of the first player, 4 at most.
    pub fn half_points(&self) -> usize {
        self.games.iter().map(|game| usize::from(game.half_points)).sum()
    }

    /// Whether a game could have these numbers. The turn with which a player oversteps the time is thought about and not
    /// played.
    pub fn is_possible(&self) -> bool {
        self.games.iter().all(|game| {
            let fault = game.fault.as_ref();
            let has_loser = game.half_points != 1;
            let is_fault_possible =
                fault.is_none_or(|why| has_loser && why.chars().count() <= results::MOST_FAULT_CHARS);
            game.half_points <= 2
                && is_fault_possible
                && game.thinking.iter().all(|time| time.turns <= game.plies.saturating_add(1))
        })
    }
}

impl GameRecord {
    fn new(side_of_first: Side, game: &FinishedGame) -> GameRecord {
        GameRecord {
            half_points: game.result.winner.map_or(1, |winner| if winner == side_of_first { 2 } else { 0 }),
            reason: game.fault.as_ref().map_or(game.result.reason.word(), |_| results::FORFEIT).to_owned(),
            plies: u32::try_from(game.plies).unwrap_or(u32::MAX),
            thinking: game.thinking,
            fault: game.fault.clone(),
        }
    }
}
