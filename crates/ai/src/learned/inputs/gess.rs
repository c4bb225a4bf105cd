//! Gess: the stones on their cells and round the rings, and the pieces: footprints with stones of one side alone.

use ludarium_rules::games::gess::{CellRows, Gess};
use ludarium_rules::{Position, Side};

use super::near::Near;
use super::patterns::{turned, turned_pattern, window};
use super::{InputCounts, InputList, Inputs};

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

    fn list_inputs(&self, list: &mut InputList) {
        let own = self.side_to_move();
        // Black begins at the low ranks.
        let rows = [own, own.other()].map(|side| rows_of(&self.cell_rows(side), own == Side::White));
        for (i, rows) in rows.iter().enumerate() {
            for (rank, row) in rows[1..=SIZE].iter().enumerate() {
                for file in ludarium_rules::bits::bits(row >> 1) {
                    list.push(i * CELLS + rank * SIZE + usize::from(file));
                }
            }
        }
        list_pieces(&rows, list);
        let rings = [0, 1].map(|side| list_round(&rows, side, list).min(3));
        list.push(RINGS + 4 * rings[0] + rings[1]);
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
fn rows_of(set: &CellRows, from_above: bool) -> Rows {
    let rows = set.ranks();
    if from_above { std::array::from_fn(|rank| rows[19 - rank]) } else { rows }
}

/// The footprints with stones of one side alone.
fn list_pieces(rows: &[Rows; 2], list: &mut InputList) {
    // The rows beyond the rim are empty, so that every centre of the field has a footprint.
    let row =
        |side: usize, rank: usize| rank.checked_sub(1).and_then(|rank| rows[side].get(rank)).copied().unwrap_or(0);
    for rank in 0..20 {
        let sides = [0, 1].map(|side| [row(side, rank), row(side, rank + 1), row(side, rank + 2)]);
        let near = sides.map(|[below, at, above]| {
            let column = below | at | above;
            column | column << 1 | column >> 1
        });
        for (side, rows) in sides.iter().enumerate() {
            for file in ludarium_rules::bits::bits(near[side] & !near[1 - side] & 0xf_ffff) {
                let pattern = window(rows.map(|row| row << 1), u32::from(file));
                list.push(PIECES + side * 512 + pattern);
            }
        }
    }
}

/// The stones round the rings of a side; gives their number.
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
                list_near(rows, (i32::from(file), rank as i32), ROUND + (2 * side + i) * Round::COUNT, list);
            }
        }
    }
    count
}

fn list_near(rows: &Rows, (file, rank): (i32, i32), first: usize, list: &mut InputList) {
    for (row, there) in rows.iter().zip(0..).skip((rank - 4).max(0) as usize).take(9.min(rank as usize + 5)) {
        for stone in ludarium_rules::bits::bits(*row) {
            if let Some(offset) = Round::number(i32::from(stone) - file, there - rank) {
                list.push(first + offset);
            }
        }
    }
}
