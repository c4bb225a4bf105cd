//! The position that a command starts from, as named on the command line.

use std::str::FromStr;

use clap::Args;
use ludarium_rules::{AnyPosition, GameId, StartError};

/// A position as named on the command line.
#[derive(Args, Debug)]
pub struct Start {
    /// The game.
    pub game: GameId,
    /// The position text.
    #[arg(long, value_name = "TEXT", default_value = "start")]
    pub position: String,
    /// An option of the game; can be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<KeyValue>,
}

impl Start {
    /// The usual start position of a game, with its default options.
    pub fn of_game(game: GameId) -> Start {
        Start { game, position: "start".to_owned(), options: Vec::new() }
    }

    /// The position.
    ///
    /// # Errors
    /// The text or an option is refused.
    pub fn open(&self) -> Result<AnyPosition, StartError> {
        open(self.game, &self.position, &pairs(&self.options))
    }

    /// The position text, unless it is the game's own start.
    pub fn text(&self) -> Option<String> {
        (self.position != "start").then(|| self.position.clone())
    }
}

/// Options as the rules take them.
pub fn pairs(options: &[KeyValue]) -> Vec<(&str, &str)> {
    options.iter().map(|KeyValue(key, value)| (key.as_str(), value.as_str())).collect()
}

/// The position of a text; `start` is the game's own start.
///
/// # Errors
/// The text or an option is refused.
pub fn open(game: GameId, text: &str, options: &[(&str, &str)]) -> Result<AnyPosition, StartError> {
    match text {
        "start" => AnyPosition::start(game, options),
        text => AnyPosition::parse(game, text, options),
    }
}

/// An option of a game as typed on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyValue(pub String, pub String);

/// A position or options for several games at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("--position and --option need exactly one game")]
pub struct NotOneGame;

/// A text without an equals sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected KEY=VALUE, such as second_wind=off")]
pub struct NotKeyValue;

impl FromStr for KeyValue {
    type Err = NotKeyValue;

    fn from_str(text: &str) -> Result<KeyValue, NotKeyValue> {
        let (key, value) = text.split_once('=').ok_or(NotKeyValue)?;
        Ok(KeyValue(key.to_owned(), value.to_owned()))
    }
}
