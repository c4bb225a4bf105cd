//! What a position of Go-Chess is worth: material by the usual measure of chess. A pawn is worth 100.
//!
//! During placement nothing is gained or lost yet, and every choice looks the same.

use ludarium_rules::games::go_chess::{BISHOP, KNIGHT, PAWN, Position, QUEEN, ROOK};
use ludarium_rules::{Kind, Position as _, Side};

use crate::Evaluate;

/// The play phase: the start would be placement, where there is nothing to search for.
pub(super) const BENCH: &[&str] = &[
    "pppppppp##/bbrrnnq1#1/8k1/10/#1##6/#9/10/8K1/BBRRNNQ2#/PPPPPPPP## w play",
    "##8/4r5/10/10/10/10/10/#3R4#/#1k6#/##2K3## w play",
];

const WORTH: [(Kind, i32); 5] = [(PAWN, 100), (KNIGHT, 320), (BISHOP, 330), (ROOK, 500), (QUEEN, 950)];

impl Evaluate for Position {
    fn evaluate(&self) -> i32 {
        if self.pairs_placed().is_some() {
            return 0;
        }
        let mover = self.side_to_move();
        worth(self, mover) - worth(self, mover.other())
    }
}

fn worth(position: &Position, side: Side) -> i32 {
    WORTH.iter().map(|&(kind, worth)| worth * position.pieces_of(side, kind).count_ones() as i32).sum()
}
