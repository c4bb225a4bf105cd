//! Everything that one turn yields, worked out together.

use crate::{AnyPosition, AnyTurn, Effect, Message, Registered, TurnError};

/// What a turn is and what it leads to. [`AnyPosition::report_turn`] returns it for a single check of the turn, which is
/// the most expensive part where there are many turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnReport {
    /// The position after the turn.
    pub next: AnyPosition,
    /// What happens in it, in order.
    pub effects: Vec<Effect>,
    /// What players see.
    pub notation: String,
    /// The turn in words.
    pub spoken: Message,
    /// Whether it is progress.
    pub progress: bool,
}

impl TurnReport {
    /// Checks a turn and works out what it yields.
    ///
    /// # Errors
    /// The turn is not legal here.
    pub(crate) fn of<P: Registered>(position: &P, turn: &AnyTurn) -> Result<TurnReport, TurnError> {
        let turn = turn.check_in(position)?;
        Ok(TurnReport {
            next: position.play_unchecked(turn).into(),
            effects: position.effects(turn),
            notation: position.notation(turn),
            spoken: position.spoken(turn),
            progress: position.is_progress(turn),
        })
    }
}
