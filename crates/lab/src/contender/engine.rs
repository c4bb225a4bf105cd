//! A search with its own configuration as a player.

use std::fmt;
use std::ops::RangeInclusive;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use ludarium_ai::{
    Contempt, Evaluate, Features, Level, Limits, Method, Parameter, Score, SearchConfig, SearchMemory, Stop, TableUse,
    ThinkError, Tuning, fit, think_by, tuning,
};
use ludarium_rules::{AnyPosition, AnyTurn, GameId, Registered, match_game};

use super::error::{ContenderError, UnfitError};
use super::{MatchContext, milliseconds};
use crate::nets::EvalSetting;
use crate::weights;

/// The node limit of an engine without any limit.
const DEFAULT_NODES: u64 = 20_000;

/// The assumed time of an opponent that has not played a turn yet.
const OPPONENT_TIME: Duration = Duration::from_millis(100);

/// A search with its own configuration.
#[derive(Clone, Debug)]
pub struct Engine {
    /// The configuration of the search.
    pub config: SearchConfig,
    /// How much worse than 0 a draw is to it, in hundredths of the game's smallest piece.
    pub contempt: i32,
    /// Whether it misjudges a position in the same way for a whole match, or anew at every turn.
    pub errs_consistently: bool,
    /// The time limit as a multiple of the other player's mean time, if it depends on that.
    multiple: Option<u32>,
    /// Parameters of the search that differ from the game's own.
    tuned: Vec<(Parameter, i32)>,
    /// What evaluates, if that is not said by the configuration.
    eval: Option<EvalSetting>,
    /// The settings as typed.
    text: String,
}

/// A turn and its score.
#[derive(Clone, Debug)]
pub struct Choice {
    pub turn: AnyTurn,
    pub score: Score,
    pub depth: u32,
    /// Whether the turn wins no material and is no forced answer to a claim.
    pub quiet: bool,
}

impl Engine {
    /// An engine with this configuration and no contempt, written as `text`.
    pub fn new(config: SearchConfig, text: String) -> Engine {
        let errs_consistently = Level::ERRS_CONSISTENTLY;
        Engine { config, contempt: 0, errs_consistently, multiple: None, tuned: Vec::new(), eval: None, text }
    }

    /// An engine at full strength, with the best evaluation of whatever game it plays.
    pub fn strongest(config: SearchConfig) -> Engine {
        Engine { eval: Some(EvalSetting::Best), ..Engine::new(config, String::new()) }
    }

    /// Checks that the weights, if any, are as many as the game's terms.
    ///
    /// # Errors
    /// The weights or the net are of another game.
    pub fn check(&self, game: GameId) -> Result<(), UnfitError> {
        if let Some(eval) = &self.eval {
            eval.net(game)?;
        }
        match self.config.weights.as_ref().map(|weights| weights.len()) {
            Some(found) if found != fit::terms(game).len() => {
                Err(UnfitError::Weights { game, found, terms: fit::terms(game).len() })
            }
            _ => Ok(()),
        }
    }

    /// How it searches a position of a match.
    pub fn config_in(&self, position: &AnyPosition, context: &MatchContext<'_>) -> SearchConfig {
        let mut config = SearchConfig {
            seed: context.seed,
            noise_seed: if self.errs_consistently { context.match_seed } else { context.seed },
            no_progress_plies: context.no_progress_plies,
            contempt: Contempt::of(position.side_to_move(), self.contempt),
            tuning: self.tuning(position.game()),
            ..self.config.clone()
        };
        config.attention.seed = config.noise_seed;
        config.limits.clock = context.clock;
        if let Some(multiple) = self.multiple {
            config.limits.time = Some(context.opponent.unwrap_or(OPPONENT_TIME).saturating_mul(multiple));
        }
        // Whether there is such a net has been checked before the match.
        if let Some(Ok(net)) = self.eval.as_ref().map(|eval| eval.net(position.game())) {
            config.net = net;
        }
        config
    }

    /// Searches a position as the side to move sees it.
    ///
    /// # Errors
    /// The game is over.
    pub fn search(
        &self,
        memory: &mut SearchMemory,
        position: &AnyPosition,
        context: MatchContext<'_>,
    ) -> Result<Choice, ThinkError> {
        let config = self.config_in(position, &context);
        let seen = position.determinize(position.side_to_move(), context.seed);
        let thought = think_by(memory, &seen, context.earlier, &config, &Stop::new(), None)?;
        let quiet = match_game!(&seen, seen => is_quiet(seen, &thought.turn));
        Ok(Choice { turn: thought.turn, score: thought.score, depth: thought.depth, quiet })
    }
}

fn is_quiet<P: Evaluate + Registered>(position: &P, turn: &AnyTurn) -> bool {
    let gain = turn.typed::<P>().map(|turn| position.gain(turn));
    !position.is_forced() && gain.is_some_and(|gain| gain <= 0)
}

impl FromStr for Engine {
    type Err = ContenderError;

    fn from_str(text: &str) -> Result<Engine, ContenderError> {
        let mut engine = Engine::unlimited(text)?;
        if engine.config.limits == Limits::default() && engine.multiple.is_none() {
            engine.config.limits.nodes = Some(DEFAULT_NODES);
            let comma = if text.is_empty() { "" } else { "," };
            engine.text += &format!("{comma}nodes={DEFAULT_NODES}");
        }
        engine.config.table_bytes = table_for(engine.config.limits.nodes);
        Ok(engine)
    }
}

impl Engine {
    /// An engine with those settings and no other limits.
    ///
    /// # Errors
    /// A setting or its value does not exist.
    pub fn unlimited(text: &str) -> Result<Engine, ContenderError> {
        let mut engine =
            Engine::new(SearchConfig { stop_when_forced: true, ..SearchConfig::default() }, text.to_owned());
        let mut keys = Vec::new();
        for setting in text.split(',').filter(|setting| !setting.is_empty()) {
            let not_key_value = || ContenderError::NotKeyValue(setting.to_owned());
            let (key, value) = setting.split_once('=').ok_or_else(not_key_value)?;
            if keys.contains(&key) {
                return Err(ContenderError::Twice(key.to_owned()));
            }
            keys.push(key);
            engine.set(key, value)?;
        }
        Ok(engine)
    }

    /// Whether the time of a turn depends on the other player's.
    pub fn takes_multiple(&self) -> bool {
        self.multiple.is_some()
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), ContenderError> {
        match key {
            "nodes" => self.config.limits.nodes = Some(number(key, value, 1..=1_000_000_000_000)?),
            "depth" => self.config.limits.depth = Some(number(key, value, 1..=60)? as u32),
            "time" => match value.strip_suffix('x') {
                Some(times) => self.multiple = Some(multiple(times, value)?),
                None => self.config.limits.time = Some(milliseconds(value)?),
            },
            "noise" => self.config.noise = number(key, value, 0..=10_000)? as i32,
            "width" => self.config.attention.width = width(value)?,
            "threads" => self.config.threads = number(key, value, 1..=64)? as usize,
            "contempt" => self.contempt = number(key, value, 0..=10_000)? as i32,
            "errors" => self.errs_consistently = errs_consistently(value)?,
            "quiescence" => self.config.features.quiescence = number(key, value, 0..=60)? as u32,
            "eval" => self.eval = Some(value.parse()?),
            "weights" => self.config.weights = Some(weights::read(Path::new(value))?),
            "method" => self.config.method = method(value)?,
            "features" => self.config.features = feature_set(value)?,
            "off" => value.split('+').try_for_each(|name| switch(&mut self.config, name, false))?,
            "on" => value.split('+').try_for_each(|name| switch(&mut self.config, name, true))?,
            "tune" => value.split('+').try_for_each(|setting| self.tune(setting))?,
            _ => return Err(ContenderError::Setting(key.to_owned())),
        }
        Ok(())
    }
}

impl Engine {
    /// Sets one parameter of the search, given as NAME:VALUE.
    fn tune(&mut self, setting: &str) -> Result<(), ContenderError> {
        let (name, value) = setting.split_once(':').unwrap_or((setting, ""));
        let known = Parameter::ALL.into_iter().find(|(_, known, _)| *known == name);
        let (parameter, _, range) = known.ok_or_else(|| ContenderError::Parameter(name.to_owned()))?;
        let number = value.parse().ok().filter(|number| range.contains(number));
        let wrong = || ContenderError::Tuning { name: name.to_owned(), value: value.to_owned(), range };
        self.tuned.push((parameter, number.ok_or_else(wrong)?));
        Ok(())
    }

    /// The game's own numbers of the search, but for those that were given.
    fn tuning(&self, game: GameId) -> Option<Tuning> {
        let own = || self.config.tuning.unwrap_or_else(|| tuning(game));
        let given = || self.tuned.iter().fold(own(), |tuning, (parameter, value)| tuning.with(*parameter, *value));
        if self.tuned.is_empty() { self.config.tuning } else { Some(given()) }
    }
}

pub(super) fn number(key: &str, value: &str, range: RangeInclusive<u64>) -> Result<u64, ContenderError> {
    let number = value.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| ContenderError::Number { key: key.to_owned(), value: value.to_owned(), range })
}

/// Reads how many times the opponent's time an engine takes; `value` is the text with its `x`.
fn multiple(times: &str, value: &str) -> Result<u32, ContenderError> {
    let times = times.parse().ok().filter(|times| (1..=1000).contains(times));
    times.ok_or_else(|| ContenderError::Multiple(value.to_owned()))
}

fn method(value: &str) -> Result<Method, ContenderError> {
    match value {
        "alphabeta" => Ok(Method::AlphaBeta),
        "tree" => Ok(Method::Tree),
        _ => Err(ContenderError::Method(value.to_owned())),
    }
}

/// Reads the share of ordinary turns that are considered.
fn width(value: &str) -> Result<f64, ContenderError> {
    let width = value.parse().ok().filter(|width| (0.001..=1.0).contains(width));
    width.ok_or_else(|| ContenderError::Width(value.to_owned()))
}

/// Reads when errors of judgement are drawn anew.
fn errs_consistently(value: &str) -> Result<bool, ContenderError> {
    match value {
        "match" => Ok(true),
        "turn" => Ok(false),
        _ => Err(ContenderError::Errors(value.to_owned())),
    }
}

/// Reads which parts of the search are on, by the name of the set.
///
/// # Errors
/// There is no such set.
pub fn feature_set(name: &str) -> Result<Features, ContenderError> {
    match name {
        "strong" => Ok(Features::STRONG),
        "levels" => Ok(Features::LEVELS),
        "baseline" => Ok(Features::BASELINE),
        _ => Err(ContenderError::Features(name.to_owned())),
    }
}

fn switch(config: &mut SearchConfig, name: &str, on: bool) -> Result<(), ContenderError> {
    let features = &mut config.features;
    let feature = match name {
        "tables" => &mut config.tables,
        "table" => {
            features.table = if on { TableUse::Deeper } else { TableUse::Off };
            return Ok(());
        }
        "pvs" => &mut features.pvs,
        "aspiration" => &mut features.aspiration,
        "killers" => &mut features.killers,
        "history" => &mut features.history,
        "extensions" => &mut features.extensions,
        "reductions" => &mut features.reductions,
        "lateness" => &mut features.late_move_pruning,
        "futility" => &mut features.futility,
        "staged" => &mut features.staged,
        "unplayed" => &mut features.unplayed,
        "kept-history" => &mut features.kept_history,
        "quiescence-table" => &mut features.quiescence_table,
        "delta" => &mut features.delta,
        "null-move" => &mut features.null_move,
        "root-reductions" => &mut features.root_reductions,
        "razoring" => &mut features.razoring,
        "singular" => &mut features.singular,
        _ => return Err(ContenderError::Feature(name.to_owned())),
    };
    *feature = on;
    Ok(())
}

/// The size of a table that this many nodes can fill, in bytes; a larger one would only take time to allocate.
pub fn table_for(nodes: Option<u64>) -> usize {
    const MAX_BYTES: u64 = 32 << 20;
    nodes.map_or(MAX_BYTES, |nodes| nodes.saturating_mul(32).clamp(1 << 16, MAX_BYTES)) as usize
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "engine:{}", self.text)
    }
}
