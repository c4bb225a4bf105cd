//! Why a turn is not reviewed.

use ludarium_ai::ThinkError;
use ludarium_rules::TurnError;

/// Why a turn is not reviewed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReviewError {
    /// The caller has stopped the search; the next call goes on where it was.
    #[error("the review was stopped")]
    Stopped,
    /// The search of a position fails.
    #[error("the position after {ply} plies cannot be searched: {why}")]
    Search {
        /// The position: how many plies led to it.
        ply: usize,
        /// What is wrong.
        why: ThinkError,
    },
    /// A line of the search is refused by the rules, which only a fault in them can cause.
    #[error("a line from the position after {ply} plies is refused: {why}")]
    Line {
        /// The position: how many plies led to it.
        ply: usize,
        /// What is wrong.
        why: TurnError,
    },
}
