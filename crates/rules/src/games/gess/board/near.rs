//! Rings beside the block that a move puts down.
//!
//! A neighbourhood is the seven by seven cells round the to-centre of a move: seven rows of eight bits, of which the last
//! is always empty. A ring that holds stones of the block lies in it.

use super::super::turn::Turn;
use super::Board;
use super::set::CellSet;
use crate::Side;

/// The footprint of the centre of a neighbourhood.
const MIDDLE: u64 = 0x07_0707 << (2 * 8 + 2);

/// The cells of a neighbourhood.
const ALL: u64 = 0x7f7f_7f7f_7f7f_7f7f >> 8;

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
    /// Whether `side` has after its move a ring of which the block is a part. Any other ring that it then has is one
    /// from before that is outside both footprints: they cover no ring's middle alone.
    #[inline]
    pub(in crate::games::gess) fn completes_ring(&self, side: Side, turn: Turn) -> bool {
        let own = self.of(side);
        let landed = own.window(turn.from) & CellSet::BOARD.window(turn.to);
        let block = (landed & 7) << 18 | (landed >> 20 & 7) << 26 | (landed >> 40 & 7) << 34;
        let own = own.neighbourhood(turn.to) & !from_footprint(turn) & !MIDDLE | block;
        let flanks = own << 1 & own >> 1;
        let rows = flanks & own;
        let middles = rows << 8 & rows >> 8 & flanks & !own & ALL;
        // The other side's stones in the footprint are removed.
        middles != 0 && middles & !(self.of(side.other()).neighbourhood(turn.to) & !MIDDLE) != 0
    }
}

/// The from-centre's footprint in the neighbourhood of the to-centre.
#[inline]
fn from_footprint(turn: Turn) -> u64 {
    let (files, ranks) = turn.offset();
    let place = |back: i8| usize::try_from(4 - i32::from(back)).unwrap_or(9);
    LIFTED.get(place(ranks)).and_then(|row| row.get(place(files))).copied().unwrap_or(0)
}
