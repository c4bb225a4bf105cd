//! The position: the stones, the side to move, and which sides have a ring.

mod costs;

use std::fmt;
use std::hash::{Hash, Hasher};

use super::board::Board;
use super::facts::{Point, Turn};
use super::options::Options;
use crate::{Side, zobrist};

pub(super) const BLACK_TO_MOVE_KEY: u64 = zobrist::key(1024);
const CENTRE_ON_BOARD_KEY: u64 = zobrist::key(1025);
const KEEP_RING_KEY: u64 = zobrist::key(1026);

/// A position of Gess.
///
/// ```
/// use ludarium_rules::{Position, Side, games::gess::Gess};
/// let start = Gess::start(Default::default());
/// assert_eq!(start.side_to_move(), Side::Black);
/// assert_eq!(start.count_turns(), 478);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Gess {
    pub(super) board: Board,
    pub(super) hash: u64,
    pub(super) side: Side,
    pub(super) options: Options,
    /// Whether White and whether Black has a ring.
    pub(super) ringed: [bool; 2],
}

impl Gess {
    /// A position of a board that keeps the rules of position texts.
    pub(super) fn new(board: Board, side: Side, options: Options) -> Gess {
        let hash = from_scratch(&board, side, options);
        let ringed = Side::ALL.map(|side| !board.rings(side).is_empty());
        Gess { board, hash, side, options, ringed }
    }

    pub(super) fn at_start(options: Options) -> Gess {
        Gess::new(Board::START, Side::Black, options)
    }

    #[inline]
    pub(super) const fn mover(&self) -> Side {
        self.side
    }

    /// Whether both sides have a ring; else the game is over.
    #[inline]
    pub(super) const fn is_open(&self) -> bool {
        self.ringed[0] && self.ringed[1]
    }

    pub(super) fn hash_of_all(&self) -> u64 {
        from_scratch(&self.board, self.side, self.options)
    }

    #[inline]
    pub(super) const fn board(&self) -> &Board {
        &self.board
    }

    /// Whether a side has a ring.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::gess::Gess};
    /// assert!(Gess::start(Default::default()).has_ring(Side::White));
    /// ```
    #[must_use]
    #[inline]
    pub const fn has_ring(&self, side: Side) -> bool {
        self.ringed[side.index()]
    }

    /// The empty cells in the middle of a side's rings, from the lowest. "A ring is eight stones of one colour round an
    /// empty cell, wholly on the board. A side may have several."
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::gess::{Point, Gess}};
    /// let start = Gess::start(Default::default());
    /// assert!(start.rings(Side::Black).eq(Point::named("l3")));
    /// ```
    pub fn rings(&self, side: Side) -> impl Iterator<Item = Point> {
        self.board.rings(side).points()
    }

    /// Whose stone is on a point.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::gess::{Point, Gess}};
    /// let start = Gess::start(Default::default());
    /// let at = |name| start.stone_at(Point::named(name).expect("a point"));
    /// assert_eq!((at("l2"), at("l3"), at("l17")), (Some(Side::Black), None, Some(Side::White)));
    /// ```
    #[must_use]
    pub fn stone_at(&self, point: Point) -> Option<Side> {
        self.board.stone_at(point)
    }

    /// The stones of a side as rows, for sets of the whole board.
    #[must_use]
    #[inline(always)]
    pub fn cell_rows(&self, side: Side) -> super::CellRows {
        super::CellRows::new(self.board.of(side).rows())
    }

    /// The stones of a side, from the lowest rank up and in a rank from the left; at most [`super::STONES`].
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::gess::Gess};
    /// assert_eq!(Gess::start(Default::default()).stones(Side::White).count(), 43);
    /// ```
    pub fn stones(&self, side: Side) -> impl Iterator<Item = Point> {
        self.board.of(side).points()
    }
}

fn from_scratch(board: &Board, side: Side, options: Options) -> u64 {
    let when = |holds: bool, key: u64| if holds { key } else { 0 };
    board.hash()
        ^ when(side == Side::Black, BLACK_TO_MOVE_KEY)
        ^ when(options.centre_on_board, CENTRE_ON_BOARD_KEY)
        ^ when(options.keep_ring, KEEP_RING_KEY)
}

impl Hash for Gess {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

impl fmt::Debug for Gess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |on| if on { "on" } else { "off" };
        let Options { centre_on_board, keep_ring } = self.options;
        write!(f, "gess \"{self}\" centre_on_board={} keep_ring={}", word(centre_on_board), word(keep_ring))
    }
}

impl Gess {
    #[inline]
    pub(super) fn played(&self, turn: Turn) -> Gess {
        let Gess { mut board, side, mut ringed, .. } = *self;
        let motion = board.motion(side, turn);
        board.carry_out(side, turn, motion);
        let hash = self.hash ^ BLACK_TO_MOVE_KEY ^ motion.key(side, turn);
        ringed[side.index()] = !board.rings(side).is_empty();
        // No move makes a ring of the other side; one ends only by losing stones, for the block that would enter it
        // touches them.
        if motion.other != 0 {
            ringed[side.other().index()] = !board.rings(side.other()).is_empty();
        }
        Gess { board, hash, side: side.other(), options: self.options, ringed }
    }
}
