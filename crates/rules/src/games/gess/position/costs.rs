//! What a move costs and wins, without carrying it out.

use super::super::facts::Turn;
use super::Gess;
use crate::Side;

impl Gess {
    /// The stones of a side rank by rank, from rank 1 on; bit 0 is the file a. The rim is always empty.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::gess::Gess};
    /// let rows = Gess::start(Default::default()).rows(Side::Black);
    /// assert_eq!((rows[0], rows[6]), (0, 0b00_0100_1001_0010_0100_100));
    /// ```
    #[must_use]
    #[inline]
    pub fn rows(&self, side: Side) -> [u32; 20] {
        self.board.of(side).rows()
    }

    /// How many stones a move of the side to move costs itself, by contact and over the edge, and how many it removes of
    /// the other side.
    ///
    /// ```
    /// use ludarium_rules::{Notation, Position, games::gess::Gess};
    /// let start = Gess::start(Default::default());
    /// let costs = |text| start.toll(start.read_turn(text).expect("legal"));
    /// assert_eq!((costs("i3-i5"), costs("c3-b3"), costs("e3-d3")), ((0, 0), (1, 0), (3, 0)));
    /// ```
    #[must_use]
    #[inline]
    pub fn toll(&self, turn: Turn) -> (u32, u32) {
        let motion = self.board.motion(self.side, turn);
        let over_the_edge = motion.block & !motion.landed;
        (motion.own.count_ones() + over_the_edge.count_ones(), motion.other.count_ones())
    }

    /// How many rings of the other side a move of the side to move breaks. The move need not be legal otherwise.
    ///
    /// ```
    /// use ludarium_rules::{Notation, Position, games::gess::Gess};
    /// let start = Gess::start(Default::default());
    /// let breaks = |text| start.rings_broken(start.read_turn(text).expect("legal"));
    /// assert_eq!(breaks("i3-i5"), 0);
    /// ```
    #[must_use]
    pub fn rings_broken(&self, turn: Turn) -> u32 {
        // Two blocks share a cell if their centres are at most two apart, and then never the middle of one alone.
        self.board.rings_near(self.side.other(), turn.to)
    }
}
