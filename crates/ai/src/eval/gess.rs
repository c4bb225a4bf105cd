//! What a position of Gess is worth: stones, and rings to live by. A stone is worth 100.

use ludarium_rules::Side;
use ludarium_rules::games::gess::Position;

use crate::eval::weights::gess::WEIGHTS;
use crate::{Evaluate, Sheet, Term, Theme::Worth};

/// Middle games for the bench.
pub(super) const BENCH: &[&str] = &[];

impl Evaluate for Position {
    const TERMS: &'static [Term] = &[
        Term::new(Worth, "stone", "A stone."),
        Term::new(Worth, "spare ring", "A second ring, which makes the first one expendable."),
    ];
    const WEIGHTS: &'static [i32] = &WEIGHTS;

    fn tally(&self, sheet: &mut impl Sheet) {
        for side in Side::ALL {
            sheet.add(0, side, self.stones(side).count() as i32);
            sheet.add(1, side, self.rings(side).take(2).count() as i32 - 1);
        }
    }
}
