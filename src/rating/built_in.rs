//! The opponents that are part of the program: the ten levels, and one that is even with somebody.

use ludarium_ai::{EvenOpponent, Level, Strength};
use ludarium_record::Player;
use ludarium_rules::GameId;

/// An opponent that is part of the program.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BuiltIn {
    /// Whose name, portrait, style and sayings it has.
    pub character: Level,
    /// How strong it plays.
    pub strength: Strength,
    /// Its rating, in Elo points.
    pub elo: f64,
    /// It is as strong as somebody, not as its character.
    pub is_even: bool,
}

impl BuiltIn {
    /// The opponent that plays for a player of a match; `None` for people, other programs and levels that there are not.
    #[must_use]
    pub fn of(game: GameId, player: &Player) -> Option<BuiltIn> {
        match *player {
            Player::Ai { level } => Level::new(level).map(|level| BuiltIn::level(game, level)),
            Player::Even { rating } => Some(BuiltIn::even(game, f64::from(rating))),
            Player::Human { .. } | Player::Program { .. } => None,
        }
    }

    fn level(game: GameId, level: Level) -> BuiltIn {
        BuiltIn { character: level, strength: level.strength(game), elo: level.elo(game), is_even: false }
    }

    fn even(game: GameId, rating: f64) -> BuiltIn {
        let EvenOpponent { character, strength, elo } = EvenOpponent::of(game, rating);
        BuiltIn { character, strength, elo, is_even: true }
    }
}
