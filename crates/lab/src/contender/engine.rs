//! A search of any build as a player.

use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use ludarium_ai::{
    Evaluate, Features, Limits, Method, Score, SearchConfig, SearchMemory, Stop, TableUse, ThinkError, fit, think_by,
};
use ludarium_rules::{AnyPosition, AnyTurn, GameId, Registered, match_game};

use super::{MatchContext, milliseconds};
use crate::failure::Failure;
use crate::weights;

/// The budget of whoever names none.
const USUAL_NODES: u64 = 20_000;

/// What an opponent is taken to need before it has played a turn.
const FIRST_GUESS: Duration = Duration::from_millis(100);

/// A search with settings of its own.
#[derive(Clone, Debug)]
pub struct Engine {
    /// How it searches.
    pub config: SearchConfig,
    /// How many times the other player's time it takes; `None`: that does not matter.
    multiple: Option<u32>,
    /// The settings as they were typed.
    text: String,
}

/// A turn and what the search thinks of it.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The turn.
    pub turn: AnyTurn,
    /// Its value for the side to move.
    pub score: Score,
    /// Whether the turn wins nothing at once and answers no threat that the rules have to be asked about.
    pub quiet: bool,
}

impl Engine {
    /// An engine that searches by a plan, named by a text.
    pub fn new(config: SearchConfig, text: String) -> Engine {
        Engine { config, multiple: None, text }
    }

    /// Whether the weights, if any, are as many as the game has terms.
    pub fn check(&self, game: GameId) -> Result<(), Failure> {
        match self.config.weights.as_ref().map(|weights| weights.len()) {
            Some(found) if found != fit::terms(game).len() => {
                Err(Failure::Weights { game, found, terms: fit::terms(game).len() })
            }
            _ => Ok(()),
        }
    }

    /// Searches a position as the side to move sees it.
    ///
    /// # Errors
    /// The game is over.
    pub fn search(
        &self,
        memory: &mut SearchMemory,
        position: &AnyPosition,
        known: MatchContext<'_>,
    ) -> Result<Choice, ThinkError> {
        let mut config =
            SearchConfig { seed: known.seed, no_progress_plies: known.no_progress_plies, ..self.config.clone() };
        if let Some(multiple) = self.multiple {
            config.limits.time = Some(known.opponent.unwrap_or(FIRST_GUESS).saturating_mul(multiple));
        }
        let seen = position.determinize(position.side_to_move(), known.seed);
        let thought = think_by(memory, &seen, known.earlier, &config, &Stop::new(), None)?;
        let quiet = match_game!(&seen, seen => is_quiet(seen, &thought.turn));
        Ok(Choice { turn: thought.turn, score: thought.score, quiet })
    }
}

fn is_quiet<P: Evaluate + Registered>(position: &P, turn: &AnyTurn) -> bool {
    let gain = turn.typed::<P>().map(|turn| position.gain(turn));
    !position.is_forced() && gain.is_some_and(|gain| gain <= 0)
}

impl FromStr for Engine {
    type Err = String;

    fn from_str(text: &str) -> Result<Engine, String> {
        let mut engine =
            Engine::new(SearchConfig { stop_when_forced: true, ..SearchConfig::default() }, text.to_owned());
        let mut keys = Vec::new();
        for setting in text.split(',').filter(|setting| !setting.is_empty()) {
            let (key, value) =
                setting.split_once('=').ok_or_else(|| format!("\"{setting}\" is no setting KEY=VALUE of an engine"))?;
            if keys.contains(&key) {
                return Err(format!("{key} is given twice"));
            }
            keys.push(key);
            engine.set(key, value)?;
        }
        if engine.config.limits == Limits::default() && engine.multiple.is_none() {
            engine.config.limits.nodes = Some(USUAL_NODES);
            let comma = if text.is_empty() { "" } else { "," };
            engine.text += &format!("{comma}nodes={USUAL_NODES}");
        }
        engine.config.table_bytes = table_for(engine.config.limits.nodes);
        Ok(engine)
    }
}

impl Engine {
    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "nodes" => self.config.limits.nodes = Some(number(key, value, 1..=1_000_000_000_000)?),
            "depth" => self.config.limits.depth = Some(number(key, value, 1..=60)? as u32),
            "time" => match value.strip_suffix('x') {
                Some(times) => {
                    let times = times.parse().ok().filter(|times| (1..=1000).contains(times));
                    let wrong = || format!("\"{value}\" is no number of times from 1x to 1000x");
                    self.multiple = Some(times.ok_or_else(wrong)?);
                }
                None => self.config.limits.time = Some(milliseconds(value)?),
            },
            "noise" => self.config.noise = number(key, value, 0..=10_000)? as i32,
            "threads" => self.config.threads = number(key, value, 1..=64)? as usize,
            "contempt" => self.config.contempt = number(key, value, 0..=10_000)? as i32,
            "quiescence" => self.config.features.quiescence = number(key, value, 0..=60)? as u32,
            "weights" => self.config.weights = Some(weights::read(Path::new(value))?),
            "method" => self.config.method = method(value)?,
            "off" => value.split('+').try_for_each(|part| switch_off(&mut self.config.features, part))?,
            _ => {
                let known = "method, nodes, depth, time, noise, contempt, threads, quiescence, weights and off";
                return Err(format!("an engine has no setting \"{key}\"; it has {known}"));
            }
        }
        Ok(())
    }
}

fn number(key: &str, value: &str, range: std::ops::RangeInclusive<u64>) -> Result<u64, String> {
    let number = value.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| format!("{key} must be a number from {} to {}, not \"{value}\"", range.start(), range.end()))
}

fn method(value: &str) -> Result<Method, String> {
    match value {
        "alphabeta" => Ok(Method::AlphaBeta),
        "tree" => Ok(Method::Tree),
        _ => Err(format!("\"{value}\" is no method of searching; there are alphabeta and tree")),
    }
}

fn switch_off(features: &mut Features, part: &str) -> Result<(), String> {
    match part {
        "table" => features.table = TableUse::Off,
        "pvs" => features.pvs = false,
        "aspiration" => features.aspiration = false,
        "killers" => features.killers = false,
        "history" => features.history = false,
        "extensions" => features.extensions = false,
        "reductions" => features.reductions = false,
        "lateness" => features.lateness = false,
        "futility" => features.futility = false,
        _ => {
            let known = "table, pvs, aspiration, killers, history, extensions, reductions, futility and lateness";
            return Err(format!("a search has no part \"{part}\" to switch off; it has {known}"));
        }
    }
    Ok(())
}

/// The memory for a table that so many nodes can fill; a table that is larger than needed only takes time to lay out.
pub fn table_for(nodes: Option<u64>) -> usize {
    const LARGEST: u64 = 32 << 20;
    nodes.map_or(LARGEST, |nodes| nodes.saturating_mul(32).clamp(1 << 16, LARGEST)) as usize
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "engine:{}", self.text)
    }
}
