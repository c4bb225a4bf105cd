//! Tress: the implementations of `Position` and `HiddenInfo`.

use std::ops::ControlFlow;

use super::conditions::{MUTUAL_ELIMINATION, STALEMATE, Standing};
use super::position::{BLACK_TO_MOVE_KEY, Tress, from_scratch};
use super::{Options, Turn, text};
use crate::{HiddenInfo, Outcome, Position, Side, TextError, Which};

impl Position for Tress {
    const NO_PROGRESS_PLIES: u32 = 100;

    type Options = Options;
    type Turn = Turn;

    fn start(options: Options) -> Tress {
        text::start(options)
    }

    fn parse(text: &str, options: Options) -> Result<Tress, TextError> {
        text::parse(text, options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    fn outcome(&self) -> Option<Outcome> {
        let side = self.side_to_move();
        match self.standing() {
            Standing::NoMonarch => Some(Outcome::draw(MUTUAL_ELIMINATION)),
            Standing::HandedOver(met) => met.outcome(side),
            Standing::Claimed(met) if !self.has_turn() => met.outcome(side.other()),
            Standing::Open if !self.has_turn() => Some(Outcome::draw(STALEMATE)),
            Standing::Claimed(_) | Standing::Open => None,
        }
    }

    fn visit<F>(&self, which: Which, visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        self.visit_turns(which, visitor)
    }

    #[inline]
    fn play_unchecked(&self, turn: &Turn) -> Tress {
        let mut board = self.board;
        let hash = self.hash ^ BLACK_TO_MOVE_KEY ^ board.relocate(self.side, *turn) ^ board.promote();
        let side = self.side.other();
        Tress { board, hash, side, options: self.options, standing: Standing::of(&board, side) }
    }

    fn pass_unchecked(&self) -> Option<Tress> {
        // Without claims the standing is the same for both sides.
        let hash = self.hash ^ BLACK_TO_MOVE_KEY;
        (self.standing == Standing::Open).then(|| Tress { hash, side: self.side.other(), ..*self })
    }

    fn zobrist(&self) -> u64 {
        self.hash
    }

    fn zobrist_from_scratch(&self) -> u64 {
        from_scratch(&self.board, self.side, self.options)
    }

    fn turn_key(&self, turn: &Turn) -> u32 {
        (turn.from.index() << 6 | turn.to.index()) as u32
    }

    /// "100 plies without a capture or a promotion."
    fn is_progress(&self, turn: &Turn) -> bool {
        let mut board = self.board;
        board.relocate(self.side, *turn);
        turn.to.is_in(self.board.occupied()) || board.promotees() != 0
    }

    fn count_turns(&self) -> u64 {
        self.count_of_turns()
    }

    fn is_legal(&self, turn: &Turn) -> bool {
        self.allows(*turn)
    }
}

/// Nothing is hidden.
impl HiddenInfo for Tress {}
