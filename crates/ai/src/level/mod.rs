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

use crate::{Contempt, Features, Limits, Method, SearchConfig, Tuning};

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

/// The opponent of a level, the same in every game: all that it is called and says.
struct Opponent {
    name: &'static str,
    style: Style,
    description: &'static str,
    greeting: &'static str,
    /// What it says when it has won, lost or drawn.
    last_words: [&'static str; 3],
}

const OPPONENTS: [Opponent; Level::COUNT as usize] = [
    Opponent {
        name: "Wren",
        style: Style::Builder,
        description: "Plays by feel and looks hardly past the next turn. For a first game.",
        greeting: "Oh, a game! Shall I show you where I like to sit?",
        last_words: [
            "Did I win? I only wanted a nice shape.",
            "You made that look easy. Again?",
            "Nobody cried. I call that a good game.",
        ],
    },
    Opponent {
        name: "Bram",
        style: Style::Attacker,
        description: "Runs at you without looking back, but never misses a win in one.",
        greeting: "Mind your toes. I start at once.",
        last_words: [
            "Straight through the middle!",
            "Ouch. That wall was harder than my head.",
            "We bounced. Once more, from farther away.",
        ],
    },
    Opponent {
        name: "Tilly",
        style: Style::Trickster,
        description: "Likes a muddle, and is often the one who gets lost in it.",
        greeting: "Let us make a lovely mess of this.",
        last_words: [
            "I meant that. Most of it.",
            "I was lost three turns ago. Were you?",
            "Neither of us found the way out.",
        ],
    },
    Opponent {
        name: "Osric",
        style: Style::Builder,
        description: "Patient and tidy. Punishes what is left standing loose.",
        greeting: "Take your time. I take mine.",
        last_words: [
            "One stone after the other.",
            "A sound foundation, yours. I must look at mine.",
            "Level ground. That is no shame.",
        ],
    },
    Opponent {
        name: "Maud",
        style: Style::Attacker,
        description: "Counts exchanges to their end, then makes them.",
        greeting: "I hope you counted your pieces. I have.",
        last_words: ["The sum came out.", "You carried the one. I did not.", "Even, to the last penny."],
    },
    Opponent {
        name: "Fenn",
        style: Style::Trickster,
        description: "Leaves doors open on purpose; look twice before you walk through.",
        greeting: "Come in, come in. The door is open.",
        last_words: [
            "You did walk through it.",
            "You came in by the window. Well done.",
            "We both kept out of each other's cellar.",
        ],
    },
    Opponent {
        name: "Hilda",
        style: Style::Builder,
        description: "Gives nothing away and waits for you to do so.",
        greeting: "Begin. I am not going anywhere.",
        last_words: [
            "You moved. That was all I needed.",
            "You were the more patient. I did not expect that.",
            "Two walls, and nobody on them.",
        ],
    },
    Opponent {
        name: "Corvin",
        style: Style::Attacker,
        description: "Sees an attack coming long before you do, mostly his own.",
        greeting: "I can see the end of this from up here.",
        last_words: [
            "It looked just like this from above.",
            "Something flew higher. I did not look up.",
            "We circled, and neither came down.",
        ],
    },
    Opponent {
        name: "Ysolde",
        style: Style::Trickster,
        description: "Finds the one turn that you did not consider.",
        greeting: "Think of everything. I shall do the rest.",
        last_words: [
            "There it was, all the time.",
            "That turn I had not considered. Thank you.",
            "Every way led to the same place.",
        ],
    },
    Opponent {
        name: "Magister",
        style: Style::AllRound,
        description: "Has no favourite way to win. Takes whichever you leave.",
        greeting: "Show me what you have learnt.",
        last_words: [
            "Go over it once more tonight. You were closer than you think.",
            "I have nothing left to teach you in this one.",
            "A correct result. Few reach it against me.",
        ],
    },
];

impl Level {
    /// How much worse than 0 a draw by repetition or lack of progress is to an opponent, in hundredths of the game's
    /// smallest piece.
    pub const CONTEMPT: i32 = 30;

    /// Whether an opponent misjudges a position in the same way for a whole match, or anew at every turn. The built-in
    /// levels were measured with the latter, which makes no measurable difference.
    pub const ERRS_CONSISTENTLY: bool = true;

    /// The weakest level that plays endings by tables: none does so far.
    pub const TABLES_FROM: u8 = Level::COUNT + 1;

    /// The weakest level that begins by the opening book: none does so far.
    pub const BOOK_FROM: u8 = Level::COUNT + 1;

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
        let nodes = Some(self.params(game).nodes);
        Limits { time: Some(Duration::from_millis(millis)), nodes, ..Limits::default() }
    }

    /// The seed of the errors of judgement, of the seeds of the match and of the turn.
    pub(crate) fn noise_seed(of_match: u64, of_turn: u64) -> u64 {
        if Level::ERRS_CONSISTENTLY { of_match } else { of_turn }
    }

    /// The configuration of a search at this level for somebody without a side; `limits` replace the level's own. The
    /// seed chooses the errors of judgement, and among equally good turns.
    #[must_use]
    pub fn config(self, game: GameId, limits: Option<Limits>, seed: u64) -> SearchConfig {
        let params = self.params(game);
        SearchConfig {
            method: Method::AlphaBeta,
            limits: limits.unwrap_or_else(|| self.limits(game)),
            features: Features::LEVELS,
            tuning: Some(Tuning::LEVELS),
            table_bytes: params.table_bytes(),
            noise: params.noise,
            noise_seed: seed,
            seed,
            weights: self.style().weights(game, params.strength),
            net: None,
            tables: self.0 >= Level::TABLES_FROM,
            no_progress_plies: 0,
            contempt: Contempt::NONE,
            threads: 1,
            avoid_loss_in_one: true,
            lines: 1,
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
