//! The rating of a person in a game, and the level that is about as strong.

use std::ops::RangeInclusive;

use ludarium_rules::GameId;
use serde::{Deserialize, Serialize};

use super::{Level, Rating};

/// How strong a person has been in one game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayerRating {
    /// On the scale of [`Rating::elo`].
    pub rating: f64,
    /// The games counted.
    pub games: u32,
}

impl Default for PlayerRating {
    /// Before the first game: like somebody who plays for the first day.
    fn default() -> PlayerRating {
        PlayerRating { rating: Rating::OF_GREEDY, games: 0 }
    }
}

impl PlayerRating {
    /// The ratings that there are. In some games the weakest level is below 0.
    pub const RANGE: RangeInclusive<f64> = -1000.0..=4000.0;

    /// Whether it is a rating that a person may have.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        PlayerRating::RANGE.contains(&self.rating)
    }

    /// The rating after a game against an opponent of that strength; `points` are 1 for a win, 0.5 for a draw, 0 for a
    /// loss. The first games count most, so that a strong player soon meets strong opponents.
    ///
    /// ```
    /// use ludarium_ai::PlayerRating;
    /// let before = PlayerRating::default();
    /// assert!(before.after_result(1.0, before.rating).rating > before.rating + 50.0);
    /// assert!(before.after_result(0.0, before.rating).rating < before.rating);
    /// ```
    #[must_use]
    pub fn after_result(self, points: f64, opponent: f64) -> PlayerRating {
        let expected = 1.0 / (1.0 + 10_f64.powf((opponent - self.rating) / 400.0));
        let step = 50.0 + 300.0 / (1.0 + f64::from(self.games) / 4.0);
        let rating = self.rating + step * (points.clamp(0.0, 1.0) - expected);
        PlayerRating {
            rating: rating.clamp(*PlayerRating::RANGE.start(), *PlayerRating::RANGE.end()),
            games: self.games.saturating_add(1),
        }
    }
}

/// The level whose measured strength in a game is nearest to a person's rating.
#[must_use]
pub fn nearest_level(game: GameId, rating: PlayerRating) -> Level {
    nearest_to(game, rating.rating)
}

/// The level whose measured strength in a game is nearest to a rating.
pub(super) fn nearest_to(game: GameId, rating: f64) -> Level {
    let distance = |level: &Level| (level.elo(game) - rating).abs();
    Level::all().min_by(|one, other| distance(one).total_cmp(&distance(other))).unwrap_or(Level::HIGHEST)
}

/// What the lowest level has on the scale that players see.
const SHOWN_FOR_LOWEST: f64 = 400.0;

/// A strength in Elo points, of a level, a player or a puzzle, on the scale that players see: in every game the lowest level
/// has 400 there, a step above it is as long as it was measured, and whatever is weaker has less, but never nothing.
///
/// ```
/// use ludarium_ai::{Level, shown_points};
/// use ludarium_rules::GameId;
/// let wren = Level::LOWEST.elo(GameId::Trees);
/// assert_eq!([wren, wren + 270.0].map(|elo| shown_points(GameId::Trees, elo)), [400.0, 670.0]);
/// assert!((1.0..200.0).contains(&shown_points(GameId::Trees, wren - 1000.0)));
/// ```
#[must_use]
pub fn shown_points(game: GameId, elo: f64) -> f64 {
    let above = elo - Level::LOWEST.elo(game);
    // Both halves meet with the same slope, so that a change near the lowest level is as large as it was measured.
    if above >= 0.0 { SHOWN_FOR_LOWEST + above } else { SHOWN_FOR_LOWEST * (above / SHOWN_FOR_LOWEST).exp() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_meet_stronger_opponents_and_losers_weaker_ones() {
        for game in GameId::ALL {
            let mut player = PlayerRating::default();
            let first = nearest_level(game, player);
            for _ in 0..12 {
                player = player.after_result(1.0, nearest_level(game, player).elo(game));
            }
            let best = nearest_level(game, player);
            assert!(best.number() >= first.number() + 4, "{game}: {first} to {best}");
            for _ in 0..80 {
                player = player.after_result(0.0, nearest_level(game, player).elo(game));
            }
            assert_eq!(nearest_level(game, player).number(), 1, "{game}");
        }
    }

    #[test]
    fn the_scale_that_players_see_begins_at_400_and_rises() {
        for game in GameId::ALL {
            let shown: Vec<f64> = Level::all().map(|level| shown_points(game, level.elo(game))).collect();
            assert_eq!(shown[0], 400.0, "{game}");
            assert!(shown.is_sorted_by(|less, more| less < more), "{game}: {shown:?}");
            let strengths = (-1000..4000).map(|elo| shown_points(game, elo.into()));
            assert!(strengths.is_sorted_by(|less, more| 0.0 < *less && less < more), "{game}");
        }
    }

    #[test]
    fn every_level_can_be_met() {
        for game in GameId::ALL {
            for level in Level::all() {
                let rating = level.elo(game);
                assert!(PlayerRating { rating, games: 1 }.is_valid(), "{game} {level}: {rating}");
            }
        }
        for rating in [f64::NAN, f64::INFINITY, -1001.0, 4001.0] {
            assert!(!PlayerRating { rating, games: 1 }.is_valid(), "{rating}");
        }
    }

    #[test]
    fn a_rating_converges_to_the_strength_of_the_player() {
        // A player of exactly 1200 by the scale: the mean result is what the scale says.
        let mut player = PlayerRating::default();
        for _ in 0..60 {
            let opponent = nearest_level(GameId::Tress, player).elo(GameId::Tress);
            player = player.after_result(1.0 / (1.0 + 10_f64.powf((opponent - 1200.0) / 400.0)), opponent);
        }
        assert!((player.rating - 1200.0).abs() < 30.0, "{player:?}");
    }
}
