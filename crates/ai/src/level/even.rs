//! The even game: an opponent who is about as strong as the player has been lately.

use ludarium_rules::GameId;
use serde::{Deserialize, Serialize};

use super::{Level, Rating};

/// How strong a player has been in one game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Form {
    /// On the scale of [`Rating::elo`].
    pub rating: f64,
    /// The games that it rests on.
    pub games: u32,
}

impl Default for Form {
    /// Someone who has not played yet: a little above the weakest level.
    fn default() -> Form {
        Form { rating: Rating::OF_LEVEL_ONE + 100.0, games: 0 }
    }
}

impl Form {
    /// The form after a game against an opponent of that strength; `points` are 1 for a win, 0.5 for a draw, 0 for a
    /// loss. The first games count most, so that a strong player soon meets strong opponents.
    ///
    /// ```
    /// use ludarium_ai::Form;
    /// let before = Form::default();
    /// assert!(before.after_result(1.0, before.rating).rating > before.rating + 50.0);
    /// assert!(before.after_result(0.0, before.rating).rating < before.rating);
    /// ```
    #[must_use]
    pub fn after_result(self, points: f64, opponent: f64) -> Form {
        let expected = 1.0 / (1.0 + 10_f64.powf((opponent - self.rating) / 400.0));
        let step = 40.0 + 200.0 / (1.0 + f64::from(self.games) / 3.0);
        let rating = self.rating + step * (points.clamp(0.0, 1.0) - expected);
        Form { rating: rating.clamp(0.0, 4000.0), games: self.games.saturating_add(1) }
    }
}

/// The level whose measured strength in a game is nearest to a player's form.
#[must_use]
pub fn even(game: GameId, form: Form) -> Level {
    let distance = |level: &Level| (level.elo(game) - form.rating).abs();
    Level::all().min_by(|one, other| distance(one).total_cmp(&distance(other))).unwrap_or(Level::HIGHEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_meets_stronger_opponents_and_who_loses_weaker_ones() {
        for game in GameId::ALL {
            let mut form = Form::default();
            let first = even(game, form);
            for _ in 0..12 {
                form = form.after_result(1.0, even(game, form).elo(game));
            }
            let best = even(game, form);
            assert!(best.number() >= first.number() + 4, "{game}: {first} to {best}");
            for _ in 0..30 {
                form = form.after_result(0.0, even(game, form).elo(game));
            }
            assert_eq!(even(game, form).number(), 1, "{game}");
        }
    }

    #[test]
    fn a_player_settles_where_half_is_won() {
        // A player of exactly 1200 by the scale: the mean result is what the scale says.
        let mut form = Form::default();
        for _ in 0..60 {
            let opponent = even(GameId::Tress, form).elo(GameId::Tress);
            form = form.after_result(1.0 / (1.0 + 10_f64.powf((opponent - 1200.0) / 400.0)), opponent);
        }
        assert!((form.rating - 1200.0).abs() < 30.0, "{form:?}");
    }
}
