//! The command line, checked before a window opens.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::{CommandFactory, FromArgMatches, Parser};
use ludarium_ai::Level;
use ludarium_files::exists;
use ludarium_record::{Link, LinkError, Match, Player, Setup, SetupError, Store, StoreError};
use ludarium_rules::GameId;

use crate::kept::player_folder;
use crate::rating::Ratings;
use crate::words;

/// Little-known abstract board games, brought to life. Without arguments, the title opens.
#[derive(Parser, Debug, Clone, Default)]
#[command(version, about, long_about = None)]
pub struct Cli {
    /// Opens a file, such as one that ends in .ludo, or what a link leads to: a match, a position, a puzzle or a lesson.
    #[arg(value_name = "FILE|LINK", conflicts_with_all = ["game", "position", "option", "white", "black", "load"],
        value_parser = OsStringValueParser::new().try_map(opened))]
    pub opened: Option<Opened>,
    /// Opens the table with this game at once.
    #[arg(long, value_name = "GAME")]
    pub game: Option<GameId>,
    /// Who plays White.
    #[arg(long, value_name = "human|ai:N|ai:even|program:NAME", default_value = "human")]
    pub white: PlayerArg,
    /// Who plays Black.
    #[arg(long, value_name = "human|ai:N|ai:even|program:NAME", default_value = "human")]
    pub black: PlayerArg,
    /// Lets the opponent, one of the levels, offer turns again that throw much away.
    #[arg(long, requires = "game")]
    pub teach: bool,
    /// An option of the game; may be given several times.
    #[arg(long, value_name = "KEY=VALUE")]
    pub option: Vec<KeyValue>,
    /// The position to begin with, as position text.
    #[arg(long, value_name = "TEXT")]
    pub position: Option<String>,
    /// Goes on with a saved match.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "position", "option", "white", "black"])]
    pub load: Option<PathBuf>,
    /// Gives the strongest opponent so many seconds for every turn, instead of up to 2.5.
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=600))]
    pub think: Option<u64>,
    /// The language of the window, such as de; en-XA is for tests: accents, and a third longer than English.
    #[arg(long, value_name = "CODE", value_parser = language)]
    pub language: Option<String>,
    /// Shows the screen of the first start again.
    #[arg(long)]
    pub welcome: bool,
    /// The size of the window in pixels.
    #[arg(long, value_name = "WxH")]
    pub window: Option<WindowSize>,
    /// Draws with less: no shadows, no smoothing, fewer ornaments. Chosen by itself on a software renderer.
    #[arg(long)]
    pub low: bool,
    /// Plays the beginning of every game without a window, with files of its own, and says whether this installation works.
    #[arg(long, exclusive = true)]
    pub self_test: bool,
    /// Plays the journey without a window and without drawing, as fast as the game can: for tests.
    #[arg(long, requires = "script", hide = true)]
    pub unseen: bool,
    /// Plays a journey (RON) in the real window and quits: for tests and demonstrations.
    #[arg(long, value_name = "FILE")]
    pub script: Option<PathBuf>,
}

/// What a word of the command line opens.
#[derive(Clone, PartialEq, Debug)]
pub enum Opened {
    /// What a link leads to.
    Link(Link),
    /// A file.
    File(PathBuf),
}

/// Why a word of the command line opens nothing.
#[derive(Debug, thiserror::Error)]
pub enum OpenedError {
    /// A link that leads nowhere.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// Neither of both.
    #[error(
        "there is no such file, and a link begins with http or has a # with a match, a position, a puzzle or a lesson"
    )]
    Neither,
}

/// Reads a word that is a link or a file.
fn opened(word: OsString) -> Result<Opened, OpenedError> {
    match word.to_str().and_then(Link::find) {
        Some(link) => Ok(Opened::Link(link?)),
        None if exists(Path::new(&word)) => Ok(Opened::File(word.into())),
        None => Err(OpenedError::Neither),
    }
}

/// Reads the code of a language that there are words in.
fn language(code: &str) -> Result<String, ArgumentError> {
    if words::has_language(code) { Ok(code.to_owned()) } else { Err(ArgumentError::Language) }
}

/// Why an argument cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArgumentError {
    /// No player.
    #[error("expected \"human\", \"ai:1\" to \"ai:{count}\", \"ai:even\" or \"program:\" with its name", count = Level::COUNT)]
    Player,
    /// No option with its value.
    #[error("expected KEY=VALUE, such as second_wind=off")]
    KeyValue,
    /// No language that there are words in.
    #[error("expected {}", words::languages().iter().map(|one| one.code.as_str()).collect::<Vec<_>>().join(", "))]
    Language,
    /// No size of a window.
    #[error("expected WxH, such as 1280x720, from 320x240 to 7680x4320")]
    WindowSize,
}

/// Who plays a side, as it is typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum PlayerArg {
    /// A person at this computer.
    #[default]
    Human,
    /// The AI at a level.
    Ai(Level),
    /// The AI at the level that is even with the player.
    Even,
    /// The program that the player has added by this name.
    Program(String),
}

impl std::str::FromStr for PlayerArg {
    type Err = ArgumentError;

    fn from_str(text: &str) -> Result<PlayerArg, ArgumentError> {
        if text == "human" {
            return Ok(PlayerArg::Human);
        }
        if text == "ai:even" {
            return Ok(PlayerArg::Even);
        }
        if let Some(name) = text.strip_prefix("program:").filter(|name| !name.is_empty()) {
            return Ok(PlayerArg::Program(name.to_owned()));
        }
        let number = text.strip_prefix("ai:").ok_or(ArgumentError::Player)?;
        number.parse().ok().and_then(Level::new).map(PlayerArg::Ai).ok_or(ArgumentError::Player)
    }
}

impl PlayerArg {
    /// A person without a name is called by the colour.
    fn player(&self, game: GameId, ratings: &Ratings) -> Player {
        match self {
            PlayerArg::Human => Player::Human { name: String::new() },
            PlayerArg::Ai(level) => Player::Ai { level: level.number() },
            PlayerArg::Even => ratings.even_player(game),
            PlayerArg::Program(name) => Player::Program { name: name.clone() },
        }
    }
}

/// An option as it is typed: `key=value`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyValue(pub String, pub String);

impl std::str::FromStr for KeyValue {
    type Err = ArgumentError;

    fn from_str(text: &str) -> Result<KeyValue, ArgumentError> {
        let (key, value) = text.split_once('=').ok_or(ArgumentError::KeyValue)?;
        Ok(KeyValue(key.to_owned(), value.to_owned()))
    }
}

/// The size of a window in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WindowSize {
    /// Pixels from left to right, 320 to 7680.
    pub width: u32,
    /// Pixels from top to bottom, 240 to 4320.
    pub height: u32,
}

impl std::str::FromStr for WindowSize {
    type Err = ArgumentError;

    fn from_str(text: &str) -> Result<WindowSize, ArgumentError> {
        let (width, height) = text.split_once('x').ok_or(ArgumentError::WindowSize)?;
        let pixels = |number: &str| number.parse().map_err(|_| ArgumentError::WindowSize);
        let size = WindowSize { width: pixels(width)?, height: pixels(height)? };
        let fits = (320..=7680).contains(&size.width) && (240..=4320).contains(&size.height);
        if fits { Ok(size) } else { Err(ArgumentError::WindowSize) }
    }
}

/// Why the game cannot start as asked.
#[derive(Debug, thiserror::Error)]
pub enum OpeningError {
    /// The match cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The file to go on with cannot be read or is not a saved match.
    #[error(transparent)]
    Load(#[from] StoreError),
    /// A position or an option without a game.
    #[error("--{0} needs --game")]
    NeedsGame(&'static str),
}

impl Cli {
    /// Reads a command line, of which the first word is the program; `version` is what `--version` says.
    ///
    /// # Errors
    /// What is wrong with it; or a text that was asked for, such as the help.
    pub fn read(version: &'static str, words: impl IntoIterator<Item = OsString>) -> Result<Cli, clap::Error> {
        let read = Cli::command().version(version).try_get_matches_from(words)?;
        Cli::from_arg_matches(&read)
    }

    /// The match to open at once, if one is asked for.
    ///
    /// # Errors
    /// The match cannot be set up or loaded as asked.
    pub fn opening(&self) -> Result<Option<Match>, OpeningError> {
        if let Some(path) = &self.load {
            return Ok(Some(Store::load(path)?));
        }
        let Some(game) = self.game else {
            return match (&self.position, self.option.is_empty()) {
                (Some(_), _) => Err(OpeningError::NeedsGame("position")),
                (None, false) => Err(OpeningError::NeedsGame("option")),
                (None, true) => Ok(None),
            };
        };
        let is_even = [&self.white, &self.black].contains(&&PlayerArg::Even);
        let ratings = if is_even { Ratings::load(&player_folder()) } else { Ratings::default() };
        let players = [self.white.player(game, &ratings), self.black.player(game, &ratings)];
        let setup = Setup {
            options: self.option.iter().map(|KeyValue(key, value)| (key.clone(), value.clone())).collect(),
            start: self.position.clone(),
            teaches: self.teach,
            ..Setup::new(game, players)
        };
        Ok(Some(Match::new(setup)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_or_a_file_is_read_and_a_wrong_one_is_named() {
        let read = |words: &[&str]| Cli::try_parse_from([&["ludarium"], words].concat());
        let lesson = Link::Lesson { game: GameId::Tress, name: "home".to_owned() };
        for text in ["#lesson=tress/home", "https://example.org/ludarium/#lesson=tress/home"] {
            assert_eq!(read(&[text]).expect("a link").opened, Some(Opened::Link(lesson.clone())));
        }
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/journeys/files/dated.ludo");
        assert_eq!(read(&[file]).expect("a file").opened, Some(Opened::File(file.into())));
        assert_eq!(read(&["--game", "tress"]).expect("a game").opened, None);
        for (words, why) in [
            (&["#lesson=chess/home"][..], "column 8"),
            (&["home"], "no such file"),
            (&["--self-test", "--low"], "cannot be used with"),
            (&["--game=tress", "#lesson=tress/home"], "cannot be used with"),
        ] {
            let error = read(words).expect_err("it is wrong").to_string();
            assert!(error.contains(why), "{words:?}: {error}");
        }
    }
}
