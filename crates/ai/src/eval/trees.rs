//! What a position of The Game for the Trees is worth: the ground that each side holds. A square of grass is worth 100.

use ludarium_rules::board::square::squares;
use ludarium_rules::games::trees::{GRASS, HUCKLEBERRY, Position, UNDERBRUSH};
use ludarium_rules::{Position as _, Side};

use crate::Evaluate;

/// Middle games for the bench.
pub(super) const BENCH: &[&str] = &[];

impl Evaluate for Position {
    fn evaluate(&self) -> i32 {
        let mover = self.side_to_move();
        worth(self, mover) - worth(self, mover.other())
    }
}

fn worth(position: &Position, side: Side) -> i32 {
    let worth = |kind| match kind {
        GRASS => 100,
        UNDERBRUSH => 150,
        HUCKLEBERRY => 400,
        _ => 250,
    };
    squares(position.squares_of(side))
        .filter_map(|square| position.piece_at(square))
        .map(|piece| worth(piece.kind))
        .sum()
}
