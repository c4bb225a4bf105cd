//! The sentences that tell which rule a position breaks.

use crate::Side;

messages! {
    /// What is wrong with a position of Tribun.
    pub enum Fault in "tribun" {
        /// "At most one Tribun a side, and at least one side has one."
        NoTribun = "no-tribun", "neither side has a Tribun";
        /// "At most one Tribun a side."
        SecondTribun { side: Side } = "second-tribun", "{side} has a second Tribun";
        /// "At most 35 pieces besides the Tribun a side, a slave counting for its own colour."
        TooMany { side: Side, most: u8 } = "too-many", "{side} has more than {most} pieces besides the Tribun";
    }
}
