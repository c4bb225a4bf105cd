//! The Game for the Trees: the implementations of `Position` and `HiddenInfo`.

use std::ops::ControlFlow;

use super::{Options, Trees, Turn, text};
use crate::{HiddenInfo, Outcome, Position, Side, TextError, Which};

reasons! {
    MUTUAL_ANNIHILATION = "mutual-annihilation", "Neither side has a huckleberry left";
    SUICIDE = "suicide", "The side that moved gave up its last huckleberry";
    HUCKLEBERRY = "huckleberry", "The last huckleberry of the other side is gone";
}

impl Position for Trees {
    const NO_PROGRESS_PLIES: u32 = 200;

    type Options = Options;
    type Turn = Turn;

    fn start(_options: Options) -> Trees {
        text::start()
    }

    fn parse(text: &str, _options: Options) -> Result<Trees, TextError> {
        text::parse(text)
    }

    fn options(&self) -> Options {
        Options
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    /// "Neither side has a huckleberry square: draw (mutual-annihilation); only the side that moved has none: it loses
    /// (suicide); only the other has none: the side that moved wins (huckleberry)."
    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        let side = self.side_to_move();
        let has = |side| self.board().huckleberries(side) != 0;
        match (has(side.other()), has(side)) {
            (true, true) => None,
            (false, false) => Some(Outcome::draw(MUTUAL_ANNIHILATION)),
            (false, true) => Some(Outcome::win(side, SUICIDE)),
            (true, false) => Some(Outcome::win(side.other(), HUCKLEBERRY)),
        }
    }

    fn visit<F>(&self, which: Which, visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        self.visit_turns(which, visitor)
    }

    #[inline]
    fn play_unchecked(&self, turn: &Turn) -> Trees {
        let mut state = self.carried_out(turn, &mut ());
        state.end();
        state.at
    }

    /// Running chains stay as they are: they go on with their side's next turn.
    fn pass_unchecked(&self) -> Option<Trees> {
        let mut next = *self;
        next.pass_on();
        self.outcome().is_none().then_some(next)
    }

    fn zobrist(&self) -> u64 {
        self.hash
    }

    fn zobrist_from_scratch(&self) -> u64 {
        self.hash_from_scratch()
    }

    fn turn_key(&self, turn: &Turn) -> u32 {
        turn.key()
    }

    /// "200 plies in which no square of the other side was overgrown, killed or cut off, and no tree square was killed."
    fn is_progress(&self, turn: &Turn) -> bool {
        self.is_progress_of(turn)
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

    /// "Under these rulings stalemate cannot occur, since retreating from a huckleberry is always a turn."
    fn has_turn(&self) -> bool {
        self.outcome().is_none()
    }
}

/// Nothing is hidden.
impl HiddenInfo for Trees {}
