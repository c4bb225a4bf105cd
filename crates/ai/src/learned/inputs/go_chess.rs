//! Go-Chess: the pieces and the blocked squares on the board and round the kings.

use ludarium_rules::Position;
use ludarium_rules::games::go_chess::{GoChess, PieceKind};

use super::patterns::turned;
use super::{InputCounts, InputList, Inputs, Near};

const SIZE: usize = 10;
const SQUARES: usize = SIZE * SIZE;
const KINDS: usize = PieceKind::ALL.len();
const BLOCKED: usize = 2 * KINDS * SQUARES;
/// What stands round the own king, and round the other one: the kinds of both sides, and blocked squares.
const ROUND: usize = BLOCKED + SQUARES;
type Round = Near<4>;
const INPUTS: usize = ROUND + 2 * (2 * KINDS + 1) * Round::COUNT;

impl Inputs for GoChess {
    const COUNTS: InputCounts = InputCounts { inputs: INPUTS, embedded: INPUTS, symmetries: 8 };

    #[inline(always)]
    fn list_inputs(&self, list: &mut InputList) {
        let own = self.side_to_move();
        let sides = [own, own.other()];
        let kings = sides.map(|side| self.pieces_of(side, PieceKind::King.kind()).trailing_zeros() as i32);
        for (i, side) in sides.into_iter().enumerate() {
            for kind in PieceKind::ALL {
                list_kind(self.pieces_of(side, kind.kind()), i * KINDS + kind as usize, kings, list);
            }
        }
        list_kind(self.blocked(), 2 * KINDS, kings, list);
    }

    fn image(input: usize, symmetry: usize) -> usize {
        let (first, size) = if input < ROUND { (0, SIZE) } else { (ROUND, Round::SIDE) };
        let (block, cell) = ((input - first) / (size * size), (input - first) % (size * size));
        let (file, rank) = turned((cell % size, cell / size), size, symmetry);
        first + block * size * size + rank * size + file
    }

    /// The terms evaluate what has been placed so far.
    fn is_learned(&self) -> bool {
        self.pairs_placed().is_none()
    }
}

/// The pieces of one kind, on the board and round both kings. The board has no direction, so it is not turned.
#[inline(always)]
fn list_kind(set: u128, kind: usize, kings: [i32; 2], list: &mut InputList) {
    for square in ludarium_rules::bits::bits(set) {
        list.push(kind * SQUARES + usize::from(square));
        let (file, rank) = (i32::from(square) % 10, i32::from(square) / 10);
        for (i, king) in kings.into_iter().enumerate() {
            if let Some(offset) = Round::number(file - king % 10, rank - king / 10) {
                list.push(ROUND + (i * (2 * KINDS + 1) + kind) * Round::COUNT + offset);
            }
        }
    }
}
