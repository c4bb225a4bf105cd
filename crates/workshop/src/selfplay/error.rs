//! What can be wrong with games of self-play: their file, and how many positions they have.

use ludarium_rules::excerpt;

/// The longest line that is read; the longest position of any game has a quarter of that.
pub(super) const MOST_LINE: u64 = 1 << 14;

/// The most lines of a game; matches end by lack of progress long before.
pub(super) const MOST_LINES: usize = 100_000;

/// Why a file of games cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    #[error("expected \"# selfplay 1\" and a game, separated by a tab")]
    Header,
    #[error("the file holds games of \"{quoted}\", not of \"{second}\"", quoted = excerpt(found), second = excerpt(expected))]
    Other { found: String, expected: String },
    #[error(
        "expected a value, 0 or 1, and a position, or \"=\", a number, half points and a checksum, separated by tabs"
    )]
    Fields,
    #[error("\"{quoted}\" is not a number in its range", quoted = excerpt(.0))]
    Number(String),
    #[error("\"{quoted}\" is not 0, 1 or 2 half points", quoted = excerpt(.0))]
    HalfPoints(String),
    #[error("the game that ends here is damaged: its checksum is wrong")]
    Checksum,
    #[error("a line of more than {MOST_LINE} bytes, or a game of more than {MOST_LINES} lines")]
    TooLong,
}

/// Positions of games that are too few, or too many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionsError {
    #[error("only {positions} positions to fit the weights to; play more games")]
    Few { positions: usize },
    #[error("{positions} positions to train on, of them {held_out} to check; play more games")]
    FewToTrain { positions: usize, held_out: usize },
    #[error("more than {most} positions to fit the weights to; play fewer games")]
    Many { most: usize },
}
