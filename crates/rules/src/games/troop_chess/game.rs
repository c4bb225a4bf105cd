//! Troop Chess: the implementations of `Position`, `Notation` and `HiddenInfo`.

use std::ops::ControlFlow;

use super::facts::PIECE;
use super::faults::Fault;
use super::formation::{Direction, Shape};
use super::notation::{self, Spoken};
use super::options::Options;
use super::position::{BLACK_TO_MOVE_KEY, TroopChess};
use super::refusals::Refusal;
use super::turn::Turn;
use super::{outcome, text};
use crate::{
    HiddenInfo, Kind, Message, Notation, Outcome, Position, Sentence, Side, TextError, TurnError, Vocabulary, Which,
};

/// What the only kind of piece is called.
const PIECE_NAME: &str = "Piece";

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

    fn outcome(&self) -> Option<Outcome> {
        self.outcome_of()
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

impl Notation for TroopChess {
    fn turn_text(&self, turn: &Turn) -> String {
        turn.to_string()
    }

    fn spoken(&self, turn: &Turn) -> Message {
        notation::spoken(self, *turn)
    }

    fn read_turn(&self, text: &str) -> Result<Turn, TurnError> {
        notation::read(self, text)
    }

    fn kind_name(kind: Kind) -> &'static str {
        if kind == PIECE { PIECE_NAME } else { "" }
    }

    fn reason_text(reason: &str) -> &'static str {
        outcome::reason_text(reason)
    }

    fn vocabulary() -> Vocabulary {
        let names = Shape::ALL.map(Shape::name).into_iter().chain(Direction::ALL.map(Direction::name));
        Vocabulary {
            sentences: [Refusal::SENTENCES, Fault::SENTENCES, Spoken::SENTENCES].concat(),
            refusals: Sentence::keys(Refusal::SENTENCES),
            names: names.map(|name| name.english).chain([PIECE_NAME]).collect(),
            reasons: outcome::REASONS.to_vec(),
        }
    }
}

/// Nothing is hidden.
impl HiddenInfo for TroopChess {}
