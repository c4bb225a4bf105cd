//! Troop Chess: the pieces on their points, every pattern of three by three points, and how many pieces there are.

use ludarium_rules::games::troop_chess::TroopChess;
use ludarium_rules::{Position, Side};

use super::patterns::{PATTERNS, TERNARY, turned, turned_pattern, window};
use super::{InputCounts, InputList, Inputs};

const SIZE: usize = 9;
const POINTS: usize = SIZE * SIZE;
/// The numbers of pieces of either side, up to 27.
const PIECES: usize = 2 * POINTS;
const PATTERN: usize = PIECES + 2 * 28;
const INPUTS: usize = PATTERN + PATTERNS;

impl Inputs for TroopChess {
    const COUNTS: InputCounts = InputCounts { inputs: INPUTS, embedded: INPUTS, symmetries: 8 };

    #[inline(always)]
    fn list_inputs(&self, list: &mut InputList) {
        let own = self.side_to_move();
        let sides = [own, own.other()];
        let mut rows = [[0_u32; SIZE]; 2];
        for (i, side) in sides.into_iter().enumerate() {
            let mut count = 0;
            for point in self.pieces(side) {
                let (file, rank) = (usize::from(point.file()), usize::from(point.rank()));
                let rank = if own == Side::White { rank } else { SIZE - 1 - rank };
                rows[i][rank] |= 1 << file;
                list.push(i * POINTS + rank * SIZE + file);
                count += 1;
            }
            list.push(PIECES + 28 * i + count.min(27));
        }
        list_patterns(&rows, list);
    }

    fn image(input: usize, symmetry: usize) -> usize {
        match input {
            PATTERN.. => PATTERN + turned_pattern(input - PATTERN, 3, symmetry),
            PIECES.. => input,
            _ => {
                let (side, point) = (input / POINTS, input % POINTS);
                let (file, rank) = turned((point % SIZE, point / SIZE), SIZE, symmetry);
                side * POINTS + rank * SIZE + file
            }
        }
    }
}

/// The patterns that lie on the board and are not empty.
#[inline(always)]
fn list_patterns([own, other]: &[[u32; SIZE]; 2], list: &mut InputList) {
    for rank in 0..SIZE - 2 {
        let mine = [own[rank], own[rank + 1], own[rank + 2]];
        let theirs = [other[rank], other[rank + 1], other[rank + 2]];
        for file in 0..SIZE as u32 - 2 {
            let pattern = TERNARY[window(mine, file)] + 2 * TERNARY[window(theirs, file)];
            if pattern != 0 {
                list.push(PATTERN + usize::from(pattern));
            }
        }
    }
}
