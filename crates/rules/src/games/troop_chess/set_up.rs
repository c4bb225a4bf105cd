//! Setting up positions of Troop Chess.

use super::facts::{PIECE, Point};
use super::position::TroopChess;
use super::text::ROWS;
use crate::set_up::{SetUp, each_alone, only_piece, rows_text};
use crate::{BoardView, Piece, Side};

impl SetUp for TroopChess {
    fn contents(&self) -> Vec<Vec<Piece>> {
        each_alone(&[PIECE])
    }

    fn content_text(content: &[Piece]) -> Option<String> {
        let piece = only_piece(content).filter(|piece| piece.kind == PIECE)?;
        piece.side.map(Side::letter).map(String::from)
    }

    fn board_text(board: &BoardView) -> Option<String> {
        rows_text::<TroopChess>(ROWS, board, |rank, file| Point::at(file, rank).map(Point::cell))
    }
}
