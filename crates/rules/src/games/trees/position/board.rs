//! The board: what every square holds, in five planes of bits.

use crate::board::square::{Square, squares};
use crate::games::trees::{GRASS, HUCKLEBERRY, Species, TREES, TreeFacts, UNDERBRUSH};
use crate::{Kind, Piece, Side, zobrist};

/// What a square holds: four bits for what it is, one for the side.
///
/// Bare ground is 0, grass 1, underbrush 2, huckleberry 3, neutral underbrush 4; trees are 8 and more. So "underbrush,
/// neutral underbrush or huckleberry", the ground of trees, is whatever has bit 1 or 2 and not bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::trees) struct Content(u8);

const SIDE_BIT: u8 = 16;
const TREE_BIT: u8 = 8;

impl Content {
    pub(in crate::games::trees) const BARE: Content = Content(0);
    pub(in crate::games::trees) const NEUTRAL: Content = Content(4);

    pub(in crate::games::trees) const fn grass(side: Side) -> Content {
        Content::of(side, 1)
    }

    pub(in crate::games::trees) const fn underbrush(side: Side) -> Content {
        Content::of(side, 2)
    }

    pub(in crate::games::trees) const fn huckleberry(side: Side) -> Content {
        Content::of(side, 3)
    }

    /// A square of a tree, by its place in [`TREES`].
    pub(in crate::games::trees) const fn tree(side: Side, place: usize) -> Content {
        Content::of(side, TREE_BIT + place as u8)
    }

    #[inline(always)]
    const fn of(side: Side, code: u8) -> Content {
        Content(code + if matches!(side, Side::Black) { SIDE_BIT } else { 0 })
    }

    /// Whose it is; bare and neutral ground belong to nobody.
    pub(in crate::games::trees) const fn side(self) -> Option<Side> {
        match self.0 {
            0 | 4 => None,
            code if code & SIDE_BIT == 0 => Some(Side::White),
            _ => Some(Side::Black),
        }
    }

    #[inline(always)]
    pub(in crate::games::trees) const fn is_tree(self) -> bool {
        self.0 & TREE_BIT != 0
    }

    #[inline(always)]
    pub(in crate::games::trees) const fn is_grass(self) -> bool {
        self.0 & 15 == 1
    }

    pub(in crate::games::trees) fn facts(self) -> Option<&'static TreeFacts> {
        const FACTS: &[TreeFacts] = &TREES;
        if self.is_tree() { FACTS.get(usize::from(self.0 & 7)) } else { None }
    }

    #[inline]
    pub(in crate::games::trees) fn species(self) -> Option<Species> {
        self.facts().map(|facts| facts.species)
    }

    /// The root of the tree that it is a square of, as a set.
    pub(in crate::games::trees) fn root(self) -> u64 {
        let root = self.facts().zip(self.side()).and_then(|(facts, side)| facts.root(side));
        root.map_or(0, Square::bit)
    }

    /// What is shown; `None` for bare ground.
    pub(in crate::games::trees) fn piece(self) -> Option<Piece> {
        let kind = match self.0 & 15 {
            0 => return None,
            1 => GRASS,
            2 | 4 => UNDERBRUSH,
            3 => HUCKLEBERRY,
            code => Kind(code - TREE_BIT + 3),
        };
        Some(Piece { side: self.side(), kind })
    }

    /// The number of the content, below 32.
    #[inline(always)]
    pub(in crate::games::trees) const fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::games::trees) struct Board {
    planes: [u64; 5],
}

impl Board {
    pub(in crate::games::trees) const BARE: Board = Board { planes: [0; 5] };

    #[inline(always)]
    pub(in crate::games::trees) const fn content(&self, square: Square) -> Content {
        let [p0, p1, p2, p3, p4] = self.planes;
        let at = square.index();
        let bits =
            (p0 >> at & 1) | (p1 >> at & 1) << 1 | (p2 >> at & 1) << 2 | (p3 >> at & 1) << 3 | (p4 >> at & 1) << 4;
        Content(bits as u8)
    }

    /// Makes all squares of a set hold the same; returns the change of the hash, for XOR.
    #[inline(always)]
    pub(in crate::games::trees) fn fill(&mut self, set: u64, content: Content) -> u64 {
        let mut change = 0;
        for square in squares(set) {
            change ^= content_key(self.content(square), square) ^ content_key(content, square);
        }
        for (i, plane) in self.planes.iter_mut().enumerate() {
            *plane = *plane & !set | if content.0 >> i & 1 == 1 { set } else { 0 };
        }
        change
    }

    /// The squares that hold something.
    pub(in crate::games::trees) fn of(&self, content: Content) -> u64 {
        (0..5).fold(u64::MAX, |set, i| set & if content.0 >> i & 1 == 1 { self.planes[i] } else { !self.planes[i] })
    }

    #[inline(always)]
    pub(in crate::games::trees) const fn bare(&self) -> u64 {
        let [p0, p1, p2, p3, _] = self.planes;
        !(p0 | p1 | p2 | p3)
    }

    /// Grass of either side.
    #[inline(always)]
    pub(in crate::games::trees) const fn grass(&self) -> u64 {
        let [p0, p1, p2, p3, _] = self.planes;
        p0 & !(p1 | p2 | p3)
    }

    /// The squares of each tree of a side, in the order of [`TREES`].
    #[inline(always)]
    pub(in crate::games::trees) const fn each_tree(&self, side: Side) -> [u64; TREES.len()] {
        let [p0, p1, p2, ..] = self.planes;
        let trees = self.trees() & self.own(side);
        let (low, high) = (trees & !p2, trees & p2);
        let [a_b, c_d, f_g, h] = [low & !p1, low & p1, high & !p1, high & p1];
        [a_b & !p0, a_b & p0, c_d & !p0, c_d & p0, f_g & !p0, f_g & p0, h]
    }

    /// "Underbrush of either side, neutral underbrush or huckleberry of either side": where trees grow.
    #[inline(always)]
    pub(in crate::games::trees) const fn brush(&self) -> u64 {
        let [_, p1, p2, p3, _] = self.planes;
        (p1 | p2) & !p3
    }

    /// Squares of trees of either side.
    #[inline(always)]
    pub(in crate::games::trees) const fn trees(&self) -> u64 {
        self.planes[3]
    }

    /// The squares of a side; "neutral squares belong to nobody".
    #[inline(always)]
    pub(in crate::games::trees) const fn own(&self, side: Side) -> u64 {
        let [p0, p1, _, p3, p4] = self.planes;
        (p0 | p1 | p3) & if matches!(side, Side::Black) { p4 } else { !p4 }
    }

    #[inline(always)]
    pub(in crate::games::trees) const fn huckleberries(&self, side: Side) -> u64 {
        let [p0, p1, ..] = self.planes;
        p0 & p1 & !self.trees() & self.own(side)
    }

    pub(super) fn hash(&self) -> u64 {
        Square::all().fold(0, |hash, square| hash ^ content_key(self.content(square), square))
    }
}

static KEYS: [u64; 2048] = zobrist::keys(0);

#[inline]
fn content_key(content: Content, square: Square) -> u64 {
    KEYS[(content.index() & 31) << 6 | square.index()]
}
