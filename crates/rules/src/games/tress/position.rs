//! The position: the board as five sets of squares, the side to move, and what follows from them.

mod board;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use super::outcome::Standing;
use super::{KINDS, Options, Turn, ZONES, notation, outcome, text};
use crate::board::square::Square;
use crate::{
    BoardView, Cell, Choices, Effect, GameId, Kind, Outcome, Piece, Side, Step, StepError, TextError, TurnError, Which,
    ZoneState, zobrist,
};

pub(super) use board::{Board, code, presence, zone_squares};

const BLACK_TO_MOVE_KEY: u64 = zobrist::key(1024);
const NO_SECOND_WIND_KEY: u64 = zobrist::key(1025);

/// A position of Tress.
///
/// ```
/// use ludarium_rules::{Position, games::tress::Tress};
/// let start = Tress::start(Default::default());
/// assert_eq!(start.to_string(), "qg1pp1gk/nn1nn1nn/8/8/8/8/NN1NN1NN/QG1PP1GK w");
/// assert_eq!(start.count_turns(), 38);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Tress {
    board: Board,
    hash: u64,
    side: Side,
    options: Options,
    standing: Standing,
}

impl Tress {
    /// A position of a board that keeps the rules of position texts.
    pub(super) fn new(board: Board, side: Side, options: Options) -> Tress {
        let hash = from_scratch(&board, side, options);
        Tress { board, hash, side, options, standing: Standing::of(&board, side) }
    }

    #[inline]
    pub(super) const fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub(super) const fn standing(&self) -> Standing {
        self.standing
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// The squares of all pieces of a side.
    #[must_use]
    pub fn pieces(&self, side: Side) -> u64 {
        self.board.of(side)
    }

    /// The squares of the pieces of one kind of a side.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::tress::{KNIGHT, Tress}};
    /// let start = Tress::start(Default::default());
    /// assert_eq!(start.pieces_of(Side::White, KNIGHT).count_ones(), 6);
    /// ```
    #[must_use]
    pub fn pieces_of(&self, side: Side, kind: Kind) -> u64 {
        self.board.of_kind(kind) & self.board.of(side)
    }

    /// The state of a zone, by its place in [`ZONES`]; neutral for a zone that does not exist.
    ///
    /// "Neutral (empty), contested (both colours), controlled by the one colour that is in it."
    #[must_use]
    pub fn zone_state(&self, zone: usize) -> ZoneState {
        let squares = ZONES.get(zone).map_or(0, |facts| facts.squares);
        match Side::ALL.map(|side| self.board.of(side) & squares != 0) {
            [false, false] => ZoneState::Neutral,
            [true, true] => ZoneState::Contested,
            [true, false] => ZoneState::Controlled(Side::White),
            [false, true] => ZoneState::Controlled(Side::Black),
        }
    }
}

fn from_scratch(board: &Board, side: Side, options: Options) -> u64 {
    let side = if side == Side::Black { BLACK_TO_MOVE_KEY } else { 0 };
    let options = if options.second_wind { 0 } else { NO_SECOND_WIND_KEY };
    board.hash_of(u64::MAX) ^ side ^ options
}

impl Hash for Tress {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

impl fmt::Debug for Tress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tress \"{self}\" second_wind={}", if self.options.second_wind { "on" } else { "off" })
    }
}

impl fmt::Display for Tress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write(self, f)
    }
}

impl crate::Position for Tress {
    const GAME: GameId = GameId::Tress;
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
        self.outcome_of()
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

    fn board_view(&self) -> BoardView {
        BoardView {
            cells: Square::all().map(|square| self.piece_at(square).into_iter().collect()).collect(),
            zones: (0..ZONES.len()).map(|zone| self.zone_state(zone)).collect(),
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
        vec![Step::Cell(turn.from.cell()), Step::Cell(turn.to.cell())]
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
        KINDS.get(usize::from(kind.0)).map_or("", |facts| facts.name)
    }

    fn reason_text(reason: &str) -> &'static str {
        outcome::reason_text(reason)
    }

    fn count_turns(&self) -> u64 {
        self.count_of_turns()
    }

    fn is_legal(&self, turn: &Turn) -> bool {
        self.allows(*turn)
    }
}
