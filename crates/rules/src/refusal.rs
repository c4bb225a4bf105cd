//! Refusals that all games have.

use crate::{Message, Outcome};

messages! {
    /// Why a turn or a step is refused, whatever the game.
    pub enum CommonRefusal in "rules" {
        /// The game is over.
        Over { reason: Message } = "over", "The game is over: {reason}";
        /// The steps make a turn already.
        Complete = "complete", "The turn is already complete";
        /// A step is a square.
        NoSquare = "no-square", "Choose a square of the board";
        /// A turn begins with a piece.
        NoPiece { from: String } = "no-piece", "There is no piece on {from}";
        /// No legal turn is like this one, and the game knows no better reason.
        NoSuchTurn = "no-such-turn", "no such legal turn in this position";
    }
}

impl CommonRefusal {
    /// The game is over; `sentence` is the English one on its reason.
    #[must_use]
    pub fn over(domain: &'static str, outcome: Outcome, sentence: &'static str) -> Message {
        CommonRefusal::Over { reason: Message::of_reason(domain, outcome.reason, sentence) }.into()
    }
}
