//! Tribun: the implementations of `Position` and `HiddenInfo`.

use std::ops::ControlFlow;

use super::options::Options;
use super::position::Tribun;
use super::text;
use super::turn::Turn;
use crate::{HiddenInfo, Outcome, Position, Side, TextError, Which};

reasons! {
    /// "A side without a Tribun has lost (nex), whoever is to move."
    NEX = "nex", "The Tribun of the other side has fallen";
    /// "A side to move without a legal turn loses (paralysis)."
    PARALYSIS = "paralysis", "The side to move has no legal turn";
}

impl Position for Tribun {
    const NO_PROGRESS_PLIES: u32 = 120;

    type Options = Options;
    type Turn = Turn;

    fn start(options: Options) -> Tribun {
        Tribun::at_start(options)
    }

    fn parse(text: &str, options: Options) -> Result<Tribun, TextError> {
        text::parse(text, options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    /// "A side without a Tribun has lost (nex), whoever is to move. A side to move without a legal turn loses
    /// (paralysis)."
    fn outcome(&self) -> Option<Outcome> {
        let lost = Side::ALL.into_iter().find(|side| self.tribun_of(*side).is_none());
        match lost {
            Some(loser) => Some(Outcome::win(loser.other(), NEX)),
            None if !self.has_any_turn() => Some(Outcome::win(self.mover().other(), PARALYSIS)),
            None => None,
        }
    }

    /// Noisy turns are the attack on the Tribun if there is one, else the attacks that leave least of each target.
    #[inline]
    fn visit<F>(&self, which: Which, visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        self.visit_turns(which, visitor)
    }

    #[inline]
    fn play_unchecked(&self, turn: &Turn) -> Tribun {
        self.played(*turn)
    }

    fn pass_unchecked(&self) -> Option<Tribun> {
        let mut next = *self;
        next.pass_turn();
        self.outcome().is_none().then_some(next)
    }

    fn zobrist(&self) -> u64 {
        self.hash
    }

    fn zobrist_from_scratch(&self) -> u64 {
        self.hash_of_all()
    }

    fn turn_key(&self, turn: &Turn) -> u32 {
        turn.key()
    }

    /// "120 plies without an attack (a turn whose text has `x` or `^`)."
    fn is_progress(&self, turn: &Turn) -> bool {
        turn.is_attack()
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
        self.has_any_turn()
    }

    fn is_legal(&self, turn: &Turn) -> bool {
        self.allows(*turn)
    }
}

/// Nothing is hidden.
impl HiddenInfo for Tribun {}
