//! The position: the board, the running chains, the leaps that are left, the side to move.

mod board;
mod chains;
mod ground;

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::board::square::{Square, squares};
use crate::{Piece, Side, zobrist};

pub(super) use board::{Board, Content};
pub use chains::MOST_CHAINS;

/// In [`Trees::next`]: no chain has its head here.
const NO_CHAIN: u8 = 64;

/// A position of the Game for the Trees.
///
/// ```
/// use ludarium_rules::{Notation, Position, games::trees::Trees};
/// let start = Trees::start(Default::default());
/// assert_eq!(start.count_turns(), 88);
/// let next = start.play_unchecked(&start.read_turn("b1>d2").expect("an Ash grows by a knight's leap"));
/// assert!(next.to_string().ends_with(" b d2>f3 wb"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Trees {
    pub(super) board: Board,
    /// The heads of all running chains, of both sides.
    pub(super) heads: u64,
    /// For every head the square that its chain will try next.
    pub(super) next: [u8; Square::COUNT],
    pub(super) hash: u64,
    pub(super) side: Side,
    /// Who still has the leap: bit 0 White, bit 1 Black.
    pub(super) leaps: u8,
}

impl Trees {
    /// A position without chains; the caller keeps the rules of position texts.
    pub(super) fn new(board: Board, side: Side, leaps: [bool; 2]) -> Trees {
        let leaps = u8::from(leaps[0]) | u8::from(leaps[1]) << 1;
        let mut position = Trees { board, heads: 0, next: [NO_CHAIN; Square::COUNT], hash: 0, side, leaps };
        position.hash = position.hash_from_scratch();
        position
    }

    pub(super) fn hash_from_scratch(&self) -> u64 {
        let chains = squares(self.heads).fold(0, |hash, head| hash ^ chain_key(head, self.next[head.index()]));
        let side = if self.side == Side::Black { BLACK_TO_MOVE_KEY } else { 0 };
        self.board.hash() ^ chains ^ side ^ leap_key(self.leaps)
    }

    #[inline(always)]
    pub(super) const fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub(super) const fn heads(&self) -> u64 {
        self.heads
    }

    /// The chains of the side to move.
    #[inline(always)]
    pub(super) const fn running(&self) -> u64 {
        self.heads & self.board.own(self.side)
    }

    /// Whether a chain of the side to move is running: it is executed with the next turn.
    #[must_use]
    #[inline]
    pub const fn has_running_chain(&self) -> bool {
        self.running() != 0
    }

    /// The square that the chain with a head will try next.
    ///
    /// ```
    /// use ludarium_rules::{Notation, Position, board::square::Square, games::trees::Trees};
    /// let start = Trees::start(Default::default());
    /// let next = start.play_unchecked(&start.read_turn("a3>a4").expect("legal"));
    /// let [a3, a4, a5] = ["a3", "a4", "a5"].map(|name| Square::named(name).expect("a square"));
    /// assert_eq!((next.chain(a4), next.chain(a3)), (Some(a5), None));
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn chain(&self, head: Square) -> Option<Square> {
        Square::new(self.next[head.index()])
    }

    /// What stands on a square; `None` is bare ground, a piece without a side is neutral underbrush.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.content(square).piece()
    }

    /// The squares of a side.
    #[must_use]
    pub fn squares_of(&self, side: Side) -> u64 {
        self.board.own(side)
    }

    /// Whether a side still has its leap; "the leap flag stays when the huckleberry is gone".
    #[must_use]
    pub const fn has_leap(&self, side: Side) -> bool {
        self.leaps >> side.index() & 1 == 1
    }

    #[inline(always)]
    pub(super) fn start_chain(&mut self, head: Square, next: Square) {
        let next = next.index() as u8;
        self.heads |= head.bit();
        self.next[head.index()] = next;
        self.hash ^= chain_key(head, next);
    }

    /// Ends a chain, if there is one.
    #[inline(always)]
    pub(super) fn end_chain(&mut self, head: Square) {
        if head.is_in(self.heads) {
            let next = std::mem::replace(&mut self.next[head.index()], NO_CHAIN);
            self.heads &= !head.bit();
            self.hash ^= chain_key(head, next);
        }
    }

    #[inline(always)]
    pub(super) fn fill(&mut self, set: u64, content: Content) {
        self.hash ^= self.board.fill(set, content);
    }

    /// The side to move has leapt.
    pub(super) fn spend_leap(&mut self) {
        let left = self.leaps & !(1 << self.side.index());
        self.hash ^= leap_key(self.leaps) ^ leap_key(left);
        self.leaps = left;
    }

    #[inline(always)]
    pub(super) fn pass_on(&mut self) {
        self.side = self.side.other();
        self.hash ^= BLACK_TO_MOVE_KEY;
    }
}

static CHAIN_KEYS: [u64; 4096] = zobrist::keys(2048);
const BLACK_TO_MOVE_KEY: u64 = zobrist::key(6144);

#[inline]
pub(super) fn chain_key(head: Square, next: u8) -> u64 {
    CHAIN_KEYS[head.index() << 6 | usize::from(next & 63)]
}

pub(super) const fn leap_key(leaps: u8) -> u64 {
    zobrist::key(6145 + leaps as u64)
}

impl Hash for Trees {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

impl fmt::Debug for Trees {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "trees \"{self}\"")
    }
}
