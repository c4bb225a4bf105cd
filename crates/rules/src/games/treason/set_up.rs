//! Setting up positions of Treason.

use super::facts::PieceKind;
use super::position::Treason;
use super::text::{ROWS, letter_of};
use crate::board::triangle::Triangle;
use crate::set_up::{SetUp, each_alone, only_piece, rows_text};
use crate::{BoardView, Piece};

impl SetUp for Treason {
    fn contents(&self) -> Vec<Vec<Piece>> {
        each_alone(&PieceKind::ALL.map(PieceKind::kind))
    }

    fn content_text(content: &[Piece]) -> Option<String> {
        let piece = only_piece(content)?;
        Some(letter_of(piece.side?, PieceKind::try_from(piece.kind).ok()?).to_string())
    }

    fn board_text(board: &BoardView) -> Option<String> {
        rows_text::<Treason>(ROWS, board, |row, file| Triangle::in_line(row + 1, file).map(Triangle::cell))
    }
}
