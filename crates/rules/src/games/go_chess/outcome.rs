//! Results.

use super::position::{GoChess, Phase};
use crate::{Outcome, Position};

/// Results.
impl GoChess {
    pub(super) fn outcome_of(&self) -> Option<Outcome> {
        if self.has_bare_kings() {
            return Some(Outcome::draw("bare-kings"));
        }
        if self.has_turn() {
            return None;
        }
        Some(match self.phase() {
            // "A position in which the side to choose has no eligible square is over: a draw (void)."
            Phase::Placement(_) => Outcome::draw("void"),
            Phase::Play if self.checkers() != 0 => Outcome::win(self.side_to_move().other(), "checkmate"),
            Phase::Play => Outcome::draw("stalemate"),
        })
    }
}

/// The words of the reasons.
pub(super) const REASONS: [&str; 4] = ["checkmate", "stalemate", "bare-kings", "void"];

/// One sentence on a result.
pub(super) fn reason_text(reason: &str) -> &'static str {
    match reason {
        "checkmate" => "The King is attacked and no move saves it",
        "stalemate" => "The side to move has no legal move and is not in check",
        "bare-kings" => "Only the two Kings are left",
        "void" => "The side to choose has no square left for its piece",
        _ => "",
    }
}
