//! Tribun: the units on their hexes and round both Tribuns, and the slaves.

use ludarium_rules::board::hex::Hex;
use ludarium_rules::games::tribun::Tribun;
use ludarium_rules::{Position, Side};

use super::{InputCounts, InputList, Inputs};

const HEXES: usize = Hex::COUNT;
const HEIGHTS: usize = 6;
/// The Tribun of either side.
const TRIBUNS: usize = 2 * HEIGHTS * HEXES;
/// The slaves below the units of either side, by their own height.
const SLAVES: usize = TRIBUNS + 2 * HEXES;
/// The units of either side round the own Tribun and round the other one, as far as five steps.
const ROUND: usize = SLAVES + 2 * HEIGHTS * HEXES;
const INPUTS: usize = ROUND + 2 * 2 * HEIGHTS * HEXES;

impl Inputs for Tribun {
    const COUNTS: InputCounts = InputCounts { inputs: INPUTS, embedded: INPUTS, symmetries: 2 };

    #[inline(always)]
    fn list_inputs(&self, list: &mut InputList) {
        let own = self.side_to_move();
        let place = |hex: Hex| if own == Side::White { hex } else { half_turn(hex) };
        let sides = [own, own.other()];
        let tribuns = sides.map(|side| self.tribun_of(side).map(place));
        for (i, side) in sides.into_iter().enumerate() {
            if let Some(tribun) = tribuns[i] {
                list.push(TRIBUNS + i * HEXES + tribun.index());
            }
            for (hex, unit) in self.army(side) {
                let hex = place(hex);
                let kind = i * HEIGHTS + unit.own_height().map_or(0, |height| height.index());
                list.push(kind * HEXES + hex.index());
                if let Some(slave) = unit.slave_height() {
                    list.push(SLAVES + (i * HEIGHTS + slave.index()) * HEXES + hex.index());
                }
                for (j, tribun) in tribuns.into_iter().enumerate() {
                    if let Some(offset) = tribun.and_then(|tribun| offset(tribun, hex)) {
                        list.push(ROUND + (j * 2 * HEIGHTS + kind) * HEXES + offset);
                    }
                }
            }
        }
    }

    fn image(input: usize, symmetry: usize) -> usize {
        let (block, hex) = (input / HEXES, input % HEXES);
        let image = Hex::new(hex as u8).filter(|_| symmetry == 1).and_then(|hex| Hex::on(10 - hex.file(), hex.rank()));
        block * HEXES + image.map_or(hex, Hex::index)
    }
}

/// The hex on the other side of the middle.
#[inline(always)]
fn half_turn(hex: Hex) -> Hex {
    Hex::new((HEXES - 1 - hex.index()) as u8).unwrap_or(hex)
}

/// Where a hex lies from another one: the number of the hex that lies so from the middle; `None` if that is beyond the
/// edge.
#[inline]
fn offset(from: Hex, to: Hex) -> Option<usize> {
    let offset = usize::from(OFFSETS[from.index()][to.index()]);
    (offset < HEXES).then_some(offset)
}

static OFFSETS: [[u8; HEXES]; HEXES] = {
    let mut offsets = [[u8::MAX; HEXES]; HEXES];
    let mut i = 0;
    while i < HEXES * HEXES {
        if let (Some(from), Some(to)) = (Hex::new((i / HEXES) as u8), Hex::new((i % HEXES) as u8)) {
            let ((q, r), (to_q, to_r)) = (from.axial(), to.axial());
            if let Some(hex) = Hex::at(to_q - q, to_r - r) {
                offsets[i / HEXES][i % HEXES] = hex.index() as u8;
            }
        }
        i += 1;
    }
    offsets
};
