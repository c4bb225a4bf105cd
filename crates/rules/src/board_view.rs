//! What stands on the board, as it is shown: the common ground of positions, effects and windows.

use crate::{Cell, Effect, Side};

/// A kind of piece, numbered by the game; [`crate::Notation::kind_name`] gives its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Kind(pub u8);

/// One piece as it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Piece {
    /// Whose it is; `None` is nobody's (neutral growth, a blocked square).
    pub side: Option<Side>,
    /// What it is.
    pub kind: Kind,
}

/// Who holds a zone of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BoardView {
    /// For every cell, the pieces on it from bottom to top.
    pub cells: Vec<Vec<Piece>>,
    /// For every zone of the board, who holds it; empty in games without zones.
    pub zones: Vec<ZoneState>,
    /// What will go on by itself: a cell and the one it will try next, in ascending order; empty in games without
    /// momentum.
    pub chains: Vec<(Cell, Cell)>,
}

/// An effect that does not fit the view it is applied to.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the effect {effect:?} does not fit the view: {what}")]
pub struct BoardViewError {
    /// The effect.
    pub effect: Effect,
    /// What is missing.
    pub what: String,
}

impl BoardView {
    /// The view of a board on which each cell holds at most one piece, without zones and chains.
    #[must_use]
    pub fn of_pieces(pieces: impl Iterator<Item = Option<Piece>>) -> BoardView {
        BoardView { cells: pieces.map(|piece| piece.into_iter().collect()).collect(), ..BoardView::default() }
    }

    /// The topmost piece on a cell.
    #[must_use]
    pub fn top(&self, cell: Cell) -> Option<Piece> {
        self.cells.get(cell.index())?.last().copied()
    }

    /// Carries out one effect.
    ///
    /// # Errors
    /// The effect speaks of a piece, cell, zone state or chain that the view does not have; the view is then
    /// unchanged.
    pub fn apply(&mut self, effect: &Effect) -> Result<(), BoardViewError> {
        self.carry_out(effect).map_err(|what| BoardViewError { effect: effect.clone(), what: what.to_owned() })
    }

    fn carry_out(&mut self, effect: &Effect) -> Result<(), &'static str> {
        match effect {
            &Effect::Moved { from, to, piece } => self.carry(&[(from, Some(to), piece)]),
            Effect::Carried { pieces } => self.carry(pieces),
            &Effect::Stacked { from, to, count } => self.stack(from, to, count),
            &Effect::Captured { at, piece } => self.expect_top(at, piece).map(|()| {
                self.cells[at.index()].pop();
            }),
            &Effect::Promoted { at, side, from, to } => {
                self.change(at, Piece { side: Some(side), kind: from }, Some(Piece { side: Some(side), kind: to }))
            }
            &Effect::Converted { at, from, to } => self.change(at, from, Some(to)),
            &Effect::Withered { at, piece, left } => self.change(at, piece, left),
            Effect::Grew { way, piece, .. } => self.grow(way, *piece),
            Effect::Revealed { pieces } => self.reveal(pieces),
            &Effect::ChainStarted { head, next } => self.start_chain(head, next),
            &Effect::ChainEnded { head } => self.end_chain(head),
            &Effect::ZoneChanged { zone, from, to } => match self.zones.get_mut(usize::from(zone)) {
                Some(state) if *state == from => {
                    *state = to;
                    Ok(())
                }
                _ => Err("the zone is in another state"),
            },
            Effect::Enslaved { .. }
            | Effect::Freed { .. }
            | Effect::Collided { .. }
            | Effect::Attacked { .. }
            | Effect::Chosen { .. }
            | Effect::Clashed { .. }
            | Effect::PhaseBegan { .. }
            | Effect::Claimed { .. }
            | Effect::SecondWind { .. }
            | Effect::Ended(_) => Ok(()),
        }
    }

    fn expect_top(&self, at: Cell, piece: Piece) -> Result<(), &'static str> {
        if self.top(at) == Some(piece) { Ok(()) } else { Err("another piece or none stands there") }
    }

    fn expect_cells(&self, cells: impl IntoIterator<Item = Cell>) -> Result<(), &'static str> {
        if cells.into_iter().all(|cell| cell.index() < self.cells.len()) { Ok(()) } else { Err("no such cell") }
    }

    fn carry(&mut self, pieces: &[(Cell, Option<Cell>, Piece)]) -> Result<(), &'static str> {
        self.expect_cells(pieces.iter().filter_map(|(_, to, _)| *to))?;
        for (i, &(from, to, piece)) in pieces.iter().enumerate() {
            self.expect_top(from, piece)?;
            if to == Some(from) || pieces[..i].iter().any(|(other, ..)| *other == from) {
                return Err("it does not move, or is carried twice");
            }
        }
        for (from, ..) in pieces {
            self.cells[from.index()].pop();
        }
        for &(_, to, piece) in pieces {
            if let Some(to) = to {
                self.cells[to.index()].push(piece);
            }
        }
        Ok(())
    }

    fn stack(&mut self, from: Cell, to: Cell, count: u8) -> Result<(), &'static str> {
        self.expect_cells([from, to])?;
        let left = self.cells[from.index()].len().checked_sub(usize::from(count)).filter(|_| count > 0 && from != to);
        let left = left.ok_or("so many pieces do not stand there, or do not move")?;
        let moving = self.cells[from.index()].split_off(left);
        self.cells[to.index()].extend(moving);
        Ok(())
    }

    fn change(&mut self, at: Cell, from: Piece, to: Option<Piece>) -> Result<(), &'static str> {
        self.expect_top(at, from)?;
        self.cells[at.index()].pop();
        self.cells[at.index()].extend(to);
        Ok(())
    }

    fn grow(&mut self, way: &[Cell], piece: Piece) -> Result<(), &'static str> {
        self.expect_cells(way.iter().copied())?;
        for cell in way {
            self.cells[cell.index()] = vec![piece];
        }
        Ok(())
    }

    fn reveal(&mut self, pieces: &[(Cell, Piece)]) -> Result<(), &'static str> {
        self.expect_cells(pieces.iter().map(|(cell, _)| *cell))?;
        if pieces.iter().any(|(cell, _)| !self.cells[cell.index()].is_empty()) {
            return Err("something stands there already");
        }
        for &(cell, piece) in pieces {
            self.cells[cell.index()].push(piece);
        }
        Ok(())
    }

    fn start_chain(&mut self, head: Cell, next: Cell) -> Result<(), &'static str> {
        self.expect_cells([head, next])?;
        match self.chains.binary_search_by_key(&head, |(head, _)| *head) {
            Ok(_) => Err("a chain has reached this cell already"),
            Err(place) => {
                self.chains.insert(place, (head, next));
                Ok(())
            }
        }
    }

    fn end_chain(&mut self, head: Cell) -> Result<(), &'static str> {
        let place = self.chains.iter().position(|(other, _)| *other == head).ok_or("no chain has reached this cell")?;
        self.chains.remove(place);
        Ok(())
    }
}
