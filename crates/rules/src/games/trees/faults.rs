//! The sentences that tell which rule a position breaks.

use crate::Side;
use crate::board::square::Square;

messages! {
    /// What is wrong with a position of The Game for the Trees.
    pub enum Fault in "trees" {
        /// "Refused: a tree square not connected to its root."
        LostTree { square: Square } = "lost-tree", "the tree square {square} is not connected to its root";
        /// "Refused: a head on bare ground."
        HeadOnBare { head: Square } = "head-on-bare", "{head} is bare ground: no chain can have its head there";
        /// "Refused: a head on neutral ground."
        HeadOnNeutral { head: Square } =
            "head-on-neutral", "{head} is neutral ground: no chain can have its head there";
        /// "Refused: a head on the root of its own tree."
        HeadOnRoot { head: Square } =
            "head-on-root", "{head} is the root of its tree: no chain can have its head there";
        /// "Refused: a vector that the head's content does not have."
        NoSuchGrowth { head: Square, next: Square } =
            "no-such-growth", "what stands on {head} cannot grow to {next}";
        /// "Refused: `next` or head − vector off the board."
        FromBeyond { head: Square, next: Square } = "from-beyond",
            "a growth that goes on to {next} cannot have come to {head}: off the board";
        /// More chains of a side could come to run together than can be executed in every order.
        TooManyChains { chains: u32, side: Side, most: u32 } = "too-many-chains",
            "{chains} chains of {side} could come to run together, at most {most} may: they can be executed in too many \
             orders";
    }
}
