//! Why a text names no player.

use std::ops::RangeInclusive;

use ludarium_ai::{LevelError, Parameter, ThinkError};
use ludarium_rules::{GameId, excerpt};
use ludarium_ugi::ClientError;

use crate::nets::{EvalError, NetError};
use crate::weights::WeightsError;

/// The texts that name players, for help and errors.
pub const HELP: &str = "level:N, level:N@MS (limited to MS milliseconds), strength:S (a place between 0 and 1 on the \
                        line of the levels; strength:S,attacker in a style), greedy, random, or engine:KEY=VALUE,…, \
                        with any of nodes=20000, depth=6, time=50 (in milliseconds; 10x: ten times what the other \
                        player has needed), noise=0, width=0.3, errors=turn (or match: the noise is drawn anew for each), contempt=0, \
                        threads=1, quiescence=8, weights=FILE, eval=net (or terms, or a file), features=baseline (or levels, strong), \
                        off=reductions+futility, on=delta, tune=late-base:5+null-depth:2; or \
                        ugi:PATH?KEY=VALUE&…, another program, with any of arg=ARGUMENT, option.NAME=VALUE, folder=FOLDER, \
                        time=100, nodes=N, depth=N, patience=5000 (the milliseconds beyond its time) (a ?, & or % in a value is written %3F, %26 or %25)";

fn parameters() -> String {
    Parameter::ALL.map(|(_, name, _)| name).join(", ")
}

/// Why a text is no place on the line.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum PlaceError {
    /// No number from 0 to 1.
    #[error("\"{quoted}\" is no strength: a number from 0 to 1", quoted = excerpt(.0))]
    Strength(String),
    /// No style.
    #[error("\"{quoted}\" is no style; there are attacker, builder, trickster and all-round", quoted = excerpt(.0))]
    Style(String),
}

/// Why a player cannot play a game.
#[derive(Debug, thiserror::Error)]
pub enum UnfitError {
    /// Weights of another game, or of an older evaluation.
    #[error("{game} has {terms} terms, but the file holds {found} weights")]
    Weights {
        /// The game.
        game: GameId,
        /// The weights in the file.
        found: usize,
        /// The terms of the game's evaluation.
        terms: usize,
    },
    /// There is no such net for the game.
    #[error(transparent)]
    Net(#[from] NetError),
}

/// Why a player gives no turn.
#[derive(Debug, thiserror::Error)]
pub enum SeatError {
    /// Another program fails.
    #[error(transparent)]
    Program(#[from] ClientError),
    /// A computer player finds no turn.
    #[error(transparent)]
    Think(#[from] ThinkError),
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
    #[error("\"{quoted}\" is not a KEY=VALUE setting of an engine", quoted = excerpt(.0))]
    NotKeyValue(String),
    /// The same setting twice.
    #[error("{} is given twice", excerpt(.0))]
    Twice(String),
    /// A setting that no engine has.
    #[error(
        "an engine has no setting \"{quoted}\"; it has method, nodes, depth, time, noise, width, errors, contempt, threads, quiescence, \
         weights, eval, features, on, off and tune", quoted = excerpt(.0))]
    Setting(String),
    /// A number outside its range.
    #[error("{key} must be a number from {} to {}, not \"{quoted}\"", range.start(), range.end(), quoted = excerpt(value))]
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
    #[error("a program has no setting \"{quoted}\"; it has arg, option.NAME, folder, time, nodes, depth and patience", quoted = excerpt(.0))]
    ProgramSetting(String),
    /// A percent sign that is not followed by the number of a byte.
    #[error("\"{quoted}\": a % must be followed by the two hexadecimal digits of a byte; % itself is %25", quoted = excerpt(.0))]
    Percent(String),
    /// A time outside its range.
    #[error("\"{quoted}\" is not a number of milliseconds from 1 to 3600000", quoted = excerpt(.0))]
    Milliseconds(String),
    /// A multiple of the opponent's time outside its range.
    #[error("\"{quoted}\" is not a number of times from 1x to 1000x", quoted = excerpt(.0))]
    Multiple(String),
    /// A width outside its range.
    #[error("\"{quoted}\" is not a width: the share of turns that are considered, from 0.001 to 1", quoted = excerpt(.0))]
    Width(String),
    /// A place on the line from weak to strong that does not exist.
    #[error(transparent)]
    Place(#[from] PlaceError),
    /// A search method that does not exist.
    #[error("\"{quoted}\" is not a search method; there are alphabeta and tree", quoted = excerpt(.0))]
    Method(String),
    /// Neither of the two times at which errors are drawn.
    #[error("errors are drawn for every \"turn\" or for the \"match\", not for \"{quoted}\"", quoted = excerpt(.0))]
    Errors(String),
    /// A feature that the search does not have.
    #[error(
        "a search has no feature \"{quoted}\" to switch; it has table, pvs, aspiration, killers, history, extensions, \
         reductions, futility, lateness, staged, unplayed, kept-history, quiescence-table, delta, tables, \
         null-move, root-reductions, razoring and singular", quoted = excerpt(.0))]
    Feature(String),
    /// A set of features that does not exist.
    #[error("\"{quoted}\" is not a set of features; there are strong, levels and baseline", quoted = excerpt(.0))]
    Features(String),
    /// A parameter that the search does not have.
    #[error("a search has no parameter \"{quoted}\"; it has {list}", list = parameters(), quoted = excerpt(.0))]
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
