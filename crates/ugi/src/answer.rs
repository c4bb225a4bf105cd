//! What an engine says.

use std::fmt;
use std::str::FromStr;

use crate::error::AnswerError;
use crate::info::Info;
use crate::option::EngineOption;
use crate::query::Response;
use crate::words::{Words, one_line};

/// What an engine says in one line.
///
/// ```
/// use ludarium_ugi::{Answer, BestMove};
/// let best = BestMove { turn: "d2d3".to_owned(), ponder: None };
/// assert_eq!("bestmove d2d3".parse(), Ok(Answer::BestMove(best)));
/// assert!("bestmove".parse::<Answer>().is_err());
/// assert_eq!("Hello!".parse(), Ok(Answer::Other("Hello!".to_owned())));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Its name.
    Name(String),
    /// Who has written it.
    Author(String),
    /// One of its options.
    Option(EngineOption),
    /// The end of the answer to `ugi`.
    UgiOk,
    /// The answer to `isready`.
    ReadyOk,
    /// How the search goes.
    Info(Info),
    /// The end of the search.
    BestMove(BestMove),
    /// The answer to `query`.
    Response(Response),
    /// Any other line, which means nothing.
    Other(String),
}

/// What a search has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestMove {
    /// The machine text of the turn.
    pub turn: String,
    /// The turn of the other side that the engine expects.
    pub ponder: Option<String>,
}

impl FromStr for Answer {
    type Err = AnswerError;

    fn from_str(line: &str) -> Result<Answer, AnswerError> {
        let line = &*one_line(line);
        let mut words = Words::new(line);
        let first = words.next().unwrap_or_default();
        let other = || Ok(Answer::Other(line.to_owned()));
        match (first, words.peek()) {
            ("ugiok", None) => Ok(Answer::UgiOk),
            ("readyok", None) => Ok(Answer::ReadyOk),
            ("id", Some("name")) => Ok(Answer::Name(after_next(words))),
            ("id", Some("author")) => Ok(Answer::Author(after_next(words))),
            ("option", _) => EngineOption::parse(words).map(Answer::Option),
            ("info", _) => Ok(Answer::Info(Info::parse(words))),
            ("response", Some(word)) => word.parse().map(Answer::Response),
            ("bestmove", _) => best_move(words).map(Answer::BestMove),
            _ => other(),
        }
    }
}

fn after_next(mut words: Words<'_>) -> String {
    words.next();
    words.rest().to_owned()
}

fn best_move(mut words: Words<'_>) -> Result<BestMove, AnswerError> {
    let turn = words.next().ok_or(AnswerError::NoTurn)?.to_owned();
    let ponder = if words.next() == Some("ponder") { words.next().map(str::to_owned) } else { None };
    Ok(BestMove { turn, ponder })
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Name(name) => write!(f, "id name {name}"),
            Answer::Author(author) => write!(f, "id author {author}"),
            Answer::Option(option) => option.fmt(f),
            Answer::UgiOk => f.write_str("ugiok"),
            Answer::ReadyOk => f.write_str("readyok"),
            Answer::Info(info) => info.fmt(f),
            Answer::BestMove(BestMove { turn, ponder: None }) => write!(f, "bestmove {turn}"),
            Answer::BestMove(BestMove { turn, ponder: Some(ponder) }) => write!(f, "bestmove {turn} ponder {ponder}"),
            Answer::Response(response) => write!(f, "response {response}"),
            Answer::Other(line) => f.write_str(line),
        }
    }
}
