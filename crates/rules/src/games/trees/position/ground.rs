//! What grows where, as sets of squares, for evaluations.

use super::Trees;
use crate::Side;
use crate::games::trees::TREES;

impl Trees {
    /// Bare ground.
    ///
    /// ```
    /// use ludarium_rules::{Position, games::trees::Trees};
    /// let start = Trees::start(Default::default());
    /// assert_eq!(start.bare(), 0x0000_00ff_ff00_0000);
    /// ```
    #[must_use]
    #[inline]
    pub const fn bare(&self) -> u64 {
        self.board.bare()
    }

    /// The grass of a side.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::trees::Trees};
    /// let start = Trees::start(Default::default());
    /// assert_eq!(start.grass(Side::White), 0xff_0000);
    /// ```
    #[must_use]
    #[inline]
    pub const fn grass(&self, side: Side) -> u64 {
        self.board.grass() & self.board.own(side)
    }

    /// "Underbrush of either side, neutral underbrush or huckleberry of either side": the squares onto which trees grow.
    ///
    /// ```
    /// use ludarium_rules::{Position, games::trees::Trees};
    /// let start = Trees::start(Default::default());
    /// assert_eq!(start.brush().count_ones(), 2 * 8 + 2);
    /// ```
    #[must_use]
    #[inline]
    pub const fn brush(&self) -> u64 {
        self.board.brush()
    }

    /// The huckleberries of a side.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::trees::Trees};
    /// let start = Trees::start(Default::default());
    /// assert_eq!(start.huckleberries(Side::Black), 1 << 60);
    /// ```
    #[must_use]
    #[inline]
    pub const fn huckleberries(&self, side: Side) -> u64 {
        self.board.huckleberries(side)
    }

    /// The squares of the trees of a side.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::trees::Trees};
    /// let start = Trees::start(Default::default());
    /// assert_eq!(start.trees(Side::White), 0b1110_1111);
    /// ```
    #[must_use]
    #[inline]
    pub const fn trees(&self, side: Side) -> u64 {
        self.board.trees() & self.board.own(side)
    }

    /// The squares of each tree of a side, in the order of [`TREES`].
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::trees::Trees};
    /// let start = Trees::start(Default::default());
    /// assert_eq!(start.each_tree(Side::White), [1, 2, 4, 8, 32, 64, 128]);
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn each_tree(&self, side: Side) -> [u64; TREES.len()] {
        self.board.each_tree(side)
    }

    /// The heads of the running chains of a side.
    ///
    /// ```
    /// use ludarium_rules::{Notation, Position, Side, games::trees::Trees};
    /// let start = Trees::start(Default::default());
    /// let next = start.play_unchecked(&start.read_turn("a3>a4").expect("legal"));
    /// assert_eq!((next.heads_of(Side::White), next.heads_of(Side::Black)), (1 << 24, 0));
    /// ```
    #[must_use]
    #[inline]
    pub const fn heads_of(&self, side: Side) -> u64 {
        self.heads & self.board.own(side)
    }
}
