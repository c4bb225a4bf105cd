//! What a position of Troop Chess is worth: its pieces, all alike. A piece is worth 100.

use ludarium_rules::games::troop_chess::Position;
use ludarium_rules::{Position as _, Side};

use crate::Evaluate;

/// Middle games for the bench.
pub(super) const BENCH: &[&str] = &["bbb3bbb/3bbb3/2b3b2/2w6/4w4/9/1w2ww3/wwww1wwww/9 w"];

impl Evaluate for Position {
    fn evaluate(&self) -> i32 {
        let mover = self.side_to_move();
        worth(self, mover) - worth(self, mover.other())
    }
}

fn worth(position: &Position, side: Side) -> i32 {
    100 * position.pieces(side).count() as i32
}
