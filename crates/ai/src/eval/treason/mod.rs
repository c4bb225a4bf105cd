//! The static evaluation of Treason: men and how far they are, Spies and their targets. A man is worth 100.

mod features;

use std::sync::Arc;

use ludarium_rules::board::triangle::{LINE_ENDS, Triangle, mirrored, neighbours};
use ludarium_rules::games::treason::{MOST_PIECES, Treason, Turn, promotion_line};
use ludarium_rules::{Position, Side};

use crate::eval::weights::treason::WEIGHTS;
use crate::tables::{KeptTables, Probe, TableTime, treason};
use crate::{EvalTrace, Evaluate, Parameter, Span, Term, Tuning};
use features::{SideFeatures, count};

/// Middle games for the bench.
pub(super) const BENCH: &[&str] = &[
    "1b1bbbb/2b1b2/3b3/2w4/ww1w1w1/w1wwww1 w",
    "1b2bbb/b6/3bb1b/w1w4/4ww1/www1w1w b",
    "b2bb2/7/2W4/4b2/w1w4/1ww3B b",
    "2b2b1/7/5b1/1b1Ww2/7/w1w2B1 b",
];

terms! {
    MAN: Worth, "man", "A man.";
    SPY: Worth, "Spy", "A Spy.";
    ONLY_SPY: Worth, "only Spy", "The only side with a Spy.";
    LEAD: Worth, "lead", "A piece more than the enemy, by how many have left the board, in pairs.";
    HOME_LINE: Build, "home line", "A man on the line where the enemy promotes.";
    THIRD_LINE: Attack, "third line", "A man on the third line from home.";
    FOURTH_LINE: Attack, "fourth line", "A man on the fourth line from home.";
    FIFTH_LINE: Attack, "fifth line", "A man on the fifth line from home, one step before promotion.";
    ODD_END: Attack, "odd end", "A man on the last line's cell that promotes nobody.";
    FREE_MAN: Attack, "free man", "A man with no enemy on the lines before it.";
    MAY_PROMOTE: Attack, "may promote", "A man that can step to its promotion line, at most two.";
    MAN_STEP: Trick, "man's step", "A step that a man can take.";
    SAFE_CELL: Trick, "safe cell", "A cell that men can step to and no enemy touches.";
    SPY_STEP: Trick, "Spy's step", "A step that a Spy can take.";
    SAFE_FOR_SPY: Trick, "safe for Spy", "A cell that Spies can step to and no enemy touches.";
    STUCK: Trick, "stuck man", "A man without a step.";
    PAIR: Build, "pair", "Two pieces side by side.";
    LONELY: Build, "lonely", "A piece without a neighbour of its own side.";
    RIM: Build, "rim", "A man at the end of a line.";
    SPY_ON_RIM: Build, "Spy on rim", "A Spy on the rim of the board.";
    EN_PRISE: Worth, "en prise", "A piece that the enemy could capture.";
    CONVERSION: Attack, "conversion", "An enemy opposite a Spy in the diagonal.";
    AIM: Trick, "aim", "An enemy that a Spy can have opposite itself after one step.";
    CHASE: Attack, "chase", "An enemy within two steps of a Spy.";
    TEMPO: Worth, "tempo", "To be on the move.";
}

impl Evaluate for Treason {
    const TERMS: &'static [Term] = TERMS;
    const WEIGHTS: &'static [i32] = &WEIGHTS;
    /// No reductions at the root, which gain nothing here.
    const TUNING: Tuning = Tuning::STRONG.with(Parameter::RootFirst, 1000);

    #[inline(always)]
    fn trace(&self, eval_trace: &mut impl EvalTrace) {
        // `Side::ALL.map` would not be compiled for the instructions of `multiversioned`.
        let sides = [SideFeatures::new(self, Side::White), SideFeatures::new(self, Side::Black)];
        for side in Side::ALL {
            let (own, enemy) = (&sides[side.index()], &sides[side.other().index()]);
            let mut add = |term, count| eval_trace.add(term, side, count);
            material(own, enemy, &mut add);
            advance(own, enemy, &mut add);
            steps(own, enemy, &mut add);
            shape(own, &mut add);
            add(EN_PRISE, count(self.prey(side.other())));
            treason(own, enemy, &mut add);
        }
        eval_trace.add(TEMPO, self.side_to_move(), 1);
    }

    fn span(turn: &Turn) -> Span {
        match turn {
            Turn::Step { from, to } => Span::new(*from, *to),
            Turn::Convert { from, at } => Span::new(*from, *at),
            Turn::Capture(chain) => Span::new(chain.from(), chain.landing()),
        }
    }

    fn gain(&self, turn: &Turn) -> i32 {
        let enemy = self.side_to_move().other();
        let worth = |at: Triangle| worth(at.is_in(self.spies(enemy)));
        match turn {
            Turn::Step { from, to } => promotion(self, *from, *to),
            Turn::Convert { at, .. } => 2 * worth(*at),
            Turn::Capture(chain) => {
                let taken: i32 = chain.captures().map(|capture| worth(capture.over)).sum();
                taken + promotion(self, chain.from(), chain.landing())
            }
        }
    }

    fn tables(&self, _: &mut KeptTables, time: TableTime<'_>) -> Option<Arc<dyn Probe<Treason>>> {
        let table = treason::for_search(self, time.time)?;
        Some(Arc::new(table))
    }

    /// Capturing is compulsory.
    fn is_forced(&self) -> bool {
        self.must_capture()
    }
}

/// What a piece of the side to move wins by promotion when it goes from one cell to another.
fn promotion(position: &Treason, from: Triangle, to: Triangle) -> i32 {
    let side = position.side_to_move();
    let promotes = to.is_in(promotion_line(side)) && from.is_in(position.men(side));
    if promotes { worth(true) - worth(false) } else { 0 }
}

/// Roughly what capturing a Spy or a man wins: much of a Spy's value is in its steps and aims, which have their own
/// weights.
const fn worth(spy: bool) -> i32 {
    if spy { WEIGHTS[MAN] + WEIGHTS[MAN] / 2 + WEIGHTS[SPY] / 2 } else { WEIGHTS[MAN] }
}

/// The pieces; a lead grows as the board empties.
#[inline(always)]
fn material(own: &SideFeatures, enemy: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    let gone = MOST_PIECES as i32 - count(own.all) - count(enemy.all);
    add(MAN, count(own.men));
    add(SPY, count(own.spies));
    add(ONLY_SPY, i32::from(own.spies != 0 && enemy.spies == 0));
    add(LEAD, (count(own.all) - count(enemy.all)).max(0) * gone / 2);
}

/// How far the men have advanced, and which men stay on the home line.
#[inline(always)]
fn advance(own: &SideFeatures, enemy: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    add(HOME_LINE, count(own.men & own.line(1)));
    for (line, term) in [(3, THIRD_LINE), (4, FOURTH_LINE), (5, FIFTH_LINE)] {
        add(term, count(own.men & own.line(line)));
    }
    add(ODD_END, count(own.men & own.line(6)));
    add(FREE_MAN, count(own.free_men(enemy.all)));
    add(MAY_PROMOTE, count(own.next_to_promotion()).min(2));
}

/// Steps, and cells without an enemy beside them: a side that cannot move has lost.
#[inline(always)]
fn steps(own: &SideFeatures, enemy: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    add(MAN_STEP, own.man_steps);
    add(SAFE_CELL, count(own.man_reach & !enemy.touch));
    add(STUCK, count(own.men & !own.movable));
    add(SPY_STEP, own.spy_steps);
    add(SAFE_FOR_SPY, count(own.spy_reach & !enemy.touch));
}

/// Pieces side by side, which block the cells where a capturer would land.
#[inline(always)]
fn shape(own: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    let (pairs, in_pairs) = own.pairs();
    add(PAIR, pairs);
    add(LONELY, count(own.all & !in_pairs));
    add(RIM, count(own.men & LINE_ENDS));
    add(SPY_ON_RIM, count(own.spies & features::RIM));
}

/// What the Spies threaten: to convert an enemy, or to approach it.
#[inline(always)]
fn treason(own: &SideFeatures, enemy: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    if own.spies != 0 {
        let now = mirrored(own.spies) & enemy.all;
        add(CONVERSION, count(now));
        add(AIM, count(mirrored(own.spy_reach) & enemy.all & !now));
        add(CHASE, count(neighbours(own.spy_reach | own.spies) & enemy.all));
    }
}
