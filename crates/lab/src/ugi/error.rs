//! Why a command cannot be met.

use std::str::Utf8Error;

use ludarium_ai::{Level, ThinkError};
use ludarium_record::{MatchError, SetupError};
use ludarium_rules::{UnknownGame, excerpt};
use ludarium_ugi::CommandError;
use ludarium_ugi::lines::MAX_LENGTH;

use crate::contender::{ContenderError, UnfitError};

/// Why a command cannot be met. The text follows `info string error:`.
#[derive(Debug, thiserror::Error)]
pub enum UgiError {
    #[error("the line is longer than {MAX_LENGTH} bytes")]
    TooLong,
    #[error("the line is no text: {0}")]
    NotText(#[from] Utf8Error),
    #[error(transparent)]
    Command(#[from] CommandError),
    #[error("{0}: a search is running; send stop first")]
    Searching(&'static str),
    #[error("ponderhit: no search is pondering")]
    NotPondering,
    #[error("setoption: there is no option \"{quoted}\"; there are {known}", quoted = excerpt(name))]
    NoOption { name: String, known: String },
    #[error("setoption: {name} cannot be \"{quoted}\": it takes {allowed}", quoted = excerpt(value))]
    Value { name: String, value: String, allowed: String },
    #[error("setoption: Level cannot be \"{quoted}\": it takes full or a whole number from 1 to {count}", count = Level::COUNT, quoted = excerpt(.0))]
    Level(String),
    #[error("setoption: Game: {0}")]
    Game(#[from] UnknownGame),
    #[error("setoption: Engine: {0}")]
    Engine(#[from] ContenderError),
    #[error("setoption: Engine: a time such as 10x needs a match that tells the opponent's time; give milliseconds")]
    Multiple,
    #[error("position: {0}")]
    Start(#[from] SetupError),
    #[error("position: turn {number}, \"{quoted}\": {why}", quoted = excerpt(text))]
    Turn { number: usize, text: String, why: Box<MatchError> },
    #[error(
        "position: turn {0}, \"?\": only the last turn can be hidden, and only a choice that the game keeps secret; \
         here it is none"
    )]
    Hidden(usize),
    #[error("go: {0}")]
    Config(#[from] UnfitError),
    #[error("go: {0}")]
    Think(#[from] ThinkError),
    #[error("go: the search cannot be started: {0}")]
    Thread(std::io::Error),
}
