//! Why a line is no command or no answer.

use std::ops::RangeInclusive;

use ludarium_rules::excerpt;

/// Why a line is no command.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CommandError {
    /// The line has no words.
    #[error("an empty line is no command")]
    Empty,
    /// No command begins like that.
    #[error(
        "unknown command \"{quoted}\"; there are ugi, isready, setoption, uginewgame, position, moves, go, stop, ponderhit, \
         query, d and quit", quoted = excerpt(.0))]
    Unknown(String),
    /// Something that belongs to the command is not there.
    #[error("{command}: {what} is missing")]
    Missing {
        /// The command.
        command: &'static str,
        /// What is missing.
        what: &'static str,
    },
    /// A word that the command does not know.
    #[error("{command}: \"{quoted}\" is not expected; {expected}", quoted = excerpt(word))]
    Unexpected {
        /// The command.
        command: &'static str,
        /// The word.
        word: String,
        /// What could stand there.
        expected: &'static str,
    },
    /// The same word twice.
    #[error("go: {0} is given twice")]
    Twice(String),
    /// A number outside its range, or none at all.
    #[error("go: {key} must be a whole number from {} to {}, not \"{quoted}\"", range.start(), range.end(), quoted = excerpt(value))]
    Number {
        /// What the number is for.
        key: String,
        /// What stands there.
        value: String,
        /// The numbers that it can be.
        range: RangeInclusive<u64>,
    },
}

/// Why a line that begins like an answer is none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnswerError {
    /// `bestmove` without a turn.
    #[error("\"bestmove\" without a turn")]
    NoTurn,
    /// An unknown `response`.
    #[error("\"response {quoted}\": true, false, p1win, p2win, draw or none is expected", quoted = excerpt(.0))]
    Response(String),
    /// An option that is not described as the protocol says.
    #[error("option \"{quoted}\": {what}", quoted = excerpt(name))]
    Option {
        /// The name of the option, empty if it is missing.
        name: String,
        /// What is wrong.
        what: &'static str,
    },
}
