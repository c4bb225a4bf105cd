//! What stands on the board, as it is shown: the common ground of positions, effects and windows.

use crate::{Cell, Effect, Side};

/// A kind of piece, numbered by the game; [`crate::Position::kind_name`] tells its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Kind(pub u8);

/// One piece as it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is; `None` is nobody's (neutral growth, a blocked square).
    pub side: Option<Side>,
    /// What it is.
    pub kind: Kind,
}

/// Who holds a zone of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ZoneState {
    /// Nobody is in it.
    Neutral,
    /// Both sides are in it.
    Contested,
    /// Only this side is in it.
    Controlled(Side),
}

/// Everything that a player can see of a position apart from whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picture {
    /// For every cell, the pieces on it from bottom to top.
    pub cells: Vec<Vec<Piece>>,
    /// For every zone of the board, who holds it; empty in games without zones.
    pub zones: Vec<ZoneState>,
}

/// An effect that does not fit the picture it is applied to.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the effect {effect:?} does not fit the picture: {what}")]
pub struct PictureError {
    /// The effect.
    pub effect: Effect,
    /// What is missing.
    pub what: String,
}

impl Picture {
    /// The topmost piece on a cell.
    #[must_use]
    pub fn top(&self, cell: Cell) -> Option<Piece> {
        self.cells.get(cell.index())?.last().copied()
    }

    /// Carries out one effect.
    ///
    /// # Errors
    /// The effect speaks of a piece, cell or zone state that the picture does not have; the picture is then unchanged.
    pub fn apply(&mut self, effect: &Effect) -> Result<(), PictureError> {
        let fail = |what: &str| PictureError { effect: effect.clone(), what: what.to_owned() };
        match *effect {
            Effect::Moved { from, to, piece } => {
                if self.top(from) != Some(piece) {
                    return Err(fail("another piece or none stands on the cell it leaves"));
                }
                let target = self.cells.get_mut(to.index()).ok_or_else(|| fail("no such cell"))?;
                if from == to {
                    return Err(fail("it does not move"));
                }
                target.push(piece);
                self.cells[from.index()].pop();
            }
            Effect::Captured { at, piece } => {
                if self.top(at) != Some(piece) {
                    return Err(fail("another piece or none stands there"));
                }
                self.cells[at.index()].pop();
            }
            Effect::Promoted { at, side, from, to } => {
                if self.top(at) != Some(Piece { side: Some(side), kind: from }) {
                    return Err(fail("another piece or none stands there"));
                }
                if let Some(top) = self.cells[at.index()].last_mut() {
                    top.kind = to;
                }
            }
            Effect::ZoneChanged { zone, from, to } => match self.zones.get_mut(usize::from(zone)) {
                Some(state) if *state == from => *state = to,
                _ => return Err(fail("the zone is in another state")),
            },
            Effect::Claimed { .. } | Effect::SecondWind { .. } | Effect::Ended(_) => {}
        }
        Ok(())
    }
}
