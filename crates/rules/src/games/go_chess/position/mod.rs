//! The position: the board, the phase, the side to move, and what follows from them.

mod accessors;
mod board;
mod draw;
mod lines;
mod placement;

use std::hash::{Hash, Hasher};

use super::{Options, Square};
use crate::{Side, zobrist};

pub(super) use board::Board;
pub(super) use lines::{BOARD, EVEN, between, bit, first, has, moved, several, sights, squares};
pub(super) use placement::{Placement, Reveal};

const BLACK_TO_MOVE_KEY: u64 = zobrist::key(2432);

pub(super) const fn side_key(side: Side) -> u64 {
    match side {
        Side::White => 0,
        Side::Black => BLACK_TO_MOVE_KEY,
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    /// "The pieces are placed pair by pair."
    Placement(Placement),
    /// "Chess moves on the 10x10 board."
    Play,
}

/// A position of Go-Chess.
///
/// It is the whole truth: while Black chooses, White's secret choice is in it and `Display` writes it, because the rules
/// need it. [`Debug`], the view and [`crate::HiddenInfo::text_seen_by`] do not show it.
///
/// ```
/// use ludarium_rules::{HiddenInfo, Position, Side, games::go_chess::GoChess};
/// let start = GoChess::start(Default::default());
/// assert_eq!(start.count_turns(), 90);
/// let chosen = start.play_unchecked(&start.turns().expect("few")[0]);
/// assert!(chosen.text_seen_by(Side::Black).ends_with("b place:0:-:-:?"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct GoChess {
    pub(super) board: Board,
    pub(super) phase: Phase,
    pub(super) options: Options,
    pub(super) hash: u64,
    pub(super) side: Side,
}

impl GoChess {
    /// A position of parts that keep the rules of position texts.
    pub(super) fn new(board: Board, side: Side, phase: Phase, options: Options) -> GoChess {
        let hash = from_scratch(&board, side, &phase);
        GoChess { board, phase, options, hash, side }
    }

    #[inline]
    pub(super) const fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub(super) const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Plays a move of the phase of play.
    #[inline]
    pub(super) fn after_move(&self, from: Square, to: Square) -> GoChess {
        let mut next = *self;
        next.hash ^= BLACK_TO_MOVE_KEY ^ next.board.relocate(self.side, from, to);
        next.side = self.side.other();
        next
    }

    pub(super) fn with_other_side_to_move(&self) -> GoChess {
        GoChess { hash: self.hash ^ BLACK_TO_MOVE_KEY, side: self.side.other(), ..*self }
    }

    /// The board of a round before anything is placed.
    pub(super) fn first_of_round(options: Options, round: u32) -> GoChess {
        let board = Board::empty(draw::blocked_squares(options, round));
        GoChess::new(board, Side::White, Phase::Placement(Placement::START), options)
    }
}

/// The seed is left out: it changes no rule, only which board a match starts on.
pub(super) fn from_scratch(board: &Board, side: Side, phase: &Phase) -> u64 {
    let secrets = match phase {
        Phase::Placement(placement) => placement.hash(),
        Phase::Play => 0,
    };
    board.hash() ^ side_key(side) ^ secrets
}

impl Hash for GoChess {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}
