//! What a position of Tribun is worth: the pieces that obey each side. A piece is worth 100.

use ludarium_rules::games::tribun::Position;
use ludarium_rules::{Position as _, Side};

use crate::Evaluate;

/// Middle games for the bench.
pub(super) const BENCH: &[&str] = &["a1w1T,d8w2,e7b6,f6w2/4,l6b1T w"];

/// A slave lends its pattern to the unit above, but not its pieces.
const SLAVE: i32 = 30;

impl Evaluate for Position {
    fn evaluate(&self) -> i32 {
        let mover = self.side_to_move();
        worth(self, mover) - worth(self, mover.other())
    }
}

fn worth(position: &Position, side: Side) -> i32 {
    position.army(side).map(|(_, unit)| 100 * i32::from(unit.height()) + SLAVE * i32::from(unit.slave())).sum()
}
