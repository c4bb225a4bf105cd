//! Turns of one game as turns of any game.

use ludarium_rules::{AnyTurn, Registered, TurnError};

use crate::Evaluate;

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ThinkError {
    /// The game is over: there is no turn to choose.
    #[error("the game is over: there is no turn to choose")]
    Over,
    /// The rules refused a turn that they had listed, which only a fault in them can cause.
    #[error("a turn found by the search was refused: {0}")]
    Refused(#[from] TurnError),
    /// The system has given no thread for the search; why.
    #[error("no thread could be started for the search: {0}")]
    NoThread(String),
    /// The search broke off, which only a fault in the program can cause; its words.
    #[error("the search broke off: {0}")]
    Panicked(String),
    /// The search does not end although its time is over or it was told to, which only a fault in the program can cause.
    #[error("the search does not end")]
    Silent,
    /// The search ended without an answer.
    #[error("the search ended without an answer")]
    Lost,
}

/// The turns that follow each other from a position on, as turns of any game.
pub(crate) fn line_of<P: Evaluate + Registered>(position: &P, line: &[P::Turn]) -> Vec<AnyTurn> {
    let mut position = position.clone();
    let mut turns = Vec::with_capacity(line.len());
    for turn in line {
        turns.push(AnyTurn::new(&position, turn));
        position = position.play_unchecked(turn);
    }
    turns
}
