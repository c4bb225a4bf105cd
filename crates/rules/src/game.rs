//! All that a game has to be able to do, under one name.

use crate::{CommonRefusal, HiddenInfo, Notation, Position, StepInput, TurnError, View};

/// A game with everything that players need. Every type that implements the five traits is a `Game`.
pub trait Game: Position + Notation + StepInput + View + HiddenInfo {
    /// Checks that a turn is legal here.
    ///
    /// # Errors
    /// The game is over, or the turn is not legal here.
    fn check_turn(&self, turn: &Self::Turn) -> Result<(), TurnError> {
        if let Some(outcome) = self.outcome() {
            return Err(TurnError::Over { reason: outcome.reason });
        }
        if self.is_legal(turn) {
            return Ok(());
        }
        // The text goes through the reader, which knows the rule that forbids the turn.
        let text = self.turn_text(turn);
        let why = CommonRefusal::NoSuchTurn.into();
        Err(self.read_turn(&text).err().unwrap_or(TurnError::Illegal { text, why }))
    }

    /// Plays a turn.
    ///
    /// # Errors
    /// The game is over, or the turn is not legal here.
    fn play(&self, turn: &Self::Turn) -> Result<Self, TurnError> {
        self.check_turn(turn)?;
        Ok(self.play_unchecked(turn))
    }
}

impl<P: Position + Notation + StepInput + View + HiddenInfo> Game for P {}
