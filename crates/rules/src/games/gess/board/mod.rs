//! The board: the stones of both sides as two sets, what a move does to them, rings, and keys.

mod near;
mod rows;
mod set;

use super::facts::{Point, SET_UP, STONE, Turn};
use crate::bits::bits;
use crate::{Piece, Side, zobrist};

pub use rows::CellRows;
pub(super) use set::{CENTRE, CellSet, outer, points_of};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::games::gess) struct Board {
    sides: [CellSet; 2],
}

/// What a move does, in parts of the footprints of its two centres.
#[derive(Clone, Copy)]
pub(in crate::games::gess) struct Motion {
    /// The stones that travel, in the footprint of the from-centre.
    pub block: u64,
    /// Those of them that stay on the board.
    pub landed: u64,
    /// The mover's stones that are removed by contact, in the footprint of the to-centre.
    pub own: u64,
    /// The other side's stones that are removed.
    pub other: u64,
}

impl Motion {
    /// Whether contact removes a stone of either side.
    #[inline]
    pub(in crate::games::gess) const fn removes(self) -> bool {
        self.own | self.other != 0
    }
}

impl Motion {
    /// The change of the hash by a move of `side`, for XOR.
    #[inline]
    pub(in crate::games::gess) fn key(self, side: Side, turn: Turn) -> u64 {
        // Where a stone takes the place of a removed one of its side, both keys cancel out.
        part_key(side, turn.from, self.block)
            ^ part_key(side, turn.to, self.landed ^ self.own)
            ^ part_key(side.other(), turn.to, self.other)
    }
}

impl Board {
    pub(in crate::games::gess) const EMPTY: Board = Board { sides: [CellSet::EMPTY; 2] };

    /// The set-up. A malformed diagram fails to compile.
    pub(in crate::games::gess) const START: Board = {
        let mut board = Board::EMPTY;
        let mut i = 0;
        while i < 18 * 18 {
            let (row, file) = (i / 18, i % 18);
            match (SET_UP[row][file], Point::at(file as u8 + 1, 18 - row as u8)) {
                (b'.', Some(_)) => {}
                (b'w', Some(point)) => board.put(point, Side::White),
                (b'b', Some(point)) => board.put(point, Side::Black),
                _ => panic!("a set-up has w, b and . on cells of the board"),
            }
            i += 1;
        }
        board
    };

    /// Puts a stone on an empty cell of the board.
    pub(in crate::games::gess) const fn put(&mut self, point: Point, side: Side) {
        self.sides[side.index()].insert(point);
    }

    #[inline]
    pub(in crate::games::gess) const fn of(&self, side: Side) -> &CellSet {
        &self.sides[side.index()]
    }

    #[inline]
    pub(in crate::games::gess) fn occupied(&self) -> CellSet {
        self.sides[0] | self.sides[1]
    }

    pub(in crate::games::gess) fn stone_at(&self, point: Point) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.of(*side).has(point))
    }

    /// "Eight stones of one colour round an empty cell, wholly on the board": the empty cells of a side's rings.
    #[inline]
    pub(in crate::games::gess) fn rings(&self, side: Side) -> CellSet {
        let own = *self.of(side);
        let flanks = own.shifted(1) & own.shifted(-1);
        let rows = flanks & own;
        rows.shifted(20) & rows.shifted(-20) & flanks & !self.occupied()
    }

    /// What a move of `side` does. "The stones of the footprint are lifted and move together as a rigid block";
    /// "everything so covered (also under its empty cells) is removed".
    #[inline]
    pub(in crate::games::gess) fn motion(&self, side: Side, turn: Turn) -> Motion {
        let mut own = *self.of(side);
        let block = own.window(turn.from);
        own.cut(turn.from, block);
        let other = self.of(side.other()).window(turn.to);
        Motion { block, landed: block & CellSet::BOARD.window(turn.to), own: own.window(turn.to), other }
    }

    #[inline]
    pub(in crate::games::gess) const fn carry_out(&mut self, side: Side, turn: Turn, motion: Motion) {
        let Motion { block, landed, own, other } = motion;
        let ours = &mut self.sides[side.index()];
        ours.cut(turn.from, block);
        ours.cut(turn.to, own);
        ours.put(turn.to, landed);
        self.sides[side.other().index()].cut(turn.to, other);
    }

    /// The rings of `side` after its move.
    #[inline]
    pub(in crate::games::gess) fn rings_after(&self, side: Side, turn: Turn) -> CellSet {
        let mut board = *self;
        board.carry_out(side, turn, self.motion(side, turn));
        board.rings(side)
    }

    pub(in crate::games::gess) fn hash(&self) -> u64 {
        let key = |side: Side| move |point: Point| KEYS[side.index()][point.index() + 21];
        Side::ALL.into_iter().flat_map(|side| self.of(side).points().map(key(side))).fold(0, |hash, key| hash ^ key)
    }

    /// The stones of a side in a part of a footprint.
    pub(in crate::games::gess) fn pieces(side: Side, centre: Point, part: u64) -> impl Iterator<Item = (Point, Piece)> {
        points_of(centre, part).map(move |point| (point, Piece { side: Some(side), kind: STONE }))
    }
}

/// A key for every side and cell, at the cell's bit in a [`CellSet`].
static KEYS: [[u64; 512]; 2] = [zobrist::keys(0), zobrist::keys(512)];

/// The keys of a side's stones in a part of the footprint of a centre.
#[inline]
fn part_key(side: Side, centre: Point, part: u64) -> u64 {
    bits(part).fold(0, |hash, place| hash ^ KEYS[side.index()][(centre.index() + usize::from(place)) & 511])
}
