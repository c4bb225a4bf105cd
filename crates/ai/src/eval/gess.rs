//! The static evaluation of Gess: stones and rings. A stone is worth 100.

use ludarium_rules::games::gess::{Gess, SideReach, Turn};
use ludarium_rules::{Position, Side};

use crate::eval::weights::gess::WEIGHTS;
use crate::{EvalTrace, Evaluate, Span, Term, TreeShape};

/// Middle games for the bench.
pub(super) const BENCH: &[&str] = &[
    "5w3wwwww4/2w1w4w1w1ww3/1www1w3wwwww4/6www5w3/6www4w1bb1/1w2w1www1w5b1/6w11/18/18/\
     18/18/6bbb9/1b2b2bb1b2b2b1/7bb9/4b13/1b1b1b3bbbb1b1b1/bbb6b1b1b1bbb/1b1b5bbbb1b1b1 b",
    "1w1w4wwwww1w1w1/www1w3ww1w1w1www/1w1b2wwwwwww1w1w1/4b8w4/3b1b12/1w8w5w1/18/18/18/\
     w17/7w10/18/7b2b5b1/18/18/2w2bbbbbbbb1b1b1/bww3bbbb1b4bb/1b1b1bbbbbbbb3b1 w",
    "1w1w8w5/www1w8w1w1w/1w1w1w3wwww1w1ww/9w1w6/9www6/1w8w2w2w1/8w9/10w7/9wbbb5/\
     11bb5/10bbb5/14b3/1b16/17b/18/1b6bbbbb1b1b1/bbb1b3bb1b1b1bbb/1b1b4bbbbb1b1b1 w",
    "1w1w8w1w1w1/www1w5wwww1www/1w1b6w1w1w1w1/10wwww4/3b14/1w7ww5w1/9w8/7www8/18/\
     w17/18/18/9b6b1/18/1bbb14/2bb4bbbbb1b1b1/b1b5bb1b4bb/1b3bbbbbbbb3b1 w",
];

terms! {
    STONE: Worth, "stone", "A stone.";
    SECOND_RING: Build, "second ring", "A second ring, which makes the first one expendable.";
    MORE_RINGS: Build, "more rings", "A ring beyond the second.";
    RING_IN_REACH: Attack, "ring in reach", "An enemy ring that a move breaks.";
    EVERY_RING: Attack, "every ring", "All enemy rings in reach.";
    RINGS_FALL: Attack, "rings fall", "An enemy ring in reach, for the side to move.";
    WAYS_TO_RING: Attack, "ways to ring", "A centre from which a piece has broken a ring, at most six a ring.";
    LACKS_ONE: Build, "lacks one", "An empty cell that lacks one stone to a ring.";
    LACKS_TWO: Build, "lacks two", "An empty cell that lacks two stones to a ring.";
    STONES_IN_REACH: Attack, "stones in reach", "An enemy stone that a move may remove.";
    MOBILITY: Trick, "mobility", "A centre that a piece reaches.";
    FAR: Trick, "far mobility", "A centre that a piece reaches with more than three steps.";
    GUARDS: Build, "guard", "A stone near the own ring that is no part of it.";
    SIEGE: Attack, "siege", "A stone at most nine cells from the middle of an enemy ring.";
    TEMPO: Worth, "tempo", "To be on the move.";
}

impl Evaluate for Gess {
    const TERMS: &'static [Term] = TERMS;
    const WEIGHTS: &'static [i32] = &WEIGHTS;
    /// Gess is played best without splitting: with it the tree won 3 to 4 of 10 games, without 12 of 20. In Tribun
    /// splitting is better.
    const TREE_SHAPE: TreeShape = TreeShape { few_turns: usize::MAX, batch: 64, best_line: 1.0, exploration: 0.2 };

    #[inline(always)]
    fn trace(&self, eval_trace: &mut impl EvalTrace) {
        let sides = self.side_reaches();
        for side in Side::ALL {
            let (own, enemy) = (&sides[side.index()], &sides[side.other().index()]);
            let mut add = |term, count| eval_trace.add(term, side, count);
            add(STONE, own.stones.count());
            rings(own, &mut add);
            attack(own, enemy, side == self.side_to_move(), &mut add);
            activity(own, enemy, &mut add);
        }
        eval_trace.add(TEMPO, self.side_to_move(), 1);
    }

    /// The piece.
    fn split(&self, turn: &Turn) -> u32 {
        turn.from.index() as u32
    }

    fn span(turn: &Self::Turn) -> Span {
        Span::new(turn.from, turn.to)
    }

    fn gain(&self, turn: &Turn) -> i32 {
        let (lost, removed) = self.toll(*turn);
        if removed == 0 {
            return -100 * lost as i32;
        }
        let rings = self.rings_broken(*turn) as i32;
        100 * (removed as i32 - lost as i32) + 1000 * rings
    }

    /// What breaks a ring gains more than it can lose.
    fn may_decide(&self) -> impl Fn(&Turn) -> bool {
        |_| false
    }
}

/// The rings, those that could be, and the stones near them.
#[inline(always)]
fn rings(own: &SideReach, add: &mut impl FnMut(usize, i32)) {
    let rings = own.rings.count();
    add(SECOND_RING, i32::from(rings > 1));
    add(MORE_RINGS, (rings - 2).max(0));
    let [one, two] = own.lacking;
    add(LACKS_ONE, one.count().min(3));
    add(LACKS_TWO, two.count().min(3));
    let guards = own.rings.cells().map(|ring| own.stones.near(ring, 4) - 8).max();
    add(GUARDS, guards.unwrap_or(0));
}

/// What threatens the enemy's rings.
#[inline(always)]
fn attack(own: &SideReach, enemy: &SideReach, on_the_move: bool, add: &mut impl FnMut(usize, i32)) {
    let (mut in_reach, mut ways, mut all) = (0, 0, true);
    for ring in enemy.rings.cells() {
        let centres = own.targets.near(ring, 2);
        in_reach += i32::from(centres > 0);
        all &= centres > 0;
        ways += centres.min(6);
    }
    add(RING_IN_REACH, in_reach);
    add(WAYS_TO_RING, ways);
    add(EVERY_RING, i32::from(all));
    if on_the_move {
        add(RINGS_FALL, in_reach);
    }
    let siege = enemy.rings.cells().map(|ring| own.stones.near(ring, 9)).min();
    add(SIEGE, siege.unwrap_or(0));
}

/// What the pieces can do.
#[inline(always)]
fn activity(own: &SideReach, enemy: &SideReach, add: &mut impl FnMut(usize, i32)) {
    add(MOBILITY, own.targets.count());
    add(FAR, own.far_targets.count());
    add(STONES_IN_REACH, (own.targets.widened().heightened() & enemy.stones).count());
}
