//! Treason: the implementations of `Position` and `HiddenInfo`.

use std::ops::ControlFlow;

use super::position::BLACK_TO_MOVE_KEY;
use super::{Options, PieceKind, Treason, Turn, text};
use crate::{HiddenInfo, Outcome, Position, Side, TextError, Which};

reasons! {
    ANNIHILATION = "annihilation", "The side to move has no piece left";
    BLOCKED = "blocked", "The side to move has no legal turn";
}

impl Position for Treason {
    /// "80 plies without a capture, a promotion, a conversion or a man's move to another line."
    const NO_PROGRESS_PLIES: u32 = 80;

    type Options = Options;
    type Turn = Turn;

    fn start(options: Options) -> Treason {
        text::start(options)
    }

    fn parse(text: &str, options: Options) -> Result<Treason, TextError> {
        text::parse(text, options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    /// "A side with no pieces (**annihilation**) or no legal turn (**blocked**) at its turn loses (only the side to move
    /// is looked at)."
    fn outcome(&self) -> Option<Outcome> {
        let side = self.side_to_move();
        if self.pieces(side) == 0 {
            Some(Outcome::win(side.other(), ANNIHILATION))
        } else if !self.can_move() {
            Some(Outcome::win(side.other(), BLOCKED))
        } else {
            None
        }
    }

    #[inline]
    fn visit<F>(&self, which: Which, visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        self.visit_turns(which, visitor)
    }

    #[inline]
    fn play_unchecked(&self, turn: &Turn) -> Treason {
        let mut next = *self;
        match turn {
            Turn::Step { from, to } => next.relocate(*from, *to),
            Turn::Convert { at, .. } => next.convert(*at),
            Turn::Capture(chain) => {
                for capture in chain.captures() {
                    next.remove_enemy(capture.over);
                    next.relocate(capture.from, capture.landing);
                }
            }
        }
        next.side = self.side.other();
        next.hash ^= BLACK_TO_MOVE_KEY;
        next.forced = next.can_capture();
        next
    }

    fn threatened(&self) -> Option<Treason> {
        let mut other = *self;
        other.side = self.side.other();
        other.hash ^= BLACK_TO_MOVE_KEY;
        other.forced = other.can_capture();
        (self.outcome().is_none() && other.outcome().is_none()).then_some(other)
    }

    fn zobrist(&self) -> u64 {
        self.hash
    }

    fn zobrist_from_scratch(&self) -> u64 {
        self.hash_anew()
    }

    fn turn_key(&self, turn: &Turn) -> u32 {
        turn.key()
    }

    fn is_progress(&self, turn: &Turn) -> bool {
        match *turn {
            Turn::Capture(_) | Turn::Convert { .. } => true,
            // A man may also be promoted along a line: from its odd end, F6 or G1.
            Turn::Step { from, to } => {
                let kind = self.kind_at(from);
                kind == PieceKind::Man && (from.line() != to.line() || self.promoted(kind, to) == PieceKind::Spy)
            }
        }
    }

    fn count_turns(&self) -> u64 {
        self.count_of_turns()
    }

    fn has_turn(&self) -> bool {
        self.can_move()
    }

    fn is_legal(&self, turn: &Turn) -> bool {
        self.allows(turn)
    }
}

/// Nothing is hidden.
impl HiddenInfo for Treason {}
