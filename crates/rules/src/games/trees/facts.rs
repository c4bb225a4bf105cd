//! The facts of the game: what can grow, the trees and their roots.

use crate::board::square::Square;
use crate::{Kind, Side};

/// Grass: "grows one king-step onto bare ground".
pub const GRASS: Kind = Kind(0);
/// Underbrush, of a side or neutral: "grows one king-step onto grass of either side"; "neutral underbrush never grows".
pub const UNDERBRUSH: Kind = Kind(1);
/// Huckleberry: "royal underbrush: every rule about underbrush holds for it".
pub const HUCKLEBERRY: Kind = Kind(2);

/// A species of tree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Species {
    /// "Grows like a rook."
    Birch,
    /// "Grows like a knight."
    Ash,
    /// "Grows like a bishop."
    Beech,
    /// "Grows like a queen."
    Pine,
}

impl Species {
    /// The name.
    ///
    /// ```
    /// use ludarium_rules::games::trees::Species;
    /// assert_eq!(Species::Pine.name(), "Pine");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Species::Birch => "Birch",
            Species::Ash => "Ash",
            Species::Beech => "Beech",
            Species::Pine => "Pine",
        }
    }

    /// "Birch, Ash and Beech are deciduous."
    #[must_use]
    pub const fn is_deciduous(self) -> bool {
        !matches!(self, Species::Pine)
    }
}

/// One of the seven trees that each side has, "named by the file of its root".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TreeFacts {
    /// Its number in pictures.
    pub kind: Kind,
    /// Its letter in texts: the file of its root, upper case.
    pub letter: char,
    /// The file of its root, 0 is a.
    pub file: u8,
    /// Its species.
    pub species: Species,
    /// Its name.
    pub name: &'static str,
}

impl TreeFacts {
    const fn new(kind: u8, file: u8, species: Species, name: &'static str) -> TreeFacts {
        TreeFacts { kind: Kind(kind), letter: (b'A' + file) as char, file, species, name }
    }

    /// "The root square of a tree is the one it started on: rank 1 for White, rank 8 for Black."
    ///
    /// ```
    /// use ludarium_rules::{Side, games::trees::TREES};
    /// assert_eq!(TREES[3].root(Side::Black).map(|square| square.to_string()).as_deref(), Some("d8"));
    /// ```
    #[must_use]
    pub const fn root(&self, side: Side) -> Option<Square> {
        Square::at(self.file, if matches!(side, Side::White) { 0 } else { 7 })
    }
}

/// "Birch (roots a, h), Ash (b, g), Beech (c, f), Pine (d)", in the order of their roots.
///
/// ```
/// use ludarium_rules::games::trees::TREES;
/// assert_eq!(TREES.map(|tree| tree.letter).iter().collect::<String>(), "ABCDFGH");
/// ```
pub const TREES: [TreeFacts; 7] = [
    TreeFacts::new(3, 0, Species::Birch, "a-Birch"),
    TreeFacts::new(4, 1, Species::Ash, "b-Ash"),
    TreeFacts::new(5, 2, Species::Beech, "c-Beech"),
    TreeFacts::new(6, 3, Species::Pine, "Pine"),
    TreeFacts::new(7, 5, Species::Beech, "f-Beech"),
    TreeFacts::new(8, 6, Species::Ash, "g-Ash"),
    TreeFacts::new(9, 7, Species::Birch, "h-Birch"),
];

/// The tree of a kind of picture; `None` for grass, underbrush and huckleberry.
///
/// ```
/// use ludarium_rules::games::trees::{HUCKLEBERRY, TREES, tree_of};
/// assert_eq!(tree_of(TREES[6].kind), Some(&TREES[6]));
/// assert_eq!(tree_of(HUCKLEBERRY), None);
/// ```
#[must_use]
pub fn tree_of(kind: Kind) -> Option<&'static TreeFacts> {
    const FACTS: &[TreeFacts] = &TREES;
    FACTS.iter().find(|tree| tree.kind == kind)
}

/// What players call a kind of growth; empty for a number that none has.
pub(super) fn name_of(kind: Kind) -> &'static str {
    match kind {
        GRASS => "Grass",
        UNDERBRUSH => "Underbrush",
        HUCKLEBERRY => "Huckleberry",
        _ => tree_of(kind).map_or("", |tree| tree.name),
    }
}

/// The names of everything that grows.
pub(super) fn names() -> Vec<&'static str> {
    let others = [GRASS, UNDERBRUSH, HUCKLEBERRY];
    others.into_iter().chain(TREES.map(|tree| tree.kind)).map(name_of).collect()
}
