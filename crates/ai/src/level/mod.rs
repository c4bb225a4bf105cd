//! The levels that people choose from.

mod params;
mod player_rating;
mod style;
mod table;

use std::fmt;
use std::time::Duration;

pub use params::LevelParams;
pub use player_rating::{PlayerRating, nearest_level};
pub use style::Style;
pub use table::{LevelTable, Rating, Row};

use ludarium_rules::GameId;

use crate::{Features, Limits, Method, SearchConfig};

/// A strength of the computer player. Weaker levels search fewer positions and evaluate them less exactly; none plays
/// random turns.
///
/// ```
/// use ludarium_ai::Level;
/// let level = Level::new(10).expect("levels 1 to 10");
/// assert_eq!((level.number(), level.name()), (10, "Magister"));
/// assert!(Level::new(11).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Level(u8);

/// A text that is no level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{text}\" is no level: levels are whole numbers from 1 to {}", Level::COUNT)]
pub struct LevelError {
    /// The text.
    pub text: String,
}

/// The opponent of a level, the same in every game.
struct Opponent {
    name: &'static str,
    style: Style,
    description: &'static str,
}

const OPPONENTS: [Opponent; Level::COUNT as usize] = [
    opponent("Wren", Style::Builder, "Plays by feel and looks hardly past the next turn. For a first game."),
    opponent("Bram", Style::Attacker, "Runs at you without looking back, but never misses a win in one."),
    opponent("Tilly", Style::Trickster, "Likes a muddle, and is often the one who gets lost in it."),
    opponent("Osric", Style::Builder, "Patient and tidy. Punishes what is left standing loose."),
    opponent("Maud", Style::Attacker, "Counts exchanges to their end, then makes them."),
    opponent("Fenn", Style::Trickster, "Leaves doors open on purpose; look twice before you walk through."),
    opponent("Hilda", Style::Builder, "Gives nothing away and waits for you to do so."),
    opponent("Corvin", Style::Attacker, "Sees an attack coming long before you do, mostly his own."),
    opponent("Ysolde", Style::Trickster, "Finds the one turn that you did not consider."),
    opponent("Magister", Style::AllRound, "Has no favourite way to win. Takes whichever you leave."),
];

/// How much worse than 0 a draw by repetition or lack of progress is to an opponent, in hundredths of the game's
/// smallest piece.
const CONTEMPT: i32 = 30;

const fn opponent(name: &'static str, style: Style, description: &'static str) -> Opponent {
    Opponent { name, style, description }
}

impl Level {
    /// The number of levels; they are 1 to this.
    pub const COUNT: u8 = 10;

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
        let intended = Rating::OF_LEVEL_ONE + 150.0 * f64::from(self.0 - 1);
        self.rating(game).map_or(intended, |rating| rating.elo)
    }

    /// The search parameters of the level in a game.
    #[must_use]
    pub fn params(self, game: GameId) -> LevelParams {
        self.row(game).params
    }

    /// The limits of a turn of this level. The nodes are the limit in ordinary play; the time is for slow machines.
    #[must_use]
    pub fn limits(self, game: GameId) -> Limits {
        let millis = match self.0 {
            1..=4 => 250,
            5..=9 => 1500,
            _ => 2800,
        };
        Limits { time: Some(Duration::from_millis(millis)), nodes: Some(self.params(game).nodes), depth: None }
    }

    /// The configuration of a search at this level; `limits` replace the level's own.
    #[must_use]
    pub fn config(self, game: GameId, limits: Option<Limits>, seed: u64) -> SearchConfig {
        let params = self.params(game);
        SearchConfig {
            method: Method::AlphaBeta,
            limits: limits.unwrap_or_else(|| self.limits(game)),
            features: Features::STRONG,
            table_bytes: params.table_bytes(),
            noise: params.noise,
            seed,
            weights: self.style().weights(game, params.strength),
            no_progress_plies: 0,
            contempt: CONTEMPT,
            threads: 1,
            avoid_loss_in_one: true,
            stop_when_forced: limits.is_none(),
        }
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
