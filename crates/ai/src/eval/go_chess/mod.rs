//! The static evaluation of Go-Chess: material, activity, cohesion and the safety of the kings. A pawn is worth 100.
//!
//! During placement the same terms evaluate the pieces placed so far.

mod features;

use std::sync::Arc;

use ludarium_rules::bits::bit128;
use ludarium_rules::games::go_chess::PieceKind::{self, Bishop, King, Knight, Pawn, Queen, Rook};
use ludarium_rules::games::go_chess::{GoChess, Square, Turn, reach};
use ludarium_rules::{Position, Side};

use crate::eval::weights::go_chess::WEIGHTS;
use crate::tables::{KeptTables, Probe, TableTime, go_chess as endings};
use crate::{EvalTrace, Evaluate, Parameter, Span, Term, Tuning};
use features::{Field, SideFeatures, count};

/// The play phase: the start would be placement, where there is nothing to search for.
pub(super) const BENCH: &[&str] = &[
    "pppppppp##/bbrrnnq1#1/8k1/10/#1##6/#9/10/8K1/BBRRNNQ2#/PPPPPPPP## w play",
    "6#3/1q#1P3p1/3R#5/R4B4/1P#1Pn2b#/K1Q1p#2#p/P4p4/4n4#/1P5#2/6rk1# b play",
    "3#1#4/8#1/p4#4/1R5#K1/3Pbb1N1r/8#1/1Pp5p1/k3P#2#1/6P2#/4#2P2 b play",
    "##8/4r5/10/10/10/10/10/#3R4#/#1k6#/##2K3## w play",
];

terms! {
    PAWN: Worth, "pawn", "A pawn.";
    KNIGHT: Worth, "knight", "A knight.";
    BISHOP: Worth, "bishop", "A bishop.";
    ROOK: Worth, "rook", "A rook.";
    QUEEN: Worth, "queen", "A queen.";
    BISHOP_PAIR: Worth, "bishop pair", "Both bishops.";
    KNIGHT_REACH: Trick, "knight's reach", "A square that a knight may go to, unless an enemy pawn attacks it.";
    BISHOP_REACH: Trick, "bishop's reach", "A square that a bishop may go to, unless an enemy pawn attacks it.";
    ROOK_REACH: Trick, "rook's reach", "A square that a rook may go to, unless an enemy pawn attacks it.";
    QUEEN_REACH: Trick, "queen's reach", "A square that a queen may go to, unless an enemy pawn attacks it.";
    PAWN_STEP: Trick, "pawn's step", "An empty square beside a pawn.";
    PAWN_GUARD: Build, "chain", "A pawn that a pawn protects.";
    GUARDED: Build, "guarded", "An officer that a pawn protects.";
    LOOSE_PAWN: Build, "loose pawn", "An attacked pawn that nothing protects.";
    LOOSE_PIECE: Trick, "loose piece", "An attacked officer that nothing protects.";
    HARASSED: Trick, "harassed", "An officer that a piece of less worth attacks.";
    NEAR_KING: Build, "near king", "An attacked square beside the king.";
    BARE_NEAR_KING: Build, "bare near king", "One of these that only the king protects.";
    ASSAILANTS: Attack, "assailants", "Two pieces that both attack squares beside the enemy king.";
    SAFE_CHECK: Attack, "safe check", "A square from which a check could be given at no risk.";
    FLIGHT: Build, "flight", "A square to which the king could flee.";
    EXPOSURE: Build, "exposure", "A square on an open line to the king.";
    SHIELD: Build, "shield", "A pawn beside the king.";
    COMPANY: Build, "company", "A piece within two steps of the king.";
    CLOSE_IN: Attack, "closing in", "A piece within three steps of the enemy king.";
    KNIGHT_STEP: Trick, "knight's way", "A step of a knight to the centre.";
    PAWN_STEP_OUT: Build, "pawn's way", "A step of a pawn to the centre.";
    DRIVEN: Attack, "driven", "A step of a king without pieces away from the centre.";
    HUNTED: Attack, "hunted", "A step between the kings less than nine, when the enemy king is alone.";
    TEMPO: Worth, "tempo", "To be on the move.";
}

impl Evaluate for GoChess {
    const TERMS: &'static [Term] = TERMS;
    const WEIGHTS: &'static [i32] = &WEIGHTS;
    /// Null move, razoring and singular extension; no reductions at the root, which gain nothing here.
    const TUNING: Tuning = Tuning::STRONG
        .with(Parameter::NullDepth, 2)
        .with(Parameter::RazorDepth, 2)
        .with(Parameter::SingularDepth, 6)
        .with(Parameter::RootFirst, 1000);

    #[inline(always)]
    fn trace(&self, eval_trace: &mut impl EvalTrace) {
        trace_field(&Field::of(self), eval_trace);
        if self.pairs_placed().is_none() {
            eval_trace.add(TEMPO, self.side_to_move(), 1);
        }
    }

    /// The piece; every choice of a placement is one by itself.
    fn split(&self, turn: &Turn) -> u32 {
        self.turn_key(turn) >> 7
    }

    fn span(turn: &Turn) -> Span {
        match *turn {
            Turn::Move { from, to } => Span::new(from, to),
            Turn::Place(square) => Span::at(square),
        }
    }

    fn gain(&self, turn: &Turn) -> i32 {
        match *turn {
            Turn::Move { from, to } => exchange(self, from, to),
            Turn::Place(_) => 0,
        }
    }

    /// Whether it may give check: a piece goes to or comes from where the enemy King could see it. (A stalemate is no gain.)
    fn may_decide(&self) -> impl Fn(&Turn) -> bool {
        let sights = self.king_sights(self.side_to_move().other());
        move |turn| match *turn {
            Turn::Move { from, to } => sights & (bit128(from.index()) | bit128(to.index())) != 0,
            Turn::Place(_) => true,
        }
    }

    fn tables(&self, kept: &mut KeptTables, time: TableTime<'_>) -> Option<Arc<dyn Probe<GoChess>>> {
        if !endings::is_near(self) {
            return None;
        }
        kept.go_chess.solve_for(self, time.time, &|| time.is_over());
        (!kept.go_chess.is_empty()).then(|| Arc::new(kept.go_chess.clone()) as _)
    }
}

/// Counts the terms of a board, except for the right to move.
#[inline(always)]
fn trace_field(field: &Field, eval_trace: &mut impl EvalTrace) {
    // `Side::ALL.map` would not be compiled for the instructions of `multiversioned`.
    let sides = [SideFeatures::new(field, Side::White), SideFeatures::new(field, Side::Black)];
    for side in Side::ALL {
        let (own, enemy) = (&sides[side.index()], &sides[side.other().index()]);
        let mut add = |term, count| eval_trace.add(term, side, count);
        material(own, &mut add);
        activity(own, field, &mut add);
        cohesion(own, enemy, &mut add);
        if own.ring != 0 {
            king(own, enemy, &mut add);
        }
        if enemy.ring != 0 {
            assault(own, enemy, &mut add);
        }
    }
}

#[inline(always)]
fn material(own: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    for kind in [Pawn, Knight, Bishop, Rook, Queen] {
        add(piece(kind), count(own.of(kind)));
    }
    add(BISHOP_PAIR, i32::from(count(own.of(Bishop)) > 1));
}

/// Squares in reach, and the distance to the centre of the pieces that go step by step.
#[inline(always)]
fn activity(own: &SideFeatures, field: &Field, add: &mut impl FnMut(usize, i32)) {
    for (term, reached) in [KNIGHT_REACH, BISHOP_REACH, ROOK_REACH, QUEEN_REACH].into_iter().zip(own.mobility) {
        add(term, reached);
    }
    add(PAWN_STEP, count(reach::beside(own.of(Pawn)) & !field.occupied()));
    add(KNIGHT_STEP, steps_to_centre(own.of(Knight)));
    add(PAWN_STEP_OUT, steps_to_centre(own.of(Pawn)));
}

/// Protected and attacked pieces. How bad an attack is depends on the side to move, which the quiescence search finds
/// out; counted here is only that it limits the other pieces.
#[inline(always)]
fn cohesion(own: &SideFeatures, enemy: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    let (pawns, officers, by_pawns) = (own.of(Pawn), own.officers(), own.by(Pawn));
    let loose = enemy.attacks & !own.attacks;
    add(PAWN_GUARD, count(pawns & by_pawns));
    add(GUARDED, count(officers & by_pawns));
    add(LOOSE_PAWN, count(pawns & loose));
    add(LOOSE_PIECE, count(officers & loose));
    add(HARASSED, count(own.harassed_by(enemy)));
}

#[inline(always)]
fn king(own: &SideFeatures, enemy: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    let attacked = own.ring & enemy.attacks;
    let [along, across] = own.lines;
    add(NEAR_KING, count(attacked));
    add(BARE_NEAR_KING, count(attacked & !own.attacks_without_king));
    add(FLIGHT, count(own.flights(enemy)).min(3));
    add(EXPOSURE, count((along | across) & own.free));
    add(SHIELD, count(own.ring & own.of(Pawn)));
    add(COMPANY, count(reach::around(own.ring) & own.all) - 1);
}

/// The attack on the enemy king.
#[inline(always)]
fn assault(own: &SideFeatures, enemy: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    add(ASSAILANTS, own.assailants * (own.assailants - 1) / 2);
    add(SAFE_CHECK, count(own.safe_checks(enemy)));
    let three_steps = reach::around(reach::around(enemy.ring));
    add(CLOSE_IN, count(three_steps & (own.officers() | own.of(Pawn))));
    if enemy.is_bare() && !own.is_bare() {
        add(DRIVEN, steps_to_centre(enemy.king()));
        add(HUNTED, 9 - own.steps_between_kings(enemy));
    }
}

/// The king-steps from each of these squares to the four in the centre, added up.
#[inline(always)]
fn steps_to_centre(squares: u128) -> i32 {
    RINGS.into_iter().map(|ring| count(squares & !ring)).sum()
}

/// The squares within no, one, two and three steps of the centre: a piece outside of one has a step more.
const RINGS: [u128; 4] = {
    let centre = 1 << 44 | 1 << 45 | 1 << 54 | 1 << 55;
    let mut rings = [centre; 4];
    let mut i = 1;
    while i < rings.len() {
        rings[i] = rings[i - 1] | reach::around(rings[i - 1]);
        i += 1;
    }
    rings
};

/// What a capture wins: the piece captured, a little less with a valuable capturer, and less all of the capturer where
/// a pawn recaptures.
fn exchange(position: &GoChess, from: Square, to: Square) -> i32 {
    let Some(taken) = position.kind_at(to) else { return 0 };
    let (victim, capturer) = (piece_value(taken), position.kind_at(from).map_or(0, piece_value));
    let enemy_pawns = position.pieces_of(position.side_to_move().other(), Pawn.kind());
    if capturer > victim && reach::corners(bit128(to.index())) & enemy_pawns != 0 {
        return victim - capturer;
    }
    victim - capturer / 16
}

/// The term of a kind of piece; a king has that of a queen.
const fn piece(kind: PieceKind) -> usize {
    match kind {
        Pawn => PAWN,
        Knight => KNIGHT,
        Bishop => BISHOP,
        Rook => ROOK,
        Queen | King => QUEEN,
    }
}

/// The weight of a piece of a kind; a king counts as a queen (it is never captured, only capturer).
const fn piece_value(kind: PieceKind) -> i32 {
    WEIGHTS[piece(kind)]
}
