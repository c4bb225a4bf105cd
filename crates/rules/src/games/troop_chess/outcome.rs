//! How the game ends.

use super::position::TroopChess;
use crate::{Outcome, Side};

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// "A side that has no formation has lost, the mover too."
    Scattered,
    /// "If neither has one, draw."
    BothScattered,
    /// "A side to move with formations but no legal turn loses."
    Blocked,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Reason; 3] = [Reason::Scattered, Reason::BothScattered, Reason::Blocked];

    /// The word of [`Outcome::reason`].
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Reason::Scattered => "scattered",
            Reason::BothScattered => "both-scattered",
            Reason::Blocked => "blocked",
        }
    }

    /// The reason of a word.
    ///
    /// ```
    /// use ludarium_rules::games::troop_chess::Reason;
    /// assert!(Reason::ALL.into_iter().all(|reason| Reason::of_word(reason.word()) == Some(reason)));
    /// assert_eq!(Reason::of_word("checkmate"), None);
    /// ```
    #[must_use]
    pub fn of_word(word: &str) -> Option<Reason> {
        Reason::ALL.into_iter().find(|reason| reason.word() == word)
    }

    /// One sentence on it.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Reason::Scattered => "A side is scattered: no three of its pieces form a formation",
            Reason::BothScattered => "Both sides are scattered: neither has a formation left",
            Reason::Blocked => "The side to move has formations, but none of them can move",
        }
    }
}

impl TroopChess {
    /// "A side that has no formation has lost, the mover too; if neither has one, draw." "A side to move with formations
    /// but no legal turn loses."
    pub(super) fn outcome_of(&self) -> Option<Outcome> {
        let side = self.mover();
        let formed = |side: Side| self.formed[side.index()];
        match (formed(side), formed(side.other())) {
            (false, false) => Some(Outcome::draw(Reason::BothScattered.word())),
            (true, false) => Some(Outcome::win(side, Reason::Scattered.word())),
            (false, true) => Some(Outcome::win(side.other(), Reason::Scattered.word())),
            (true, true) if !self.has_any_turn() => Some(Outcome::win(side.other(), Reason::Blocked.word())),
            (true, true) => None,
        }
    }
}

/// One sentence on a result; empty for a word that is none of this game's reasons.
pub(super) fn reason_text(reason: &str) -> &'static str {
    Reason::of_word(reason).map_or("", Reason::sentence)
}
