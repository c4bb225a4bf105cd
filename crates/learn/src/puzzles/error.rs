//! Why a file of puzzles, a line of it, or a puzzle is refused.

use ludarium_rules::{StartError, TurnError, excerpt};

/// Why a whole file is refused: its first line does not say whose puzzles it holds.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}, line 1: expected \"puzzles 1 GAME seed SEED games GAMES\", found \"{}\"", excerpt(found))]
pub struct HeaderError {
    /// The file.
    pub file: String,
    /// Its first line, or the beginning of it.
    pub found: String,
}

/// A line that was left out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}, line {line}, column {column}: {why}")]
pub struct BrokenLine {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub why: LineError,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineError {
    /// Not a name.
    #[error("\"{}\" is not a name of eight hexadecimal digits", excerpt(.0))]
    Id(String),
    /// The name has been used before.
    #[error("there is already a puzzle {0}")]
    Twice(String),
    /// The line is too long.
    #[error("the line has more than {0} characters")]
    TooLong(usize),
    /// The file has too many puzzles.
    #[error("a file has at most {0} puzzles")]
    TooMany(usize),
    /// Too few or too many fields.
    #[error("expected ID | TASK | RATING | THEMES | SOLUTION | POSITION | OPTIONS")]
    Fields,
    /// Not a task.
    #[error("\"{}\" is no task such as \"win 3\" or \"only 2\"", excerpt(.0))]
    Task(String),
    /// Not a rating.
    #[error("\"{}\" is neither \"-\" nor a rating and its error, two whole numbers below 10000", excerpt(.0))]
    Rating(String),
    /// Not a theme.
    #[error("there is no theme \"{}\"", excerpt(.0))]
    Theme(String),
    /// The solution has another number of plies than the task says.
    #[error("\"{}\" has a solution of {expected} plies, not of {found}", excerpt(task))]
    Length {
        /// The task.
        task: String,
        /// How many plies it takes.
        expected: u32,
        /// How many there are.
        found: usize,
    },
    /// A ply without a turn, or with a choice where the other side moves.
    #[error("ply {0} of the solution has no turn, or several where the other side is to move")]
    Ply(usize),
    /// Not an option.
    #[error("\"{}\" is no option such as second_wind=off", excerpt(.0))]
    Option(String),
}

/// Why a puzzle cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// The position or its options are refused.
    #[error("the position: {0}")]
    Position(#[from] StartError),
    /// A turn of the solution is not legal.
    #[error("ply {ply} of the solution: {why}")]
    Turn {
        /// The ply, from 1.
        ply: usize,
        /// Why.
        why: TurnError,
    },
    /// A turn that is said to be as good leads elsewhere, and the solution goes on.
    #[error("ply {ply} of the solution: \"{}\" does not lead to the same position", excerpt(turn))]
    Elsewhere {
        /// The ply, from 1.
        ply: usize,
        /// The turn.
        turn: String,
    },
    /// The solution does not end as the task says.
    #[error("the solution does not end as its task says")]
    End,
}
