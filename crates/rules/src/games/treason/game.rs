//! Treason as a game like the others: the implementations of the traits.

use std::ops::ControlFlow;

use super::position::BLACK_TO_MOVE_KEY;
use super::{Options, PieceKind, Treason, Turn, notation, outcome, text};
use crate::board::triangle::Triangle;
use crate::{
    BoardView, Cell, Choices, Effect, GameId, HiddenInfo, Kind, Notation, Outcome, Position, Side, Step, StepError,
    StepInput, TextError, TurnError, View, Which,
};

impl Position for Treason {
    const GAME: GameId = GameId::Treason;
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

    fn outcome(&self) -> Option<Outcome> {
        self.outcome_of()
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
        next
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
        self.makes_progress(turn)
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

impl View for Treason {
    fn board_view(&self) -> BoardView {
        BoardView {
            cells: Triangle::all().map(|cell| self.piece_at(cell).into_iter().collect()).collect(),
            ..BoardView::default()
        }
    }

    fn effects(&self, turn: &Turn) -> Vec<Effect> {
        self.effects_of(turn)
    }

    fn cell_count() -> u16 {
        Triangle::COUNT as u16
    }
}

impl StepInput for Treason {
    fn choices(&self, path: &[Step]) -> Result<Choices<Turn>, StepError> {
        self.choices_after(path)
    }

    fn steps_of(&self, turn: &Turn) -> Vec<Step> {
        self.path_of(turn)
    }
}

impl Notation for Treason {
    fn turn_text(&self, turn: &Turn) -> String {
        turn.to_string()
    }

    fn notation(&self, turn: &Turn) -> String {
        turn.to_string()
    }

    fn spoken(&self, turn: &Turn) -> String {
        notation::long(self, turn)
    }

    fn read_turn(&self, text: &str) -> Result<Turn, TurnError> {
        notation::read(self, text)
    }

    fn cell_name(cell: Cell) -> String {
        Triangle::of_cell(cell).map_or_else(String::new, |triangle| triangle.to_string())
    }

    fn cell_named(name: &str) -> Option<Cell> {
        Triangle::named(name).map(Triangle::cell)
    }

    fn kind_name(kind: Kind) -> &'static str {
        PieceKind::try_from(kind).map_or("", PieceKind::name)
    }

    fn reason_text(reason: &str) -> &'static str {
        outcome::reason_text(reason)
    }
}

/// Nothing is hidden.
impl HiddenInfo for Treason {}
