//! How the game ends.

use super::position::Gess;
use crate::Outcome;

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The side that has moved has no ring, whether or not the other side has one.
    OwnRingBroken,
    /// Only the side to move has no ring.
    NoRing,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Reason; 2] = [Reason::OwnRingBroken, Reason::NoRing];

    /// The word of [`Outcome::reason`].
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Reason::OwnRingBroken => "own-ring-broken",
            Reason::NoRing => "no-ring",
        }
    }

    /// The reason of a word.
    ///
    /// ```
    /// use ludarium_rules::games::gess::Reason;
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
            Reason::OwnRingBroken => "The last move has left its own side without a ring",
            Reason::NoRing => "The last ring of the other side is broken",
        }
    }
}

impl Gess {
    /// "The side *not* to move (the mover) has no ring → it has lost, own-ring-broken, also when neither has one; only
    /// the side to move has none → it has lost, no-ring."
    #[inline]
    pub(super) fn outcome_of(&self) -> Option<Outcome> {
        let side = self.mover();
        match (self.has_ring(side), self.has_ring(side.other())) {
            (true, true) => None,
            (_, false) => Some(Outcome::win(side, Reason::OwnRingBroken.word())),
            (false, true) => Some(Outcome::win(side.other(), Reason::NoRing.word())),
        }
    }
}

/// One sentence on a result; empty for a word that is none of this game's reasons.
pub(super) fn reason_text(reason: &str) -> &'static str {
    Reason::of_word(reason).map_or("", Reason::sentence)
}
