//! What is wrong with a lesson's file, and where.

use std::fmt;

use ludarium_rules::{StartError, TurnError, excerpt};

use super::step::RunError;

/// A place in a text file, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

impl Place {
    /// The beginning of a file.
    pub const START: Place = Place { line: 1, column: 1 };

    pub(super) fn of_byte(text: &str, byte: usize) -> Place {
        let before = text.get(..byte).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        Place { line: before.matches('\n').count() + 1, column: before[line_start..].chars().count() + 1 }
    }

    /// Where a value stands in a file: in quotes, else bare; the beginning if it is nowhere.
    pub(super) fn of_value(text: &str, value: &str) -> Place {
        let quoted = text.find(&format!("\"{value}\"")).map(|byte| byte + 1);
        quoted.or_else(|| text.find(value)).map_or(Place::START, |byte| Place::of_byte(text, byte))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// A lesson that is left out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}, {place}: {problem}")]
pub struct LessonError {
    /// The file, such as `lessons/tress/01_home.ron`.
    pub file: String,
    /// Where in it.
    pub place: Place,
    /// What is wrong there.
    pub problem: Box<Problem>,
}

/// What is wrong with a lesson.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// The file cannot be read, is too long or is no UTF-8.
    #[error("{0}")]
    Unreadable(String),
    /// The name of the file is not a number of two digits, `_`, and a name of small letters, digits and `_`.
    #[error("a lesson's file is called NN_name.ron, such as 01_home.ron")]
    FileName,
    /// Another file has the same number or the same name.
    #[error("another lesson has the number {number:02} or the name \"{name}\"")]
    Twice {
        /// The number.
        number: u8,
        /// The name.
        name: String,
    },
    /// It is not the RON of a lesson.
    #[error("{0}")]
    Syntax(String),
    /// The position or an option is refused.
    #[error("position: {0}")]
    Position(#[from] StartError),
    /// The game is over in the position.
    #[error("the game is over in the position: there is nothing to play")]
    Over,
    /// There is no such cell on the board.
    #[error("\"{}\" is no cell of the board", excerpt(.0))]
    Cell(String),
    /// The game has no such piece.
    #[error("the game has no piece called \"{}\"", excerpt(.0))]
    Piece(String),
    /// The game has no such zone.
    #[error("the game has no zone called \"{}\"", excerpt(.0))]
    Zone(String),
    /// The game has no such reason.
    #[error("no game ends with the reason \"{}\"", excerpt(.0))]
    Reason(String),
    /// No puzzle is about that.
    #[error("no puzzle is about \"{}\"; docs/puzzles.md lists the themes", excerpt(.0))]
    Theme(String),
    /// A stored turn is refused.
    #[error("solution or mistake: {0}")]
    Turn(#[from] TurnError),
    /// A stored turn comes too early or too late.
    #[error("the turn \"{}\" cannot be played: {why}", excerpt(turn))]
    Order {
        /// The turn.
        turn: String,
        /// Why.
        why: RunError,
    },
    /// There is no stored solution.
    #[error("a lesson needs a solution")]
    NoSolution,
    /// A stored solution does not solve the lesson.
    #[error("the solution that begins with \"{}\" does not solve the lesson", excerpt(.0))]
    Unsolved(String),
    /// No stored solution is as short as the lesson asks for.
    #[error("par is {par}, but the shortest solution has {turns}")]
    Par {
        /// The turns that the lesson asks for.
        par: u16,
        /// Turns of the learner in the shortest solution.
        turns: u16,
    },
    /// The line of a mistake does not lead to it.
    #[error("the line that ends with \"{}\" does not make mistake {number}", excerpt(turn))]
    NoMistake {
        /// The number of the mistake, from 1.
        number: usize,
        /// The last turn of the line.
        turn: String,
    },
}
