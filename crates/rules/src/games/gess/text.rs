//! Gess texts and the machine text of turns.

use std::fmt::{self, Write as _};

use super::board::Board;
use super::facts::{Point, STONES};
use super::faults::Fault;
use super::options::Options;
use super::position::Gess;
use super::turn::Turn;
use crate::text::{Field, Fields, Rows, Spot, read_side};
use crate::{Side, TextError};

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
