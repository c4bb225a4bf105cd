//! Whom a lesson waits for, and the turns that it does not take.

use ludarium_rules::TurnError;

/// Whom a lesson waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// For the learner's turn.
    LearnerToMove,
    /// For the other side's turn, by [`LessonRun::reply`](super::LessonRun::reply).
    ReplyWanted,
    /// For the mistake to be taken back.
    Mistaken,
    /// For nobody: it is solved.
    Solved,
}

/// A turn that a lesson does not take.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RunError {
    /// It is not what the lesson waits for.
    #[error("the lesson waits for something else: {0:?}")]
    State(State),
    /// It is not legal.
    #[error(transparent)]
    Turn(#[from] TurnError),
}
