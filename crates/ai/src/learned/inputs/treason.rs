//! Treason: the pieces on their cells, what the Spies look at, and how many pieces there are.

use ludarium_rules::board::triangle::{Triangle, mirrored, triangles};
use ludarium_rules::games::treason::Treason;
use ludarium_rules::{Position, Side};

use super::{InputCounts, InputList, Inputs};

const CELLS: usize = Triangle::COUNT;
/// The cells whose piece a Spy of the other side could convert: the own side's and the enemy's.
const WATCHED: usize = 4 * CELLS;
/// The pieces of either side, up to eleven, and its Spies, up to three.
const NUMBERS: usize = WATCHED + 2 * CELLS;
const INPUTS: usize = NUMBERS + 2 * 12 + 2 * 4;

impl Inputs for Treason {
    const COUNTS: InputCounts = InputCounts { inputs: INPUTS, embedded: INPUTS, symmetries: 1 };

    #[inline(always)]
    fn list_inputs(&self, list: &mut InputList) {
        let own = self.side_to_move();
        let index = |cell: Triangle| if own == Side::White { cell.index() } else { cell.half_turn().index() };
        for (i, side) in [own, own.other()].into_iter().enumerate() {
            let (men, spies) = (self.men(side), self.spies(side));
            for (kind, set) in [men, spies].into_iter().enumerate() {
                triangles(set).for_each(|cell| list.push((2 * i + kind) * CELLS + index(cell)));
            }
            let watched = mirrored(self.spies(side.other())) & (men | spies);
            triangles(watched).for_each(|cell| list.push(WATCHED + i * CELLS + index(cell)));
            list.push(NUMBERS + 12 * i + ((men | spies).count_ones() as usize).min(11));
            list.push(NUMBERS + 24 + 4 * i + (spies.count_ones() as usize).min(3));
        }
    }

    fn image(input: usize, _: usize) -> usize {
        input
    }
}
