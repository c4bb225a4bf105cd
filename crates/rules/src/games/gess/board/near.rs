//! Rings near the to-centre of a move.
//!
//! A neighbourhood is the seven by seven cells round the to-centre of a move: seven rows of eight bits, of which the last
//! is always empty. A ring that holds stones of the block lies in it.

use super::super::facts::{Point, Turn};
use super::Board;
use super::set::CellSet;
use crate::Side;

/// The footprint of the centre of a neighbourhood.
const MIDDLE: u64 = 0x07_0707 << (2 * 8 + 2);

/// The cells of a neighbourhood.
const ALL: u64 = 0x7f7f_7f7f_7f7f_7f7f >> 8;

/// The cells of a neighbourhood at most two from its centre: the block of a ring around one of them shares a cell with
/// that of the centre.
const TOUCHING: u64 = 0x3e_3e3e_3e3e << 8;

/// The footprint of a centre so many ranks above and files to the right of the neighbourhood's, each from -4 to 4.
static LIFTED: [[u64; 9]; 9] = {
    let mut table = [[0; 9]; 9];
    let mut i = 0;
    while i < 81 {
        table[i / 9][i % 9] = lifted(i / 9, i % 9);
        i += 1;
    }
    table
};

/// A footprint whose low corner is at a row and place of a neighbourhood that has two more on every side.
const fn lifted(row: usize, place: usize) -> u64 {
    let mut set = 0;
    let mut cell = 0;
    while cell < 9 {
        let (row, place) = (row + cell / 3, place + cell % 3);
        if row >= 2 && row < 9 && place >= 2 && place < 9 {
            set |= 1 << ((row - 2) * 8 + place - 2);
        }
        cell += 1;
    }
    set
}

impl Board {
    /// The number of rings of `side` whose block shares a cell with that of a centre.
    #[inline]
    pub(in crate::games::gess) fn rings_near(&self, side: Side, centre: Point) -> u32 {
        let rings = middles(self.of(side).neighbourhood(centre)) & TOUCHING;
        if rings == 0 {
            return 0;
        }
        (rings & !self.of(side.other()).neighbourhood(centre)).count_ones()
    }

    /// Whether `side` has after its move a ring of which the block is a part. Any other ring that it then has is one
    /// from before that is outside both footprints: they cover no ring's middle alone.
    #[inline]
    pub(in crate::games::gess) fn completes_ring(&self, side: Side, turn: Turn) -> bool {
        let own = self.of(side);
        let landed = own.window(turn.from) & CellSet::BOARD.window(turn.to);
        let block = (landed & 7) << 18 | (landed >> 20 & 7) << 26 | (landed >> 40 & 7) << 34;
        let own = own.neighbourhood(turn.to) & !from_footprint(turn) & !MIDDLE | block;
        let middles = middles(own) & ALL;
        // The other side's stones in the footprint are removed.
        middles != 0 && middles & !(self.of(side.other()).neighbourhood(turn.to) & !MIDDLE) != 0
    }
}

/// The empty cells with eight stones around them.
#[inline]
const fn middles(stones: u64) -> u64 {
    let flanks = stones << 1 & stones >> 1;
    let rows = flanks & stones;
    rows << 8 & rows >> 8 & flanks & !stones
}

/// The from-centre's footprint in the neighbourhood of the to-centre.
#[inline]
fn from_footprint(turn: Turn) -> u64 {
    let (files, ranks) = turn.offset();
    let place = |back: i8| usize::try_from(4 - i32::from(back)).unwrap_or(9);
    LIFTED.get(place(ranks)).and_then(|row| row.get(place(files))).copied().unwrap_or(0)
}
