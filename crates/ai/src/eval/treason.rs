//! What a position of Treason is worth: material and how far the men have come. A man is worth 100.

use ludarium_rules::games::treason::Position;
use ludarium_rules::{Position as _, Side};

use crate::Evaluate;

/// Middle games for the bench.
pub(super) const BENCH: &[&str] = &["1b1bbbb/2b1b2/3b3/2w4/ww1w1w1/w1wwww1 w", "b2bb2/7/2W4/4b2/w1w4/1ww3B b"];

/// A Spy steps and captures in every direction and converts.
const SPY: i32 = 260;

impl Evaluate for Position {
    fn evaluate(&self) -> i32 {
        let mover = self.side_to_move();
        worth(self, mover) - worth(self, mover.other())
    }
}

fn worth(position: &Position, side: Side) -> i32 {
    let count = |set: u64| set.count_ones() as i32;
    100 * count(position.men(side)) + SPY * count(position.spies(side))
}
