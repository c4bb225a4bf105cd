//! A player's rating in the puzzles of a game.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use super::PuzzleRating;

/// How much a rating may swing from puzzle to puzzle without much reason: Glickman's constant for steady players.
const TAU: f64 = 0.5;

/// The most that a puzzle adds to a rating, and takes from one.
const MOST_GAIN: f64 = 100.0;
const MOST_LOSS: f64 = 50.0;

/// A rating whose deviation is larger is only a first guess.
const PROVISIONAL: f64 = 110.0;

/// A player's Glicko-2 rating in the puzzles of a game, in the Elo points of the levels. The ratings of puzzles never move.
///
/// ```
/// use ludarium_learn::puzzles::{PlayerRating, PuzzleRating};
/// let puzzle = PuzzleRating { elo: 1200, error: 80 };
/// let rating = PlayerRating::default().after(puzzle, true);
/// assert!(rating.elo > PlayerRating::default().elo && rating.deviation < PlayerRating::default().deviation);
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayerRating {
    /// The rating, from 0 to 5000.
    pub elo: f64,
    /// Its standard deviation, from 30 to 350.
    pub deviation: f64,
    /// How steadily the player plays, from 0.01 to 0.1.
    pub volatility: f64,
}

impl Default for PlayerRating {
    /// Of somebody who has not solved a puzzle yet: a little above the weakest level, and not known well.
    fn default() -> PlayerRating {
        PlayerRating { elo: 900.0, deviation: 350.0, volatility: 0.06 }
    }
}

impl PlayerRating {
    /// Whether the rating is only a first guess.
    #[must_use]
    pub fn is_provisional(&self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// The rating after a puzzle that was solved or not. One puzzle never moves it far, and one that was not solved costs
    /// a newcomer little.
    #[must_use]
    pub fn after(self, puzzle: PuzzleRating, solved: bool) -> PlayerRating {
        let player = self.checked();
        let own = Glicko2Rating { rating: player.elo, deviation: player.deviation, volatility: player.volatility };
        let other = Glicko2Rating {
            rating: f64::from(puzzle.elo),
            deviation: f64::from(puzzle.error),
            volatility: PlayerRating::default().volatility,
        };
        let outcome = if solved { Outcomes::WIN } else { Outcomes::LOSS };
        let (next, _) = glicko2(&own, &other, &outcome, &Glicko2Config { tau: TAU, ..Glicko2Config::default() });
        let elo = player.elo + (next.rating - player.elo).clamp(-MOST_LOSS, MOST_GAIN);
        PlayerRating { elo, deviation: next.deviation, volatility: next.volatility }.checked()
    }

    /// The same within the bounds; a number that is none becomes that of a new player.
    #[must_use]
    pub fn checked(self) -> PlayerRating {
        let new = PlayerRating::default();
        let within = |number: f64, low: f64, high: f64, otherwise: f64| {
            if number.is_finite() { number.clamp(low, high) } else { otherwise }
        };
        PlayerRating {
            elo: within(self.elo, 0.0, 5000.0, new.elo),
            deviation: within(self.deviation, 30.0, 350.0, new.deviation),
            volatility: within(self.volatility, 0.01, 0.1, new.volatility),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of Glickman's paper, one game at a time: a win against somebody weaker, who is well known.
    #[test]
    fn a_game_moves_the_rating_as_glicko_2_says() {
        let player = PlayerRating { elo: 1500.0, deviation: 200.0, volatility: 0.06 };
        let after = player.after(PuzzleRating { elo: 1400, error: 30 }, true);
        // By hand: g = 0.9955, E = 0.6395, v = 4.3750, new deviation 175.2, new rating 1563.4.
        assert!((after.elo - 1563.4).abs() < 1.0 && (after.deviation - 175.2).abs() < 1.0, "{after:?}");
    }

    #[test]
    fn the_rating_goes_where_a_player_solves_half() {
        let mut rating = PlayerRating::default();
        for number in 0..200 {
            rating = rating.after(PuzzleRating { elo: 1400, error: 60 }, number % 2 == 0);
        }
        assert!((1350.0..1450.0).contains(&rating.elo) && rating.deviation < 80.0, "{rating:?}");
    }

    #[test]
    fn three_puzzles_do_not_make_a_beginner_hopeless() {
        let mut rating = PlayerRating::default();
        for _ in 0..3 {
            rating = rating.after(PuzzleRating { elo: 900, error: 60 }, false);
            assert!(rating.is_provisional());
        }
        assert!((750.0..850.0).contains(&rating.elo), "{rating:?}");
        let lucky = PlayerRating::default().after(PuzzleRating { elo: 2500, error: 60 }, true);
        assert!(lucky.elo <= 1000.0, "{lucky:?}");
    }

    #[test]
    fn nonsense_is_put_right() {
        let rating = PlayerRating { elo: f64::NAN, deviation: -3.0, volatility: f64::INFINITY };
        let expected = PlayerRating { deviation: 30.0, ..PlayerRating::default() };
        assert_eq!(rating.checked(), expected);
        assert!(rating.after(PuzzleRating { elo: 9999, error: 0 }, true).elo <= 5000.0);
    }
}
