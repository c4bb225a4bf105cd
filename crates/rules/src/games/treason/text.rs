//! Treason texts: positions, what is wrong with them and how they are set up; the machine text of turns.

use std::fmt;

use super::facts::{MOST_PIECES, PieceKind, promotion_line, start_cells};
use super::position::Treason;
use super::{Chain, Options, Turn};
use crate::board::triangle::Triangle;
use crate::set_up::{SetUp, each_alone, only_piece, rows_text};
use crate::text::{Field, Fields, Rows, Spot, read_side};
use crate::{BoardView, Piece, Position, Side, TextError};

messages! {
    /// What is wrong with a position of Treason.
    pub enum Fault in "treason" {
        /// A man that reaches the far line becomes a Spy.
        PromotionDue { side: Side, cell: Triangle } =
            "promotion-due", "a man of {side} would have become a Spy on {cell}";
        /// There are only as many pieces as a match begins with.
        TooMany { most: usize } = "too-many", "there are at most {most} pieces";
    }
}

/// "Lines 6 to 1 separated by `/`, each line left to right, the diagonal square giving two cells (South then North):
/// seven cells a line."
pub(super) const ROWS: Rows = Rows { rows: 6, width: 7, word: "line", first: 1 };

/// "Step `E2-F3`; capture chain `E2xE3-F4xF5-F6` (over, then landing); conversion `I4=D3`."
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Step { from, to } => write!(f, "{from}-{to}"),
            Turn::Convert { from, at } => write!(f, "{from}={at}"),
            Turn::Capture(chain) => chain.fmt(f),
        }
    }
}

impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.from())?;
        self.captures().try_for_each(|capture| write!(f, "x{}-{}", capture.over, capture.landing))
    }
}

/// The start: "White (South, bottom) moves first."
pub(super) fn start(options: Options) -> Treason {
    Treason::new(Side::ALL.map(start_cells), 0, Side::White, options)
}

impl fmt::Display for Treason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ROWS.write(f, |row, file| letter(self, Triangle::in_line(row + 1, file)?))?;
        write!(f, " {}", self.side_to_move().letter())
    }
}

fn letter(position: &Treason, cell: Triangle) -> Option<char> {
    Some(letter_of(position.piece_at(cell)?.side?, position.kind_at(cell)))
}

/// "`w b` men, `W B` Spies."
pub(super) fn letter_of(side: Side, kind: PieceKind) -> char {
    match kind {
        PieceKind::Man => side.letter(),
        PieceKind::Spy => side.letter().to_ascii_uppercase(),
    }
}

fn piece(letter: char) -> Option<(Side, PieceKind)> {
    let kind = if letter.is_ascii_uppercase() { PieceKind::Spy } else { PieceKind::Man };
    Some((Side::from_letter(letter.to_ascii_lowercase())?, kind))
}

pub(super) fn parse(text: &str, options: Options) -> Result<Treason, TextError> {
    let mut fields = Fields::new(text);
    let field = fields.next("board")?;
    let mut board = Board::default();
    ROWS.read(field, |spot, letter| board.put(field, spot, letter))?;
    let side = read_side(&mut fields)?;
    fields.end("side to move")?;
    Ok(Treason::new(board.sides, board.spies, side, options))
}

/// The pieces that have been read.
#[derive(Default)]
struct Board {
    sides: [u64; 2],
    spies: u64,
}

impl Board {
    fn put(&mut self, field: Field<'_>, spot: Spot, letter: char) -> Result<(), TextError> {
        let (Some((side, kind)), Some(cell)) = (piece(letter), Triangle::in_line(spot.row + 1, spot.file)) else {
            let what = format!("\"{}\" is no piece: w and b are men, W and B Spies", letter.escape_default());
            return Err(field.fail(spot.offset, what));
        };
        if kind == PieceKind::Man && cell.is_in(promotion_line(side)) {
            return Err(field.refuse(spot.offset, Fault::PromotionDue { side, cell }, [cell.cell()]));
        }
        self.sides[side.index()] |= cell.bit();
        self.spies |= if kind == PieceKind::Spy { cell.bit() } else { 0 };
        let count = (self.sides[0] | self.sides[1]).count_ones() as usize;
        let most = MOST_PIECES;
        if count > most {
            return Err(field.refuse(spot.offset, Fault::TooMany { most }, [cell.cell()]));
        }
        Ok(())
    }
}

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
