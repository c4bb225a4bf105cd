//! King and one piece against a lone king in Go-Chess, on one board.
//!
//! Blocked squares make every board different, so that no table can be made once and for all; but a board has so few of
//! these positions that they are analysed when they are needed.

use ludarium_rules::games::go_chess::PieceKind::{self, Bishop, King, Knight, Pawn, Queen, Rook};
use ludarium_rules::games::go_chess::{GoChess, Square, reach};
use ludarium_rules::{Position, Side};

use crate::tables::retrograde::{Endings, Look, RetrogradeError, analyse};
use crate::tables::{Probe, TableValue};

const SQUARES: usize = 100;

/// The positions of one board with a king and a piece of one kind against a king. The numbers are those of the strong
/// side's king, its piece and the lone king, among the squares that are not blocked, twice: the strong side is to move
/// in the second half.
struct LoneKingEndings {
    /// Any position of play on the board.
    board: GoChess,
    kind: PieceKind,
    free: Vec<Square>,
    /// The number of each free square.
    places: [u8; SQUARES],
}

#[derive(Clone, Copy)]
struct Ending {
    strong_moves: bool,
    king: Square,
    piece: Square,
    lone: Square,
}

impl LoneKingEndings {
    fn new(board: &GoChess, kind: PieceKind) -> LoneKingEndings {
        let free: Vec<Square> = Square::all().filter(|square| board.blocked() >> square.index() & 1 == 0).collect();
        let mut places = [0; SQUARES];
        for (place, square) in free.iter().enumerate() {
            places[square.index()] = place as u8;
        }
        LoneKingEndings { board: *board, kind, free, places }
    }

    fn number(&self, ending: Ending) -> usize {
        let place = |square: Square| usize::from(self.places[square.index()]);
        [place(ending.king), place(ending.piece), place(ending.lone)]
            .into_iter()
            .fold(usize::from(ending.strong_moves), |number, place| number * self.free.len() + place)
    }

    fn ending(&self, number: usize) -> Ending {
        let free = self.free.len();
        let square = |digit: u32| self.free[number / free.pow(digit) % free];
        Ending { strong_moves: number >= free.pow(3), king: square(2), piece: square(1), lone: square(0) }
    }

    fn position(&self, ending: Ending) -> Option<GoChess> {
        let side = if ending.strong_moves { Side::White } else { Side::Black };
        let strong = [(King, ending.king), (self.kind, ending.piece)].map(|(kind, square)| (Side::White, kind, square));
        let [king, piece] = strong;
        self.board.with_pieces(&[king, piece, (Side::Black, King, ending.lone)], side)
    }
}

/// Where a piece that stands on a square can have come from, captures apart.
fn origins(kind: PieceKind, at: Square, occupied: u128) -> u128 {
    let reached = match kind {
        Pawn => reach::beside(1 << at.index()),
        Knight => reach::leaps(at),
        Bishop => reach::diagonal(at, occupied),
        Rook => reach::orthogonal(at, occupied),
        Queen => reach::diagonal(at, occupied) | reach::orthogonal(at, occupied),
        King => reach::around(1 << at.index()),
    };
    reached & !occupied
}

impl Endings for LoneKingEndings {
    fn count(&self) -> usize {
        2 * self.free.len().pow(3)
    }

    fn look_at(&self, number: usize) -> Look {
        let Some(position) = self.position(self.ending(number)) else { return Look::Invalid };
        match position.outcome() {
            Some(outcome) if outcome.winner.is_some() => Look::Known(TableValue::LossIn(0)),
            Some(_) => Look::Known(TableValue::Draw),
            // That the lone king takes the piece leads out of the set, and is a draw: two bare kings.
            None => Look::Open(u8::try_from(position.count_turns()).unwrap_or(u8::MAX)),
        }
    }

    fn visit_predecessors(&self, number: usize, visitor: &mut impl FnMut(usize)) {
        let ending = self.ending(number);
        let pieces = [ending.king, ending.piece, ending.lone].map(|square| 1_u128 << square.index());
        let occupied = pieces.iter().fold(self.board.blocked(), |all, piece| all | piece);
        let before = Ending { strong_moves: !ending.strong_moves, ..ending };
        if ending.strong_moves {
            let lone = |lone| self.number(Ending { lone, ..before });
            reach::squares(origins(King, ending.lone, occupied)).map(lone).for_each(visitor);
            return;
        }
        let king = |king| self.number(Ending { king, ..before });
        let piece = |piece| self.number(Ending { piece, ..before });
        reach::squares(origins(King, ending.king, occupied)).map(king).for_each(&mut *visitor);
        reach::squares(origins(self.kind, ending.piece, occupied)).map(piece).for_each(visitor);
    }
}

/// The values of all positions with a king and a piece of one kind against a king, on one board.
pub struct LoneKingTable {
    endings: LoneKingEndings,
    bytes: Vec<u8>,
}

impl LoneKingTable {
    /// Analyses the positions on the board of a position. Takes four million bytes at most, two of which are kept.
    ///
    /// # Errors
    /// It was stopped.
    pub fn solve(
        board: &GoChess,
        kind: PieceKind,
        is_over: &dyn Fn() -> bool,
    ) -> Result<LoneKingTable, RetrogradeError> {
        let endings = LoneKingEndings::new(board, kind);
        let bytes = analyse(&endings, is_over)?;
        Ok(LoneKingTable { endings, bytes })
    }

    /// The kind of the piece.
    #[must_use]
    pub fn kind(&self) -> PieceKind {
        self.endings.kind
    }

    /// How many numbers of positions there are; some have no position.
    #[must_use]
    pub fn numbers(&self) -> usize {
        self.bytes.len()
    }

    /// The position of a number, if it has one. The strong side is White.
    #[must_use]
    pub fn position(&self, number: usize) -> Option<GoChess> {
        self.endings.position(self.endings.ending(number))
    }

    /// Whether the strong side is to move in the position of a number.
    #[must_use]
    pub fn strong_side_moves(&self, number: usize) -> bool {
        self.endings.ending(number).strong_moves
    }

    /// The numbers of all positions, finished ones included, with their values.
    pub fn values(&self) -> impl Iterator<Item = (usize, TableValue)> {
        self.bytes.iter().enumerate().filter_map(|(number, byte)| Some((number, TableValue::of_byte(*byte)?)))
    }
}

impl Probe<GoChess> for LoneKingTable {
    fn probe(&self, position: &GoChess) -> Option<TableValue> {
        let [white, black] = Side::ALL.map(|side| position.pieces(side));
        let strong = if white.count_ones() == 2 { Side::White } else { Side::Black };
        let is_other = (white | black).count_ones() != 3
            || position.blocked() != self.endings.board.blocked()
            || position.pairs_placed().is_some();
        if is_other {
            return None;
        }
        let of = |side, kind: PieceKind| reach::squares(position.pieces_of(side, kind.kind())).next();
        let ending = Ending {
            strong_moves: position.side_to_move() == strong,
            king: of(strong, King)?,
            piece: of(strong, self.endings.kind)?,
            lone: of(strong.other(), King)?,
        };
        TableValue::of_byte(self.bytes[self.endings.number(ending)])
    }
}
