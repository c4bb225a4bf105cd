//! Why a text names no player.

use std::ops::RangeInclusive;

use ludarium_ai::{LevelError, Parameter};

use crate::weights::WeightsError;

/// The texts that name players, for help and errors.
pub const HELP: &str = "level:N, level:N@MS (limited to MS milliseconds), greedy, random, or engine:KEY=VALUE,…, \
                        with any of nodes=20000, depth=6, time=50 (in milliseconds; 10x: ten times what the other \
                        player has needed), noise=0, contempt=0, threads=1, quiescence=8, weights=FILE, \
                        features=levels, off=reductions+futility, on=delta, tune=late-base:5+null-depth:2";

fn parameters() -> String {
    Parameter::ALL.map(|(_, name, _)| name).join(", ")
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
        "an engine has no setting \"{0}\"; it has method, nodes, depth, time, noise, contempt, threads, quiescence, \
         weights, features, on, off and tune"
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
    /// A time outside its range.
    #[error("\"{0}\" is not a number of milliseconds from 1 to 3600000")]
    Milliseconds(String),
    /// A multiple of the opponent's time outside its range.
    #[error("\"{0}\" is not a number of times from 1x to 1000x")]
    Multiple(String),
    /// A search method that does not exist.
    #[error("\"{0}\" is not a search method; there are alphabeta and tree")]
    Method(String),
    /// A feature that the search does not have.
    #[error(
        "a search has no feature \"{0}\" to switch; it has table, pvs, aspiration, killers, history, extensions, \
         reductions, futility, lateness, staged, continuation, evaluation-cache, kept-history, quiescence-table, delta, losing-captures, \
         null-move, root-reductions, graded-reductions, improving, razoring, internal-reduction and singular"
    )]
    Feature(String),
    /// A set of features that does not exist.
    #[error("\"{0}\" is not a set of features; there are strong and levels")]
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
}
