//! The board: who stands where, in five sets of squares, and its keys.

use super::{BLOCK, FORTRESS_SQUARES, PieceKind, Turn, ZONES};
use crate::board::square::{Square, squares};
use crate::{Piece, Side, zobrist};

/// Who stands where.
///
/// A kind of piece is a code of three bits, one bit a plane: the slides of a piece are its two low bits (a Pikeman 01, a
/// Guardian 10, neither or both for pieces that step), and promotion is the high bit. So finding, moving and promoting
/// a piece take a few operations without a branch.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Board {
    planes: [u64; 3],
    sides: [u64; 2],
}

/// The codes of the kinds, by the number of the kind.
const CODES: [u8; 7] = [0b011, 0b010, 0b001, 0b101, 0b110, 0b100, 0b111];

const KIND_OF_CODE: [Option<PieceKind>; 8] = {
    use PieceKind::{Guardian, King, Knight, Lancer, Pikeman, Queen, Sentinel};
    [None, Some(Pikeman), Some(Guardian), Some(Knight), Some(King), Some(Lancer), Some(Sentinel), Some(Queen)]
};

/// The code of a Pikeman, Guardian, Lancer and Sentinel: the kinds that do not step.
pub(super) mod code {
    pub(in super::super) const PIKEMAN: usize = 0b001;
    pub(in super::super) const GUARDIAN: usize = 0b010;
    pub(in super::super) const LANCER: usize = 0b101;
    pub(in super::super) const SENTINEL: usize = 0b110;
}

impl Board {
    pub(super) const EMPTY: Board = Board { planes: [0; 3], sides: [0; 2] };

    pub(super) fn put(&mut self, square: Square, side: Side, kind: PieceKind) {
        let code = CODES[kind as usize];
        for (i, plane) in self.planes.iter_mut().enumerate() {
            *plane |= u64::from(code >> i & 1) << square.index();
        }
        self.sides[side.index()] |= square.bit();
    }

    /// The pieces of a side.
    #[inline(always)]
    pub(super) const fn of(&self, side: Side) -> u64 {
        self.sides[side.index()]
    }

    #[inline]
    pub(super) const fn occupied(&self) -> u64 {
        self.sides[0] | self.sides[1]
    }

    /// The pieces that slide or leap: those whose low bits differ.
    #[inline(always)]
    pub(super) const fn far_movers(&self) -> u64 {
        self.planes[0] ^ self.planes[1]
    }

    /// Kings and Queens.
    #[inline]
    pub(super) const fn monarchs(&self) -> u64 {
        self.planes[2] & !self.far_movers()
    }

    /// Pikemen and Guardians.
    #[inline]
    pub(super) const fn unpromoted(&self) -> u64 {
        self.far_movers() & !self.planes[2]
    }

    #[inline(always)]
    pub(super) const fn code_at(&self, square: Square) -> usize {
        let bit = square.index();
        ((self.planes[0] >> bit & 1) | (self.planes[1] >> bit & 1) << 1 | (self.planes[2] >> bit & 1) << 2) as usize
    }

    #[inline(always)]
    pub(super) fn of_kind(&self, kind: PieceKind) -> u64 {
        let code = CODES[kind as usize];
        (0..3).fold(self.occupied(), |set, i| set & if code >> i & 1 == 1 { self.planes[i] } else { !self.planes[i] })
    }

    #[inline(always)]
    pub(super) fn kind_at(&self, square: Square) -> Option<PieceKind> {
        KIND_OF_CODE[self.code_at(square)]
    }

    /// Whose piece stands on a square, and its kind.
    pub(super) fn owner_and_kind(&self, square: Square) -> Option<(Side, PieceKind)> {
        let side = if square.is_in(self.of(Side::White)) { Side::White } else { Side::Black };
        Some((side, self.kind_at(square)?))
    }

    pub(super) fn piece_at(&self, square: Square) -> Option<Piece> {
        let (side, kind) = self.owner_and_kind(square)?;
        Some(Piece { side: Some(side), kind: kind.kind() })
    }

    /// "If the Fortress holds pieces of one colour only, all Pikemen and Guardians of that colour in it become Lancers
    /// and Sentinels at once": those pieces.
    #[inline]
    pub(super) const fn promotees(&self) -> u64 {
        let contested = self.sides[0] & FORTRESS_SQUARES != 0 && self.sides[1] & FORTRESS_SQUARES != 0;
        if contested { 0 } else { self.unpromoted() & FORTRESS_SQUARES }
    }

    /// Takes a piece from one square to another, where it captures; returns the change of the hash, for XOR.
    #[inline]
    pub(super) fn relocate(&mut self, side: Side, turn: Turn) -> u64 {
        let Turn { from, to } = turn;
        let (mover, taken) = (self.code_at(from), self.code_at(to));
        let mut change = piece_key(side, mover, from) ^ piece_key(side, mover, to);
        if taken != 0 {
            change ^= piece_key(side.other(), taken, to);
        }
        let cleared = !(from.bit() | to.bit());
        for (i, plane) in self.planes.iter_mut().enumerate() {
            *plane = *plane & cleared | (mover as u64 >> i & 1) << to.index();
        }
        self.sides[side.index()] = self.sides[side.index()] & cleared | to.bit();
        self.sides[side.other().index()] &= cleared;
        change
    }

    /// Does the promotions that are due; returns the change of the hash, for XOR.
    #[inline]
    pub(super) fn promote(&mut self) -> u64 {
        let due = self.promotees();
        if due == 0 { 0 } else { self.promote_all(due) }
    }

    #[cold]
    fn promote_all(&mut self, due: u64) -> u64 {
        let before = self.hash_of(due);
        self.planes[2] |= due;
        before ^ self.hash_of(due)
    }

    /// The board after a turn, promotions done.
    pub(super) fn play_unchecked(mut self, side: Side, turn: Turn) -> Board {
        self.relocate(side, turn);
        self.promote();
        self
    }

    /// The keys of the pieces on some squares.
    pub(super) fn hash_of(&self, set: u64) -> u64 {
        Side::ALL
            .into_iter()
            .flat_map(|side| squares(set & self.of(side)).map(move |square| (side, square)))
            .fold(0, |hash, (side, square)| hash ^ piece_key(side, self.code_at(square), square))
    }
}

/// The zones in which a set has a square, each as its lowest square.
#[inline]
pub(super) const fn presence(set: u64) -> u64 {
    let rows = set | set >> 1;
    (rows | rows >> 8) & ZONE_CORNERS
}

/// All squares of the zones that [`presence`] returns.
#[inline]
pub(super) const fn zone_squares(corners: u64) -> u64 {
    corners.wrapping_mul(BLOCK)
}

const ZONE_CORNERS: u64 = {
    let mut corners = 0;
    let mut i = 0;
    while i < ZONES.len() {
        corners |= ZONES[i].squares & ZONES[i].squares.wrapping_neg();
        i += 1;
    }
    corners
};

static KEYS: [u64; 1024] = zobrist::keys(0);

#[inline]
fn piece_key(side: Side, code: usize, square: Square) -> u64 {
    KEYS[side.index() << 9 | (code & 7) << 6 | square.index()]
}
