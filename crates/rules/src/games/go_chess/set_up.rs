//! Setting up positions of Go-Chess.

use super::position::{GoChess, Phase, Placement};
use super::text::{PLAY, ROWS, letter_of, placement_text};
use super::{BLOCKED, PieceKind, Square};
use crate::set_up::{SetUp, each_alone, only_piece, rows_text};
use crate::{BoardView, Piece, Position, Side};

impl SetUp for GoChess {
    fn contents(&self) -> Vec<Vec<Piece>> {
        let blocked = vec![Piece { side: None, kind: BLOCKED }];
        each_alone(&PieceKind::ALL.map(PieceKind::kind)).into_iter().chain([blocked]).collect()
    }

    fn content_text(content: &[Piece]) -> Option<String> {
        let letter = match only_piece(content)? {
            Piece { side: None, kind: BLOCKED } => '#',
            Piece { side, kind } => letter_of(side?, PieceKind::try_from(kind).ok()?),
        };
        Some(letter.to_string())
    }

    fn board_text(board: &BoardView) -> Option<String> {
        rows_text::<GoChess>(ROWS, board, |rank, file| Square::at(file, rank).map(Square::cell))
    }

    /// White's secret choice is taken back, so that it is White's turn to choose again.
    fn state(&self) -> (Side, String) {
        match self.phase() {
            Phase::Play => (self.side_to_move(), PLAY.to_owned()),
            Phase::Placement(placement) => (Side::White, placement_text(Placement { pending: None, ..*placement })),
        }
    }

    /// The play, and the placement after as many pairs as White has pieces, without banned squares.
    fn states(board: &BoardView) -> Vec<String> {
        let white = board.cells.iter().flatten().filter(|piece| piece.side == Some(Side::White)).count();
        let placement = |pairs| placement_text(Placement { pairs, bans: [0; 2], pending: None });
        let placement = u8::try_from(white).ok().map(placement);
        [PLAY.to_owned()].into_iter().chain(placement).collect()
    }
}
