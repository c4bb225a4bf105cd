//! What happened in a turn, told in the order in which it is shown.

use crate::{Cell, Kind, Outcome, Piece, Side, ZoneState};

/// One visible event of a turn. Applied in order to the picture of a position, the effects of a turn give the picture
/// of the next position; the window animates these and nothing else.
///
/// A new game adds the events that it has and no other game had before.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Effect {
    /// The top piece of `from` goes on top of what is on `to`. A capture comes before the move that causes it.
    Moved {
        /// Where it stood.
        from: Cell,
        /// Where it stands now.
        to: Cell,
        /// Which piece.
        piece: Piece,
    },
    /// The top piece of a cell leaves the board, taken by the other side.
    Captured {
        /// Where it stood.
        at: Cell,
        /// Which piece.
        piece: Piece,
    },
    /// A piece becomes another kind.
    Promoted {
        /// Where it stands.
        at: Cell,
        /// Whose it is; either side's pieces may be promoted by one turn.
        side: Side,
        /// What it was.
        from: Kind,
        /// What it is now.
        to: Kind,
    },
    /// A zone of the board changes hands.
    ZoneChanged {
        /// Its number, an index into [`crate::Picture::zones`].
        zone: u8,
        /// Its state before.
        from: ZoneState,
        /// Its state now.
        to: ZoneState,
    },
    /// A side meets winning conditions that the other side may still undo in its next turn.
    Claimed {
        /// Who claims.
        side: Side,
        /// The reason words of all conditions met, in the order of the rules; never empty.
        reasons: Vec<&'static str>,
    },
    /// The turn undid the claim of the other side.
    SecondWind {
        /// Who undid it.
        side: Side,
    },
    /// The game is over.
    Ended(Outcome),
}
