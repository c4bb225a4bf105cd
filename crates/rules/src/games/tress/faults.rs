//! The sentences that tell which rule a position breaks.

use crate::Side;
use crate::board::square::Square;

messages! {
    /// What is wrong with a position of Tress.
    pub enum Fault in "tress" {
        /// "At most 6 N."
        SevenKnights { side: Side } = "seven-knights", "{side} may have at most six Knights";
        /// "P+L ≤ 2."
        ThreePikemen { side: Side } = "three-pikemen", "{side} may have at most two Pikemen and Lancers together";
        /// "G+S ≤ 2 a side."
        ThreeGuardians { side: Side } =
            "three-guardians", "{side} may have at most two Guardians and Sentinels together";
        /// "At most one King and one Queen a side."
        TwoQueens { side: Side } = "two-queens", "{side} may have at most one Queen";
        /// "At most one King and one Queen a side."
        TwoKings { side: Side } = "two-kings", "{side} may have at most one King";
        /// "A text in which the Fortress holds pieces of one colour only, a Pikeman or Guardian among them, is refused."
        PromotionDue { square: Square } = "promotion-due",
            "the piece on {square} would have been promoted: its side is alone in the Fortress";
    }
}
