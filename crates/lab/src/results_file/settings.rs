//! What is played: results with other settings must not be mixed.

use ludarium_ai::engine_signature;
use ludarium_rules::GameId;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::schedule::{Pairings, Schedule};
use super::{PairRecord, ResultsError};
use crate::matches::clock::MatchClock;
use crate::shard::Shard;
use crate::start::Start;

/// The version of the format.
pub const VERSION: u64 = 1;

/// The most players of a tournament.
pub const MAX_PLAYERS: usize = 64;

/// Everything that the results depend on, but for the speed of the machine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The name of the game.
    pub game: String,
    /// The options that were given, as `key=value`.
    pub options: Vec<String>,
    /// The position text, unless it is the game's own start.
    pub position: Option<String>,
    /// The players.
    pub players: Vec<String>,
    /// Who plays whom.
    pub pairings: Pairings,
    /// The random plies of an opening.
    pub opening_plies: u32,
    /// The clocks, as they are written on the command line.
    #[serde(default)]
    pub clock: Option<String>,
    /// The seed.
    pub seed: u64,
    /// The signature of the engine that has played.
    pub engine: String,
}

impl Settings {
    /// The settings of games from a position on.
    pub fn new(start: &Start, players: Vec<String>, pairings: Pairings, opening_plies: u32, seed: u64) -> Settings {
        Settings {
            game: start.game.name().to_owned(),
            options: start.options.iter().map(|option| format!("{}={}", option.0, option.1)).collect(),
            position: start.text(),
            players,
            pairings,
            opening_plies,
            clock: None,
            seed,
            engine: engine_signature(start.game),
        }
    }

    /// The same settings on clocks, if there are any.
    pub fn on_clock(self, clock: Option<MatchClock>) -> Settings {
        Settings { clock: clock.map(|clock| clock.to_string()), ..self }
    }

    /// The title of the game.
    pub fn title(&self) -> &str {
        GameId::ALL.into_iter().find(|game| game.name() == self.game).map_or(self.game.as_str(), |game| game.title())
    }

    /// How many games were played, and how, for reports.
    pub fn terms(&self, games: u32, shard: Shard) -> String {
        let (plies, seed) = (self.opening_plies, self.seed);
        let part = if shard.count() > 1 { format!(", shard {shard}") } else { String::new() };
        let clock = self.clock.as_ref().map(|clock| format!(", clocks of {clock} seconds")).unwrap_or_default();
        format!("{games} games, openings of {plies} random plies, seed {seed}{clock}{part}")
    }
}

/// The first setting that differs: its name, its value there and here.
pub fn first_difference(there: &impl Serialize, here: &impl Serialize) -> Option<(String, String, String)> {
    let fields = |settings| match settings {
        Ok(Value::Object(fields)) => fields,
        _ => serde_json::Map::new(),
    };
    let here = fields(serde_json::to_value(here));
    let differs = |(name, there): (String, Value)| {
        let here = here.get(&name).cloned().unwrap_or_default();
        (here != there).then(|| (name, there.to_string(), here.to_string()))
    };
    fields(serde_json::to_value(there)).into_iter().find_map(differs)
}

/// The first line of a file of results.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// The version of the format.
    pub version: u64,
    /// What is played.
    pub settings: Settings,
    /// The games of each pairing, in all shards together; an even number.
    pub games: u32,
    /// Which part of them.
    pub shard: Shard,
}

impl Head {
    /// The schedule of all shards together.
    ///
    /// # Errors
    /// It has too many pairs.
    pub fn schedule(&self) -> Result<Schedule, ResultsError> {
        Schedule::new(self.settings.pairings, self.settings.players.len(), self.games)
    }
}

/// A line of a file of results.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// What is played: the first line.
    Head(Head),
    /// From now on, so many games of each pairing.
    Games(u32),
    /// A pair of games.
    Pair(PairRecord),
}
