//! Carrying out a turn.

use super::board::BOARD;
use super::formation::has_formation;
use super::position::{BLACK_TO_MOVE_KEY, KEYS, TroopChess};
use super::turn::Turn;

impl TroopChess {
    /// The position after a legal turn.
    #[inline]
    pub(super) fn played(&self, turn: Turn) -> TroopChess {
        let (mover, other) = (self.side, self.side.other());
        let mut next = *self;
        next.side = other;
        let left = turn.formation.set();
        let reached = turn.vector.carry(left) & BOARD;
        let hits = reached & self.of(other);
        let mut hash = self.hash ^ BLACK_TO_MOVE_KEY;
        if hits == 0 {
            // Nothing is removed, so the three still are a formation, and the other side keeps its own.
            let from = turn.formation.places();
            for place in from {
                let to = place.wrapping_add(turn.vector.bits());
                hash ^= KEYS[mover.index()][place as usize & 127] ^ KEYS[mover.index()][to as usize & 127];
            }
            next.pieces[mover.index()] = self.of(mover) & !left | reached;
        } else {
            let (taken, lost) = self.removed(turn, hits);
            let own = self.of(mover) & !left | reached & !lost;
            hash = TroopChess::toggle(hash, mover, own ^ self.of(mover));
            hash = TroopChess::toggle(hash, other, taken);
            next.pieces[mover.index()] = own;
            next.pieces[other.index()] &= !taken;
            next.formed = next.pieces.map(has_formation);
        }
        next.hash = hash;
        next
    }
}
