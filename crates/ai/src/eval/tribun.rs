//! What a position of Tribun is worth: the pieces that obey each side. A piece is worth 100.

use ludarium_rules::Side;
use ludarium_rules::games::tribun::Position;

use crate::eval::weights::tribun::WEIGHTS;
use crate::{Evaluate, Sheet, Term, Theme::Worth};

/// Middle games for the bench.
pub(super) const BENCH: &[&str] = &["a1w1T,d8w2,e7b6,f6w2/4,l6b1T w"];

impl Evaluate for Position {
    const TERMS: &'static [Term] = &[
        Term::new(Worth, "piece", "A piece, the Tribun included."),
        Term::new(Worth, "slave", "A piece of a slave: it lends its pattern, but not its strength."),
    ];
    const WEIGHTS: &'static [i32] = &WEIGHTS;

    fn tally(&self, sheet: &mut impl Sheet) {
        for side in Side::ALL {
            for (_, unit) in self.army(side) {
                sheet.add(0, side, i32::from(unit.height()));
                sheet.add(1, side, i32::from(unit.slave()));
            }
        }
    }
}
