//! What a position of Go-Chess is worth: material by the usual measure of chess. A pawn is worth 100.
//!
//! During placement nothing is gained or lost yet, and every choice looks the same.

use ludarium_rules::Side;
use ludarium_rules::games::go_chess::{BISHOP, KNIGHT, PAWN, Position, QUEEN, ROOK};

use crate::eval::weights::go_chess::WEIGHTS;
use crate::{Evaluate, Sheet, Term, Theme::Worth};

/// The play phase: the start would be placement, where there is nothing to search for.
pub(super) const BENCH: &[&str] = &[
    "pppppppp##/bbrrnnq1#1/8k1/10/#1##6/#9/10/8K1/BBRRNNQ2#/PPPPPPPP## w play",
    "##8/4r5/10/10/10/10/10/#3R4#/#1k6#/##2K3## w play",
];

impl Evaluate for Position {
    const TERMS: &'static [Term] = &[
        Term::new(Worth, "pawn", "A pawn."),
        Term::new(Worth, "knight", "A knight."),
        Term::new(Worth, "bishop", "A bishop."),
        Term::new(Worth, "rook", "A rook."),
        Term::new(Worth, "queen", "A queen."),
    ];
    const WEIGHTS: &'static [i32] = &WEIGHTS;

    fn tally(&self, sheet: &mut impl Sheet) {
        for side in Side::ALL {
            if self.pairs_placed().is_some() {
                return;
            }
            for (term, kind) in [PAWN, KNIGHT, BISHOP, ROOK, QUEEN].into_iter().enumerate() {
                sheet.add(term, side, self.pieces_of(side, kind).count_ones() as i32);
            }
        }
    }
}
