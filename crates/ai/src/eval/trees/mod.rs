//! The static evaluation of The Game for the Trees. A square of grass is worth about 100.

mod features;

use ludarium_rules::games::trees::{Act, Trees, Turn, way};
use ludarium_rules::{Position, Side};

use crate::eval::weights::trees::WEIGHTS;
use crate::{EvalTrace, Evaluate, Parameter, Span, Term, Tuning};
use features::SideFeatures;

/// Middle games for the bench.
pub(super) const BENCH: &[&str] = &[
    "bA,bB,bC,bD,bh,bF,bG,bH/bu,bu,bu,bu,bu,bu,bu,bu/bg,bg,bg,bg,bg,bu,bg,bg/3,bg,bu,3/\
     2,wD,bg,1,bu,2/wg,wg,wh,wD,wg,wg,wg,wg/wu,wu,wu,wB,wD,wu,wu,wu/wA,wB,wC,wD,wh,wu,wG,wH w c4>a6,e5>d4,f4>g3 -",
    "bA,bB,bC,bD,bh,bF,bG,bH/bD,bD,bD,bD,bD,bD,bD,bD/bg,bD,bg,bg,bD,bg,bg,bD/1,bD,bg,bg,bu,bD,bD,bD/\
     bD,bD,wg,bu,1,bu,wg,bD/wg,wH,wH,wg,1,wg,wH,wg/wA,wH,wH,wH,wH,wH,wH,wH/wA,wB,wC,wD,wh,wF,wG,wH b g5>f4 -",
];

terms! {
    GRASS: Worth, "grass", "A square of grass.";
    UNDERBRUSH: Worth, "underbrush", "A square of underbrush.";
    BIRCH: Worth, "birch", "A square of a Birch.";
    ASH: Worth, "ash", "A square of an Ash.";
    BEECH: Worth, "beech", "A square of a Beech.";
    PINE: Worth, "pine", "A square of the Pine.";
    TREE: Build, "tree", "A tree that lives.";
    SECOND_BERRY: Build, "second huckleberry", "A second huckleberry, which makes the first one expendable.";
    MORE_BERRIES: Build, "more huckleberries", "A huckleberry beyond the second.";
    LEAP: Trick, "leap", "The leap, with grass to leap to.";
    BERRY_IN_REACH: Attack, "huckleberry in reach", "An enemy huckleberry that a tree reaches with one growth.";
    BERRY_FALLS: Attack, "huckleberry falls", "The same, for the side to move.";
    EVERY_BERRY: Attack, "every huckleberry", "All enemy huckleberries in reach.";
    BERRY_AT_TWO: Attack, "huckleberry at two", "An enemy huckleberry two growths away.";
    BERRY_AT_THREE: Attack, "huckleberry at three", "An enemy huckleberry three growths away.";
    CHAIN_AT_BERRY: Attack, "chain at huckleberry", "An enemy huckleberry that a chain will take.";
    CHAIN_TAKES: Attack, "chain takes", "An enemy square that a chain will take.";
    PREY: Attack, "prey", "Enemy underbrush that a tree reaches.";
    MEADOW: Build, "meadow", "Own grass beside underbrush.";
    CLEARING: Trick, "clearing", "Bare ground beside grass.";
    ATTACK: Attack, "attack", "A square of an enemy tree at which a chain and another tree aim.";
    TWO_AIMS: Trick, "two aims", "A square of an enemy tree at which two trees aim.";
    FREE_TREE: Trick, "free tree", "A tree that can grow now.";
    TEMPO: Worth, "tempo", "To be on the move.";
}

impl Evaluate for Trees {
    const TERMS: &'static [Term] = TERMS;
    const WEIGHTS: &'static [i32] = &WEIGHTS;
    /// Neither reductions at the root nor delta pruning, which gain nothing here.
    const TUNING: Tuning = Tuning::STRONG.with(Parameter::RootFirst, 1000).with(Parameter::DeltaMargin, 4000);

    #[inline(always)]
    fn trace(&self, eval_trace: &mut impl EvalTrace) {
        // `Side::ALL.map` would not be compiled for the instructions of `multiversioned`.
        let sides = [SideFeatures::new(self, Side::White), SideFeatures::new(self, Side::Black)];
        for side in Side::ALL {
            let (own, enemy) = (&sides[side.index()], &sides[side.other().index()]);
            let mut add = |term, count| eval_trace.add(term, side, count);
            material(own, &mut add);
            berries(own, self.has_leap(side), &mut add);
            attack_berries(own, enemy, side == self.side_to_move(), &mut add);
            chains(own, enemy, &mut add);
            growth(own, enemy, &mut add);
        }
        eval_trace.add(TEMPO, self.side_to_move(), 1);
    }

    /// The kind of the action and where it starts; the order of execution belongs to the second choice.
    fn split(&self, turn: &Turn) -> u32 {
        (turn.act as u32) << 6 | turn.from.index() as u32
    }

    fn span(turn: &Self::Turn) -> Span {
        Span::new(turn.from, turn.to)
    }

    fn gain(&self, turn: &Turn) -> i32 {
        if turn.act != Act::Grow {
            return 0;
        }
        let other = self.side_to_move().other();
        let taken = way(turn.from, turn.to) & self.squares_of(other);
        if taken == 0 {
            return 0;
        }
        let (grass, berries) = (taken & self.grass(other), taken & self.huckleberries(other));
        100 * count(grass) + 1500 * count(berries) + 150 * count(taken & !grass & !berries)
    }

    /// The chains that run with it may.
    fn may_decide(&self) -> impl Fn(&Turn) -> bool {
        let runs = self.has_running_chain();
        move |_| runs
    }
}

/// Squares of every kind, and living trees.
#[inline(always)]
fn material(own: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    add(GRASS, count(own.grass));
    add(UNDERBRUSH, count(own.underbrush));
    for (term, squares) in [BIRCH, ASH, BEECH, PINE].into_iter().zip(own.of_species()) {
        add(term, count(squares));
    }
    add(TREE, own.trees.iter().filter(|&&tree| tree != 0).count() as i32);
}

/// The huckleberries, and whether there may be more of them soon.
#[inline(always)]
fn berries(own: &SideFeatures, has_leap: bool, add: &mut impl FnMut(usize, i32)) {
    let berries = count(own.berries);
    add(SECOND_BERRY, i32::from(berries > 1));
    add(MORE_BERRIES, (berries - 2).max(0));
    add(LEAP, i32::from(has_leap && own.grass != 0));
}

/// How near the trees are to the enemy's huckleberries.
#[inline(always)]
fn attack_berries(own: &SideFeatures, enemy: &SideFeatures, to_move: bool, add: &mut impl FnMut(usize, i32)) {
    let [one, two, three] = own.reach.map(|reach| enemy.berries & reach);
    add(BERRY_IN_REACH, count(one));
    if to_move {
        add(BERRY_FALLS, count(one));
    }
    add(EVERY_BERRY, i32::from(one == enemy.berries));
    add(BERRY_AT_TWO, count(two & !one));
    add(BERRY_AT_THREE, count(three & !two));
}

/// What the running chains will take or attack.
#[inline(always)]
fn chains(own: &SideFeatures, enemy: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    add(CHAIN_AT_BERRY, count(own.chains.taken & enemy.berries));
    add(CHAIN_TAKES, count(own.chains.taken & enemy.all));
    let enemy_trees = enemy.all & !enemy.grass & !enemy.underbrush & !enemy.berries;
    add(ATTACK, count(own.chains.attacked & own.aimed_twice & enemy_trees));
    add(TWO_AIMS, count(own.aimed_twice & enemy_trees));
}

/// Squares that can be grown into.
#[inline(always)]
fn growth(own: &SideFeatures, enemy: &SideFeatures, add: &mut impl FnMut(usize, i32)) {
    add(PREY, count(own.reach[0] & enemy.underbrush));
    add(MEADOW, count(own.brush_grows & own.grass));
    add(CLEARING, count(own.grass_grows));
    add(FREE_TREE, own.free_trees);
}

#[inline(always)]
fn count(squares: u64) -> i32 {
    squares.count_ones() as i32
}
