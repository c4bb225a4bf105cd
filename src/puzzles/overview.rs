//! What the player should know before choosing a puzzle.

use ludarium_learn::puzzles::{Catalogue, Day, PlayerRating, Progress};
use ludarium_rules::GameId;

/// How the player stands in the puzzles of a game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Overview {
    /// The player's rating.
    pub rating: PlayerRating,
    /// How many were solved at the first try and without help.
    pub solved: u32,
    /// How many were not.
    pub failed: u32,
    /// How many wait to come back today.
    pub due: usize,
    /// Whether the puzzle of the day has been tried.
    pub is_daily_done: bool,
}

impl Overview {
    /// The overview of a game.
    #[must_use]
    pub fn of(game: GameId, catalogue: &Catalogue, progress: &Progress, today: Day) -> Overview {
        let Some(player) = progress.get(game) else { return Overview::default() };
        Overview {
            rating: player.rating,
            solved: player.solved,
            failed: player.failed,
            due: player.reviews.due(today).filter(|id| catalogue.find(*id).is_some()).count(),
            is_daily_done: player.daily == Some(today),
        }
    }
}
