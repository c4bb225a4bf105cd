//! Setting up positions of Tress.

use super::PieceKind;
use super::facts::ZONES;
use super::position::Tress;
use super::text::{ROWS, letter};
use crate::board::square::{Square, squares};
use crate::set_up::{SetUp, each_alone, only_piece, rows_text};
use crate::{BoardView, Piece, Side, ZoneState};

impl SetUp for Tress {
    fn contents(&self) -> Vec<Vec<Piece>> {
        each_alone(&PieceKind::ALL.map(PieceKind::kind))
    }

    fn content_text(content: &[Piece]) -> Option<String> {
        let piece = only_piece(content)?;
        Some(letter((piece.side?, PieceKind::try_from(piece.kind).ok()?)).to_string())
    }

    fn board_text(board: &BoardView) -> Option<String> {
        rows_text::<Tress>(ROWS, board, |rank, file| Square::at(file, rank).map(Square::cell))
    }

    /// "A zone is held by the side that alone has pieces in it."
    fn update_zones(board: &mut BoardView) {
        board.zones = ZONES
            .iter()
            .map(|zone| {
                let stands = |side| {
                    let owner = |square: Square| board.top(square.cell()).and_then(|piece| piece.side);
                    squares(zone.squares).any(|square| owner(square) == Some(side))
                };
                match Side::ALL.map(stands) {
                    [false, false] => ZoneState::Neutral,
                    [true, true] => ZoneState::Contested,
                    [true, false] => ZoneState::Controlled(Side::White),
                    [false, true] => ZoneState::Controlled(Side::Black),
                }
            })
            .collect();
    }
}
