//! Troop Chess: the implementations of `Position` and `HiddenInfo`.

use std::ops::ControlFlow;

use super::options::Options;
use super::position::{BLACK_TO_MOVE_KEY, TroopChess};
use super::text;
use super::turn::Turn;
use crate::{HiddenInfo, Outcome, Position, Side, TextError, Which};

reasons! {
    /// "A side that has no formation has lost, the mover too."
    SCATTERED = "scattered", "A side is scattered: no three of its pieces form a formation";
    /// "If neither has one, draw."
    BOTH_SCATTERED = "both-scattered", "Both sides are scattered: neither has a formation left";
    /// "A side to move with formations but no legal turn loses."
    BLOCKED = "blocked", "The side to move has formations, but none of them can move";
}

impl Position for TroopChess {
    const NO_PROGRESS_PLIES: u32 = 100;

    type Options = Options;
    type Turn = Turn;

    fn start(options: Options) -> TroopChess {
        TroopChess::at_start(options)
    }

    fn parse(text: &str, options: Options) -> Result<TroopChess, TextError> {
        text::parse(text, options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    /// "A side that has no formation has lost, the mover too; if neither has one, draw." "A side to move with formations
    /// but no legal turn loses."
    fn outcome(&self) -> Option<Outcome> {
        let side = self.mover();
        let formed = |side: Side| self.formed[side.index()];
        match (formed(side), formed(side.other())) {
            (false, false) => Some(Outcome::draw(BOTH_SCATTERED)),
            (true, false) => Some(Outcome::win(side, SCATTERED)),
            (false, true) => Some(Outcome::win(side.other(), SCATTERED)),
            (true, true) if !self.has_any_turn() => Some(Outcome::win(side.other(), BLOCKED)),
            (true, true) => None,
        }
    }

    fn visit<F>(&self, which: Which, visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        self.visit_turns(which, visitor)
    }

    #[inline]
    fn play_unchecked(&self, turn: &Turn) -> TroopChess {
        self.played(*turn)
    }

    fn pass_unchecked(&self) -> Option<TroopChess> {
        let next = TroopChess { hash: self.hash ^ BLACK_TO_MOVE_KEY, side: self.mover().other(), ..*self };
        self.outcome().is_none().then_some(next)
    }

    fn zobrist(&self) -> u64 {
        self.hash
    }

    fn zobrist_from_scratch(&self) -> u64 {
        self.hash_of_all()
    }

    fn turn_key(&self, turn: &Turn) -> u32 {
        turn.formation.number() << 5 | turn.vector.number()
    }

    /// "100 plies without a removed piece": every collision removes one.
    fn is_progress(&self, turn: &Turn) -> bool {
        turn.vector.carry(turn.formation.set()) & self.of(self.side.other()) != 0
    }

    fn count_turns(&self) -> u64 {
        self.count_of_turns()
    }

    fn nth_turn(&self, number: u64) -> Option<Turn> {
        if number < crate::MOST_LISTED { self.turn_drawn(|_| number) } else { None }
    }

    fn drawn_turn(&self, draw: impl FnOnce(u64) -> u64) -> Option<Turn> {
        self.turn_drawn(draw)
    }

    fn is_legal(&self, turn: &Turn) -> bool {
        self.allows(*turn)
    }
}

/// Nothing is hidden.
impl HiddenInfo for TroopChess {}
