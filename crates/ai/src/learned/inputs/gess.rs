//! Gess: the stones on their cells and round the rings, and the pieces: footprints with stones of one side alone.

use ludarium_rules::games::gess::{CellRows, Gess};
use ludarium_rules::{Position, Side};

use super::patterns::{turned, turned_pattern, window};
use super::{InputCounts, InputList, Inputs, Near};

const SIZE: usize = 18;
const CELLS: usize = SIZE * SIZE;
/// The footprints of own stones alone, and those of the other side.
const PIECES: usize = 2 * CELLS;
/// The stones of either side round each own ring, and round each ring of the other side.
const ROUND: usize = PIECES + 2 * 512;
type Round = Near<4>;
/// The rings of either side, up to three each.
const RINGS: usize = ROUND + 4 * Round::COUNT;
const INPUTS: usize = RINGS + 16;

/// The rows of the board and its rim.
type Rows = [u32; 20];

impl Inputs for Gess {
    const COUNTS: InputCounts = InputCounts { inputs: INPUTS, embedded: INPUTS, symmetries: 8 };

    #[inline(always)]
    fn list_inputs(&self, list: &mut InputList) {
        let own = self.side_to_move();
        // Black begins at the low ranks.
        let from_above = own == Side::White;
        // Closures given to the standard library would not be compiled for the instructions of `multiversioned`.
        let rows = [rows_of(&self.cell_rows(own), from_above), rows_of(&self.cell_rows(own.other()), from_above)];
        for (i, rows) in rows.iter().enumerate() {
            for (rank, row) in rows[1..=SIZE].iter().enumerate() {
                for file in ludarium_rules::bits::bits(row >> 1) {
                    list.push(i * CELLS + rank * SIZE + usize::from(file));
                }
            }
        }
        list_pieces(&rows, list);
        let (mine, theirs) = (list_round(&rows, 0, list), list_round(&rows, 1, list));
        list.push(RINGS + 4 * mine.min(3) + theirs.min(3));
    }

    fn image(input: usize, symmetry: usize) -> usize {
        match input {
            RINGS.. => input,
            ROUND.. => {
                let (block, offset) = ((input - ROUND) / Round::COUNT, (input - ROUND) % Round::COUNT);
                ROUND + block * Round::COUNT + on_square(offset, Round::SIDE, symmetry)
            }
            PIECES.. => {
                let (side, pattern) = ((input - PIECES) / 512, (input - PIECES) % 512);
                PIECES + side * 512 + turned_pattern(pattern, 2, symmetry)
            }
            _ => input / CELLS * CELLS + on_square(input % CELLS, SIZE, symmetry),
        }
    }
}

/// The image of a cell, numbered row by row.
fn on_square(cell: usize, size: usize, symmetry: usize) -> usize {
    let (file, rank) = turned((cell % size, cell / size), size, symmetry);
    rank * size + file
}

/// The rows of a set, from the low ranks or from the high ones.
#[inline(always)]
fn rows_of(set: &CellRows, from_above: bool) -> Rows {
    let mut rows = set.ranks();
    if from_above {
        rows.reverse();
    }
    rows
}

/// The footprints with stones of one side alone.
#[inline(always)]
fn list_pieces(rows: &[Rows; 2], list: &mut InputList) {
    for rank in 0..20 {
        let near = [columns(&rows[0], rank), columns(&rows[1], rank)];
        for (side, rows) in rows.iter().enumerate() {
            // One to the left, so that the window of a centre begins at its own file.
            let around = [row(rows, rank) << 1, row(rows, rank + 1) << 1, row(rows, rank + 2) << 1];
            for file in ludarium_rules::bits::bits(near[side] & !near[1 - side] & 0xf_ffff) {
                list.push(PIECES + side * 512 + window(around, u32::from(file)));
            }
        }
    }
}

/// The row before the one of that number; beyond the rim there are no stones, so that every centre has a footprint.
#[inline(always)]
fn row(rows: &Rows, number: usize) -> u32 {
    if (1..=rows.len()).contains(&number) { rows[number - 1] } else { 0 }
}

/// The files whose footprint has stones of a side when its centre is on that rank.
#[inline(always)]
fn columns(rows: &Rows, rank: usize) -> u32 {
    let column = row(rows, rank) | row(rows, rank + 1) | row(rows, rank + 2);
    column | column << 1 | column >> 1
}

/// The stones round the rings of a side; gives their number.
#[inline(always)]
fn list_round(rows: &[Rows; 2], side: usize, list: &mut InputList) -> usize {
    let (own, other) = (&rows[side], &rows[1 - side]);
    let mut count = 0;
    for rank in 2..=SIZE - 1 {
        let flanks = own[rank] << 1 & own[rank] >> 1;
        let ends = |row: u32| row & row << 1 & row >> 1;
        let rings = flanks & ends(own[rank - 1]) & ends(own[rank + 1]) & !own[rank] & !other[rank];
        for file in ludarium_rules::bits::bits(rings) {
            count += 1;
            for (i, rows) in rows.iter().enumerate() {
                list_near(rows, (file, rank), ROUND + (2 * side + i) * Round::COUNT, list);
            }
        }
    }
    count
}

/// The stones at most four cells from a ring, by where they lie from it.
#[inline(always)]
fn list_near(rows: &Rows, (file, rank): (u8, usize), first: usize, list: &mut InputList) {
    let lowest = rank.saturating_sub(4);
    for (row, there) in rows[lowest..(rank + 5).min(rows.len())].iter().zip(lowest..) {
        let near = (u64::from(*row) << 4 >> file) as u32 & ((1 << Round::SIDE) - 1);
        let offsets = first + (there + 4 - rank) * Round::SIDE;
        for stone in ludarium_rules::bits::bits(near) {
            list.push(offsets + usize::from(stone));
        }
    }
}
