//! Carrying out a turn.

use super::position::{BLACK_TO_MOVE_KEY, Gess};
use super::turn::Turn;

impl Gess {
    /// The position after a legal turn.
    #[inline]
    pub(super) fn played(&self, turn: Turn) -> Gess {
        let Gess { mut board, side, mut ringed, .. } = *self;
        let motion = board.motion(side, turn);
        board.carry_out(side, turn, motion);
        let hash = self.hash ^ BLACK_TO_MOVE_KEY ^ motion.key(side, turn);
        ringed[side.index()] = !board.rings(side).is_empty();
        // No move makes a ring of the other side; one ends only by losing stones, for the block that would enter it
        // touches them.
        if motion.other != 0 {
            ringed[side.other().index()] = !board.rings(side.other()).is_empty();
        }
        Gess { board, hash, side: side.other(), options: self.options, ringed }
    }
}
