//! What a position of The Game for the Trees is worth: the ground that each side holds. A square of grass is worth 100.

use ludarium_rules::Side;
use ludarium_rules::board::square::squares;
use ludarium_rules::games::trees::{GRASS, HUCKLEBERRY, Position, UNDERBRUSH};

use crate::eval::weights::trees::WEIGHTS;
use crate::{Evaluate, Sheet, Term, Theme::Worth};

/// Middle games for the bench.
pub(super) const BENCH: &[&str] = &[];

impl Evaluate for Position {
    const TERMS: &'static [Term] = &[
        Term::new(Worth, "grass", "A square of grass."),
        Term::new(Worth, "underbrush", "A square of underbrush."),
        Term::new(Worth, "tree", "A square of a tree."),
        Term::new(Worth, "huckleberry", "A square of huckleberry."),
    ];
    const WEIGHTS: &'static [i32] = &WEIGHTS;

    fn tally(&self, sheet: &mut impl Sheet) {
        for side in Side::ALL {
            for piece in squares(self.squares_of(side)).filter_map(|square| self.piece_at(square)) {
                let term = match piece.kind {
                    GRASS => 0,
                    UNDERBRUSH => 1,
                    HUCKLEBERRY => 3,
                    _ => 2,
                };
                sheet.add(term, side, 1);
            }
        }
    }
}
