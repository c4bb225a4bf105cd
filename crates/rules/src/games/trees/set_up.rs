//! Setting up positions of The Game for the Trees.

use super::TREES;
use super::position::{Content, Trees};
use super::text::{chains_text, content_name, leaps_text, ranks_text};
use crate::board::square::Square;
use crate::set_up::{SetUp, only_piece};
use crate::{BoardView, Piece, Position, Side};

/// All that a square can hold but bare ground: what grows low, the trees from the first file on, nobody's underbrush.
fn all_contents() -> impl Iterator<Item = Content> {
    let of = |side| {
        [Content::grass(side), Content::underbrush(side), Content::huckleberry(side)]
            .into_iter()
            .chain((0..TREES.len()).map(move |place| Content::tree(side, place)))
    };
    Side::ALL.into_iter().flat_map(of).chain([Content::NEUTRAL])
}

fn content_of(content: &[Piece]) -> Option<Content> {
    match content {
        [] => Some(Content::BARE),
        content => only_piece(content).and_then(|piece| all_contents().find(|known| known.piece() == Some(piece))),
    }
}

impl SetUp for Trees {
    const HAS_CHAINS: bool = true;

    fn contents(&self) -> Vec<Vec<Piece>> {
        all_contents().filter_map(|content| Some(vec![content.piece()?])).collect()
    }

    fn content_text(content: &[Piece]) -> Option<String> {
        content_of(content).filter(|&content| content != Content::BARE).map(content_name)
    }

    fn board_text(board: &BoardView) -> Option<String> {
        let contents: Vec<Content> = board.cells.iter().map(|content| content_of(content)).collect::<Option<_>>()?;
        Some(ranks_text(|square| contents.get(square.index()).copied().unwrap_or(Content::BARE)))
    }

    /// Whose huckleberry may still leap.
    fn state(&self) -> (Side, String) {
        (self.side_to_move(), leaps_text(|side| self.has_leap(side)))
    }

    fn states(_board: &BoardView) -> Vec<String> {
        let either = [true, false];
        let both = either.into_iter().flat_map(|white| either.map(|black| [white, black]));
        both.map(|leaps| leaps_text(|side: Side| leaps[side.index()])).collect()
    }

    fn fields_after_side(board: &BoardView, state: &str) -> String {
        let square = Square::of_cell;
        let chains = board.chains.iter().filter_map(|&(head, next)| Some((square(head)?, square(next)?)));
        format!("{} {state}", chains_text(chains.collect()))
    }
}
