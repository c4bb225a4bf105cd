//! What a position of Treason is worth: material and how far the men have come. A man is worth 100.

use ludarium_rules::Side;
use ludarium_rules::games::treason::Position;

use crate::eval::weights::treason::WEIGHTS;
use crate::{Evaluate, Sheet, Term, Theme::Worth};

/// Middle games for the bench.
pub(super) const BENCH: &[&str] = &["1b1bbbb/2b1b2/3b3/2w4/ww1w1w1/w1wwww1 w", "b2bb2/7/2W4/4b2/w1w4/1ww3B b"];

impl Evaluate for Position {
    const TERMS: &'static [Term] = &[Term::new(Worth, "man", "A man."), Term::new(Worth, "Spy", "A Spy.")];
    const WEIGHTS: &'static [i32] = &WEIGHTS;

    fn tally(&self, sheet: &mut impl Sheet) {
        for side in Side::ALL {
            sheet.add(0, side, self.men(side).count_ones() as i32);
            sheet.add(1, side, self.spies(side).count_ones() as i32);
        }
    }
}
