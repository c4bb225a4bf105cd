//! What a game answers to whoever sets up its positions freely.

use std::fmt;

use crate::text::Rows;
use crate::{BoardView, Cell, Kind, Name, Notation, Piece, Registered, Side};

/// How the positions of a game are set up piece by piece: what may be put on a cell, and how a board is written that may
/// break the rules. [`Position::parse`](crate::Position::parse) of the text says whether it does.
///
/// [`Arrangement`](crate::Arrangement) does all this for any game.
pub trait SetUp: Notation + Registered {
    /// Whether growths go on by themselves, which is set up by [`BoardView::chains`].
    const HAS_CHAINS: bool = false;

    /// Everything that may be put on a cell under the options of this position, each from bottom to top and never empty,
    /// in the order in which players are offered it; at most 64.
    fn contents(&self) -> Vec<Vec<Piece>>;

    /// How position texts write what stands on a cell, from bottom to top; `None` for what no cell of this game can hold.
    fn content_text(content: &[Piece]) -> Option<String>;

    /// What stands on a cell is called so: the unit, and then what it stands on if that is a thing of its own.
    fn content_names(content: &[Piece]) -> Vec<Name> {
        let name = |piece: &Piece| Name { domain: Self::GAME.name(), english: Self::kind_name(piece.kind) };
        content.last().map(name).into_iter().collect()
    }

    /// Whether anything can lie on a cell at all.
    fn can_hold(_cell: Cell) -> bool {
        true
    }

    /// The first field of a position text; `None` if a cell holds what no cell of this game can hold.
    fn board_text(board: &BoardView) -> Option<String>;

    /// Whose turn it is and what follows from no piece, as far as both sides know it: an element of
    /// [`SetUp::states`], or another text of the same kind. A secret choice is taken back.
    fn state(&self) -> (Side, String) {
        (self.side_to_move(), String::new())
    }

    /// What can be chosen besides the pieces and the side to move; an empty text where there is nothing.
    fn states(_board: &BoardView) -> Vec<String> {
        vec![String::new()]
    }

    /// The fields of a position text after the side to move; empty where there are none.
    fn fields_after_side(_board: &BoardView, state: &str) -> String {
        state.to_owned()
    }

    /// Brings up to date what follows from the pieces alone: who holds which zone.
    fn update_zones(_board: &mut BoardView) {}
}

pub(crate) const fn only_piece(content: &[Piece]) -> Option<Piece> {
    if let [piece] = content { Some(*piece) } else { None }
}

/// Each kind alone on a cell, White's first.
pub(crate) fn each_alone(kinds: &[Kind]) -> Vec<Vec<Piece>> {
    let of = |side| kinds.iter().map(move |&kind| vec![Piece { side: Some(side), kind }]);
    Side::ALL.into_iter().flat_map(of).collect()
}

/// A board of rows on which every cell is empty or one letter.
pub(crate) fn rows_text<P: SetUp>(
    rows: Rows,
    board: &BoardView,
    cell: impl Fn(u8, u8) -> Option<Cell>,
) -> Option<String> {
    let letter = |content: &Vec<Piece>| match content.as_slice() {
        [] => Some(None),
        content => Some(Some(P::content_text(content)?.chars().next()?)),
    };
    let letters: Vec<Option<char>> = board.cells.iter().map(letter).collect::<Option<_>>()?;
    let at = |row, file| letters.get(cell(row, file)?.index()).copied().flatten();
    Some(fmt::from_fn(|f| rows.write(f, at)).to_string())
}
