//! Tress: the implementations of `Position`, `Notation` and `HiddenInfo`.

use std::ops::ControlFlow;

use super::conditions::{Condition, MUTUAL_ELIMINATION, REASONS, STALEMATE, Standing, reason_text};
use super::notation::{self, Spoken};
use super::position::{BLACK_TO_MOVE_KEY, Tress, from_scratch};
use super::sentences::Refusal;
use super::text::{self, Fault};
use super::{Options, PieceKind, Turn, ZONES, ZoneFacts};
use crate::{
    HiddenInfo, Kind, Message, Notation, Outcome, Position, Sentence, Side, TextError, TurnError, Vocabulary, Which,
};

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

impl Notation for Tress {
    fn turn_text(&self, turn: &Turn) -> String {
        turn.to_string()
    }

    fn notation(&self, turn: &Turn) -> String {
        notation::short(self, *turn)
    }

    fn spoken(&self, turn: &Turn) -> Message {
        notation::long(self, *turn)
    }

    fn read_turn(&self, text: &str) -> Result<Turn, TurnError> {
        notation::read(self, text)
    }

    fn kind_name(kind: Kind) -> &'static str {
        PieceKind::try_from(kind).map_or("", |kind| kind.facts().name)
    }

    fn reason_text(reason: &str) -> &'static str {
        reason_text(reason)
    }

    fn vocabulary() -> Vocabulary {
        let kinds = PieceKind::ALL.into_iter().flat_map(|kind| [kind.name(), notation::spoken_name(kind)]);
        let conditions = Condition::ALL.into_iter().map(Condition::name);
        let zones = ZONES.iter().map(ZoneFacts::translated_name);
        let mut names: Vec<&str> = kinds.chain(conditions).chain(zones).map(|name| name.english).collect();
        names.dedup();
        Vocabulary {
            sentences: [Refusal::SENTENCES, Fault::SENTENCES, Spoken::SENTENCES].concat(),
            refusals: Sentence::keys(Refusal::SENTENCES),
            names,
            reasons: REASONS.to_vec(),
        }
    }
}

/// Nothing is hidden.
impl HiddenInfo for Tress {}
