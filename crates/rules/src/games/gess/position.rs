//! The position: the stones, the side to move, and which sides have a ring.

mod costs;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use super::board::Board;
use super::facts::Point;
use super::options::Options;
use super::turn::Turn;
use super::{notation, outcome, text};
use crate::{
    BoardView, Cell, Choices, Effect, GameId, Kind, Outcome, Side, Step, StepError, TextError, TurnError, Which,
    zobrist,
};

const BLACK_TO_MOVE_KEY: u64 = zobrist::key(1024);
const CENTRE_ON_BOARD_KEY: u64 = zobrist::key(1025);
const KEEP_RING_KEY: u64 = zobrist::key(1026);

/// A position of Gess.
///
/// ```
/// use ludarium_rules::{Position, Side, games::gess::Gess};
/// let start = Gess::start(Default::default());
/// assert_eq!(start.side_to_move(), Side::Black);
/// assert_eq!(start.count_turns(), 478);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Gess {
    board: Board,
    hash: u64,
    side: Side,
    options: Options,
    /// Whether White and whether Black has a ring.
    ringed: [bool; 2],
}

impl Gess {
    /// A position of a board that keeps the rules of position texts.
    pub(super) fn new(board: Board, side: Side, options: Options) -> Gess {
        let hash = from_scratch(&board, side, options);
        let ringed = Side::ALL.map(|side| !board.rings(side).is_empty());
        Gess { board, hash, side, options, ringed }
    }

    #[inline]
    pub(super) const fn board(&self) -> &Board {
        &self.board
    }

    /// Whether a side has a ring.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::gess::Gess};
    /// assert!(Gess::start(Default::default()).has_ring(Side::White));
    /// ```
    #[must_use]
    #[inline]
    pub const fn has_ring(&self, side: Side) -> bool {
        self.ringed[side.index()]
    }

    /// The empty cells in the middle of a side's rings, from the lowest. "A ring is eight stones of one colour round an
    /// empty cell, wholly on the board. A side may have several."
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::gess::{Point, Gess}};
    /// let start = Gess::start(Default::default());
    /// assert!(start.rings(Side::Black).eq(Point::named("l3")));
    /// ```
    pub fn rings(&self, side: Side) -> impl Iterator<Item = Point> {
        self.board.rings(side).points()
    }

    /// Whose stone is on a point.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::gess::{Point, Gess}};
    /// let start = Gess::start(Default::default());
    /// let at = |name| start.stone_at(Point::named(name).expect("a point"));
    /// assert_eq!((at("l2"), at("l3"), at("l17")), (Some(Side::Black), None, Some(Side::White)));
    /// ```
    #[must_use]
    pub fn stone_at(&self, point: Point) -> Option<Side> {
        self.board.stone_at(point)
    }

    /// The stones of a side as rows, for whole-board questions.
    #[must_use]
    #[inline]
    pub fn cell_rows(&self, side: Side) -> super::CellRows {
        super::CellRows::new(self.board.of(side).rows())
    }

    /// The stones of a side, from the lowest rank up and in a rank from the left; at most [`super::STONES`].
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::gess::Gess};
    /// assert_eq!(Gess::start(Default::default()).stones(Side::White).count(), 43);
    /// ```
    pub fn stones(&self, side: Side) -> impl Iterator<Item = Point> {
        self.board.of(side).points()
    }
}

fn from_scratch(board: &Board, side: Side, options: Options) -> u64 {
    let when = |holds: bool, key: u64| if holds { key } else { 0 };
    board.hash()
        ^ when(side == Side::Black, BLACK_TO_MOVE_KEY)
        ^ when(options.centre_on_board, CENTRE_ON_BOARD_KEY)
        ^ when(options.keep_ring, KEEP_RING_KEY)
}

impl Hash for Gess {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

impl fmt::Debug for Gess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |on| if on { "on" } else { "off" };
        let Options { centre_on_board, keep_ring } = self.options;
        write!(f, "gess \"{self}\" centre_on_board={} keep_ring={}", word(centre_on_board), word(keep_ring))
    }
}

impl fmt::Display for Gess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write(self, f)
    }
}

impl crate::Position for Gess {
    const GAME: GameId = GameId::Gess;
    const NO_PROGRESS_PLIES: u32 = 200;

    type Options = Options;
    type Turn = Turn;

    fn start(options: Options) -> Gess {
        text::start(options)
    }

    fn parse(text: &str, options: Options) -> Result<Gess, TextError> {
        text::parse(text, options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    #[inline]
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
    fn play_unchecked(&self, turn: &Turn) -> Gess {
        let Gess { mut board, side, mut ringed, .. } = *self;
        let motion = board.motion(side, *turn);
        board.carry_out(side, *turn, motion);
        let hash = self.hash ^ BLACK_TO_MOVE_KEY ^ motion.key(side, *turn);
        ringed[side.index()] = !board.rings(side).is_empty();
        // Nobody makes a ring of the other side; one ends only by losing stones, for the block that would enter it
        // touches them.
        if motion.other != 0 {
            ringed[side.other().index()] = !board.rings(side.other()).is_empty();
        }
        Gess { board, hash, side: side.other(), options: self.options, ringed }
    }

    fn zobrist(&self) -> u64 {
        self.hash
    }

    fn zobrist_from_scratch(&self) -> u64 {
        from_scratch(&self.board, self.side, self.options)
    }

    fn turn_key(&self, turn: &Turn) -> u32 {
        (turn.from.index() * Point::COUNT + turn.to.index()) as u32
    }

    /// "200 plies without a stone removed or lost."
    fn is_progress(&self, turn: &Turn) -> bool {
        let motion = self.board.motion(self.side, *turn);
        motion.removes() || motion.landed != motion.block
    }

    fn board_view(&self) -> BoardView {
        let piece = |point| self.stone_at(point).map(|side| crate::Piece { side: Some(side), kind: super::STONE });
        BoardView {
            cells: Point::all().map(|point| piece(point).into_iter().collect()).collect(),
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
        Point::COUNT as u16
    }

    fn cell_name(cell: Cell) -> String {
        Point::of_cell(cell).map_or_else(String::new, |point| point.to_string())
    }

    fn cell_named(name: &str) -> Option<Cell> {
        Point::named(name).map(Point::cell)
    }

    fn kind_name(kind: Kind) -> &'static str {
        if kind == super::STONE { "Stone" } else { "" }
    }

    fn reason_text(reason: &str) -> &'static str {
        outcome::reason_text(reason)
    }

    fn count_turns(&self) -> u64 {
        self.count_of_turns()
    }

    /// "A player to move always has a move (its ring can step toward the middle)."
    fn has_turn(&self) -> bool {
        self.outcome_of().is_none()
    }

    fn is_legal(&self, turn: &Turn) -> bool {
        self.allows(*turn)
    }
}
