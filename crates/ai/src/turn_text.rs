//! Turns of one game as texts of any game.

use ludarium_rules::{AnyPosition, TurnError, TurnText};

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
    /// The thread of the search could not be started, or ended without an answer.
    #[error("the search ended without an answer")]
    Lost,
}

/// The text of a turn of one game. Only a position makes turn texts, so it is asked to read the turn back.
pub(crate) fn text_of<P: Evaluate>(position: &P, turn: &P::Turn) -> Result<TurnText, ThinkError>
where
    AnyPosition: From<P>,
{
    Ok(AnyPosition::from(position.clone()).read_turn(&position.turn_text(turn))?)
}

/// The texts of turns that follow each other.
pub(crate) fn line_of<P: Evaluate>(position: &P, line: &[P::Turn]) -> Result<Vec<TurnText>, ThinkError>
where
    AnyPosition: From<P>,
{
    let mut position = position.clone();
    let mut texts = Vec::with_capacity(line.len());
    for turn in line {
        texts.push(text_of(&position, turn)?);
        position = position.play_unchecked(turn);
    }
    Ok(texts)
}
