//! What the search must know of a game beyond its rules.

use ludarium_rules::Position;

/// A game whose positions can be judged without looking ahead. One file a game, in `eval/`.
pub trait Evaluate: Position {
    /// The value of an ongoing position from the view of the side to move, in hundredths of the game's smallest piece;
    /// always within [`crate::MATE_BOUND`]. Both sides are judged alike: the mirrored position has the same value.
    fn evaluate(&self) -> i32;

    /// Roughly what a legal turn wins at once (captures, promotions), in the same unit; 0 for quiet turns. Only
    /// orders the turns and tells which of them may be searched less deeply.
    fn gain(&self, _turn: &Self::Turn) -> i32 {
        0
    }

    /// Whether every legal turn here is a forced answer, so that [`Evaluate::evaluate`] must not be taken for what the
    /// side to move can have by a quiet turn.
    fn is_forced(&self) -> bool {
        false
    }
}
