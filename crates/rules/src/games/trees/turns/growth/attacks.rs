//! Two trees break a square of a third.

use super::{Growing, TurnObserver};
use crate::board::square::{Square, squares};
use crate::games::trees::geometry::connected;
use crate::games::trees::position::Content;

/// Attempts and attacks.
impl Growing {
    /// The origin of an attempt on a square by another tree than that on `from`.
    pub(super) fn partner(&self, from: Square, to: Square) -> Option<Square> {
        let content = self.content(from);
        let chain =
            squares(self.attempting).find(|&head| self.at.chain(head) == Some(to) && self.content(head) != content);
        let action = self.attempt.filter(|&(origin, target)| target == to && self.content(origin) != content);
        chain.or(action.map(|(origin, _)| origin))
    }

    /// "The square of V is killed, Y occupies it (and the squares on its way) and has the momentum of its growth; all
    /// attempts on that square end, their chains stop (no chain arises if X was the action)."
    pub(super) fn attack(&mut self, from: Square, to: Square, chain: Option<Square>, observer: &mut impl TurnObserver) {
        let partner = self.partner(from, to).unwrap_or(from);
        for head in squares(self.attempting) {
            if self.at.chain(head) == Some(to) {
                self.attempting &= !head.bit();
                self.end_chain(head, observer);
            }
        }
        self.attempt = self.attempt.filter(|(_, target)| *target != to);
        observer.attacked(to, [partner, from]);
        self.cut_off(to, observer);
        self.advance(self.content(from), from, to, chain, observer);
        self.taken |= to.bit();
    }

    /// "V loses the square; every square of V no longer connected to its root dies too. Dead squares become neutral
    /// underbrush, or bare ground if V is a Pine."
    fn cut_off(&mut self, lost: Square, observer: &mut impl TurnObserver) {
        let content = self.content(lost);
        let Some(species) = content.species() else { return };
        let tree = self.at.board().of(content) & !lost.bit();
        let dead = tree & !connected(species, content.root(), tree);
        let left = if species.is_deciduous() { Content::NEUTRAL } else { Content::BARE };
        self.wither(dead, left, observer);
    }
}
