//! Results.

use super::position::{GoChess, Phase};
use crate::{Outcome, Position};

reasons! {
    CHECKMATE = "checkmate", "The King is attacked and no move saves it";
    STALEMATE = "stalemate", "The side to move has no legal move and is not in check";
    BARE_KINGS = "bare-kings", "Only the two Kings are left";
    /// "A position in which the side to choose has no eligible square is over: a draw (void)."
    VOID = "void", "The side to choose has no square left for its piece";
}

/// Results.
impl GoChess {
    pub(super) fn outcome_of(&self) -> Option<Outcome> {
        if self.has_bare_kings() {
            return Some(Outcome::draw(BARE_KINGS));
        }
        if self.has_turn() {
            return None;
        }
        Some(match self.phase() {
            Phase::Placement(_) => Outcome::draw(VOID),
            Phase::Play if self.checkers() != 0 => Outcome::win(self.side_to_move().other(), CHECKMATE),
            Phase::Play => Outcome::draw(STALEMATE),
        })
    }
}
