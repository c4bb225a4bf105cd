//! What an engine is told.

use std::fmt;
use std::str::FromStr;

use crate::error::CommandError;
use crate::go::Go;
use crate::query::Query;
use crate::start::PositionCommand;
use crate::words::{Words, one_line};

/// What an engine is told in one line.
///
/// ```
/// use ludarium_ugi::{Command, PositionCommand, StartPosition};
/// let text = "position fen k7/8/8/8/8/8/8/K7 w moves a1a2 a8a7";
/// let command: Command = text.parse().expect("a command");
/// let start = StartPosition::Text("k7/8/8/8/8/8/8/K7 w".to_owned());
/// let turns = vec!["a1a2".to_owned(), "a8a7".to_owned()];
/// assert_eq!(command, Command::Position(PositionCommand { start, turns }));
/// assert_eq!(command.to_string(), text);
/// assert!("position fen moves a1a2".parse::<Command>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Say who you are and which options you have, then `ugiok`.
    Ugi,
    /// Say `readyok` as soon as everything before is done.
    IsReady,
    /// Set an option.
    SetOption {
        /// The name, compared without regard to upper and lower case.
        name: String,
        /// The value; `None` for a button.
        value: Option<String>,
    },
    /// The next position is of another game.
    NewGame,
    /// The position is now this one.
    Position(PositionCommand),
    /// These turns have been played from the present position on. No part of the protocol as it is written, but one match
    /// runner (cutergames) sends it.
    Moves(Vec<String>),
    /// Search.
    Go(Go),
    /// End the search and say `bestmove`.
    Stop,
    /// The turn that was expected has been played: the search becomes an ordinary one.
    PonderHit,
    /// A question on the position.
    Query(Query),
    /// Show the position to a person.
    Display,
    /// End.
    Quit,
}

impl FromStr for Command {
    type Err = CommandError;

    fn from_str(line: &str) -> Result<Command, CommandError> {
        let line = one_line(line);
        let mut words = Words::new(&line);
        let word = words.next().ok_or(CommandError::Empty)?;
        match word {
            "ugi" => alone("ugi", words, Command::Ugi),
            "isready" => alone("isready", words, Command::IsReady),
            "uginewgame" => alone("uginewgame", words, Command::NewGame),
            "stop" => alone("stop", words, Command::Stop),
            "ponderhit" => alone("ponderhit", words, Command::PonderHit),
            "d" => alone("d", words, Command::Display),
            "quit" => alone("quit", words, Command::Quit),
            "setoption" => set_option(words),
            "position" => PositionCommand::parse(words).map(Command::Position),
            "moves" => Ok(Command::Moves(words.map(str::to_owned).collect())),
            "go" => Go::parse(words).map(Command::Go),
            "query" => query(words),
            _ => Err(CommandError::Unknown(word.to_owned())),
        }
    }
}

fn alone(name: &'static str, words: Words<'_>, command: Command) -> Result<Command, CommandError> {
    match words.peek() {
        None => Ok(command),
        Some(word) => {
            let expected = "nothing follows this command";
            Err(CommandError::Unexpected { command: name, word: word.to_owned(), expected })
        }
    }
}

fn set_option(mut words: Words<'_>) -> Result<Command, CommandError> {
    let command = "setoption";
    match words.next() {
        Some("name") => {}
        Some(word) => {
            return Err(CommandError::Unexpected { command, word: word.to_owned(), expected: "name is" });
        }
        None => return Err(CommandError::Missing { command, what: "name" }),
    }
    let name = words.before(&["value"]);
    if name.is_empty() {
        return Err(CommandError::Missing { command, what: "the name of the option" });
    }
    let value = words.next().map(|_| words.rest().to_owned());
    Ok(Command::SetOption { name, value })
}

fn query(mut words: Words<'_>) -> Result<Command, CommandError> {
    let question = words.next().ok_or(CommandError::Missing { command: "query", what: "the question" })?;
    alone("query", words, Command::Query(question.parse()?))
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Ugi => f.write_str("ugi"),
            Command::IsReady => f.write_str("isready"),
            Command::SetOption { name, value: None } => write!(f, "setoption name {}", one_line(name)),
            Command::SetOption { name, value: Some(value) } => {
                write!(f, "setoption name {} value {}", one_line(name), one_line(value))
            }
            Command::NewGame => f.write_str("uginewgame"),
            Command::Position(position) => write!(f, "position {position}"),
            Command::Moves(turns) => write!(f, "moves {}", turns.join(" ")),
            Command::Go(go) => go.fmt(f),
            Command::Stop => f.write_str("stop"),
            Command::PonderHit => f.write_str("ponderhit"),
            Command::Query(query) => write!(f, "query {query}"),
            Command::Display => f.write_str("d"),
            Command::Quit => f.write_str("quit"),
        }
    }
}
