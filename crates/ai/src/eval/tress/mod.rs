//! The static evaluation of Tress. A Knight is worth about 100.

mod features;

use ludarium_rules::board::square::king_steps;
use ludarium_rules::games::tress::{PieceKind, Tress, steps_to_fortress};
use ludarium_rules::{Position, Side};

use crate::eval::weights::tress::WEIGHTS;
use crate::{EvalTrace, Evaluate, Span, Term};
use features::{FORTRESS, SideFeatures, ZONES};

/// Middle games of different kinds for the bench.
pub(super) const BENCH: &[&str] = &[
    "qg1pp1gk/nn1nn2n/6n1/8/3N4/8/NN2N1NN/QG1PP1GK b",
    "q2p2gk/nn2n1nn/3n1g2/4N3/2PN4/5G2/NN2N1N1/QG3P1K w",
    "3p3k/n3n1n1/2q1n3/3S4/2N1n3/1N2K3/N5N1/Q2P4 w",
    "8/1q4k1/3n4/4L3/2n5/1K2N3/6Q1/3s4 b",
];

terms! {
    KNIGHT: Worth, "knight", "A Knight.";
    GUARDIAN: Worth, "guardian", "A Guardian.";
    PIKEMAN: Worth, "pikeman", "A Pikeman.";
    LANCER: Worth, "lancer", "A Lancer.";
    SENTINEL: Worth, "sentinel", "A Sentinel.";
    MONARCH: Worth, "monarch", "A King or a Queen; it moves like a Knight.";
    BOTH_MONARCHS: Worth, "both monarchs", "King and Queen both alive: the dual escort is possible and one is expendable.";
    NO_MONARCH: Worth, "no monarch", "No monarch left while the other side may still answer.";
    ONE_ZONE: Attack, "one zone", "One zone held.";
    TWO_ZONES: Attack, "two zones", "Two zones held.";
    THREE_ZONES: Attack, "three zones", "Three zones held.";
    FOUR_ZONES: Attack, "four zones", "Four zones held: a fifth threatens domination.";
    FIVE_ZONES: Attack, "five zones", "Five zones or more held, to be answered at once.";
    FORTRESS_HELD: Build, "fortress held", "The Fortress held: it promotes and shelters the escort.";
    FORTRESS_SHARED: Build, "fortress shared", "Pieces in a contested Fortress.";
    MAJORITY: Build, "majority", "Pieces more than the enemy in a contested zone, at most two a zone.";
    IN_REACH: Attack, "zone in reach", "A zone without own pieces that one may enter next turn.";
    WAITING: Build, "waiting", "A Pikeman or Guardian that waits in a contested Fortress for promotion.";
    MAY_PROMOTE: Attack, "may promote", "One that can enter a Fortress without enemies, at most two.";
    LONE_ESCORT: Attack, "lone escort", "A step of the last monarch to the Fortress, when each side has only one.";
    ESCORT: Build, "escort", "A step of a monarch to the Fortress, with both alive.";
    ESCORT_HELD: Build, "escort, held", "The same when the Fortress is held.";
    MOBILITY: Trick, "mobility", "A square that a sliding piece reaches.";
    KNIGHT_STEP: Build, "knight step", "A step of a Knight to the Fortress.";
    LOOSE: Trick, "loose piece", "An attacked piece that nothing protects.";
    MONARCH_ATTACKED: Trick, "monarch attacked", "An attacked monarch; a last one counts twice.";
    NEAR_MONARCH: Trick, "near monarch", "An attacked square beside a monarch; beside a last one it counts twice.";
    TEMPO: Worth, "tempo", "To be on the move.";
}

impl Evaluate for Tress {
    const TERMS: &'static [Term] = TERMS;
    const WEIGHTS: &'static [i32] = &WEIGHTS;

    #[inline(always)]
    fn trace(&self, eval_trace: &mut impl EvalTrace) {
        let sides = [SideFeatures::new(self, Side::White), SideFeatures::new(self, Side::Black)];
        for side in Side::ALL {
            let (own, enemy) = (&sides[side.index()], &sides[1 - side.index()]);
            let mut add = |term, count| eval_trace.add(term, side, count);
            material(own, &mut add);
            zones(own, enemy, self.zones_controlled(side) as usize, &mut add);
            promotion(own, enemy, &mut add);
            escort(own, enemy, &mut add);
            activity(own, &mut add);
            safety(own, enemy, &mut add);
        }
        eval_trace.add(TEMPO, self.side_to_move(), 1);
    }

    fn span(turn: &Self::Turn) -> Span {
        Span::new(turn.from, turn.to)
    }

    fn gain(&self, turn: &Self::Turn) -> i32 {
        features::gain(self, *turn)
    }

    /// A fifth zone is entered from four, and the Fortress by a monarch; what captures a monarch gains something.
    fn may_decide(&self) -> impl Fn(&Self::Turn) -> bool {
        let side = self.side_to_move();
        let (has_four, monarchs) = (self.zones_controlled(side) >= 4, self.monarchs(side));
        move |turn| has_four || turn.from.is_in(monarchs)
    }

    fn is_forced(&self) -> bool {
        self.is_claimed()
    }
}

/// The pieces, and more for a second monarch.
#[inline(always)]
fn material(own: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    for kind in PieceKind::ALL {
        add(piece(kind), count(own.of(kind)));
    }
    match own.monarchs.count_ones() {
        0 => add(NO_MONARCH, 1),
        1 => {}
        _ => add(BOTH_MONARCHS, 1),
    }
}

const fn piece(kind: PieceKind) -> usize {
    match kind {
        PieceKind::Knight => KNIGHT,
        PieceKind::Guardian => GUARDIAN,
        PieceKind::Pikeman => PIKEMAN,
        PieceKind::Lancer => LANCER,
        PieceKind::Sentinel => SENTINEL,
        PieceKind::King | PieceKind::Queen => MONARCH,
    }
}

/// Zones held, by their number; a contested zone counts for the side with more pieces there.
#[inline(always)]
fn zones(own: &SideFeatures, enemy: &SideFeatures, held: usize, add: &mut impl FnMut(usize, i32)) {
    if held > 0 {
        add([ONE_ZONE, TWO_ZONES, THREE_ZONES, FOUR_ZONES, FIVE_ZONES][held.min(5) - 1], 1);
    }
    if own.all & FORTRESS != 0 {
        add(if enemy.all & FORTRESS == 0 { FORTRESS_HELD } else { FORTRESS_SHARED }, 1);
    }
    for zone in ZONES {
        let (mine, theirs) = (own.all & zone, enemy.all & zone);
        if mine != 0 && theirs != 0 {
            add(MAJORITY, (count(mine) - count(theirs)).clamp(0, 2));
        }
        if mine == 0 && own.attacks & zone != 0 {
            add(IN_REACH, 1);
        }
    }
}

/// Pikemen and Guardians that may be promoted: those that can enter a Fortress without enemies next turn, and those
/// that wait in a contested one for the last enemy to leave.
#[inline(always)]
fn promotion(own: &SideFeatures, enemy: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    let candidates = own.of(PieceKind::Pikeman) | own.of(PieceKind::Guardian);
    add(WAITING, count(candidates & FORTRESS));
    if enemy.all & FORTRESS == 0 {
        add(MAY_PROMOTE, count(own.may_promote).min(2));
    }
}

/// How far the monarchs are from the Fortress. With both alive, two of them have to arrive, which takes long unless the
/// Fortress is held; with one on each side, the first to arrive in a held Fortress wins.
#[inline(always)]
fn escort(own: &SideFeatures, enemy: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    let (mine, theirs) = (count(own.monarchs), count(enemy.monarchs));
    let held = own.all & FORTRESS != 0 && enemy.all & FORTRESS == 0;
    let term = match (mine, theirs) {
        (1, 1) => LONE_ESCORT,
        (2, _) if held => ESCORT_HELD,
        (2, _) => ESCORT,
        _ => return,
    };
    add(term, steps_to_fortress(own.monarchs) as i32);
}

/// Squares in reach of the sliding pieces, and Knights near the Fortress, where both can matter.
#[inline(always)]
fn activity(own: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    add(MOBILITY, own.slides);
    add(KNIGHT_STEP, steps_to_fortress(own.of(PieceKind::Knight)) as i32);
}

/// Pieces under attack. How bad that is depends on the side to move, which the quiescence search finds out; counted
/// here is only that they limit their owner.
#[inline(always)]
fn safety(own: &SideFeatures, enemy: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    let attacked = own.all & enemy.attacks;
    let last_monarch_factor = 1 + i32::from(own.monarchs.count_ones() == 1);
    add(LOOSE, count(attacked & !own.attacks & !own.monarchs));
    add(MONARCH_ATTACKED, count(own.monarchs & enemy.attacks) * last_monarch_factor);
    add(NEAR_MONARCH, count(king_steps(own.monarchs) & enemy.attacks) * last_monarch_factor);
}

#[inline(always)]
fn count(squares: u64) -> i32 {
    squares.count_ones() as i32
}
