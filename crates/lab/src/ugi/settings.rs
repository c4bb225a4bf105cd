//! The options of the engine.

use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

use ludarium_ai::{Contempt, Level, Limits, Request, SearchConfig};
use ludarium_record::{Match, Setup};
use ludarium_rules::{AnyPosition, GameId, OptionSpec, Values};
use ludarium_ugi::{EngineOption, Go, OptionKind, game_option_name};

use super::error::UgiError;
use super::limits;
use crate::contender::{Engine, MatchContext, table_for};
use crate::matches::setup;
use crate::parallel::derive_seed;

/// The most memory of the transposition table, in MB of 2^20 bytes.
const MOST_HASH: i64 = 1024;

/// The most threads of a search.
const MOST_THREADS: i64 = 64;

/// The most of the best turns that are told.
const MOST_LINES: i64 = 64;

/// The time in milliseconds that is lost between this program and whoever measures its time, unless they say otherwise.
const OVERHEAD: i64 = 10;

/// The most that can be lost.
const MOST_OVERHEAD: i64 = 5_000;

/// What the options say.
#[derive(Clone, Debug)]
pub struct Settings {
    pub game: GameId,
    /// Options of games that have been set, of whichever game.
    game_options: Vec<(GameId, &'static str, String)>,
    /// `None` is full strength.
    level: Option<Level>,
    engine: Engine,
    hash: i64,
    threads: i64,
    seed: i64,
    /// How many of the best turns are told.
    lines: i64,
    /// The time that is lost on the way, in milliseconds.
    overhead: i64,
    /// Whether the expected answer is said with a turn.
    pub ponder: bool,
}

impl Settings {
    /// The defaults.
    pub fn new(game: GameId) -> Settings {
        Settings {
            game,
            game_options: Vec::new(),
            level: None,
            engine: unlimited(),
            hash: 32,
            threads: 1,
            seed: 0,
            lines: 1,
            overhead: OVERHEAD,
            ponder: false,
        }
    }

    pub fn declared(&self) -> Vec<EngineOption> {
        let spin = |default, min, max| OptionKind::Spin { default, min, max };
        let games = GameId::ALL.iter().map(|game| game.name().to_owned()).collect();
        let levels = std::iter::once("full".to_owned()).chain(Level::all().map(|level| level.to_string()));
        let named = [
            ("Game", OptionKind::Combo { default: self.game.name().to_owned(), values: games }),
            ("Level", OptionKind::Combo { default: "full".to_owned(), values: levels.collect() }),
            ("Hash", spin(32, 1, MOST_HASH)),
            ("Threads", spin(1, 1, MOST_THREADS)),
            ("Seed", spin(0, 0, i64::from(u32::MAX))),
            ("MultiPV", spin(1, 1, MOST_LINES)),
            ("MoveOverhead", spin(OVERHEAD, 0, MOST_OVERHEAD)),
            ("Ponder", OptionKind::Check { default: false }),
            ("Engine", OptionKind::Text { default: String::new() }),
        ];
        let own = named.map(|(name, kind)| EngineOption { name: name.to_owned(), kind });
        own.into_iter().chain(game_options().map(|(game, spec)| declared(game, spec))).collect()
    }

    /// Sets an option; whether that begins another game.
    pub fn set(&mut self, name: &str, value: &str) -> Result<bool, UgiError> {
        let name = name.to_ascii_lowercase();
        match name.as_str() {
            "game" => self.game = value.parse()?,
            "level" => self.level = level(value)?,
            "hash" => self.hash = number("Hash", value, 1..=MOST_HASH)?,
            "threads" => self.threads = number("Threads", value, 1..=MOST_THREADS)?,
            "seed" => self.seed = number("Seed", value, 0..=i64::from(u32::MAX))?,
            "multipv" => self.lines = number("MultiPV", value, 1..=MOST_LINES)?,
            "moveoverhead" => self.overhead = number("MoveOverhead", value, 0..=MOST_OVERHEAD)?,
            "ponder" => self.ponder = truth("Ponder", value)?,
            "engine" => self.engine = engine(value)?,
            _ => self.set_game_option(&name, value)?,
        }
        Ok(name == "game" || name.contains('.'))
    }

    fn set_game_option(&mut self, name: &str, value: &str) -> Result<(), UgiError> {
        let found = game_options().find(|(game, spec)| game_option_name(*game, spec) == name);
        let no_option = || {
            let known: Vec<String> = self.declared().into_iter().map(|option| option.name).collect();
            UgiError::NoOption { name: name.to_owned(), known: known.join(", ") }
        };
        let (game, spec) = found.ok_or_else(no_option)?;
        let refuse = |_| {
            let allowed = match spec.values {
                Values::Words(words) => words.join(" or "),
                Values::Number(low, high) => format!("a whole number from {low} to {high}"),
            };
            UgiError::Value { name: name.to_owned(), value: value.to_owned(), allowed }
        };
        AnyPosition::start(game, &[(spec.key, value)]).map_err(refuse)?;
        self.game_options.retain(|(other, key, _)| (*other, *key) != (game, spec.key));
        self.game_options.push((game, spec.key, value.to_owned()));
        Ok(())
    }

    /// The set-up of a game with the options that have been set.
    pub fn setup(&self) -> Setup {
        let mut setup = setup::with_players(self.game, "Player");
        let own = self.game_options.iter().filter(|(game, ..)| *game == self.game);
        setup.options = own.map(|(_, key, value)| ((*key).to_owned(), value.clone())).collect();
        setup
    }

    /// How to search the present position of a game for as long as `go` says.
    pub fn config(&self, go: &Go, game: &Match) -> Result<SearchConfig, UgiError> {
        let position = game.position();
        let base = self.base(game)?;
        let limits = limits::of_turn(go, base.limits, position.side_to_move(), self.overhead());
        let table = if self.level.is_some() { base.table_bytes } else { self.table_bytes(limits.nodes) };
        let strong = self.level.is_some_and(|level| level.params(self.game).is_exact());
        let threads =
            if base.noise == 0 || strong { base.threads.max(self.threads.unsigned_abs() as usize) } else { 1 };
        Ok(SearchConfig {
            limits,
            table_bytes: table.min((self.hash.unsigned_abs() as usize) << 20),
            threads,
            // A search without end is analysis, and nobody's.
            contempt: if go.infinite { Contempt::NONE } else { base.contempt },
            lines: self.lines.unsigned_abs() as usize,
            stop_when_forced: !(go.infinite || go.ponder),
            ..base
        })
    }

    fn overhead(&self) -> Duration {
        Duration::from_millis(self.overhead.unsigned_abs())
    }

    /// How the level or the engine searches the present position of a game.
    fn base(&self, game: &Match) -> Result<SearchConfig, UgiError> {
        let match_seed = self.seed.unsigned_abs();
        let context = MatchContext {
            earlier: &[],
            no_progress_plies: game.plies_without_progress(),
            seed: derive_seed(match_seed, u32::try_from(game.ply()).unwrap_or(u32::MAX)),
            match_seed,
            opponent: None,
            clock: None,
        };
        if let Some(level) = self.level {
            return Ok(of_level(level, game, context));
        }
        self.engine.check(self.game)?;
        Ok(self.engine.config_in(game.position(), &context))
    }

    /// Whether only `go` limits a search.
    pub fn is_unlimited(&self) -> bool {
        self.level.is_none() && self.engine.config.limits == Limits::default()
    }

    /// The bytes of the table of a search of so many nodes.
    fn table_bytes(&self, nodes: Option<u64>) -> usize {
        nodes.map_or(usize::MAX, |nodes| table_for(Some(nodes)))
    }
}

fn of_level(level: Level, game: &Match, context: MatchContext<'_>) -> SearchConfig {
    let last_landing = Request::landing(game.position(), game.turns().last().map(|played| &played.turn));
    Request { last_landing, ..Request::new(game.position().clone(), level).in_match(context) }.config()
}

fn game_options() -> impl Iterator<Item = (GameId, &'static OptionSpec)> {
    GameId::ALL.into_iter().flat_map(|game| game.options().iter().map(move |spec| (game, spec)))
}

fn declared(game: GameId, spec: &OptionSpec) -> EngineOption {
    let default = spec.default.to_owned();
    let kind = match spec.values {
        Values::Words(words) => {
            OptionKind::Combo { default, values: words.iter().map(|&word| word.to_owned()).collect() }
        }
        Values::Number(low, high) => match (i64::try_from(low), i64::try_from(high), default.parse()) {
            (Ok(min), Ok(max), Ok(default)) => OptionKind::Spin { default, min, max },
            // Greater numbers than other programs are sure to read.
            _ => OptionKind::Text { default },
        },
    };
    EngineOption { name: game_option_name(game, spec), kind }
}

/// The strongest search with the best evaluation, without limits of its own.
fn unlimited() -> Engine {
    Engine::strongest(SearchConfig { stop_when_forced: true, ..SearchConfig::default() })
}

fn engine(settings: &str) -> Result<Engine, UgiError> {
    if matches!(settings, "" | "<empty>") {
        return Ok(unlimited());
    }
    let engine = Engine::unlimited(settings)?;
    if engine.takes_multiple() { Err(UgiError::Multiple) } else { Ok(engine) }
}

fn level(text: &str) -> Result<Option<Level>, UgiError> {
    match text {
        "full" => Ok(None),
        _ => text.parse().map(Some).map_err(|_| UgiError::Level(text.to_owned())),
    }
}

fn truth(name: &str, value: &str) -> Result<bool, UgiError> {
    bool::from_str(value).map_err(|_| refuse(name, value, "true or false".to_owned()))
}

fn number(name: &str, value: &str, range: RangeInclusive<i64>) -> Result<i64, UgiError> {
    let number = value.parse().ok().filter(|number| range.contains(number));
    let allowed = || format!("a whole number from {} to {}", range.start(), range.end());
    number.ok_or_else(|| refuse(name, value, allowed()))
}

fn refuse(name: &str, value: &str, allowed: String) -> UgiError {
    UgiError::Value { name: name.to_owned(), value: value.to_owned(), allowed }
}
