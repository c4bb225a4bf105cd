//! What one side has on the board, and how far it can grow.

use ludarium_rules::Side;
use ludarium_rules::board::square::squares;
use ludarium_rules::games::trees::{Species, TREES, Trees, way};

use super::aims::{aims, beside};

/// The species, in the order of [`SideFeatures::of_species`].
const SPECIES: [Species; 4] = [Species::Birch, Species::Ash, Species::Beech, Species::Pine];

/// The features of one side.
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
    pub(super) chains: Chains,
}

/// What the running chains of one side will do as the board is.
#[derive(Default)]
pub(super) struct Chains {
    /// The squares that they take next turn.
    pub(super) taken: u64,
    /// The squares of other trees at which they aim.
    pub(super) attempts: u64,
}

impl SideFeatures {
    pub(super) fn new(position: &Trees, side: Side) -> SideFeatures {
        let brush = position.brush();
        let (grass, berries) = (position.grass(side), position.huckleberries(side));
        let (all, trees) = (position.squares_of(side), position.each_tree(side));
        let underbrush = all & brush & !berries;
        let all_grass = position.grass(Side::White) | position.grass(Side::Black);
        let mut features = SideFeatures {
            grass,
            underbrush,
            berries,
            trees,
            all,
            reach: [0; 3],
            aimed_twice: 0,
            free_trees: 0,
            grass_grows: beside(grass) & position.bare(),
            brush_grows: beside(underbrush | berries) & all_grass,
            chains: Chains::of(position, side, brush, all_grass),
        };
        features.find_reach(brush & !berries);
        features
    }

    /// The squares of its trees, by species.
    pub(super) fn of_species(&self) -> [u64; 4] {
        by_species(&self.trees)
    }

    /// Fills in how far the trees reach; they do not take their own huckleberries.
    fn find_reach(&mut self, open: u64) {
        let (mut aimed, mut reached) = (0, [0; TREES.len()]);
        for (place, facts) in TREES.iter().enumerate() {
            let tree = self.trees[place];
            if tree != 0 {
                let aims = aims(facts.species, tree, open);
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
                    *from |= aims(species, *from, open) & open;
                    self.reach[growths] |= *from;
                }
            }
            if growths == 1 {
                self.reach[2] = self.reach[1];
            }
        }
    }
}

impl Chains {
    fn of(position: &Trees, side: Side, brush: u64, all_grass: u64) -> Chains {
        let mut chains = Chains::default();
        let (grass, trees) = (position.grass(side), position.trees(side));
        for head in squares(position.heads_of(side)) {
            let Some(next) = position.chain(head) else { continue };
            let ground = match () {
                () if head.is_in(trees) => brush,
                () if head.is_in(grass) => position.bare(),
                () => all_grass,
            };
            let way = way(head, next);
            if way & !ground == 0 {
                chains.taken |= way;
            } else if head.is_in(trees) && way & !ground == next.bit() {
                chains.attempts |= next.bit();
            }
        }
        chains
    }
}

/// The squares of trees, in the order of [`SPECIES`].
fn by_species(trees: &[u64; TREES.len()]) -> [u64; 4] {
    let [a, b, c, d, f, g, h] = *trees;
    [a | h, b | g, c | f, d]
}
