//! How the boards and pieces of each game look. No rule of a game is here: what is drawn is what the view says.

mod board;
mod chessmen;
mod gess;
mod go_chess;
mod grid;
mod treason;
mod trees;
mod tress;
mod tribun;
mod troop_chess;

use ludarium_rules::{AnyPosition, Cell, GameId, Kind, Piece, Side};

pub(crate) use board::{Board, Name};

use crate::{Detail, Layout, Shape};

struct Drawing {
    /// The rim and what lies below the cells.
    ground: fn(&Board<'_>) -> Vec<Shape>,
    cells: fn(&Board<'_>) -> Vec<Shape>,
    /// The names around the board.
    names: fn(&Layout) -> Vec<Name>,
    /// How many kinds of piece have a side, from kind 0 on.
    kinds: u8,
    /// The kind of piece that belongs to nobody.
    neutral: Option<Kind>,
    /// What stands on a cell, from bottom to top, about the middle of the cell.
    stack: fn(&[Piece], Detail) -> Vec<Shape>,
    /// How wide the rim is, without and with names, in parts of half the board.
    rims: [f32; 2],
    /// The height of a capital in names, in parts of half the board.
    letter: f32,
    /// How large arrows are, compared with a cell.
    arrow: f32,
    /// What lies above the pieces.
    above: fn(&Board<'_>) -> Vec<Shape>,
}

const fn drawing(game: GameId) -> &'static Drawing {
    match game {
        GameId::Tress => &tress::DRAWING,
        GameId::Trees => &trees::DRAWING,
        GameId::Tribun => &tribun::DRAWING,
        GameId::Gess => &gess::DRAWING,
        GameId::GoChess => &go_chess::DRAWING,
        GameId::Treason => &treason::DRAWING,
        GameId::TroopChess => &troop_chess::DRAWING,
    }
}

impl Board<'_> {
    /// The rim and what lies below the cells.
    pub fn ground(&self) -> Vec<Shape> {
        (drawing(self.layout.game()).ground)(self)
    }

    pub fn cells(&self) -> Vec<Shape> {
        (drawing(self.layout.game()).cells)(self)
    }

    /// What lies above the pieces.
    pub fn above(&self) -> Vec<Shape> {
        (drawing(self.layout.game()).above)(self)
    }

    /// The names of files and ranks.
    pub fn names(&self) -> Vec<Shape> {
        let drawing = drawing(self.layout.game());
        board::write((drawing.names)(self.layout), drawing.letter * self.layout.half())
    }
}

/// From so many pixels a unit on, cells of boards of squares are a whole number of pixels wide.
const SNAPPED: f32 = 12.0;

/// Half the width of a picture of that many pixels: the cells and the rim around them.
pub(crate) fn half_of_picture(layout: &Layout, names: bool, size: u32) -> f32 {
    let half = layout.half() * (1.0 + drawing(layout.game()).rims[usize::from(names)]);
    let scale = size as f32 / (2.0 * half);
    if layout.is_grid() && scale >= SNAPPED { size as f32 / (2.0 * scale.floor()) } else { half }
}

/// The least height of a capital in pixels.
const LEAST_LETTER: f32 = 4.0;

/// Whether a picture of that many pixels is large enough for names.
pub(crate) fn names_can_be_read(game: GameId, size: u32) -> bool {
    let drawing = drawing(game);
    drawing.letter * size as f32 / (2.0 * (1.0 + drawing.rims[1])) >= LEAST_LETTER
}

/// How large arrows are on a board, compared with a cell.
pub(crate) const fn arrow_size(game: GameId) -> f32 {
    drawing(game).arrow
}

/// The lights of a position: the middles of rings in Gess.
pub(crate) fn lights(position: &AnyPosition) -> Vec<(Cell, Side)> {
    match position {
        AnyPosition::Gess(position) => gess::lights(position),
        _ => Vec::new(),
    }
}

/// Every piece that can stand on the board of a game.
///
/// ```
/// use ludarium_rules::GameId;
/// assert_eq!(ludarium_diagram::pieces(GameId::Tress).len(), 14);
/// assert_eq!(ludarium_diagram::pieces(GameId::GoChess).len(), 13, "pillars belong to nobody");
/// ```
#[must_use]
pub fn pieces(game: GameId) -> Vec<Piece> {
    let drawing = drawing(game);
    let of = |kind: u8| Side::ALL.map(|side| Piece { side: Some(side), kind: Kind(kind) });
    let neutral = drawing.neutral.map(|kind| Piece { side: None, kind });
    (0..drawing.kinds).flat_map(of).chain(neutral).collect()
}

/// The shapes of one piece about the middle of its cell, in units of a cell.
///
/// ```
/// use ludarium_diagram::{Detail, piece_shapes};
/// use ludarium_rules::{GameId, Piece, Side, games::tress::KING};
/// let king = Piece { side: Some(Side::White), kind: KING };
/// let shapes = piece_shapes(GameId::Tress, king, Detail::new(64.0));
/// assert!(shapes.iter().flat_map(|shape| shape.path.points()).all(|point| point.length() < 0.7));
/// ```
#[must_use]
pub fn piece_shapes(game: GameId, piece: Piece, detail: Detail) -> Vec<Shape> {
    stack_shapes(game, &[piece], detail)
}

/// The count that is written on what stands on a cell, on a ground of its own; nothing where nothing is counted.
pub(crate) fn count_shapes(game: GameId, stack: &[Piece], detail: Detail) -> Vec<Shape> {
    if game == GameId::Tribun { tribun::count(stack, detail) } else { Vec::new() }
}

/// The shapes of what stands on one cell, given from bottom to top; only in Tribun more than one piece does.
#[must_use]
pub fn stack_shapes(game: GameId, stack: &[Piece], detail: Detail) -> Vec<Shape> {
    (drawing(game).stack)(stack, detail)
}
