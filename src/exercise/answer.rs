//! What an exercise does after a turn.

use ludarium_rules::AnyTurn;

use super::feedback::Feedback;

/// What follows a turn.
#[derive(Debug, Default)]
pub(super) struct Answer {
    /// Turns that are played then.
    pub replies: Vec<AnyTurn>,
    /// What is said when they are on the board.
    pub verdict: Option<Feedback>,
}
