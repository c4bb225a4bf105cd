//! How the game ends.

use super::position::Gess;
use crate::Outcome;

reasons! {
    /// The side that has moved has no ring, whether or not the other side has one.
    OWN_RING_BROKEN = "own-ring-broken", "The last move has left its own side without a ring";
    /// Only the side to move has no ring.
    NO_RING = "no-ring", "The last ring of the other side is broken";
}

impl Gess {
    /// "The side *not* to move (the mover) has no ring → it has lost, own-ring-broken, also when neither has one; only
    /// the side to move has none → it has lost, no-ring."
    #[inline]
    pub(super) fn outcome_of(&self) -> Option<Outcome> {
        let side = self.mover();
        match (self.has_ring(side), self.has_ring(side.other())) {
            (true, true) => None,
            (_, false) => Some(Outcome::win(side, OWN_RING_BROKEN)),
            (false, true) => Some(Outcome::win(side.other(), NO_RING)),
        }
    }
}
