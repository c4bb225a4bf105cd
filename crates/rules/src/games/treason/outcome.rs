//! Results and progress.

use super::position::Treason;
use super::{PieceKind, Turn};
use crate::{Outcome, Position};

reasons! {
    ANNIHILATION = "annihilation", "The side to move has no piece left";
    BLOCKED = "blocked", "The side to move has no legal turn";
}

impl Treason {
    /// "A side with no pieces (**annihilation**) or no legal turn (**blocked**) at its turn loses (only the side to move
    /// is looked at)."
    pub(super) fn outcome_of(&self) -> Option<Outcome> {
        let side = self.side_to_move();
        if self.pieces(side) == 0 {
            Some(Outcome::win(side.other(), ANNIHILATION))
        } else if !self.can_move() {
            Some(Outcome::win(side.other(), BLOCKED))
        } else {
            None
        }
    }

    /// Whether there is "a capture, a promotion, a conversion or a man's move to another line".
    pub(super) fn makes_progress(&self, turn: &Turn) -> bool {
        match *turn {
            Turn::Capture(_) | Turn::Convert { .. } => true,
            // A man may also be promoted along a line: from its odd end, F6 or G1.
            Turn::Step { from, to } => {
                let kind = self.kind_at(from);
                kind == PieceKind::Man && (from.line() != to.line() || self.promoted(kind, to) == PieceKind::Spy)
            }
        }
    }
}
