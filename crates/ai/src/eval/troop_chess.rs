//! The static evaluation of Troop Chess. A piece is worth 100.

use ludarium_rules::games::troop_chess::{SideFeatures, TroopChess, Turn};
use ludarium_rules::{Position, Side};

use crate::eval::weights::troop_chess::WEIGHTS;
use crate::{EvalTrace, Evaluate, Parameter, Span, Term, Tuning};

/// Middle games for the bench.
pub(super) const BENCH: &[&str] = &[
    "bbb3bbb/3bbb3/2b3b2/2w6/4w4/9/1w2ww3/wwww1wwww/9 w",
    "9/bb5bb/2bbb2bb/2bbb1w2/2bbbwww1/3www1w1/4www2/4www2/6w2 b",
    "9/b1b4bb/3b3bb/4ww3/3bww1w1/2bb1ww2/6w2/5ww2/9 b",
];

terms! {
    PIECE: Worth, "piece", "A piece.";
    LONELY: Build, "lonely", "A piece that touches no other of its side.";
    IDLE: Build, "idle", "A piece that belongs to no formation.";
    FORMATION: Build, "formation", "A formation.";
    FEW_FORMATIONS: Build, "few formations", "A formation missing to four: the side is near being scattered.";
    TURN: Trick, "turn", "A turn that the side has, or would have.";
    FAR_TURN: Trick, "far turn", "One of two steps.";
    HIT: Attack, "hit", "A turn in which a piece lands on an enemy piece.";
    TAKE_NOW: Attack, "take now", "A piece that the side to move wins by its best turn.";
    TAKE_LATER: Attack, "take later", "A piece that the other side would win by its best turn.";
    PREY: Attack, "prey", "An enemy piece that some turn removes without greater loss.";
    HEAD_FORWARD: Attack, "head forward", "A piece that is strong straight or aslant towards the enemy's edge.";
    HEAD_ASIDE: Build, "head aside", "A piece that is strong to the left or the right.";
    HEAD_BACK: Build, "head back", "A piece that is strong towards its own edge.";
    ADVANCE: Attack, "advance", "A rank between a piece and its own edge.";
    CENTRE: Build, "centre", "A step between a piece and the nearest edge.";
    TEMPO: Worth, "tempo", "To be on the move.";
}

impl Evaluate for TroopChess {
    const TERMS: &'static [Term] = TERMS;
    const WEIGHTS: &'static [i32] = &WEIGHTS;
    /// What a quiet turn changes is little here.
    const TUNING: Tuning = Tuning::STRONG.with(Parameter::FutilityMargin, 90);

    #[inline(always)]
    fn trace(&self, eval_trace: &mut impl EvalTrace) {
        for side in Side::ALL {
            let features = self.side_features(side);
            let mut add = |term, count: u32| eval_trace.add(term, side, count as i32);
            unity(&features, &mut add);
            freedom(&features, &mut add);
            strength(&features, side, &mut add);
            let take = if self.side_to_move() == side { TAKE_NOW } else { TAKE_LATER };
            eval_trace.add(take, side, features.best_take);
        }
        eval_trace.add(TEMPO, self.side_to_move(), 1);
    }

    /// The formation.
    fn split(&self, turn: &Turn) -> u32 {
        self.turn_key(turn) >> 5
    }

    fn span(turn: &Turn) -> Span {
        let from = turn.formation.middle();
        Span::new(from, turn.vector.target(from).unwrap_or(from))
    }

    fn gain(&self, turn: &Turn) -> i32 {
        self.balance_of(*turn) * WEIGHTS[PIECE]
    }

    /// Only collisions scatter. (A turn that blocks the other side is too rare to look for.)
    fn may_decide(&self) -> impl Fn(&Turn) -> bool {
        |turn| self.hits(*turn) != 0
    }
}

/// The pieces and their formations.
#[inline(always)]
fn unity(own: &SideFeatures, add: &mut impl FnMut(usize, u32)) {
    add(PIECE, own.pieces);
    add(LONELY, own.lonely);
    add(IDLE, own.idle);
    add(FORMATION, own.formations);
    add(FEW_FORMATIONS, 4_u32.saturating_sub(own.formations));
}

#[inline(always)]
fn freedom(own: &SideFeatures, add: &mut impl FnMut(usize, u32)) {
    add(TURN, own.turns);
    add(FAR_TURN, own.far_turns);
    add(ADVANCE, own.advance);
    add(CENTRE, own.centre);
}

/// Their threats, and the directions in which they are strong.
#[inline(always)]
fn strength(own: &SideFeatures, side: Side, add: &mut impl FnMut(usize, u32)) {
    add(HIT, own.hits);
    add(PREY, own.prey);
    let [n, ne, e, se, s, sw, w, nw] = own.heads;
    let (up, down) = (n + ne + nw, s + se + sw);
    let (forward, back) = if side == Side::White { (up, down) } else { (down, up) };
    add(HEAD_FORWARD, forward);
    add(HEAD_ASIDE, e + w);
    add(HEAD_BACK, back);
}
