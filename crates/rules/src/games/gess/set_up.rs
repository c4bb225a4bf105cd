//! Setting up positions of Gess.

use super::facts::{Point, STONE, on_board};
use super::position::Gess;
use super::text::RANKS;
use crate::set_up::{SetUp, each_alone, only_piece, rows_text};
use crate::{BoardView, Cell, Piece, Side};

impl SetUp for Gess {
    fn contents(&self) -> Vec<Vec<Piece>> {
        each_alone(&[STONE])
    }

    fn content_text(content: &[Piece]) -> Option<String> {
        let stone = only_piece(content).filter(|piece| piece.kind == STONE)?;
        stone.side.map(Side::letter).map(String::from)
    }

    /// "What lies over the edge is lost": nothing lies on the rim.
    fn can_hold(cell: Cell) -> bool {
        Point::of_cell(cell).is_some_and(on_board)
    }

    fn board_text(board: &BoardView) -> Option<String> {
        // The board begins one cell within the rim.
        rows_text::<Gess>(RANKS, board, |row, file| Point::at(file + 1, row + 1).map(Point::cell))
    }
}
