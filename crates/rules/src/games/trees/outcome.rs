//! The end of a game.

use super::position::Trees;
use crate::{Outcome, Position};

reasons! {
    MUTUAL_ANNIHILATION = "mutual-annihilation", "Neither side has a huckleberry left";
    SUICIDE = "suicide", "The side that moved gave up its last huckleberry";
    HUCKLEBERRY = "huckleberry", "The last huckleberry of the other side is gone";
}

impl Trees {
    /// "Neither side has a huckleberry square: draw (mutual-annihilation); only the side that moved has none: it loses
    /// (suicide); only the other has none: the side that moved wins (huckleberry)."
    #[inline]
    pub(super) fn outcome_of(&self) -> Option<Outcome> {
        let side = self.side_to_move();
        let has = |side| self.board().huckleberries(side) != 0;
        match (has(side.other()), has(side)) {
            (true, true) => None,
            (false, false) => Some(Outcome::draw(MUTUAL_ANNIHILATION)),
            (false, true) => Some(Outcome::win(side, SUICIDE)),
            (true, false) => Some(Outcome::win(side.other(), HUCKLEBERRY)),
        }
    }
}
