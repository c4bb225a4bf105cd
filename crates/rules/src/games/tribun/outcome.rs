//! How the game ends.

use super::position::Tribun;
use crate::{Outcome, Side};

reasons! {
    /// "A side without a Tribun has lost (nex), whoever is to move."
    NEX = "nex", "The Tribun of the other side has fallen";
    /// "A side to move without a legal turn loses (paralysis)."
    PARALYSIS = "paralysis", "The side to move has no legal turn";
}

impl Tribun {
    /// "A side without a Tribun has lost (nex), whoever is to move. A side to move without a legal turn loses
    /// (paralysis)."
    pub(super) fn outcome_of(&self) -> Option<Outcome> {
        let lost = Side::ALL.into_iter().find(|side| self.tribun_of(*side).is_none());
        match lost {
            Some(loser) => Some(Outcome::win(loser.other(), NEX)),
            None if !self.has_any_turn() => Some(Outcome::win(self.mover().other(), PARALYSIS)),
            None => None,
        }
    }
}
