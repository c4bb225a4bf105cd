//! The sentences that tell which rule a position breaks.

use crate::Side;

messages! {
    /// What is wrong with a position of Troop Chess.
    pub enum Fault in "troop-chess" {
        /// "At most 18 pieces a side (27 with `ranks=3`)."
        TooMany { side: Side, most: u8 } = "too-many", "{side} may have at most {most} pieces";
    }
}
