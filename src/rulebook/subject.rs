//! What is explained: the piece on a cell, and what it can do now.

use ludarium_rules::{AnyPosition, Cell, Message, Piece, Side, Step};

use crate::games::guide;
use crate::stage::PieceName;
use crate::table::Table;

/// A piece on the board that can be explained.
#[derive(Clone, PartialEq, Debug)]
pub struct Subject {
    /// What it is called.
    pub name: PieceName,
    /// Whose it is, by what lies uppermost; `None` is nobody's.
    pub side: Option<Side>,
    /// What lies on its cell, from bottom to top; nothing in the middle of some blocks of stones.
    pub stack: Vec<Piece>,
    /// What it can do now.
    pub now: Now,
}

/// What a piece can do now.
#[derive(Clone, PartialEq, Debug)]
pub enum Now {
    /// A turn begins with it; so many cells follow.
    Acts(usize),
    /// Nothing, for this reason.
    Sleeps(Message),
    /// The match is over, or an earlier position is shown.
    Rests,
}

impl Subject {
    /// What is on a cell of the shown position; `None` on an empty one.
    #[must_use]
    pub fn on(table: &Table, cell: Cell) -> Option<Subject> {
        let position = table.shown_position();
        let stack = position.board_view().cells.get(cell.index())?.clone();
        let name = (guide(position.game()).piece_name)(position, cell)?;
        let uppermost = stack.last().or(name.around.first().map(|(_, piece)| piece));
        let side = uppermost.and_then(|piece| piece.side);
        let rests = table.result().is_some() || table.visiting();
        Some(Subject { name, side, stack, now: if rests { Now::Rests } else { now(position, cell) } })
    }
}

fn now(position: &AnyPosition, cell: Cell) -> Now {
    match position.choices(&[Step::Cell(cell)]) {
        Ok(choices) => Now::Acts(choices.next.iter().filter(|step| step.cell().is_some()).count()),
        Err(refused) => Now::Sleeps(refused.why),
    }
}
