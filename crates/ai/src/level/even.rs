//! An opponent exactly as strong as a player.

use ludarium_rules::GameId;

use super::player_rating::nearest_to;
use super::{Level, LevelTable, Strength};

/// The opponent of an even game: as strong as the player's own rating, between two levels, with the character of the
/// nearest one.
///
/// ```
/// use ludarium_ai::{EvenOpponent, Request};
/// use ludarium_rules::{AnyPosition, GameId};
/// let opponent = EvenOpponent::of(GameId::Gess, 1010.0);
/// assert_eq!(opponent.elo, 1010.0);
/// let start = AnyPosition::start(GameId::Gess, &[]).expect("the defaults are valid");
/// let request = Request { strength: Some(opponent.strength), ..Request::new(start, opponent.character) };
/// # assert!(request.strength > Some(ludarium_ai::Strength::WEAKEST));
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EvenOpponent {
    /// Whose name, style and sayings it has.
    pub character: Level,
    /// How strong it plays.
    pub strength: Strength,
    /// Its rating: the player's own, or that of the weakest or strongest level where the player is outside of them.
    pub elo: f64,
}

impl EvenOpponent {
    /// The opponent for a player's rating in a game ([`PlayerRating::rating`](crate::PlayerRating)), in Elo points.
    #[must_use]
    pub fn of(game: GameId, rating: f64) -> EvenOpponent {
        let (lowest, highest) = (Level::LOWEST.elo(game), Level::HIGHEST.elo(game));
        let elo = if rating > lowest { rating.min(highest) } else { lowest };
        let strength = LevelTable::of(game).strength_at(elo);
        EvenOpponent { character: nearest_to(game, elo), strength, elo }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(game: GameId, rating: f64) -> EvenOpponent {
        EvenOpponent::of(game, rating)
    }

    #[test]
    fn the_opponent_grows_with_the_player_without_steps() {
        for game in GameId::ALL {
            let opponents: Vec<_> = (0..400).map(|step| at(game, f64::from(step) * 10.0)).collect();
            assert!(opponents.windows(2).all(|pair| pair[0].strength <= pair[1].strength), "{game}");
            let longest = opponents.windows(2).map(|pair| pair[1].strength.get() - pair[0].strength.get());
            assert!(longest.fold(0.0, f64::max) < 0.05, "{game}");
            assert!(opponents.windows(2).all(|pair| pair[0].character <= pair[1].character), "{game}");
        }
    }

    #[test]
    fn a_player_as_strong_as_a_level_meets_that_level() {
        for game in GameId::ALL {
            for level in Level::all() {
                let opponent = at(game, level.elo(game));
                assert_eq!(opponent.character, level, "{game}");
                let distance = (opponent.strength.get() - level.params(game).strength).abs();
                assert!(distance < 1e-9, "{game} {level}: {opponent:?}");
            }
        }
    }

    #[test]
    fn players_beyond_the_levels_meet_the_first_or_the_last() {
        for game in GameId::ALL {
            assert_eq!(at(game, -500.0).character, Level::LOWEST, "{game}");
            assert_eq!(at(game, f64::NAN).character, Level::LOWEST, "{game}");
            assert_eq!(at(game, 9000.0).strength.get(), Level::HIGHEST.params(game).strength, "{game}");
        }
    }
}
