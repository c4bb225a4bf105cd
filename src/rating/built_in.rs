//! The opponents that are part of the program: the ten levels, and one that is even with somebody.

use ludarium_ai::{Level, PlayerRating, nearest_level};
use ludarium_record::Player;
use ludarium_rules::GameId;

/// An opponent that is part of the program.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BuiltIn {
    /// Whose name, portrait, style and sayings it has.
    pub character: Level,
    /// How strong it is.
    pub elo: f64,
    /// It is as strong as somebody, not as its character.
    pub is_even: bool,
}

impl BuiltIn {
    /// The opponent that plays for a player of a match; `None` for people, other programs and levels that there are not.
    #[must_use]
    pub fn of(game: GameId, player: &Player) -> Option<BuiltIn> {
        match *player {
            Player::Ai { level } => {
                Level::new(level).map(|character| BuiltIn { character, elo: character.elo(game), is_even: false })
            }
            Player::Even { rating } => Some(BuiltIn::even(game, f64::from(rating))),
            Player::Human { .. } | Player::Program { .. } => None,
        }
    }

    fn even(game: GameId, rating: f64) -> BuiltIn {
        let character = nearest_level(game, PlayerRating { rating, games: 1 });
        BuiltIn { character, elo: character.elo(game), is_even: true }
    }
}
