//! What can be seen to happen.

use ludarium_rules::{Cell, Outcome, Piece, Side, ZoneState};

/// One visible event, either as the rules tell it or backwards.
#[derive(Clone, PartialEq, Debug)]
pub enum VisualEvent {
    /// A piece goes from cell to cell.
    Move {
        /// Where it stood.
        from: Cell,
        /// Where it goes.
        to: Cell,
        /// Which piece.
        piece: Piece,
    },
    /// Pieces travel as one block.
    Carry {
        /// From where, to where (`None` is over the edge), which piece.
        pieces: Vec<(Cell, Option<Cell>, Piece)>,
    },
    /// The topmost pieces of a stack go onto another cell together, and keep their order.
    Stack {
        /// From where.
        from: Cell,
        /// To where.
        to: Cell,
        /// How many.
        count: u8,
    },
    /// A piece leaves the board.
    Take {
        /// Where it stood.
        at: Cell,
        /// Which piece.
        piece: Piece,
    },
    /// A piece that had left comes back.
    Return {
        /// Where it stands again.
        at: Cell,
        /// Which piece.
        piece: Piece,
    },
    /// A piece becomes another kind.
    Become {
        /// Where it stands.
        at: Cell,
        /// Its new self.
        piece: Piece,
    },
    /// A piece changes sides, or what grows somewhere turns into something else.
    Convert {
        /// Where it stands.
        at: Cell,
        /// Its new self.
        piece: Piece,
    },
    /// Something grows along a way; what was on it gives way.
    Grow {
        /// From where.
        from: Cell,
        /// The cells that it fills, in order.
        way: Vec<Cell>,
        /// What stands on each of them then.
        piece: Piece,
    },
    /// What stands on a cell gives way to something else or to nothing.
    Wither {
        /// Where.
        at: Cell,
        /// What stood there.
        piece: Piece,
        /// What is left.
        left: Option<Piece>,
    },
    /// What was on a cell comes back, or the cell is empty again.
    Restore {
        /// Where.
        at: Cell,
        /// What comes back.
        piece: Option<Piece>,
    },
    /// Pieces attack together.
    Lean {
        /// The target.
        at: Cell,
        /// The attackers.
        from: Vec<Cell>,
    },
    /// A piece runs into another.
    Strike {
        /// The piece that comes.
        from: Cell,
        /// The piece that is hit.
        at: Cell,
    },
    /// Two secret choices come to light.
    Reveal {
        /// Where and what.
        pieces: [(Cell, Piece); 2],
    },
    /// Two secret choices come to light and cannot both, or neither, stay.
    Clash {
        /// Where and what; both may be on one cell.
        pieces: [(Cell, Piece); 2],
    },
    /// A side has chosen in secret.
    Chosen {
        /// Which side.
        side: Side,
    },
    /// The next phase of the game begins.
    Phase {
        /// The side that begins.
        side: Side,
    },
    /// A unit is now under another.
    Enslave {
        /// Where.
        at: Cell,
    },
    /// A unit is free again.
    Free {
        /// Where.
        at: Cell,
    },
    /// What will go on by itself begins, or ends if there is no next cell.
    Chain {
        /// The cell that it has reached.
        head: Cell,
        /// The cell that it will try next.
        next: Option<Cell>,
    },
    /// A zone changes hands.
    Zone {
        /// Its number.
        zone: u8,
        /// Who held it.
        from: ZoneState,
        /// Who holds it now.
        to: ZoneState,
    },
    /// A claim that the other side must undo.
    Claim,
    /// The claim was undone.
    Breath,
    /// The game is over.
    End(Outcome),
    /// It goes on after all.
    Resume,
}

impl VisualEvent {
    /// The cell that the player should look at, if the event has one.
    #[must_use]
    pub fn focus(&self) -> Option<Cell> {
        match self {
            VisualEvent::Move { to, .. } | VisualEvent::Stack { to, .. } => Some(*to),
            VisualEvent::Carry { pieces } => pieces.iter().find_map(|(_, to, _)| *to),
            VisualEvent::Take { at, .. }
            | VisualEvent::Return { at, .. }
            | VisualEvent::Become { at, .. }
            | VisualEvent::Convert { at, .. }
            | VisualEvent::Wither { at, .. }
            | VisualEvent::Restore { at, .. }
            | VisualEvent::Lean { at, .. }
            | VisualEvent::Strike { at, .. }
            | VisualEvent::Enslave { at }
            | VisualEvent::Free { at } => Some(*at),
            VisualEvent::Grow { way, .. } => way.last().copied(),
            VisualEvent::Reveal { pieces } | VisualEvent::Clash { pieces } => Some(pieces[0].0),
            VisualEvent::Chain { head, .. } => Some(*head),
            VisualEvent::Chosen { .. }
            | VisualEvent::Phase { .. }
            | VisualEvent::Zone { .. }
            | VisualEvent::Claim
            | VisualEvent::Breath
            | VisualEvent::End(_)
            | VisualEvent::Resume => None,
        }
    }
}
