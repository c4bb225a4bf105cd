//! How the game ends.

use super::position::TroopChess;
use crate::{Outcome, Side};

reasons! {
    /// "A side that has no formation has lost, the mover too."
    SCATTERED = "scattered", "A side is scattered: no three of its pieces form a formation";
    /// "If neither has one, draw."
    BOTH_SCATTERED = "both-scattered", "Both sides are scattered: neither has a formation left";
    /// "A side to move with formations but no legal turn loses."
    BLOCKED = "blocked", "The side to move has formations, but none of them can move";
}

impl TroopChess {
    /// "A side that has no formation has lost, the mover too; if neither has one, draw." "A side to move with formations
    /// but no legal turn loses."
    pub(super) fn outcome_of(&self) -> Option<Outcome> {
        let side = self.mover();
        let formed = |side: Side| self.formed[side.index()];
        match (formed(side), formed(side.other())) {
            (false, false) => Some(Outcome::draw(BOTH_SCATTERED)),
            (true, false) => Some(Outcome::win(side, SCATTERED)),
            (false, true) => Some(Outcome::win(side.other(), SCATTERED)),
            (true, true) if !self.has_any_turn() => Some(Outcome::win(side.other(), BLOCKED)),
            (true, true) => None,
        }
    }
}
