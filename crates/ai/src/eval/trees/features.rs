//! What one side has on the board, and how far it can grow.

use ludarium_rules::Side;
use ludarium_rules::games::trees::{ChainReach, Species, TREES, Trees};

/// The species, in the order of [`SideFeatures::of_species`].
const SPECIES: [Species; 4] = [Species::Birch, Species::Ash, Species::Beech, Species::Pine];

pub(super) struct SideFeatures {
    pub(super) grass: u64,
    pub(super) underbrush: u64,
    pub(super) berries: u64,
    pub(super) trees: [u64; TREES.len()],
    pub(super) all: u64,
    /// The brush that its trees can reach with one growth, with two and with three.
    pub(super) reach: [u64; 3],
    /// The squares at which two of its trees or more can aim.
    pub(super) aimed_twice: u64,
    /// The trees that can grow now.
    pub(super) free_trees: i32,
    /// The bare ground beside its grass.
    pub(super) grass_grows: u64,
    /// The grass beside its underbrush and its huckleberries.
    pub(super) brush_grows: u64,
    /// What its running chains will do as the board is.
    pub(super) chains: ChainReach,
}

impl SideFeatures {
    #[inline(always)]
    pub(super) fn new(position: &Trees, side: Side) -> SideFeatures {
        let brush = position.brush();
        let (grass, berries) = (position.grass(side), position.huckleberries(side));
        let (all, trees) = (position.squares_of(side), position.each_tree(side));
        let underbrush = all & brush & !berries;
        let mut features = SideFeatures {
            grass,
            underbrush,
            berries,
            trees,
            all,
            reach: [0; 3],
            aimed_twice: 0,
            free_trees: 0,
            grass_grows: position.grass_reach(side),
            brush_grows: position.underbrush_reach(side),
            chains: position.chain_reach(side),
        };
        features.find_reach(brush & !berries);
        features
    }

    /// The squares of its trees, by species.
    #[inline(always)]
    pub(super) fn of_species(&self) -> [u64; 4] {
        by_species(&self.trees)
    }

    /// Fills in how far the trees reach; they do not take their own huckleberries.
    #[inline(always)]
    fn find_reach(&mut self, open: u64) {
        let (mut aimed, mut reached) = (0, [0; TREES.len()]);
        for (place, facts) in TREES.iter().enumerate() {
            let tree = self.trees[place];
            if tree != 0 {
                let aims = facts.species.aims(tree, open);
                self.aimed_twice |= aimed & aims;
                aimed |= aims;
                self.free_trees += i32::from(aims & open != 0);
                reached[place] = aims & open;
            }
        }
        self.reach = [aimed & open; 3];
        let mut from = by_species(&reached);
        for growths in 1..3 {
            for (species, from) in SPECIES.into_iter().zip(&mut from) {
                if *from != 0 {
                    *from |= species.aims(*from, open) & open;
                    self.reach[growths] |= *from;
                }
            }
            if growths == 1 {
                self.reach[2] = self.reach[1];
            }
        }
    }
}

/// The squares of trees, in the order of [`SPECIES`].
#[inline(always)]
fn by_species(trees: &[u64; TREES.len()]) -> [u64; 4] {
    let [a, b, c, d, f, g, h] = *trees;
    [a | h, b | g, c | f, d]
}
