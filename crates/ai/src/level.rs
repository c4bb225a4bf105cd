//! The strengths that people choose from.

use std::fmt;
use std::time::Duration;

use crate::{Features, Limits, Method, Plan};

/// A strength of the computer player. Weaker levels look less far and judge less exactly; none blunders by dice.
///
/// ```
/// use ludarium_ai::Level;
/// let level = Level::new(5).expect("levels 1 to 5");
/// assert_eq!((level.number(), level.name()), (5, "Sovereign"));
/// assert!(Level::new(6).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Level(u8);

/// A number that is no level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{text}\" is no level: levels are whole numbers from 1 to {}", Level::COUNT)]
pub struct LevelError {
    /// What was asked for.
    pub text: String,
}

/// What makes up a level.
struct Strength {
    name: &'static str,
    description: &'static str,
    depth: u32,
    quiescence: u32,
    noise: i32,
    millis: u64,
    table_bytes: usize,
}

/// Depth is what bounds all levels but the highest; their time is a net for slow machines.
const STRENGTHS: [Strength; Level::COUNT as usize] = [
    Strength {
        name: "Squire",
        description: "Sees one turn ahead and takes what is offered. For a first game.",
        depth: 1,
        quiescence: 1,
        noise: 100,
        millis: 80,
        table_bytes: 1 << 16,
    },
    Strength {
        name: "Pikeman",
        description: "Expects your answer and never misses a win in one, but judges roughly.",
        depth: 2,
        quiescence: 2,
        noise: 90,
        millis: 250,
        table_bytes: 1 << 20,
    },
    Strength {
        name: "Lancer",
        description: "Follows exchanges to their end and knows the worth of a zone.",
        depth: 3,
        quiescence: 6,
        noise: 30,
        millis: 250,
        table_bytes: 4 << 20,
    },
    Strength {
        name: "Sentinel",
        description: "Plans several turns ahead and punishes a loose monarch.",
        depth: 5,
        quiescence: 8,
        noise: 15,
        millis: 250,
        table_bytes: 8 << 20,
    },
    Strength {
        name: "Sovereign",
        description: "Thinks as long as two seconds and gives nothing away.",
        depth: 40,
        quiescence: 8,
        noise: 0,
        millis: 1900,
        table_bytes: 32 << 20,
    },
];

impl Level {
    /// The number of levels; they are 1 to this.
    pub const COUNT: u8 = 5;

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

    /// The name for players.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.strength().name
    }

    /// One sentence for players on what to expect.
    #[must_use]
    pub fn description(self) -> &'static str {
        self.strength().description
    }

    /// How long and how deep the level thinks.
    #[must_use]
    pub fn limits(self) -> Limits {
        let strength = self.strength();
        Limits { time: Some(Duration::from_millis(strength.millis)), nodes: None, depth: Some(strength.depth) }
    }

    /// The whole plan of a search at this level; `limits` replace the level's own.
    #[must_use]
    pub fn plan(self, limits: Option<Limits>, seed: u64) -> Plan {
        let strength = self.strength();
        Plan {
            method: Method::AlphaBeta,
            limits: limits.unwrap_or_else(|| self.limits()),
            features: Features { quiescence: strength.quiescence, ..Features::STRONG },
            table_bytes: strength.table_bytes,
            noise: strength.noise,
            seed,
            weights: None,
            stop_when_forced: limits.is_none(),
        }
    }

    fn strength(self) -> &'static Strength {
        &STRENGTHS[usize::from(self.0 - 1)]
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
