//! Everything that one turn yields, worked out together.

use crate::{AnyPosition, Effect, Game, TurnError};

/// What a turn is and what it leads to. [`AnyPosition::report_turn`] gives it for one reading of the turn's text, which is
/// the costliest part where turns are many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnReport {
    /// The position after the turn.
    pub next: AnyPosition,
    /// What happens in it, in order.
    pub effects: Vec<Effect>,
    /// What players see.
    pub notation: String,
    /// The turn in words.
    pub spoken: String,
    /// Whether it is progress.
    pub progress: bool,
}

impl TurnReport {
    /// Reads a turn and works out what it yields.
    ///
    /// # Errors
    /// The turn is not legal here.
    pub(crate) fn of<P: Game>(position: &P, text: &str) -> Result<TurnReport, TurnError>
    where
        AnyPosition: From<P>,
    {
        // A turn that was read is legal, so that it need not be searched for again.
        let turn = position.read_turn(text)?;
        Ok(TurnReport {
            next: position.play_unchecked(&turn).into(),
            effects: position.effects(&turn),
            notation: position.notation(&turn),
            spoken: position.spoken(&turn),
            progress: position.is_progress(&turn),
        })
    }
}
