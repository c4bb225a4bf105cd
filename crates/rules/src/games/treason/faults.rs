//! The sentences that tell which rule a position breaks.

use crate::Side;
use crate::board::triangle::Triangle;

messages! {
    /// What is wrong with a position of Treason.
    pub enum Fault in "treason" {
        /// A man that reaches the far line becomes a Spy.
        PromotionDue { side: Side, cell: Triangle } =
            "promotion-due", "a man of {side} would have become a Spy on {cell}";
        /// There are only as many pieces as a match begins with.
        TooMany { most: usize } = "too-many", "there are at most {most} pieces";
    }
}
