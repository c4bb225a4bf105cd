//! The position: the board, the phase, the side to move, and what follows from them.

mod accessors;
mod board;
mod draw;
mod lines;
mod placement;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use super::{KINDS, Options, Square, Turn, facts, notation, outcome, text};
use crate::{
    BoardView, Cell, Choices, Effect, GameId, Kind, Outcome, Side, Step, StepError, TextError, TurnError, Which,
    zobrist,
};

pub(super) use board::Board;
pub(super) use lines::{BOARD, EVEN, between, bit, first, has, moved, several, sights, squares};
pub(super) use placement::{Placement, Reveal};

const BLACK_TO_MOVE_KEY: u64 = zobrist::key(2432);

const fn side_key(side: Side) -> u64 {
    match side {
        Side::White => 0,
        Side::Black => BLACK_TO_MOVE_KEY,
    }
}

/// The phase of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    /// "The pieces are placed pair by pair."
    Placement(Placement),
    /// "Chess moves on the 10x10 board."
    Play,
}

/// A position of Go-Chess.
///
/// It is the whole truth: while Black chooses, White's secret choice is in it and `Display` writes it, because the rules
/// need it. [`Debug`], the picture and [`crate::Position::text_seen_by`] do not tell it.
///
/// ```
/// use ludarium_rules::{Position, Side, games::go_chess::GoChess};
/// let start = GoChess::start(Default::default());
/// assert_eq!(start.count_turns(), 90);
/// let chosen = start.play_unchecked(&start.turns()[0]);
/// assert!(chosen.text_seen_by(Side::Black).ends_with("b place:0:-:-:?"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct GoChess {
    board: Board,
    phase: Phase,
    options: Options,
    hash: u64,
    side: Side,
}

impl GoChess {
    /// A position of parts that keep the rules of position texts.
    pub(super) fn new(board: Board, side: Side, phase: Phase, options: Options) -> GoChess {
        let hash = from_scratch(&board, side, &phase);
        GoChess { board, phase, options, hash, side }
    }

    #[inline]
    pub(super) const fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub(super) const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Plays a move of the phase of play.
    #[inline]
    fn after_move(&self, from: Square, to: Square) -> GoChess {
        let mut next = *self;
        next.hash ^= BLACK_TO_MOVE_KEY ^ next.board.relocate(self.side, from, to);
        next.side = self.side.other();
        next
    }

    /// The board of a round before anything is placed.
    fn first_of_round(options: Options, round: u32) -> GoChess {
        let board = Board::empty(draw::blocked_squares(options, round));
        GoChess::new(board, Side::White, Phase::Placement(Placement::START), options)
    }
}

/// The seed is left out: it changes no rule, only which board a match starts on.
fn from_scratch(board: &Board, side: Side, phase: &Phase) -> u64 {
    let secrets = match phase {
        Phase::Placement(placement) => placement.hash(),
        Phase::Play => 0,
    };
    board.hash() ^ side_key(side) ^ secrets
}

impl Hash for GoChess {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

/// What everybody may know: a log is no place for a secret.
impl fmt::Debug for GoChess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = text::seen_by(self, Side::Black);
        write!(f, "go-chess \"{text}\" blocked={} seed={}", self.options.blocked(), self.options.seed())
    }
}

impl fmt::Display for GoChess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write(self, f)
    }
}

impl crate::Position for GoChess {
    const GAME: GameId = GameId::GoChess;
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
        self.outcome_of()
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

    fn board_view(&self) -> BoardView {
        BoardView {
            cells: Square::all().map(|square| self.piece_at(square).into_iter().collect()).collect(),
            ..BoardView::default()
        }
    }

    fn effects(&self, turn: &Turn) -> Vec<Effect> {
        self.effects_of(*turn)
    }

    fn choices(&self, path: &[Step]) -> Result<Choices<Turn>, StepError> {
        self.choices_after(path)
    }

    fn steps_of(&self, turn: &Turn) -> Vec<Step> {
        match turn {
            Turn::Place(square) => vec![Step::Cell(square.cell())],
            Turn::Move { from, to } => vec![Step::Cell(from.cell()), Step::Cell(to.cell())],
        }
    }

    fn turn_text(&self, turn: &Turn) -> String {
        turn.to_string()
    }

    fn notation(&self, turn: &Turn) -> String {
        notation::short(self, *turn)
    }

    fn spoken(&self, turn: &Turn) -> String {
        notation::long(self, *turn)
    }

    fn read_turn(&self, text: &str) -> Result<Turn, TurnError> {
        notation::read(self, text)
    }

    fn cell_count() -> u16 {
        Square::COUNT as u16
    }

    fn cell_name(cell: Cell) -> String {
        Square::of_cell(cell).map_or_else(String::new, |square| square.to_string())
    }

    fn cell_named(name: &str) -> Option<Cell> {
        Square::named(name).map(Square::cell)
    }

    fn kind_name(kind: Kind) -> &'static str {
        match kind {
            super::BLOCKED => "Blocked square",
            _ if usize::from(kind.0) < KINDS.len() => facts(kind).name,
            _ => "",
        }
    }

    fn reason_text(reason: &str) -> &'static str {
        outcome::reason_text(reason)
    }

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

    fn count_turns(&self) -> u64 {
        self.count_of_turns()
    }

    fn has_turn(&self) -> bool {
        self.any_turn()
    }

    fn is_legal(&self, turn: &Turn) -> bool {
        self.allows(*turn)
    }
}
