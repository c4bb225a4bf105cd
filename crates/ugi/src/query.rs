//! Questions on the position, and the responses.

use std::fmt;
use std::str::FromStr;

use ludarium_rules::Side;

use crate::error::{AnswerError, CommandError};

/// What an engine is asked about its present position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    /// Whether the game is over; the response is [`Response::Truth`].
    GameOver,
    /// Whether it is the first player's (White's) turn; the response is [`Response::Truth`].
    FirstPlayersTurn,
    /// How the game has ended; the response is [`Response::Result`].
    Result,
}

impl Query {
    const ALL: [Query; 3] = [Query::GameOver, Query::FirstPlayersTurn, Query::Result];

    fn word(self) -> &'static str {
        match self {
            Query::GameOver => "gameover",
            Query::FirstPlayersTurn => "p1turn",
            Query::Result => "result",
        }
    }
}

impl FromStr for Query {
    type Err = CommandError;

    fn from_str(word: &str) -> Result<Query, CommandError> {
        let unexpected = || CommandError::Unexpected {
            command: "query",
            word: word.to_owned(),
            expected: "the questions are gameover, p1turn and result",
        };
        Query::ALL.into_iter().find(|query| query.word() == word).ok_or_else(unexpected)
    }
}

impl fmt::Display for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The response to a [`Query`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Response {
    /// Yes or no.
    Truth(bool),
    /// How the game has ended.
    Result(GameResult),
}

/// How a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameResult {
    /// A side has won; White is player 1.
    Win(Side),
    /// The game is drawn.
    Draw,
    /// The game is going on.
    None,
}

impl FromStr for Response {
    type Err = AnswerError;

    fn from_str(word: &str) -> Result<Response, AnswerError> {
        match word {
            "true" => Ok(Response::Truth(true)),
            "false" => Ok(Response::Truth(false)),
            "p1win" => Ok(Response::Result(GameResult::Win(Side::White))),
            "p2win" => Ok(Response::Result(GameResult::Win(Side::Black))),
            "draw" => Ok(Response::Result(GameResult::Draw)),
            "none" => Ok(Response::Result(GameResult::None)),
            _ => Err(AnswerError::Response(word.to_owned())),
        }
    }
}

impl fmt::Display for Response {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Response::Truth(true) => "true",
            Response::Truth(false) => "false",
            Response::Result(GameResult::Win(Side::White)) => "p1win",
            Response::Result(GameResult::Win(Side::Black)) => "p2win",
            Response::Result(GameResult::Draw) => "draw",
            Response::Result(GameResult::None) => "none",
        })
    }
}
