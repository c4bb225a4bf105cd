//! Gess: the implementations of `Position` and `HiddenInfo`.

use std::ops::ControlFlow;

use super::facts::{Point, Turn};
use super::options::Options;
use super::position::{BLACK_TO_MOVE_KEY, Gess};
use super::text;
use crate::{HiddenInfo, Outcome, Position, Side, TextError, Which};

reasons! {
    /// The side that has moved has no ring, whether or not the other side has one.
    OWN_RING_BROKEN = "own-ring-broken", "The last move has left its own side without a ring";
    /// Only the side to move has no ring.
    NO_RING = "no-ring", "The last ring of the other side is broken";
}

impl Position for Gess {
    const NO_PROGRESS_PLIES: u32 = 200;

    type Options = Options;
    type Turn = Turn;

    fn start(options: Options) -> Gess {
        Gess::at_start(options)
    }

    fn parse(text: &str, options: Options) -> Result<Gess, TextError> {
        text::parse(text, options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    /// "The side *not* to move (the mover) has no ring → it has lost, own-ring-broken, also when neither has one; only
    /// the side to move has none → it has lost, no-ring."
    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        let side = self.mover();
        match (self.has_ring(side), self.has_ring(side.other())) {
            (true, true) => None,
            (_, false) => Some(Outcome::win(side, OWN_RING_BROKEN)),
            (false, true) => Some(Outcome::win(side.other(), NO_RING)),
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
    fn play_unchecked(&self, turn: &Turn) -> Gess {
        self.played(*turn)
    }

    fn pass_unchecked(&self) -> Option<Gess> {
        let next = Gess { hash: self.hash ^ BLACK_TO_MOVE_KEY, side: self.mover().other(), ..*self };
        self.outcome().is_none().then_some(next)
    }

    fn zobrist(&self) -> u64 {
        self.hash
    }

    fn zobrist_from_scratch(&self) -> u64 {
        self.hash_of_all()
    }

    fn turn_key(&self, turn: &Turn) -> u32 {
        (turn.from.index() * Point::COUNT + turn.to.index()) as u32
    }

    /// "200 plies without a stone removed or lost."
    fn is_progress(&self, turn: &Turn) -> bool {
        let motion = self.board.motion(self.side, *turn);
        motion.removes() || motion.landed != motion.block
    }

    fn count_turns(&self) -> u64 {
        self.count_of_turns()
    }

    fn nth_turn(&self, number: u64) -> Option<Turn> {
        if number < crate::MOST_LISTED { self.turn_numbered(number) } else { None }
    }

    fn drawn_turn(&self, draw: impl FnOnce(u64) -> u64) -> Option<Turn> {
        self.turn_drawn(draw)
    }

    /// "A player to move always has a move (its ring can step toward the middle)."
    fn has_turn(&self) -> bool {
        self.outcome().is_none()
    }

    fn is_legal(&self, turn: &Turn) -> bool {
        self.allows(*turn)
    }
}

/// Nothing is hidden.
impl HiddenInfo for Gess {}
