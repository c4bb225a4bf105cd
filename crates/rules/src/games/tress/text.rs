//! Tress texts: positions, what is wrong with them and how they are set up; the machine text of turns.

use std::fmt::{self, Write as _};

use super::board::Board;
use super::facts::ZONES;
use super::position::Tress;
use super::{FIRST_RANK, FORTRESS_SQUARES, KINDS, Options, PieceKind, SECOND_RANK};
use crate::board::square::{Square, squares};
use crate::set_up::{SetUp, each_alone, only_piece, rows_text};
use crate::text::{Field, Fields, Rows, Spot, read_side};
use crate::{BoardView, Piece, Position, Side, TextError, ZoneState};

messages! {
    /// What is wrong with a position of Tress.
    pub enum Fault in "tress" {
        /// "At most 6 N."
        SevenKnights { side: Side } = "seven-knights", "{side} may have at most six Knights";
        /// "P+L ≤ 2."
        ThreePikemen { side: Side } = "three-pikemen", "{side} may have at most two Pikemen and Lancers together";
        /// "G+S ≤ 2 a side."
        ThreeGuardians { side: Side } =
            "three-guardians", "{side} may have at most two Guardians and Sentinels together";
        /// "At most one King and one Queen a side."
        TwoQueens { side: Side } = "two-queens", "{side} may have at most one Queen";
        /// "At most one King and one Queen a side."
        TwoKings { side: Side } = "two-kings", "{side} may have at most one King";
        /// "A text in which the Fortress holds pieces of one colour only, a Pikeman or Guardian among them, is refused."
        PromotionDue { square: Square } = "promotion-due",
            "the piece on {square} would have been promoted: its side is alone in the Fortress";
    }
}

/// "Ranks 8 to 1 separated by `/`."
pub(super) const ROWS: Rows = Rows { rows: 8, width: 8, word: "rank", first: 1 };

/// The start: "Black mirrored in the horizontal middle line".
pub(super) fn start(options: Options) -> Tress {
    let mut board = Board::EMPTY;
    for (side, ranks) in [(Side::White, [0, 1]), (Side::Black, [7, 6])] {
        for (rank, pieces) in ranks.into_iter().zip([FIRST_RANK, SECOND_RANK]) {
            for (file, kind) in (0..).zip(pieces) {
                if let (Some(square), Some(kind)) = (Square::at(file, rank), kind) {
                    board.put(square, side, kind);
                }
            }
        }
    }
    Tress::new(board, Side::White, options)
}

impl fmt::Display for Tress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ROWS.write(f, |rank, file| self.board().owner_and_kind(Square::at(file, rank)?).map(letter))?;
        f.write_char(' ')?;
        f.write_char(self.side_to_move().letter())
    }
}

/// "Upper case White's, lower case Black's."
pub(super) fn letter((side, kind): (Side, PieceKind)) -> char {
    let letter = kind.facts().letter;
    if side == Side::Black { letter.to_ascii_lowercase() } else { letter }
}

pub(super) fn parse(text: &str, options: Options) -> Result<Tress, TextError> {
    let mut fields = Fields::new(text);
    let field = fields.next("board")?;
    let mut draft = Draft::default();
    ROWS.read(field, |spot, letter| draft.put(field, spot, letter))?;
    let side = read_side(&mut fields)?;
    fields.end("side to move")?;
    draft.check_fortress(field)?;
    Ok(Tress::new(draft.board, side, options))
}

/// The board of a position text, as far as it has been read.
struct Draft {
    board: Board,
    /// How many characters come before every piece.
    offsets: [usize; Square::COUNT],
    counts: [[u8; KINDS.len()]; 2],
}

impl Default for Draft {
    fn default() -> Draft {
        Draft { board: Board::EMPTY, offsets: [0; Square::COUNT], counts: Default::default() }
    }
}

impl Draft {
    fn put(&mut self, field: Field<'_>, spot: Spot, letter: char) -> Result<(), TextError> {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        let unknown = || format!("\"{}\" is no piece: N P G L S K Q are", letter.escape_default());
        let kind = PieceKind::from_letter(letter.to_ascii_uppercase());
        let kind = kind.ok_or_else(|| field.fail(spot.offset, unknown()))?;
        self.counts[side.index()][kind as usize] += 1;
        let square = Square::at(spot.file, spot.row);
        self.check_count(side, kind).map_err(|fault| field.refuse(spot.offset, fault, square.map(Square::cell)))?;
        if let Some(square) = square {
            self.board.put(square, side, kind);
            self.offsets[square.index()] = spot.offset;
        }
        Ok(())
    }

    /// "At most one King and one Queen a side, at most 6 N, P+L ≤ 2, G+S ≤ 2 a side."
    fn check_count(&self, side: Side, kind: PieceKind) -> Result<(), Fault> {
        use PieceKind::{Guardian, King, Knight, Lancer, Pikeman, Queen, Sentinel};
        let (kinds, most, fault): (&[PieceKind], u8, Fault) = match kind {
            Knight => (&[Knight], 6, Fault::SevenKnights { side }),
            Pikeman | Lancer => (&[Pikeman, Lancer], 2, Fault::ThreePikemen { side }),
            Guardian | Sentinel => (&[Guardian, Sentinel], 2, Fault::ThreeGuardians { side }),
            Queen => (&[Queen], 1, Fault::TwoQueens { side }),
            King => (&[King], 1, Fault::TwoKings { side }),
        };
        let count: u8 = kinds.iter().map(|&kind| self.counts[side.index()][kind as usize]).sum();
        if count > most { Err(fault) } else { Ok(()) }
    }

    /// "A text in which the Fortress holds pieces of one colour only, a Pikeman or Guardian among them, is refused."
    fn check_fortress(&self, field: Field<'_>) -> Result<(), TextError> {
        let due = squares(self.board.promotees() & FORTRESS_SQUARES);
        let Some(square) = due.min_by_key(|square| self.offsets[square.index()]) else { return Ok(()) };
        Err(field.refuse(self.offsets[square.index()], Fault::PromotionDue { square }, [square.cell()]))
    }
}

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
