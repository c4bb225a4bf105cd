//! Why a text names no player.

use std::ops::RangeInclusive;

use ludarium_ai::{LevelError, Parameter};

use crate::nets::error::EvalError;
use crate::weights::WeightsError;

/// The texts that name players, for help and errors.
pub const HELP: &str = "level:N, level:N@MS (limited to MS milliseconds), strength:S (a place between 0 and 1 on the \
                        line of the levels; strength:S,attacker in a style), greedy, random, or engine:KEY=VALUE,…, \
                        with any of nodes=20000, depth=6, time=50 (in milliseconds; 10x: ten times what the other \
                        player has needed), noise=0, width=0.3, errors=turn (or match: the noise is drawn anew for each), contempt=0, \
                        threads=1, quiescence=8, weights=FILE, eval=net (or terms, or a file), features=baseline (or levels, strong), \
                        off=reductions+futility, on=delta, tune=late-base:5+null-depth:2; or \
                        ugi:PATH?KEY=VALUE&…, another program, with any of arg=ARGUMENT, option.NAME=VALUE, folder=FOLDER, \
                        time=100, nodes=N, depth=N (a ?, & or % in a value is written %3F, %26 or %25)";

fn parameters() -> String {
    Parameter::ALL.map(|(_, name, _)| name).join(", ")
}

/// Why a text is no place on the line.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum PlaceError {
    /// No number from 0 to 1.
    #[error("\"{0}\" is no strength: a number from 0 to 1")]
    Strength(String),
    /// No style.
    #[error("\"{0}\" is no style; there are attacker, builder, trickster and all-round")]
    Style(String),
}

/// Why a text names no player.
#[derive(Debug, thiserror::Error)]
pub enum ContenderError {
    /// No player begins like that.
    #[error("no such player; players are {HELP}")]
    Unknown,
    /// The level does not exist.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// A setting of an engine without an equals sign.
    #[error("\"{0}\" is not a KEY=VALUE setting of an engine")]
    NotKeyValue(String),
    /// The same setting twice.
    #[error("{0} is given twice")]
    Twice(String),
    /// A setting that no engine has.
    #[error(
        "an engine has no setting \"{0}\"; it has method, nodes, depth, time, noise, width, errors, contempt, threads, quiescence, \
         weights, eval, features, on, off and tune"
    )]
    Setting(String),
    /// A number outside its range.
    #[error("{key} must be a number from {} to {}, not \"{value}\"", range.start(), range.end())]
    Number {
        /// The setting.
        key: String,
        /// The value.
        value: String,
        /// The values that the setting can have.
        range: RangeInclusive<u64>,
    },
    /// Another program without a path.
    #[error("the path of the program is missing: ugi:PATH")]
    NoPath,
    /// A setting that no other program has.
    #[error("a program has no setting \"{0}\"; it has arg, option.NAME, folder, time, nodes and depth")]
    ProgramSetting(String),
    /// A percent sign that is not followed by the number of a byte.
    #[error("\"{0}\": a % must be followed by the two hexadecimal digits of a byte; % itself is %25")]
    Percent(String),
    /// A time outside its range.
    #[error("\"{0}\" is not a number of milliseconds from 1 to 3600000")]
    Milliseconds(String),
    /// A multiple of the opponent's time outside its range.
    #[error("\"{0}\" is not a number of times from 1x to 1000x")]
    Multiple(String),
    /// A width outside its range.
    #[error("\"{0}\" is not a width: the share of turns that are considered, from 0.001 to 1")]
    Width(String),
    /// A place on the line from weak to strong that does not exist.
    #[error(transparent)]
    Place(#[from] PlaceError),
    /// A search method that does not exist.
    #[error("\"{0}\" is not a search method; there are alphabeta and tree")]
    Method(String),
    /// Neither of the two times at which errors are drawn.
    #[error("errors are drawn for every \"turn\" or for the \"match\", not for \"{0}\"")]
    Errors(String),
    /// A feature that the search does not have.
    #[error(
        "a search has no feature \"{0}\" to switch; it has table, pvs, aspiration, killers, history, extensions, \
         reductions, futility, lateness, staged, continuation, kept-history, quiescence-table, delta, tables, \
         losing-captures, null-move, root-reductions, graded-reductions, improving, razoring, internal-reduction and singular"
    )]
    Feature(String),
    /// A set of features that does not exist.
    #[error("\"{0}\" is not a set of features; there are strong, levels and baseline")]
    Features(String),
    /// A parameter that the search does not have.
    #[error("a search has no parameter \"{0}\"; it has {list}", list = parameters())]
    Parameter(String),
    /// A value outside the range of a parameter.
    #[error("{name}:{value}: the parameter must be a number from {} to {}", range.start(), range.end())]
    Tuning {
        /// The parameter.
        name: String,
        /// The value.
        value: String,
        /// The values that the parameter can have.
        range: RangeInclusive<i32>,
    },
    /// The file of weights is invalid.
    #[error(transparent)]
    Weights(#[from] WeightsError),
    /// The evaluation does not exist.
    #[error(transparent)]
    Eval(#[from] EvalError),
}
