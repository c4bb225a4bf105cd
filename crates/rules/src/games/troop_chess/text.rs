//! Troop Chess texts: positions, what is wrong with them and how they are set up; the machine text of turns.

use std::fmt::{self, Write as _};

use super::board::{PIECE, Point, Set, bit};
use super::options::Options;
use super::position::TroopChess;
use super::turn::Turn;
use crate::set_up::{SetUp, each_alone, only_piece, rows_text};
use crate::text::{Field, Fields, Rows, Spot, read_side};
use crate::{BoardView, Piece, Side, TextError};

messages! {
    /// What is wrong with a position of Troop Chess.
    pub enum Fault in "troop-chess" {
        /// "At most 18 pieces a side (27 with `ranks=3`)."
        TooMany { side: Side, most: u8 } = "too-many", "{side} may have at most {most} pieces";
    }
}

/// "Ranks 9 to 1 separated by `/`."
pub(super) const ROWS: Rows = Rows { rows: 9, width: 9, word: "rank", first: 1 };

/// "The three points sorted by file, then rank, and the target of the first of them: `c2d2e2-c3`."
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = self.formation.points();
        for point in points {
            write!(f, "{point}")?;
        }
        match self.vector.target(points[0]) {
            Some(target) => write!(f, "-{target}"),
            None => f.write_str("-off"),
        }
    }
}

impl fmt::Display for TroopChess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ROWS.write(f, |rank, file| self.side_at(Point::at(file, rank)?).map(Side::letter))?;
        f.write_char(' ')?;
        f.write_char(self.mover().letter())
    }
}

pub(super) fn parse(text: &str, options: Options) -> Result<TroopChess, TextError> {
    let mut fields = Fields::new(text);
    let board = fields.next("board")?;
    let mut pieces = [0; 2];
    ROWS.read(board, |spot, letter| put(&mut pieces, board, spot, letter, options.ranks.pieces()))?;
    let side = read_side(&mut fields)?;
    fields.end("side to move")?;
    Ok(TroopChess::new(pieces, side, options))
}

/// Puts a piece on the board. "At most 18 pieces a side (27 with `ranks=3`)."
fn put(pieces: &mut [Set; 2], board: Field<'_>, spot: Spot, letter: char, most: u8) -> Result<(), TextError> {
    let Some(side) = Side::from_letter(letter) else {
        let what = format!("\"{}\" is no piece: w and b are", letter.escape_default());
        return Err(board.fail(spot.offset, what));
    };
    let set = &mut pieces[side.index()];
    let point = Point::at(spot.file, spot.row);
    *set |= point.map_or(0, bit);
    if set.count_ones() > u32::from(most) {
        return Err(board.refuse(spot.offset, Fault::TooMany { side, most }, point.map(Point::cell)));
    }
    Ok(())
}

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
