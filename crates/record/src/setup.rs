//! Who plays what, and how it starts.

use std::ops::RangeInclusive;

use ludarium_rules::{AnyPosition, GameId, Side, StartError, excerpt};

use crate::ClockSetting;

/// Everything that is agreed on before the first turn.
///
/// ```
/// use ludarium_record::{Player, Setup};
/// use ludarium_rules::{GameId, Side};
///
/// let ann = Player::Human { name: "Ann".to_owned() };
/// let setup = Setup::new(GameId::Tress, [ann, Player::Ai { level: 3 }]);
/// assert_eq!(setup.player(Side::Black).name(), "Level 3 AI");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game.
    pub game: GameId,
    /// Options with their values. Those left out have their defaults; a match fills them in ([`crate::Match::new`]).
    pub options: Vec<(String, String)>,
    /// The position text to start from; `None` is the game's own start.
    pub start: Option<String>,
    /// White, then Black.
    pub players: [Player; 2],
    /// The clocks; `None` is a match without.
    pub clock: Option<ClockSetting>,
    /// Whether the computer teaches: it says which turns of a person throw much away, and offers them again.
    pub teaches: bool,
}

impl Setup {
    /// The game's own start with the default options and no clocks.
    #[must_use]
    pub fn new(game: GameId, players: [Player; 2]) -> Setup {
        Setup { game, options: Vec::new(), start: None, players, clock: None, teaches: false }
    }

    /// Who plays a side.
    #[must_use]
    pub fn player(&self, side: Side) -> &Player {
        &self.players[side.index()]
    }

    /// Whether the computer may teach: a person plays against one of its levels. An even match is rated, and other
    /// programs say nothing.
    #[must_use]
    pub fn may_teach(&self) -> bool {
        let is_level = |player: &Player| matches!(player, Player::Ai { .. });
        let [white, black] = &self.players;
        (white.is_human() && is_level(black)) || (is_level(white) && black.is_human())
    }

    /// The position to start from, and this set-up with every option filled in.
    pub(crate) fn begin(self) -> Result<(Setup, AnyPosition), SetupError> {
        self.begin_round(0)
    }

    /// [`Setup::begin`] on a later board of the game's generator, unless there is a position text to start from.
    pub(crate) fn begin_round(mut self, round: u32) -> Result<(Setup, AnyPosition), SetupError> {
        for player in &self.players {
            player.check()?;
        }
        if let Some(clock) = self.clock {
            clock.check()?;
        }
        if self.teaches && !self.may_teach() {
            return Err(SetupError::NobodyTeaches);
        }
        let pairs: Vec<_> = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let position = match &self.start {
            None => AnyPosition::start_of_round(self.game, &pairs, round)?,
            Some(text) => AnyPosition::parse(self.game, text, &pairs)?,
        };
        self.options = position.options().into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        Ok((self, position))
    }
}

/// Who plays a side.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// A person.
    Human {
        /// The name as it is shown.
        name: String,
    },
    /// The computer.
    Ai {
        /// How well it plays, one of [`Player::LEVELS`].
        level: u8,
    },
    /// The computer, about as strong as somebody whom it is an even opponent of.
    Even {
        /// How strong, on the scale of ratings of the game, one of [`Player::RATINGS`].
        rating: u16,
    },
    /// Another program, which may be missing wherever the match is gone on with.
    Program {
        /// The name that the person at the computer has given it.
        name: String,
    },
}

impl Player {
    /// The levels at which the computer plays, from the weakest to the strongest.
    pub const LEVELS: RangeInclusive<u8> = 1..=10;

    /// The ratings that an even opponent may be asked for; it plays as near to it as it can.
    pub const RATINGS: RangeInclusive<u16> = 0..=4000;

    /// The longest name, in characters.
    pub const MAX_NAME: usize = 200;

    /// The name as it is shown, such as "Ann" or "Level 3 AI".
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Player::Human { name } | Player::Program { name } => name.clone(),
            Player::Ai { level } => format!("Level {level} AI"),
            Player::Even { rating } => format!("Even AI ({rating})"),
        }
    }

    /// Whether a person plays.
    #[must_use]
    pub fn is_human(&self) -> bool {
        matches!(self, Player::Human { .. })
    }

    pub(crate) fn check(&self) -> Result<(), SetupError> {
        match *self {
            Player::Ai { level } if !Player::LEVELS.contains(&level) => Err(SetupError::Level { level }),
            Player::Even { rating } if !Player::RATINGS.contains(&rating) => Err(SetupError::Rating { rating }),
            Player::Human { ref name } | Player::Program { ref name }
                if name.chars().nth(Player::MAX_NAME).is_some() =>
            {
                Err(SetupError::LongName { name: excerpt(name).to_string() })
            }
            _ => Ok(()),
        }
    }
}

/// Why a match cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// An option, its value or the position text is refused.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The computer has no such level.
    #[error("there is no level {level}: the levels are {} to {}", Player::LEVELS.start(), Player::LEVELS.end())]
    Level {
        /// What was asked for.
        level: u8,
    },
    /// Nobody has such a rating.
    #[error("there is no rating {rating}: ratings are {} to {}", Player::RATINGS.start(), Player::RATINGS.end())]
    Rating {
        /// What was asked for.
        rating: u16,
    },
    /// A name that nobody could read.
    #[error("\"{name}\" is too long: names have at most {} characters", Player::MAX_NAME)]
    LongName {
        /// Its beginning.
        name: String,
    },
    /// Teaching is for a match of a person against a level.
    #[error("the computer teaches only a person who plays against one of its levels")]
    NobodyTeaches,
    /// The clocks cannot be set so.
    #[error(transparent)]
    Clock(#[from] crate::ClockError),
}
