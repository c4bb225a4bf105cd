//! Tress: the pieces on their squares, the zones, and how the winning conditions stand.

use ludarium_rules::board::square::squares;
use ludarium_rules::games::tress::{PieceKind, Tress, ZONES};
use ludarium_rules::{Position, Side};

use super::{InputCounts, InputList, Inputs};

/// King and Queen are one kind.
const KINDS: usize = 6;
const SQUARES: usize = 64;
/// The states of the seven zones: neutral, own, the other side's, contested.
const ZONE_STATES: usize = 2 * KINDS * SQUARES;
/// The zones that either side holds, up to five each.
const HELD: usize = ZONE_STATES + 4 * ZONES.len();
/// The monarchs of both sides, and whether the side to move must answer a claim.
const MONARCHS: usize = HELD + 36;
const INPUTS: usize = MONARCHS + 18;

impl Inputs for Tress {
    const COUNTS: InputCounts = InputCounts { inputs: INPUTS, embedded: INPUTS, symmetries: 2 };

    #[inline(always)]
    fn list_inputs(&self, list: &mut InputList) {
        let own = self.side_to_move();
        let flip = if own == Side::White { 0 } else { 56 };
        let sides = [own, own.other()];
        for (i, side) in sides.into_iter().enumerate() {
            for square in squares(self.pieces(side)) {
                let kind = self.kind_at(square).map_or(0, |kind| (kind as usize).min(PieceKind::King as usize));
                list.push((i * KINDS + kind) * SQUARES + (square.index() ^ flip));
            }
        }
        let [mine, theirs] = sides.map(|side| self.pieces(side));
        for (zone, facts) in ZONES.iter().enumerate() {
            let state = usize::from(mine & facts.squares != 0) + 2 * usize::from(theirs & facts.squares != 0);
            let zone = if own == Side::White { zone } else { FLIPPED[zone] };
            list.push(ZONE_STATES + 4 * zone + state);
        }
        let held = sides.map(|side| self.zones_controlled(side).min(5) as usize);
        list.push(HELD + 6 * held[0] + held[1]);
        let monarchs = sides.map(|side| monarchs(self, side));
        let claimed = usize::from(!self.conditions(own.other()).is_empty());
        list.push(MONARCHS + 6 * monarchs[0] + 2 * monarchs[1] + claimed);
    }

    fn image(input: usize, symmetry: usize) -> usize {
        match input {
            _ if symmetry == 0 || input >= HELD => input,
            ZONE_STATES.. => {
                let (zone, state) = ((input - ZONE_STATES) / 4, input % 4);
                ZONE_STATES + 4 * MIRRORED[zone] + state
            }
            _ => input ^ 7,
        }
    }
}

/// The King and the Queen of a side, as far as they are alive.
#[inline(always)]
fn monarchs(position: &Tress, side: Side) -> usize {
    [PieceKind::King, PieceKind::Queen]
        .map(|kind| position.pieces_of(side, kind.kind()).count_ones() as usize)
        .iter()
        .sum()
}

/// The zones seen from the other side, and from left to right.
const FLIPPED: [usize; ZONES.len()] = images(56);
const MIRRORED: [usize; ZONES.len()] = images(7);

/// The zone of the image of each zone when the number of every square is changed by `xor`.
const fn images(xor: u32) -> [usize; ZONES.len()] {
    let mut images = [0; ZONES.len()];
    let mut zone = 0;
    while zone < ZONES.len() {
        let mut other = 0;
        while other < ZONES.len() {
            if ZONES[other].squares >> (ZONES[zone].squares.trailing_zeros() ^ xor) & 1 == 1 {
                images[zone] = other;
            }
            other += 1;
        }
        zone += 1;
    }
    images
}
