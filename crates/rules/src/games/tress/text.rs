//! Position texts and the machine text of turns.

use std::fmt::{self, Write as _};

use super::position::{Board, Position};
use super::{FORTRESS_SQUARES, GUARDIAN, KINDS, KNIGHT, LANCER, Options, PIKEMAN, QUEEN, SENTINEL, START, Turn};
use crate::board::square::{Square, squares};
use crate::{Kind, Piece, Position as _, Side, TextError};

const BOARD: &str = "board";
const SIDE: &str = "side to move";

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

pub(super) fn start(options: Options) -> Position {
    // The start is a constant that the tests read; an empty board stands in for an error that cannot occur.
    parse(START, options).unwrap_or_else(|_| Position::new(Board::EMPTY, Side::White, options))
}

pub(super) fn write(position: &Position, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for rank in (0..8).rev() {
        write_rank(position, rank, f)?;
        if rank > 0 {
            f.write_char('/')?;
        }
    }
    f.write_char(' ')?;
    f.write_char(position.side_to_move().letter())
}

fn write_rank(position: &Position, rank: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut run = 0;
    for square in (0..8).filter_map(|file| Square::at(file, rank)) {
        if let Some(piece) = position.piece_at(square) {
            write_run(run, f)?;
            run = 0;
            f.write_char(letter(piece))?;
        } else {
            run += 1;
        }
    }
    write_run(run, f)
}

fn write_run(run: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if run > 0 { f.write_char((b'0' + run) as char) } else { Ok(()) }
}

fn letter(piece: Piece) -> char {
    let letter = KINDS[usize::from(piece.kind.0) % KINDS.len()].letter;
    if piece.side == Some(Side::Black) { letter.to_ascii_lowercase() } else { letter }
}

/// The kind of an upper-case letter.
pub(super) fn kind_of(letter: char) -> Option<Kind> {
    KINDS.iter().find(|facts| facts.letter == letter).map(|facts| facts.kind)
}

pub(super) fn parse(text: &str, options: Options) -> Result<Position, TextError> {
    let mut reader = Reader::default();
    let mut chars = text.chars();
    for letter in chars.by_ref() {
        reader.column += 1;
        if letter == ' ' {
            reader.end_of_board()?;
            let side = read_side(chars.as_str(), reader.column)?;
            reader.check_fortress()?;
            return Ok(Position::new(reader.board, side, options));
        }
        reader.read(letter)?;
    }
    reader.column += 1;
    reader.end_of_board()?;
    Err(TextError::new(SIDE, reader.column, "a space and \"w\" or \"b\" must follow the board"))
}

/// Reads the rest of the text after `column`.
fn read_side(rest: &str, column: usize) -> Result<Side, TextError> {
    let mut chars = rest.chars();
    let side = chars
        .next()
        .and_then(Side::from_letter)
        .ok_or_else(|| TextError::new(SIDE, column + 1, "\"w\" or \"b\" is expected here"))?;
    match chars.next() {
        None => Ok(side),
        Some(_) => Err(TextError::new(SIDE, column + 2, "nothing may follow the side to move")),
    }
}

/// The board of a position text, as far as it has been read.
struct Reader {
    /// The last character read, counted from 1.
    column: usize,
    rank: u8,
    file: u8,
    after_run: bool,
    board: Board,
    /// The column of every piece.
    columns: [usize; Square::COUNT],
    /// How many of each side and kind.
    counts: [[u8; KINDS.len()]; 2],
}

impl Default for Reader {
    fn default() -> Reader {
        Reader {
            column: 0,
            rank: 7,
            file: 0,
            after_run: false,
            board: Board::EMPTY,
            columns: [0; Square::COUNT],
            counts: Default::default(),
        }
    }
}

impl Reader {
    fn fail(&self, what: impl Into<String>) -> TextError {
        TextError::new(BOARD, self.column, what)
    }

    fn read(&mut self, letter: char) -> Result<(), TextError> {
        let after_run = std::mem::take(&mut self.after_run);
        match letter {
            '/' => self.next_rank(),
            '0'..='9' if after_run => Err(self.fail("two runs of empty squares must be written as one digit")),
            '1'..='8' => {
                self.file += letter as u8 - b'0';
                self.after_run = true;
                if self.file > 8 { Err(self.fail(self.too_long())) } else { Ok(()) }
            }
            '0' | '9' => Err(self.fail(format!("a run of empty squares has 1 to 8, not {letter}"))),
            _ => self.put(letter),
        }
    }

    fn next_rank(&mut self) -> Result<(), TextError> {
        if self.file < 8 {
            return Err(self.fail(self.too_short()));
        }
        if self.rank == 0 {
            return Err(self.fail("there are only eight ranks"));
        }
        self.rank -= 1;
        self.file = 0;
        Ok(())
    }

    fn put(&mut self, letter: char) -> Result<(), TextError> {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        let kind = kind_of(letter.to_ascii_uppercase())
            .ok_or_else(|| self.fail(format!("\"{}\" is no piece: N P G L S K Q are", letter.escape_default())))?;
        let square = Square::at(self.file, self.rank).ok_or_else(|| self.fail(self.too_long()))?;
        self.counts[side.index()][usize::from(kind.0)] += 1;
        self.check_count(side, kind)?;
        self.board.put(square, side, kind);
        self.columns[square.index()] = self.column;
        self.file += 1;
        Ok(())
    }

    /// "At most one King and one Queen a side, at most 6 N, P+L ≤ 2, G+S ≤ 2 a side."
    fn check_count(&self, side: Side, kind: Kind) -> Result<(), TextError> {
        let (kinds, most, what): (&[Kind], u8, &str) = match kind {
            KNIGHT => (&[KNIGHT], 6, "six Knights"),
            PIKEMAN | LANCER => (&[PIKEMAN, LANCER], 2, "two Pikemen and Lancers together"),
            GUARDIAN | SENTINEL => (&[GUARDIAN, SENTINEL], 2, "two Guardians and Sentinels together"),
            QUEEN => (&[QUEEN], 1, "one Queen"),
            _ => (&[super::KING], 1, "one King"),
        };
        let count: u8 = kinds.iter().map(|kind| self.counts[side.index()][usize::from(kind.0)]).sum();
        if count > most { Err(self.fail(format!("{side} may have at most {what}"))) } else { Ok(()) }
    }

    fn end_of_board(&self) -> Result<(), TextError> {
        if self.file < 8 {
            return Err(self.fail(self.too_short()));
        }
        if self.rank > 0 {
            return Err(self.fail(format!("rank {} is missing: eight ranks are needed", self.rank)));
        }
        Ok(())
    }

    /// "A text in which the Fortress holds pieces of one colour only, a Pikeman or Guardian among them, is refused."
    fn check_fortress(&self) -> Result<(), TextError> {
        let due = squares(self.board.promotees() & FORTRESS_SQUARES);
        let Some(square) = due.min_by_key(|square| self.columns[square.index()]) else { return Ok(()) };
        let what = format!("the piece on {square} would have been promoted: its side is alone in the Fortress");
        Err(TextError::new(BOARD, self.columns[square.index()], what))
    }

    fn too_long(&self) -> String {
        format!("rank {} has more than eight squares", self.rank + 1)
    }

    fn too_short(&self) -> String {
        format!("rank {} has only {} of its eight squares", self.rank + 1, self.file)
    }
}
