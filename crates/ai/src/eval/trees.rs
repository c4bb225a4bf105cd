//! What a position of The Game for the Trees is worth. A square of grass is worth about 100.

mod grove;
mod growth;

use ludarium_rules::games::trees::{Act, Position, Turn, way};
use ludarium_rules::{Position as _, Side};

use crate::Theme::{Attack, Build, Trick, Worth};
use crate::eval::weights::trees::WEIGHTS;
use crate::{Evaluate, Sheet, Term};
use grove::Grove;
use growth::beside;

/// Middle games for the bench.
pub(super) const BENCH: &[&str] = &[
    "bA,bB,bC,bD,bh,bF,bG,bH/bu,bu,bu,bu,bu,bu,bu,bu/bg,bg,bg,bg,bg,bu,bg,bg/3,bg,bu,3/\
     2,wD,bg,1,bu,2/wg,wg,wh,wD,wg,wg,wg,wg/wu,wu,wu,wB,wD,wu,wu,wu/wA,wB,wC,wD,wh,wu,wG,wH w c4>a6,e5>d4,f4>g3 -",
    "bA,bB,bC,bD,bh,bF,bG,bH/bD,bD,bD,bD,bD,bD,bD,bD/bg,bD,bg,bg,bD,bg,bg,bD/1,bD,bg,bg,bu,bD,bD,bD/\
     bD,bD,wg,bu,1,bu,wg,bD/wg,wH,wH,wg,1,wg,wH,wg/wA,wH,wH,wH,wH,wH,wH,wH/wA,wB,wC,wD,wh,wF,wG,wH b g5>f4 -",
];

/// The places of the terms.
const GRASS: usize = 0;
const UNDERBRUSH: usize = 1;
const BIRCH: usize = 2;
const TREE: usize = 6;
const SECOND_BERRY: usize = 7;
const MORE_BERRIES: usize = 8;
const LEAP: usize = 9;
const ROOM: usize = 10;
const BERRY_IN_REACH: usize = 11;
const BERRY_FALLS: usize = 12;
const EVERY_BERRY: usize = 13;
const BERRY_AT_TWO: usize = 14;
const BERRY_AT_THREE: usize = 15;
const CHAIN: usize = 16;
const CHAIN_AT_BERRY: usize = 19;
const CHAIN_TAKES: usize = 20;
const PREY: usize = 21;
const FOREST_GROUND: usize = 22;
const MEADOW_PREY: usize = 23;
const MEADOW: usize = 24;
const CLEARING: usize = 25;
const ATTACK: usize = 26;
const TWO_AIMS: usize = 27;
const TREES_FORWARD: usize = 28;
const GROUND_FORWARD: usize = 29;
const FREE_TREE: usize = 30;
const FRONT_TREE: usize = 31;
const TWO_AIMS_AT_ROOT: usize = 32;
const TEMPO: usize = 33;

impl Evaluate for Position {
    const TERMS: &'static [Term] = &[
        Term::new(Worth, "grass", "A square of grass."),
        Term::new(Worth, "underbrush", "A square of underbrush."),
        Term::new(Worth, "birch", "A square of a Birch."),
        Term::new(Worth, "ash", "A square of an Ash."),
        Term::new(Worth, "beech", "A square of a Beech."),
        Term::new(Worth, "pine", "A square of the Pine."),
        Term::new(Worth, "tree", "A tree that lives."),
        Term::new(Worth, "second huckleberry", "A second huckleberry, which makes the first one expendable."),
        Term::new(Worth, "more huckleberries", "A huckleberry beyond the second."),
        Term::new(Trick, "leap", "The leap, with grass to leap to."),
        Term::new(Build, "room", "A square of grass beside a huckleberry, at most four."),
        Term::new(Attack, "huckleberry in reach", "An enemy huckleberry that a tree reaches with one growth."),
        Term::new(Attack, "huckleberry falls", "The same for whoever is to move."),
        Term::new(Attack, "every huckleberry", "All enemy huckleberries in reach."),
        Term::new(Attack, "huckleberry at two", "An enemy huckleberry two growths away."),
        Term::new(Attack, "huckleberry at three", "An enemy huckleberry three growths away."),
        Term::new(Trick, "tree runs on", "A chain of a tree that can go on."),
        Term::new(Trick, "underbrush runs on", "A chain of underbrush or huckleberry that can go on."),
        Term::new(Trick, "grass runs on", "A chain of grass that can go on."),
        Term::new(Attack, "chain at huckleberry", "An enemy huckleberry that a chain will take."),
        Term::new(Attack, "chain takes", "An enemy square that a chain will take."),
        Term::new(Attack, "prey", "Enemy underbrush that a tree reaches."),
        Term::new(Build, "forest ground", "Own or neutral underbrush that a tree reaches."),
        Term::new(Attack, "meadow prey", "Enemy grass beside underbrush."),
        Term::new(Build, "meadow", "Own grass beside underbrush."),
        Term::new(Build, "clearing", "Bare ground beside grass."),
        Term::new(Attack, "attack", "A square of an enemy tree at which a chain and another tree aim."),
        Term::new(Attack, "two aims", "A square of an enemy tree at which two trees aim."),
        Term::new(Attack, "trees forward", "A rank that a square of a tree has come forward."),
        Term::new(Attack, "ground forward", "A rank that grass or underbrush has come forward."),
        Term::new(Build, "free tree", "A tree that can grow now."),
        Term::new(Attack, "front tree", "A tree that aims at a square of an enemy tree."),
        Term::new(Attack, "two aims at root", "A root of an enemy tree at which two trees aim."),
        Term::new(Worth, "tempo", "To be on the move."),
    ];
    const WEIGHTS: &'static [i32] = &WEIGHTS;

    fn tally(&self, sheet: &mut impl Sheet) {
        let groves = Side::ALL.map(|side| Grove::new(self, side));
        for side in Side::ALL {
            let (own, enemy) = (&groves[side.index()], &groves[side.other().index()]);
            let mut add = |term, count| sheet.add(term, side, count);
            material(own, &mut add);
            berries(own, self.has_leap(side), beside(own.berries) & (own.grass | enemy.grass), &mut add);
            hunt(own, enemy, side == self.side_to_move(), &mut add);
            chains(own, enemy, &mut add);
            growth(own, enemy, &mut add);
            add(TWO_AIMS_AT_ROOT, count(own.aimed_twice & self.trees(side.other()) & (0xff | 0xff << 56)));
            forward(own, side, &mut add);
        }
        sheet.add(TEMPO, self.side_to_move(), 1);
    }

    /// The kind of the action and where it starts; the order of execution is a later thought.
    fn split(&self, turn: &Turn) -> u32 {
        (turn.act as u32) << 6 | turn.from.index() as u32
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
}

/// What grows.
fn material(own: &Grove, add: &mut impl FnMut(usize, i32)) {
    add(GRASS, count(own.grass));
    add(UNDERBRUSH, count(own.underbrush));
    for (species, squares) in own.of_species().into_iter().enumerate() {
        add(BIRCH + species, count(squares));
    }
    add(TREE, own.trees.iter().filter(|&&tree| tree != 0).count() as i32);
}

/// The huckleberries, and where there may be more of them.
fn berries(own: &Grove, has_leap: bool, room: u64, add: &mut impl FnMut(usize, i32)) {
    let berries = count(own.berries);
    add(SECOND_BERRY, i32::from(berries > 1));
    add(MORE_BERRIES, (berries - 2).max(0));
    add(LEAP, i32::from(has_leap && own.grass != 0));
    add(ROOM, count(room).min(4));
}

/// How near the trees are to the enemy's huckleberries.
fn hunt(own: &Grove, enemy: &Grove, on_the_move: bool, add: &mut impl FnMut(usize, i32)) {
    let [one, two, three] = own.reach.map(|reach| enemy.berries & reach);
    add(BERRY_IN_REACH, count(one));
    if on_the_move {
        add(BERRY_FALLS, count(one));
    }
    add(EVERY_BERRY, i32::from(one == enemy.berries));
    add(BERRY_AT_TWO, count(two & !one));
    add(BERRY_AT_THREE, count(three & !two));
}

/// What momentum will bring.
fn chains(own: &Grove, enemy: &Grove, add: &mut impl FnMut(usize, i32)) {
    for (kind, going_on) in own.chains.going_on.into_iter().enumerate() {
        add(CHAIN + kind, going_on);
    }
    add(CHAIN_AT_BERRY, count(own.chains.taken & enemy.berries));
    add(CHAIN_TAKES, count(own.chains.taken & enemy.all));
    let enemy_trees = enemy.all & !enemy.grass & !enemy.underbrush & !enemy.berries;
    add(ATTACK, count(own.chains.attempts & own.aimed_twice & enemy_trees));
    add(TWO_AIMS, count(own.aimed_twice & enemy_trees));
}

/// Where there is room to grow.
fn growth(own: &Grove, enemy: &Grove, add: &mut impl FnMut(usize, i32)) {
    add(PREY, count(own.reach[0] & enemy.underbrush));
    add(FOREST_GROUND, count(own.reach[0] & !enemy.all));
    add(MEADOW_PREY, count(own.brush_grows & enemy.grass));
    add(MEADOW, count(own.brush_grows & own.grass));
    add(CLEARING, count(own.grass_grows));
    add(FREE_TREE, own.free_trees);
    add(FRONT_TREE, own.front_trees);
}

/// How far everything has come.
fn forward(own: &Grove, side: Side, add: &mut impl FnMut(usize, i32)) {
    let trees = own.all & !own.grass & !own.underbrush & !own.berries;
    add(TREES_FORWARD, ranks(trees, side));
    add(GROUND_FORWARD, ranks(own.grass | own.underbrush, side));
}

/// The ranks of these squares as the side sees them, its own first rank 0, added up.
fn ranks(squares: u64, side: Side) -> i32 {
    let squares = if side == Side::White { squares } else { squares.swap_bytes() };
    const HALVES: [u64; 3] = [0xff00_ff00_ff00_ff00, 0xffff_0000_ffff_0000, 0xffff_ffff_0000_0000];
    HALVES.iter().zip([1, 2, 4]).map(|(half, worth)| count(squares & half) * worth).sum()
}

fn count(squares: u64) -> i32 {
    squares.count_ones() as i32
}
