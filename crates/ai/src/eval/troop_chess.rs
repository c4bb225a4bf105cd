//! What a position of Troop Chess is worth: its pieces, all alike. A piece is worth 100.

use ludarium_rules::Side;
use ludarium_rules::games::troop_chess::Position;

use crate::eval::weights::troop_chess::WEIGHTS;
use crate::{Evaluate, Sheet, Term, Theme::Worth};

/// Middle games for the bench.
pub(super) const BENCH: &[&str] = &["bbb3bbb/3bbb3/2b3b2/2w6/4w4/9/1w2ww3/wwww1wwww/9 w"];

impl Evaluate for Position {
    const TERMS: &'static [Term] = &[Term::new(Worth, "piece", "A piece.")];
    const WEIGHTS: &'static [i32] = &WEIGHTS;

    fn tally(&self, sheet: &mut impl Sheet) {
        for side in Side::ALL {
            sheet.add(0, side, self.pieces(side).count() as i32);
        }
    }
}
