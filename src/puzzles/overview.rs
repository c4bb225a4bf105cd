//! What the player should know before choosing a puzzle.

use ludarium_learn::puzzles::{Catalogue, Day, PlayerRating, Progress, PuzzleId};
use ludarium_rules::GameId;

use super::Mistakes;

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
    /// How many mistakes of one's own are to be learned from.
    pub mistakes: usize,
    /// How many there are, those that were solved included.
    pub all_mistakes: usize,
}

impl Overview {
    /// The overview of a game.
    #[must_use]
    pub fn of(
        game: GameId,
        catalogue: &Catalogue,
        mistakes: &Mistakes,
        (progress, today): (&Progress, Day),
    ) -> Overview {
        let counted =
            Overview { mistakes: mistakes.unsolved(game), all_mistakes: mistakes.count(game), ..Overview::default() };
        let Some(player) = progress.get(game) else { return counted };
        let is_there = |id: &PuzzleId| catalogue.find(*id).is_some() || mistakes.find(game, *id).is_some();
        Overview {
            rating: player.rating,
            solved: player.solved,
            failed: player.failed,
            due: player.reviews.due(today).filter(is_there).count(),
            is_daily_done: player.daily == Some(today),
            ..counted
        }
    }
}
