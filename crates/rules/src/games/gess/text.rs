//! Gess texts: positions, what is wrong with them and how they are set up; the machine text of turns.

use std::fmt::{self, Write as _};

use super::board::Board;
use super::facts::{Point, STONE, STONES, Turn, on_board};
use super::options::Options;
use super::position::Gess;
use crate::set_up::{SetUp, each_alone, only_piece, rows_text};
use crate::text::{Field, Fields, Rows, Spot, read_side};
use crate::{BoardView, Cell, Piece, Side, TextError};

messages! {
    /// What is wrong with a position of Gess.
    pub enum Fault in "gess" {
        /// "At most 43 stones a side."
        TooMany { side: Side, most: u32 } = "too-many", "{side} may have at most {most} stones";
    }
}

/// "Ranks 19 to 2 separated by `/`."
pub(super) const RANKS: Rows = Rows { rows: 18, width: 18, word: "rank", first: 2 };

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl fmt::Display for Gess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        RANKS.write(f, |row, file| {
            let point = Point::at(file + 1, row + 1)?;
            self.stone_at(point).map(Side::letter)
        })?;
        f.write_char(' ')?;
        f.write_char(self.mover().letter())
    }
}

pub(super) fn parse(text: &str, options: Options) -> Result<Gess, TextError> {
    let mut fields = Fields::new(text);
    let board = read_board(fields.next("board")?)?;
    let side = read_side(&mut fields)?;
    fields.end("side to move")?;
    Ok(Gess::new(board, side, options))
}

fn read_board(field: Field<'_>) -> Result<Board, TextError> {
    let mut board = Board::EMPTY;
    let mut counts = [0; 2];
    RANKS.read(field, |Spot { row, file, offset }, letter| {
        let unknown = || field.fail(offset, format!("\"{}\" is no stone: w and b are", letter.escape_default()));
        let side = Side::from_letter(letter).ok_or_else(unknown)?;
        counts[side.index()] += 1;
        // The board begins one cell within the rim.
        let point = Point::at(file + 1, row + 1).ok_or_else(|| field.fail(offset, "there is no such cell"))?;
        // "At most 43 stones a side."
        if counts[side.index()] > STONES {
            return Err(field.refuse(offset, Fault::TooMany { side, most: STONES }, [point.cell()]));
        }
        board.put(point, side);
        Ok(())
    })?;
    Ok(board)
}

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
