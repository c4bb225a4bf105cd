//! Go-Chess: the implementations of `Position` and `HiddenInfo`.

use std::ops::ControlFlow;

use super::position::{Phase, from_scratch, has};
use super::{GoChess, Options, Turn, text};
use crate::{HiddenInfo, Outcome, Position, Side, TextError, Which};

reasons! {
    CHECKMATE = "checkmate", "The King is attacked and no move saves it";
    STALEMATE = "stalemate", "The side to move has no legal move and is not in check";
    BARE_KINGS = "bare-kings", "Only the two Kings are left";
    /// "A position in which the side to choose has no eligible square is over: a draw (void)."
    VOID = "void", "The side to choose has no square left for its piece";
}

impl Position for GoChess {
    const NO_PROGRESS_PLIES: u32 = 100;

    type Options = Options;
    type Turn = Turn;

    fn start(options: Options) -> GoChess {
        GoChess::first_of_round(options, 0)
    }

    fn start_of_round(options: Options, round: u32) -> GoChess {
        GoChess::first_of_round(options, round)
    }

    fn parse(text: &str, options: Options) -> Result<GoChess, TextError> {
        text::parse(text, options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.has_bare_kings() {
            return Some(Outcome::draw(BARE_KINGS));
        }
        if self.has_turn() {
            return None;
        }
        Some(match self.phase() {
            Phase::Placement(_) => Outcome::draw(VOID),
            Phase::Play if self.checkers() != 0 => Outcome::win(self.side_to_move().other(), CHECKMATE),
            Phase::Play => Outcome::draw(STALEMATE),
        })
    }

    fn visit<F>(&self, which: Which, visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        self.visit_turns(which, visitor)
    }

    #[inline]
    fn play_unchecked(&self, turn: &Turn) -> GoChess {
        match (*turn, self.phase) {
            (Turn::Move { from, to }, _) => self.after_move(from, to),
            (Turn::Place(square), Phase::Placement(placement)) => self.after_choice(placement, square),
            (Turn::Place(_), Phase::Play) => *self,
        }
    }

    /// `None` in check, since the King could be taken.
    fn pass_unchecked(&self) -> Option<GoChess> {
        let may_pass = matches!(self.phase, Phase::Play) && self.checkers() == 0 && self.outcome().is_none();
        may_pass.then(|| self.with_other_side_to_move())
    }

    fn zobrist(&self) -> u64 {
        self.hash
    }

    fn zobrist_from_scratch(&self) -> u64 {
        from_scratch(&self.board, self.side, &self.phase)
    }

    fn turn_key(&self, turn: &Turn) -> u32 {
        match turn {
            Turn::Place(square) => square.index() as u32,
            Turn::Move { from, to } => ((from.index() + 1) << 7 | to.index()) as u32,
        }
    }

    /// "100 plies of play without a capture."
    fn is_progress(&self, turn: &Turn) -> bool {
        match turn {
            Turn::Place(_) => true,
            Turn::Move { to, .. } => has(self.board.pieces(), *to),
        }
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

    fn has_turn(&self) -> bool {
        self.any_turn()
    }

    fn is_legal(&self, turn: &Turn) -> bool {
        self.allows(*turn)
    }
}

impl HiddenInfo for GoChess {
    /// "What Black may see of it is the same text with `?` for the pending square."
    fn text_seen_by(&self, side: Side) -> String {
        text::seen_by(self, side)
    }

    fn determinize(&self, side: Side, seed: u64) -> GoChess {
        match &self.phase {
            Phase::Placement(placement) if side == Side::Black && placement.pending.is_some() => {
                self.with_choice_redrawn(placement, seed)
            }
            _ => *self,
        }
    }

    fn is_choice_secret(&self) -> bool {
        self.kind_to_place().is_some()
    }

    /// White chooses first; Black's choice brings both on the board.
    fn choice_reveals(&self) -> bool {
        self.is_choice_secret() && self.side == Side::Black
    }
}
