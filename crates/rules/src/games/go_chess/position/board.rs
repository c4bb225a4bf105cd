//! The board: who stands where, in six sets of squares, its keys, and who attacks what.

use super::lines::{bit, first, has, sights, squares};
use crate::games::go_chess::facts::{BLOCKED, PieceKind, Square};
use crate::{Piece, Side, zobrist};

/// Who stands where.
///
/// A kind of piece is a code of three bits, one bit a plane, so that moving a piece takes a few operations without a
/// branch. Sliders have a low code whose bits say "along diagonals" and "along ranks and files".
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::games::go_chess) struct Board {
    planes: [u128; 3],
    sides: [u128; 2],
    blocked: u128,
}

/// The codes of the kinds, by the number of the kind.
const CODES: [u8; 6] = [0b100, 0b101, 0b001, 0b010, 0b011, 0b110];

const KIND_OF_CODE: [Option<PieceKind>; 8] = {
    use PieceKind::{Bishop, King, Knight, Pawn, Queen, Rook};
    [None, Some(Bishop), Some(Rook), Some(Queen), Some(Pawn), Some(Knight), Some(King), None]
};

impl Board {
    /// A board with blocked squares and no pieces.
    pub(in crate::games::go_chess) const fn empty(blocked: u128) -> Board {
        Board { planes: [0; 3], sides: [0; 2], blocked }
    }

    pub(in crate::games::go_chess) fn put(&mut self, square: Square, side: Side, kind: PieceKind) {
        let code = CODES[kind as usize];
        for (i, plane) in self.planes.iter_mut().enumerate() {
            *plane |= u128::from(code >> i & 1) << square.index();
        }
        self.sides[side.index()] |= bit(square);
    }

    /// The pieces of a side.
    #[inline(always)]
    pub(in crate::games::go_chess) const fn of(&self, side: Side) -> u128 {
        self.sides[side.index()]
    }

    #[inline]
    pub(in crate::games::go_chess) const fn blocked(&self) -> u128 {
        self.blocked
    }

    #[inline]
    pub(in crate::games::go_chess) const fn pieces(&self) -> u128 {
        self.sides[0] | self.sides[1]
    }

    /// Pieces and blocked squares: what stops a slider.
    #[inline]
    pub(in crate::games::go_chess) const fn occupied(&self) -> u128 {
        self.pieces() | self.blocked
    }

    #[inline(always)]
    pub(in crate::games::go_chess) const fn pawns(&self) -> u128 {
        self.planes[2] & !(self.planes[0] | self.planes[1])
    }

    #[inline(always)]
    pub(in crate::games::go_chess) const fn knights(&self) -> u128 {
        self.planes[2] & self.planes[0]
    }

    #[inline(always)]
    pub(in crate::games::go_chess) const fn kings(&self) -> u128 {
        self.planes[2] & self.planes[1]
    }

    /// Bishops and queens.
    #[inline(always)]
    pub(in crate::games::go_chess) const fn diagonal_sliders(&self) -> u128 {
        self.planes[0] & !self.planes[2]
    }

    /// Rooks and queens.
    #[inline(always)]
    pub(in crate::games::go_chess) const fn orthogonal_sliders(&self) -> u128 {
        self.planes[1] & !self.planes[2]
    }

    /// Where the king of a side stands, if it is placed.
    #[inline]
    pub(in crate::games::go_chess) fn king(&self, side: Side) -> Option<Square> {
        first(self.kings() & self.of(side))
    }

    #[inline(always)]
    pub(in crate::games::go_chess) fn of_kind(&self, kind: PieceKind) -> u128 {
        match kind {
            PieceKind::Pawn => self.pawns(),
            PieceKind::Knight => self.knights(),
            PieceKind::King => self.kings(),
            PieceKind::Bishop => self.diagonal_sliders() & !self.planes[1],
            PieceKind::Rook => self.orthogonal_sliders() & !self.planes[0],
            PieceKind::Queen => self.diagonal_sliders() & self.planes[1],
        }
    }

    #[inline]
    fn code_at(&self, bit: u128) -> usize {
        let [low, middle, high] = self.planes.map(|plane| usize::from(plane & bit != 0));
        low | middle << 1 | high << 2
    }

    pub(in crate::games::go_chess) fn kind_at(&self, square: Square) -> Option<PieceKind> {
        KIND_OF_CODE[self.code_at(bit(square)) & 7]
    }

    /// What stands on a square; a blocked square is nobody's piece.
    pub(in crate::games::go_chess) fn piece_at(&self, square: Square) -> Option<Piece> {
        if has(self.blocked, square) {
            return Some(Piece { side: None, kind: BLOCKED });
        }
        let side = if has(self.of(Side::White), square) { Side::White } else { Side::Black };
        Some(Piece { side: Some(side), kind: self.kind_at(square)?.kind() })
    }

    /// Takes a piece from one square to another, where it captures; returns the change of the hash, for XOR.
    #[inline]
    pub(in crate::games::go_chess) fn relocate(&mut self, side: Side, from: Square, to: Square) -> u64 {
        let (start, end) = (bit(from), bit(to));
        let (mover, taken) = (self.code_at(start), self.code_at(end));
        let mut change = piece_key(side, mover, from) ^ piece_key(side, mover, to);
        if taken != 0 {
            change ^= piece_key(side.other(), taken, to);
        }
        let cleared = !(start | end);
        for (i, plane) in self.planes.iter_mut().enumerate() {
            let keep = u128::from(mover as u64 >> i & 1).wrapping_neg();
            *plane = *plane & cleared | end & keep;
        }
        self.sides[side.index()] = self.sides[side.index()] & cleared | end;
        self.sides[side.other().index()] &= cleared;
        change
    }

    /// The pieces of a side that attack a square, with some squares taken as occupied.
    ///
    /// "Pawns attack the four diagonal neighbours." "Queens, rooks and bishops cannot pass one [a blocked square];
    /// knights leap."
    #[inline]
    pub(in crate::games::go_chess) fn attackers(&self, square: Square, by: Side, occupied: u128) -> u128 {
        let seen = sights(square);
        let leapers = self.pawns() & seen.corners | self.knights() & seen.leaps | self.kings() & seen.ring();
        let sliders =
            self.orthogonal_sliders() & seen.orthogonal(occupied) | self.diagonal_sliders() & seen.diagonal(occupied);
        (leapers | sliders) & self.of(by)
    }

    /// The pieces of a side that attack a square as the board is.
    #[inline]
    pub(in crate::games::go_chess) fn attackers_now(&self, square: Square, by: Side) -> u128 {
        self.attackers(square, by, self.occupied())
    }

    /// The sliders of a side that look at a square on an empty board.
    #[inline]
    pub(in crate::games::go_chess) fn snipers(&self, square: Square, by: Side) -> u128 {
        let seen = sights(square);
        (self.orthogonal_sliders() & seen.lines | self.diagonal_sliders() & seen.diagonals) & self.of(by)
    }

    pub(in crate::games::go_chess) fn attacked(&self, by: Side) -> u128 {
        let occupied = self.occupied();
        squares(self.of(by)).fold(0, |set, square| set | self.attacks(square, occupied))
    }

    pub(in crate::games::go_chess) fn attacks(&self, square: Square, occupied: u128) -> u128 {
        let seen = sights(square);
        match self.kind_at(square) {
            Some(PieceKind::Pawn) => seen.corners,
            Some(PieceKind::Knight) => seen.leaps,
            Some(PieceKind::Bishop) => seen.diagonal(occupied),
            Some(PieceKind::Rook) => seen.orthogonal(occupied),
            Some(PieceKind::Queen) => seen.diagonal(occupied) | seen.orthogonal(occupied),
            Some(PieceKind::King) => seen.ring(),
            None => 0,
        }
    }

    /// The keys of all pieces and blocked squares.
    pub(in crate::games::go_chess) fn hash(&self) -> u64 {
        let blocked = squares(self.blocked).map(|square| piece_key(Side::White, 0, square));
        let pieces = Side::ALL.into_iter().flat_map(|side| {
            squares(self.of(side)).map(move |square| piece_key(side, self.code_at(bit(square)), square))
        });
        pieces.chain(blocked).fold(0, |hash, key| hash ^ key)
    }

    pub(in crate::games::go_chess) fn key(side: Side, kind: PieceKind, square: Square) -> u64 {
        piece_key(side, usize::from(CODES[kind as usize]), square)
    }
}

static KEYS: [u64; 2048] = zobrist::keys(0);

/// The key of a piece by its code; code 0 of White stands for a blocked square.
#[inline]
fn piece_key(side: Side, code: usize, square: Square) -> u64 {
    KEYS[side.index() << 10 | (code & 7) << 7 | square.index() & 127]
}
