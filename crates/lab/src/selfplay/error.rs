//! Why a file of games of self-play cannot be read, and how long it may be.

use ludarium_rules::excerpt;

/// The longest line that is read; the longest position of any game has a quarter of that.
pub(super) const MOST_LINE: u64 = 1 << 14;

/// The most lines of a game; matches end by lack of progress long before.
pub(super) const MOST_LINES: usize = 100_000;

/// Why a file of games cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The first line names no game.
    #[error("expected \"# selfplay 1\" and a game, separated by a tab")]
    Header,
    /// The file belongs to other games.
    #[error("the file holds games of \"{quoted}\", not of \"{second}\"", quoted = excerpt(found), second = excerpt(expected))]
    Other {
        /// Its first line.
        found: String,
        /// The first line that it should have.
        expected: String,
    },
    /// A line has other fields.
    #[error(
        "expected a value, 0 or 1, and a position, or \"=\", a number, half points and a checksum, separated by tabs"
    )]
    Fields,
    /// Not a number.
    #[error("\"{quoted}\" is not a number in its range", quoted = excerpt(.0))]
    Number(String),
    /// Not the result of a game.
    #[error("\"{quoted}\" is not 0, 1 or 2 half points", quoted = excerpt(.0))]
    HalfPoints(String),
    /// The lines of a game have changed.
    #[error("the game that ends here is damaged: its checksum is wrong")]
    Checksum,
    /// A line, or a game, is too long.
    #[error("a line of more than {MOST_LINE} bytes, or a game of more than {MOST_LINES} lines")]
    TooLong,
}
