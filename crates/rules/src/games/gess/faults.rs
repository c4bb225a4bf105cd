//! The sentences that tell which rule a position breaks.

use crate::Side;

messages! {
    /// What is wrong with a position of Gess.
    pub enum Fault in "gess" {
        /// "At most 43 stones a side."
        TooMany { side: Side, most: u32 } = "too-many", "{side} may have at most {most} stones";
    }
}
