//! The levels that people choose from.

mod even;
mod opponents;
mod params;
mod play;
mod player_rating;
mod style;
mod table;

use std::fmt;

pub use even::EvenOpponent;
pub use params::{LevelParams, Strength};
pub use player_rating::{PlayerRating, nearest_level, shown_points};
pub use style::Style;
pub use table::{LevelTable, Rating, Reference, Row};

use ludarium_rules::GameId;

use crate::{Limits, SearchConfig};
use opponents::{OPPONENTS, Opponent};

/// A strength of the computer player, with a character. Weaker levels search fewer positions, overlook more turns, and
/// evaluate less exactly.
///
/// ```
/// use ludarium_ai::Level;
/// let level = Level::new(10).expect("levels 1 to 10");
/// assert_eq!((level.number(), level.name()), (10, "Magister"));
/// assert!(Level::new(11).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

impl TryFrom<u8> for Level {
    type Error = LevelError;

    fn try_from(number: u8) -> Result<Level, LevelError> {
        Level::new(number).ok_or_else(|| LevelError { text: number.to_string() })
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.number()
    }
}

/// A text that is no level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{text}\" is no level: levels are whole numbers from 1 to {}", Level::COUNT)]
pub struct LevelError {
    /// The text.
    pub text: String,
}

impl Level {
    /// How much worse than 0 a draw by repetition or lack of progress is to an opponent, in hundredths of the game's
    /// smallest piece.
    pub const CONTEMPT: i32 = 30;

    /// Whether an opponent misjudges a position in the same way for a whole match, or anew at every turn.
    pub const ERRS_CONSISTENTLY: bool = true;

    /// The weakest level that plays endings by tables.
    pub const TABLES_FROM: u8 = Level::COUNT;

    /// The weakest level that begins by the opening book.
    pub const BOOK_FROM: u8 = 4;

    /// The number of levels; they are 1 to this.
    pub const COUNT: u8 = opponents::COUNT;

    /// The weakest level.
    pub const LOWEST: Level = Level(1);

    /// The strongest level.
    pub const HIGHEST: Level = Level(Level::COUNT);

    /// The level of that number.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::COUNT).contains(&number).then_some(Level(number))
    }

    /// Every level, the weakest first.
    pub fn all() -> impl ExactSizeIterator<Item = Level> {
        (0..Level::COUNT).map(|index| Level(index + 1))
    }

    /// The number, from 1.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// The name of the opponent.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.opponent().name
    }

    /// One sentence for players on what to expect.
    #[must_use]
    pub fn description(self) -> &'static str {
        self.opponent().description
    }

    /// What the opponent says before a match.
    #[must_use]
    pub fn greeting(self) -> &'static str {
        self.opponent().greeting
    }

    /// What the opponent says after a match that it has won, lost or drawn (`None`).
    #[must_use]
    pub fn last_words(self, won: Option<bool>) -> &'static str {
        let [win, loss, draw] = self.opponent().last_words;
        match won {
            Some(true) => win,
            Some(false) => loss,
            None => draw,
        }
    }

    /// The playing style of the opponent.
    #[must_use]
    pub fn style(self) -> Style {
        self.opponent().style
    }

    /// How strong the level has been measured to be in a game; `None` if it has not been measured.
    #[must_use]
    pub fn rating(self, game: GameId) -> Option<Rating> {
        self.row(game).rating
    }

    /// The strength of the level in a game, in Elo points: as measured, or as intended where it has not been measured.
    #[must_use]
    pub fn elo(self, game: GameId) -> f64 {
        let intended = Rating::OF_GREEDY + 180.0 * (f64::from(self.0) - 3.0);
        self.rating(game).map_or(intended, |rating| rating.elo)
    }

    /// The search parameters of the level in a game.
    #[must_use]
    pub fn params(self, game: GameId) -> LevelParams {
        self.row(game).params
    }

    /// The place of the level on the line of a game.
    #[must_use]
    pub fn strength(self, game: GameId) -> Strength {
        Strength::new(self.params(game).strength)
    }

    /// The limits of a turn of this level ([`Strength::limits`]).
    #[must_use]
    pub fn limits(self, game: GameId) -> Limits {
        self.strength(game).limits(game)
    }

    /// The seed of the errors of judgement, of the seeds of the match and of the turn.
    pub(crate) fn noise_seed(of_match: u64, of_turn: u64) -> u64 {
        if Level::ERRS_CONSISTENTLY { of_match } else { of_turn }
    }

    /// The configuration of a search at this level for somebody without a side; `limits` replace the level's own. The
    /// seed chooses the oversights and errors of judgement, and among equally good turns.
    #[must_use]
    pub fn config(self, game: GameId, limits: Option<Limits>, seed: u64) -> SearchConfig {
        let tables = self.0 >= Level::TABLES_FROM;
        SearchConfig { tables, ..self.strength(game).config(game, self.style(), limits, seed) }
    }

    fn opponent(self) -> &'static Opponent {
        &OPPONENTS[usize::from(self.0 - 1)]
    }

    fn row(self, game: GameId) -> Row {
        LevelTable::of(game).levels[usize::from(self.0 - 1)]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl std::str::FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Level, LevelError> {
        let error = || LevelError { text: text.to_owned() };
        text.parse().ok().and_then(Level::new).ok_or_else(error)
    }
}
