//! How the game ends.

use super::position::Tribun;
use crate::{Outcome, Side};

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// "A side without a Tribun has lost (nex), whoever is to move."
    Nex,
    /// "A side to move without a legal turn loses (paralysis)."
    Paralysis,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Reason; 2] = [Reason::Nex, Reason::Paralysis];

    /// The word of [`Outcome::reason`].
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Reason::Nex => "nex",
            Reason::Paralysis => "paralysis",
        }
    }

    /// The reason of a word.
    ///
    /// ```
    /// use ludarium_rules::games::tribun::Reason;
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
            Reason::Nex => "The Tribun of the other side has fallen",
            Reason::Paralysis => "The side to move has no legal turn",
        }
    }
}

impl Tribun {
    /// "A side without a Tribun has lost (nex), whoever is to move. A side to move without a legal turn loses
    /// (paralysis)."
    pub(super) fn outcome_of(&self) -> Option<Outcome> {
        let lost = Side::ALL.into_iter().find(|side| self.tribun_of(*side).is_none());
        match lost {
            Some(loser) => Some(Outcome::win(loser.other(), Reason::Nex.word())),
            None if !self.has_any_turn() => Some(Outcome::win(self.mover().other(), Reason::Paralysis.word())),
            None => None,
        }
    }
}

/// One sentence on a result; empty for a word that is none of this game's reasons.
pub(super) fn reason_text(reason: &str) -> &'static str {
    Reason::of_word(reason).map_or("", Reason::sentence)
}
