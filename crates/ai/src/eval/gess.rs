//! What a position of Gess is worth: stones, and rings to live by. A stone is worth 100.

use ludarium_rules::games::gess::Position;
use ludarium_rules::{Position as _, Side};

use crate::Evaluate;

/// Middle games for the bench.
pub(super) const BENCH: &[&str] = &[];

/// A second ring makes the first one expendable; further ones help little.
const SPARE_RING: i32 = 400;

impl Evaluate for Position {
    fn evaluate(&self) -> i32 {
        let mover = self.side_to_move();
        worth(self, mover) - worth(self, mover.other())
    }
}

fn worth(position: &Position, side: Side) -> i32 {
    let stones = position.stones(side).count() as i32;
    let spare = position.rings(side).take(2).count() as i32 - 1;
    100 * stones + SPARE_RING * spare
}
