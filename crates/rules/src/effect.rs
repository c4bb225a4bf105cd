//! What happened in a turn, in the order in which it is shown.

use crate::{Cell, Kind, Outcome, Piece, Reason, Side, ZoneState};

/// One visible event of a turn. Applied in order to the view of a position, the effects of a turn give the view
/// of the next position; the window animates these and nothing else.
///
/// A new game adds only events that no other game has.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
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
    /// The top piece of a cell leaves the board: taken by the other side, or struck by its own (Gess, Troop Chess).
    Captured {
        /// Where it stood.
        at: Cell,
        /// Which piece.
        piece: Piece,
    },
    /// Pieces go together, as one rigid body: all are lifted, then all are put down.
    Carried {
        /// For every piece the cell it leaves, the cell it reaches (`None`: over the edge, lost) and itself; never
        /// empty. Each is the top piece of its cell.
        pieces: Vec<(Cell, Option<Cell>, Piece)>,
    },
    /// The top pieces of a cell go on top of another, as one stack, in the same order.
    Stacked {
        /// Where they stood.
        from: Cell,
        /// Where they stand now.
        to: Cell,
        /// How many; at least 1.
        count: u8,
    },
    /// A moving piece and a standing one meet with their strengths; what leaves the board follows as effects of its own.
    Collided {
        /// Where the moving piece comes from.
        from: Cell,
        /// Where the other stands.
        at: Cell,
        /// The strength of the moving piece.
        attack: u8,
        /// The strength of the standing piece.
        defence: u8,
    },
    /// Units strike an enemy unit together; what falls follows as effects of its own.
    Attacked {
        /// Where the attacked unit stands.
        at: Cell,
        /// Where units strike from that are enough for this outcome; never empty.
        from: Vec<Cell>,
    },
    /// The unit on a cell now stands on an enemy unit and commands it.
    Enslaved {
        /// The cell.
        at: Cell,
        /// Whose pieces are the slave.
        side: Side,
    },
    /// A slave is a free unit again.
    Freed {
        /// The cell.
        at: Cell,
        /// Whose unit it is.
        side: Side,
    },
    /// A piece becomes another piece, or changes sides, where it stands.
    Converted {
        /// The cell.
        at: Cell,
        /// What stood on top.
        from: Piece,
        /// What stands there now.
        to: Piece,
    },
    /// Something grows along a way; whatever was on the cells of the way is gone.
    Grew {
        /// Where it grows from.
        from: Cell,
        /// The cells it fills, nearest first; never empty.
        way: Vec<Cell>,
        /// What stands on each of them now, alone.
        piece: Piece,
    },
    /// A growth dies, is cut off or gives up its cell.
    Withered {
        /// The cell.
        at: Cell,
        /// What stood there.
        piece: Piece,
        /// What is left.
        left: Option<Piece>,
    },
    /// A chain of growth will go on from `head` to `next`.
    ChainStarted {
        /// The cell it has reached.
        head: Cell,
        /// The cell it will try.
        next: Cell,
    },
    /// A chain of growth ends.
    ChainEnded {
        /// The cell it had reached.
        head: Cell,
    },
    /// A side has made a secret choice, and nobody else knows which.
    Chosen {
        /// Who chose.
        side: Side,
    },
    /// Secret choices are shown and stand on the board.
    Revealed {
        /// The cells, empty until now, and the pieces, White's first.
        pieces: [(Cell, Piece); 2],
    },
    /// Secret choices cannot stand together: neither counts.
    Clashed {
        /// What White and what Black had chosen.
        cells: [Cell; 2],
        /// The piece that each wanted to place.
        pieces: [Piece; 2],
    },
    /// A phase of the game is over and the next begins.
    PhaseBegan {
        /// Who begins.
        side: Side,
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
        /// Its number, an index into [`crate::BoardView::zones`].
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
        reasons: Vec<Reason>,
    },
    /// The turn undid the claim of the other side.
    SecondWind {
        /// Who undid it.
        side: Side,
    },
    /// The game is over.
    Ended(Outcome),
}

impl Effect {
    /// The cells that the effect comes from, and those that it changes; an effect that only takes something has neither.
    #[must_use]
    pub fn ends(&self) -> (Vec<Cell>, Vec<Cell>) {
        match self {
            Effect::Moved { from, to, .. } | Effect::Stacked { from, to, .. } => (vec![*from], vec![*to]),
            Effect::Carried { pieces } => {
                (pieces.iter().map(|(from, ..)| *from).collect(), pieces.iter().filter_map(|(_, to, _)| *to).collect())
            }
            Effect::Grew { from, way, .. } => (vec![*from], way.clone()),
            Effect::Attacked { at, from } => (from.clone(), vec![*at]),
            Effect::Converted { at, .. } | Effect::Withered { at, .. } => (Vec::new(), vec![*at]),
            Effect::Revealed { pieces } => (Vec::new(), pieces.iter().map(|(cell, _)| *cell).collect()),
            _ => (Vec::new(), Vec::new()),
        }
    }
}
