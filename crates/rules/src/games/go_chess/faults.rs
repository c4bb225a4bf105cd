//! The sentences that tell which rule a position breaks.

use super::Square;
use crate::{Name, Side};

messages! {
    /// What is wrong with a position of Go-Chess.
    pub enum Fault in "go-chess" {
        /// "In both phases: exactly as many blocked squares as the option says."
        BlockedSquares { needed: usize, count: usize } =
            "blocked-squares", "{needed} blocked squares are needed, and there are {count}";
        /// "In both phases: a side's two bishops stand on different colours."
        BishopsAlike { side: Side } = "bishops-alike", "{side}'s two Bishops stand on squares of one colour";
        /// "In play: the side not to move is not in check."
        WaitingInCheck { waiting: Side, side: Side } =
            "waiting-in-check", "{waiting} is in check, and it is {side}'s turn";
        /// "At most the given number of the others."
        TooMany { side: Side, most: usize, piece: Name } =
            "too-many", "{side} may have at most {most} of the kind {piece} here";
        /// "In placement each side has exactly the first n pieces of the order and no others."
        TooFew { side: Side, count: usize, piece: Name, least: usize } =
            "too-few", "{side} has {count} of the kind {piece}, and needs {least}";
        /// "Bans are squares that the side could have chosen but for the ban."
        NoBan { side: Side, square: Square } =
            "no-ban", "{side} could not have chosen {square}, so it cannot be banned";
        /// "There is a pending square iff Black is to choose."
        ChoiceMissing = "choice-missing", "White's chosen square is missing, and Black is to choose";
    }
}
