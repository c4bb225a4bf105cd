//! Scores as chances: what the side to move may expect of a game, from 0 (lost) over 0.5 (even, or a draw) to 1 (won).

mod curves;

use ludarium_rules::GameId;

use crate::Score;

/// A logistic curve from values of the search to expected results, fitted to games of the engine against itself by
/// `ludarium-workshop chance`; where most of these are drawn, to the chance that a side wins if one does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve {
    /// How many hundredths of the game's smallest piece multiply the odds of winning by e.
    pub scale: f32,
    /// The standard error of the scale, clustered by games.
    pub error: f32,
}

impl Curve {
    /// The curve of a game.
    #[must_use]
    pub const fn of(game: GameId) -> Curve {
        match game {
            GameId::Tress => curves::tress::CURVE,
            GameId::Trees => curves::trees::CURVE,
            GameId::Tribun => curves::tribun::CURVE,
            GameId::Gess => curves::gess::CURVE,
            GameId::GoChess => curves::go_chess::CURVE,
            GameId::Treason => curves::treason::CURVE,
            GameId::TroopChess => curves::troop_chess::CURVE,
        }
    }

    /// What a side may expect by a score for it, from 0 to 1.
    ///
    /// ```
    /// use ludarium_ai::{Curve, Score};
    /// use ludarium_rules::GameId;
    /// let curve = Curve::of(GameId::Tress);
    /// assert_eq!(curve.chance(Score::Centi(0)), 0.5);
    /// assert!(curve.chance(Score::Centi(300)) > 0.6 && curve.chance(Score::Centi(-300)) < 0.4);
    /// assert_eq!(curve.chance(Score::LossIn(2)), 0.0);
    /// ```
    #[must_use]
    pub fn chance(self, score: Score) -> f32 {
        match score {
            Score::WinIn(_) => 1.0,
            Score::LossIn(_) => 0.0,
            Score::Centi(centi) => 1.0 / (1.0 + (-(centi as f32) / self.scale).exp()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_share_one_point_and_more_is_better() {
        for game in GameId::ALL {
            let curve = Curve::of(game);
            let chances = [-4000, -900, -31, 0, 77, 4000].map(|centi| {
                let (own, other) = (curve.chance(Score::Centi(centi)), curve.chance(Score::Centi(-centi)));
                assert!((own + other - 1.0).abs() < 1e-5, "{game}: {centi}");
                own
            });
            assert!(chances.is_sorted_by(|less, more| less < more), "{game}: {chances:?}");
            assert_eq!((curve.chance(Score::WinIn(9)), curve.chance(Score::LossIn(2))), (1.0, 0.0));
        }
    }

    #[test]
    fn every_curve_is_known_well_enough() {
        for game in GameId::ALL {
            let Curve { scale, error } = Curve::of(game);
            assert!(scale > 0.0 && error > 0.0 && error < 0.35 * scale, "{game}: {scale} ± {error}");
        }
    }
}
