//! The static evaluation of Tribun. A piece is worth 100.

mod features;

use ludarium_rules::board::hex::{neighbours, within};
use ludarium_rules::games::tribun::{Tribun, Turn};
use ludarium_rules::{Position, Side};

use crate::eval::weights::tribun::WEIGHTS;
use crate::{EvalTrace, Evaluate, Span, Term};
use features::{SideFeatures, Siege};

/// Middle games for the bench.
pub(super) const BENCH: &[&str] = &[
    "a1w1T,d8w2,e7b6,f6w2/4,l6b1T w",
    "a5b1,a6b1,b2w1,c1w1,c2w4,c3w1,d1w2,d2w2,d5b3/2,d7w1,e2w1,e4w1,e7w1,e9b4,f1w1T,f7b1,\
     f10b4T,g2w4,g3w4,g4w1,g6b4,g8b4,g9w4,h6b1,h8b4,i6b1,i7b4,k1w4,k2w1,k6b1 w",
    "a5b4,a6b1,c1w1,c2w2,c4w1,c6b1,d1w2,d2w2,d3w2,d4w1,d6b1,d8b2,d9b2,e2w1,e3w4,e4w1,e9b3,f1w1T,f7b1,\
     f8b4,f9b1,f11b1T,g2w4,g3w4,g4w1,g7b3,g9b1,h1w2,h6b1,h8b4,i6b1,i7b4,k1w4,k2w1,k6b1,l1w2 b",
];

terms! {
    PIECE: Worth, "piece", "A piece, the Tribun included.";
    HASTATUS: Worth, "hastatus", "A unit of two pieces.";
    SAGGITARIUS: Worth, "saggitarius", "A unit of three pieces.";
    EQUES: Worth, "eques", "A unit of four pieces.";
    BALISTA: Worth, "balista", "A unit of six pieces.";
    CENTURIA: Worth, "centuria", "A unit of eight pieces.";
    SLAVE: Worth, "slave", "A piece of a slave: it lends its pattern, and may be freed.";
    IMPERO: Trick, "impero", "A unit on top of a slave: it has two patterns.";
    SHOT_NOW: Attack, "shot now", "A piece that the side to move can take from the enemy unit it hits hardest.";
    SECOND_SHOT_NOW: Attack, "second shot now", "The same from the second enemy unit.";
    SHOT_LATER: Attack, "shot later", "A piece that the other side could take from the unit it hits hardest.";
    SECOND_SHOT_LATER: Attack, "second shot later", "The same from the second unit.";
    IN_SIGHT: Attack, "in sight", "A piece of any enemy unit that could be taken by an attack.";
    TRIBUN_FALLS: Worth, "tribun falls", "The side to move can take the Tribun.";
    TRIBUN_ATTACKED: Attack, "tribun attacked", "The Tribun of the side to move is attacked.";
    RING: Attack, "ring", "A hex beside the enemy Tribun that is covered.";
    ESCAPE: Build, "escape", "A hex to which the Tribun may move without being attacked, at most three.";
    NO_ESCAPE: Build, "no escape", "The Tribun cannot move to any such hex.";
    SAFE_POST: Attack, "safe post", "A hex that no enemy covers, from which a unit will attack the Tribun.";
    POST: Attack, "post", "A covered hex of that kind.";
    NEW_POST: Trick, "new post", "An empty hex of that kind where two own units can combine.";
    NEAR: Attack, "near", "A piece within four hexes of the enemy Tribun.";
    GUARD: Build, "guard", "An own unit beside the Tribun.";
    DEFENDER: Build, "defender", "An own piece within three hexes of the Tribun.";
    MOBILITY: Trick, "mobility", "An empty hex that a unit may move to.";
    COVER: Trick, "cover", "A hex that some unit covers.";
    MEETING_PLACE: Trick, "meeting place", "An empty hex where two own units can combine.";
    SERVUS_STEP: Build, "servus step", "A step that a Servus has gone.";
    OUTER_RING: Attack, "outer ring", "A covered hex two steps from the enemy Tribun.";
    LOOSE: Attack, "loose", "An enemy unit that could be attacked and that nothing covers.";
    ADVANCE: Attack, "advance", "A rank between a piece of a unit of two or more and the own edge.";
    TEMPO: Worth, "tempo", "To be on the move.";
}

impl Evaluate for Tribun {
    const TERMS: &'static [Term] = TERMS;
    const WEIGHTS: &'static [i32] = &WEIGHTS;

    #[inline(always)]
    fn trace(&self, eval_trace: &mut impl EvalTrace) {
        let sides = [SideFeatures::new(self, Side::White), SideFeatures::new(self, Side::Black)];
        for side in Side::ALL {
            let (own, enemy) = (&sides[side.index()], &sides[1 - side.index()]);
            let mut add = |term, count| eval_trace.add(term, side, count);
            material(own, &mut add);
            attacks(self, own, self.side_to_move() == side, &mut add);
            add(LOOSE, count(own.cover & !enemy.cover & self.units_of(side.other())));
            add(ADVANCE, own.advance);
            siege(self, own, enemy, &mut add);
            shelter(self, own, enemy, &mut add);
            add(MOBILITY, own.mobility);
            add(COVER, count(own.cover));
            add(MEETING_PLACE, count(own.meeting_places));
            add(SERVUS_STEP, own.servus_steps);
        }
        eval_trace.add(TEMPO, self.side_to_move(), 1);
    }

    /// The kind of the turn and the hex that it is about.
    fn split(&self, turn: &Turn) -> u32 {
        self.turn_key(turn) >> 21
    }

    fn span(turn: &Turn) -> Span {
        match *turn {
            Turn::Move { from, to, .. } => Span::new(from, to),
            Turn::Kill { from, target, .. } | Turn::Enslave { from, target } => Span::new(from, target),
            _ => Span::at(turn.place()),
        }
    }

    fn gain(&self, turn: &Turn) -> i32 {
        features::gain(self, *turn)
    }

    /// Only attacks win. (A turn that leaves the other side none is too rare to look for.)
    fn may_decide(&self) -> impl Fn(&Turn) -> bool {
        Turn::is_attack
    }
}

/// The pieces, the units they form, and the slaves.
#[inline(always)]
fn material(own: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    add(PIECE, own.pieces);
    for (term, units) in [HASTATUS, SAGGITARIUS, EQUES, BALISTA, CENTURIA].into_iter().zip(&own.units[1..]) {
        add(term, count(*units));
    }
    add(SLAVE, own.slaves);
    add(IMPERO, own.imperos);
}

/// What the attacks of one turn can take; for the side that is not to move the other one can still prevent it.
#[inline(always)]
fn attacks(position: &Tribun, own: &SideFeatures, to_move: bool, add: &mut impl FnMut(usize, i32)) {
    let shots = own.shots(position);
    add(if to_move { SHOT_NOW } else { SHOT_LATER }, shots.best);
    add(if to_move { SECOND_SHOT_NOW } else { SECOND_SHOT_LATER }, shots.second);
    add(IN_SIGHT, shots.all);
    if shots.tribun {
        add(if to_move { TRIBUN_FALLS } else { TRIBUN_ATTACKED }, 1);
    }
}

/// How near the units are to attacking the enemy Tribun.
#[inline(always)]
fn siege(position: &Tribun, own: &SideFeatures, enemy: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    let Some(tribun) = position.tribun_of(own.side.other()) else { return };
    let siege = Siege::new(position, own, enemy, tribun);
    add(RING, siege.ring);
    add(SAFE_POST, siege.safe_posts);
    add(POST, siege.posts);
    add(NEW_POST, siege.new_posts);
    add(NEAR, siege.near);
    add(OUTER_RING, siege.outer_ring);
}

#[inline(always)]
fn shelter(position: &Tribun, own: &SideFeatures, enemy: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    let Some(tribun) = position.tribun_of(own.side) else { return };
    let escapes = count(own.tribun_moves & !enemy.cover);
    add(ESCAPE, escapes.min(3));
    add(NO_ESCAPE, i32::from(escapes == 0));
    add(GUARD, count(neighbours(tribun) & position.units_of(own.side)));
    add(DEFENDER, own.pieces_in(within(tribun, 3)));
}

#[inline(always)]
fn count(hexes: u128) -> i32 {
    hexes.count_ones() as i32
}
