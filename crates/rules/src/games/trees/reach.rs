//! What grows where: ways, connections, what falls with a square, what trees reach.

use super::facts::{Species, TREES, TreeFacts};
use super::geometry::{connected, fill};
use super::position::Trees;
use crate::Side;
use crate::board::square::{Square, diagonal_lines, king_steps, knight_leaps, orthogonal_lines, squares};

/// The squares that a growth from one square to another takes: those of the line that they share, without the first; for
/// two squares that share no line, the second alone.
///
/// ```
/// use ludarium_rules::{board::square::Square, games::trees::way};
/// let [a1, c3, d2] = ["a1", "c3", "d2"].map(|name| Square::named(name).expect("a square"));
/// assert_eq!((way(a1, c3).count_ones(), way(a1, d2)), (2, d2.bit()));
/// ```
#[must_use]
#[inline(always)]
pub fn way(from: Square, to: Square) -> u64 {
    fill(from, to)
}

/// The squares of a [`way`], nearest first.
///
/// ```
/// use ludarium_rules::{board::square::Square, games::trees::way_squares};
/// let [c3, a1] = ["c3", "a1"].map(|name| Square::named(name).expect("a square"));
/// let names: Vec<String> = way_squares(c3, a1).map(|square| square.to_string()).collect();
/// assert_eq!(names, ["b2", "a1"]);
/// ```
pub fn way_squares(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let mut way: Vec<Square> = squares(way(from, to)).collect();
    if to < from {
        way.reverse();
    }
    way.into_iter()
}

impl Species {
    /// The squares one step or leap away, where a growth of one step could go.
    ///
    /// ```
    /// use ludarium_rules::{board::square::Square, games::trees::Species};
    /// let a1 = Square::named("a1").expect("a square");
    /// assert_eq!([Species::Birch, Species::Ash, Species::Beech].map(|species| species.neighbours(a1).count_ones()), [2, 2, 1]);
    /// ```
    #[must_use]
    pub fn neighbours(self, square: Square) -> u64 {
        self.steps(square.bit())
    }

    /// The squares at which a growth from any square of a set may aim: those that it reaches over `open` squares, and the
    /// square that ends its way there.
    ///
    /// ```
    /// use ludarium_rules::games::trees::Species;
    /// assert_eq!(Species::Pine.aims(1 << 27, u64::MAX).count_ones(), 27);
    /// assert_eq!(Species::Birch.aims(1 << 27, 0).count_ones(), 4);
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn aims(self, from: u64, open: u64) -> u64 {
        match self {
            Species::Birch => orthogonal_lines(from, open),
            Species::Ash => knight_leaps(from),
            Species::Beech => diagonal_lines(from, open),
            Species::Pine => orthogonal_lines(from, open) | diagonal_lines(from, open),
        }
    }
}

/// The squares that a connected tree loses with one of its squares.
#[inline]
const fn falling(species: Species, root: u64, tree: u64, square: Square) -> u64 {
    let rest = tree & !square.bit();
    let near = species.steps(square.bit()) & rest;
    if square.bit() == root {
        tree
    } else if near & near.wrapping_sub(1) == 0 {
        // Nothing else hangs on the end of a branch.
        square.bit()
    } else {
        tree & !connected(species, root, rest)
    }
}

/// What the running chains of a side will do as the board is ([`Trees::chain_reach`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ChainReach {
    /// The squares that they take.
    pub taken: u64,
    /// The squares of trees that those of trees reach but cannot take alone.
    pub attacked: u64,
}

impl TreeFacts {
    /// Of the squares of this tree of a side, those that are connected to its root.
    ///
    /// "Two squares of a tree are connected if one step of its kind leads from one to the other, whatever grew from where."
    #[must_use]
    pub fn connected(&self, side: Side, tree: u64) -> u64 {
        connected(self.species, self.root(side).map_or(0, Square::bit), tree)
    }

    /// The connections from the root of this tree of a side outward, as (nearer square, farther square); each connected
    /// square but the root is the farther one of one of them.
    ///
    /// ```
    /// use ludarium_rules::{Side, games::trees::TREES};
    /// // The a-Birch on a1, a2 and b2; h8 is cut off.
    /// let branches = TREES[0].branches(Side::White, 1 | 1 << 8 | 1 << 9 | 1 << 63);
    /// let names: Vec<String> = branches.iter().map(|(near, far)| format!("{near}-{far}")).collect();
    /// assert_eq!(names, ["a1-a2", "a2-b2"]);
    /// ```
    #[must_use]
    pub fn branches(&self, side: Side, tree: u64) -> Vec<(Square, Square)> {
        let Some(root) = self.root(side).filter(|root| root.is_in(tree)) else { return Vec::new() };
        let (mut left, mut reached, mut branches) = (tree & !root.bit(), vec![root], Vec::new());
        let mut next = 0;
        while let Some(&near) = reached.get(next) {
            next += 1;
            for far in squares(self.species.neighbours(near) & left) {
                left &= !far.bit();
                reached.push(far);
                branches.push((near, far));
            }
        }
        branches
    }
}

impl Trees {
    /// The squares that lose their content when what stands on a square retreats or is killed: the square, and for a tree
    /// all that is cut off from its root. Empty for bare ground and neutral underbrush.
    ///
    /// ```
    /// use ludarium_rules::{Position, board::square::Square, games::trees::Trees};
    /// // "Ash with squares b1, c3, d5, b4: when d5 dies, b4 dies too although it touches c3 diagonally."
    /// let text = "4,bh,3/8/8/3,wB,4/1,wB,6/2,wB,5/8/1,wB,2,wh,3 w - -";
    /// let position = Trees::parse(text, Default::default()).expect("a position");
    /// let [d5, b4] = ["d5", "b4"].map(|name| Square::named(name).expect("a square"));
    /// assert_eq!(position.falling_with(d5), d5.bit() | b4.bit());
    /// ```
    #[must_use]
    pub fn falling_with(&self, square: Square) -> u64 {
        let content = self.board().content(square);
        match (content.side(), content.species()) {
            (None, _) => 0,
            (Some(_), None) => square.bit(),
            (Some(_), Some(species)) => falling(species, content.root(), self.board().of(content), square),
        }
    }

    /// The squares that the trees of a side can grow over in one growth, on their way or as its end: underbrush and
    /// huckleberries of either side, and neutral underbrush.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, board::square::Square, games::trees::Trees};
    /// let text = "4,bh,3/2,wB,5/8/3,wB,4/8/2,wB,5/8/1,wB,2,wh,3 w - -";
    /// let position = Trees::parse(text, Default::default()).expect("a position");
    /// let e8 = Square::named("e8").expect("a square");
    /// assert!(e8.is_in(position.tree_reach(Side::White)), "an Ash leaps from c7 to e8");
    /// assert_eq!(position.tree_reach(Side::Black), 0);
    /// ```
    #[must_use]
    pub fn tree_reach(&self, side: Side) -> u64 {
        let brush = self.board().brush();
        let trees = self.each_tree(side);
        TREES.iter().zip(trees).fold(0, |all, (facts, tree)| all | facts.species.aims(tree, brush) & brush)
    }

    /// The squares onto which the grass of a side can grow: "one king-step onto bare ground".
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::trees::Trees};
    /// assert_eq!(Trees::start(Default::default()).grass_reach(Side::White), 0xff << 24);
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn grass_reach(&self, side: Side) -> u64 {
        king_steps(self.grass(side)) & self.bare()
    }

    /// The squares onto which the underbrush and the huckleberries of a side can grow: "one king-step onto grass of either
    /// side".
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::trees::Trees};
    /// assert_eq!(Trees::start(Default::default()).underbrush_reach(Side::White), 0xff << 16);
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn underbrush_reach(&self, side: Side) -> u64 {
        let brush = self.board().own(side) & self.board().brush();
        king_steps(brush) & self.board().grass()
    }

    /// What the running chains of a side will do as the board is.
    ///
    /// ```
    /// use ludarium_rules::{Notation, Position, Side, games::trees::Trees};
    /// let start = Trees::start(Default::default());
    /// let next = start.play_unchecked(&start.read_turn("a3>a4").expect("legal"));
    /// assert_eq!(next.chain_reach(Side::White).taken, 1 << 32, "grass grows on to a5");
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn chain_reach(&self, side: Side) -> ChainReach {
        let mut chains = ChainReach::default();
        let (grass, trees) = (self.grass(side), self.trees(side));
        for head in squares(self.heads_of(side)) {
            let Some(next) = self.chain(head) else { continue };
            let ground = match () {
                () if head.is_in(trees) => self.board().brush(),
                () if head.is_in(grass) => self.bare(),
                () => self.board().grass(),
            };
            let closed = way(head, next) & !ground;
            if closed == 0 {
                chains.taken |= way(head, next);
            } else if head.is_in(trees) && closed == next.bit() {
                chains.attacked |= next.bit();
            }
        }
        chains
    }
}
