//! The end of a game.

use super::position::Trees;
use crate::{Outcome, Position};

impl Trees {
    /// "Neither side has a huckleberry square: draw (mutual-annihilation); only the side that moved has none: it loses
    /// (suicide); only the other has none: the side that moved wins (huckleberry)."
    #[inline]
    pub(super) fn outcome_of(&self) -> Option<Outcome> {
        let side = self.side_to_move();
        let has = |side| self.board().huckleberries(side) != 0;
        match (has(side.other()), has(side)) {
            (true, true) => None,
            (false, false) => Some(Outcome::draw("mutual-annihilation")),
            (false, true) => Some(Outcome::win(side, "suicide")),
            (true, false) => Some(Outcome::win(side.other(), "huckleberry")),
        }
    }
}

/// The words of the reasons.
pub(super) const REASONS: [&str; 3] = ["mutual-annihilation", "suicide", "huckleberry"];

/// One sentence on a result.
pub(super) fn reason_text(reason: &str) -> &'static str {
    match reason {
        "mutual-annihilation" => "Neither side has a huckleberry left",
        "suicide" => "The side that moved gave up its last huckleberry",
        "huckleberry" => "The last huckleberry of the other side is gone",
        _ => "",
    }
}
