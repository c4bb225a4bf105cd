//! The position: the pieces as three sets of triangles, and the side to move.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use super::turns::Gait;
use super::{Landings, MAN, Options, SPY, Turn, notation, outcome, promotion_line, text};
use crate::board::triangle::{ALL, Triangle};
use crate::{
    BoardView, Cell, Choices, Effect, GameId, Kind, Outcome, Piece, Side, Step, StepError, TextError, TurnError, Which,
    zobrist,
};

/// Keys by side, then rank, then spot.
static KEYS: [u64; 256] = zobrist::keys(0);

/// More turns are a list that nobody can use.
const MOST_LISTED: u64 = 5_000_000;

const BLACK_TO_MOVE_KEY: u64 = zobrist::key(1024);
const ALL_LANDINGS_KEY: u64 = zobrist::key(1025);

/// A position of Treason.
///
/// Most have a dozen turns, but a Spy in a crowd can have thousands of millions of chains of captures: whoever cannot
/// wait must stop [`visit`](crate::Position::visit). What neither lists nor counts turns is quick in every position, and
/// [`count_turns`](crate::Position::count_turns) takes about a second at worst.
///
/// ```
/// use ludarium_rules::{Position, games::treason::Treason};
/// let start = Treason::start(Default::default());
/// assert_eq!(start.to_string(), "1bbbbbb/2bbbbb/7/7/wwwww2/wwwwww1 w");
/// assert_eq!(start.count_turns(), 12);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Treason {
    /// All pieces of White and of Black.
    sides: [u64; 2],
    /// The Spies of both sides.
    spies: u64,
    hash: u64,
    side: Side,
    options: Options,
}

impl Treason {
    /// A position of pieces that keep the rules of position texts.
    pub(super) fn new(sides: [u64; 2], spies: u64, side: Side, options: Options) -> Treason {
        let mut position = Treason { sides, spies, hash: 0, side, options };
        position.hash = position.hash_anew();
        position
    }

    /// The cells of all pieces of a side.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::treason::Treason};
    /// let start = Treason::start(Default::default());
    /// assert_eq!(start.pieces(Side::White).count_ones(), 11);
    /// ```
    #[must_use]
    #[inline]
    pub const fn pieces(&self, side: Side) -> u64 {
        self.sides[side.index()]
    }

    /// The cells of the men of a side.
    #[must_use]
    #[inline]
    pub const fn men(&self, side: Side) -> u64 {
        self.pieces(side) & !self.spies
    }

    /// The cells of the Spies of a side.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::treason::Treason};
    /// let position = Treason::parse("6b/1b5/4Ww1/2B4/7/3w3 w", Default::default()).expect("a position");
    /// assert_eq!(position.spies(Side::White).count_ones(), 1);
    /// ```
    #[must_use]
    #[inline]
    pub const fn spies(&self, side: Side) -> u64 {
        self.pieces(side) & self.spies
    }

    /// The cells without a piece.
    #[must_use]
    #[inline]
    pub const fn empty(&self) -> u64 {
        ALL & !(self.sides[0] | self.sides[1])
    }

    /// What stands on a cell.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, board::triangle::Triangle, games::treason::{MAN, Treason}};
    /// let start = Treason::start(Default::default());
    /// let piece = start.piece_at(Triangle::named("L6").expect("a triangle")).expect("a piece");
    /// assert_eq!((piece.side, piece.kind), (Some(Side::Black), MAN));
    /// ```
    #[must_use]
    pub fn piece_at(&self, cell: Triangle) -> Option<Piece> {
        let side = Side::ALL.into_iter().find(|side| cell.is_in(self.pieces(*side)))?;
        Some(Piece { side: Some(side), kind: self.kind_at(cell) })
    }

    /// Whether a Spy stands on a cell, or else, if anything, a man.
    #[inline]
    pub(super) const fn kind_at(&self, cell: Triangle) -> Kind {
        if cell.is_in(self.spies) { SPY } else { MAN }
    }

    /// How the piece of the side to move on a cell goes.
    #[inline]
    pub(super) const fn gait_at(&self, cell: Triangle) -> Gait {
        Gait::of(self.side, self.kind_at(cell))
    }

    fn hash_anew(&self) -> u64 {
        let side = if self.side == Side::Black { BLACK_TO_MOVE_KEY } else { 0 };
        let options = if self.options.landings == Landings::All { ALL_LANDINGS_KEY } else { 0 };
        let key = |cell| self.piece_at(cell).map_or(0, |piece| key(piece.side, piece.kind, cell));
        Triangle::all().map(key).fold(side ^ options, |hash, key| hash ^ key)
    }

    /// Puts a piece on an empty cell, or takes this very piece away.
    #[inline]
    fn toggle(&mut self, side: Side, kind: Kind, cell: Triangle) {
        self.sides[side.index()] ^= cell.bit();
        self.spies ^= if kind.0 == SPY.0 { cell.bit() } else { 0 };
        self.hash ^= key(Some(side), kind, cell);
    }

    /// The own piece on a cell leaves it; the same or, on the promotion line, a Spy arrives.
    #[inline]
    fn relocate(&mut self, from: Triangle, to: Triangle) {
        let kind = self.kind_at(from);
        self.toggle(self.side, kind, from);
        self.toggle(self.side, self.promoted(kind, to), to);
    }

    /// What an own piece becomes on a cell. "A man that reaches a cell of its promotion line becomes a **Spy**."
    #[inline]
    pub(super) const fn promoted(&self, kind: Kind, to: Triangle) -> Kind {
        if to.is_in(promotion_line(self.side)) { SPY } else { kind }
    }

    /// "A captured piece leaves at once."
    #[inline]
    fn remove_enemy(&mut self, at: Triangle) {
        self.toggle(self.side.other(), self.kind_at(at), at);
    }

    /// "The piece keeps its rank, and a converted man standing on its new colour's promotion line becomes a Spy."
    fn convert(&mut self, at: Triangle) {
        let kind = self.kind_at(at);
        self.toggle(self.side.other(), kind, at);
        self.toggle(self.side, self.promoted(kind, at), at);
    }
}

#[inline]
fn key(side: Option<Side>, kind: Kind, cell: Triangle) -> u64 {
    let side = side.map_or(0, Side::index);
    KEYS[side << 7 | usize::from(kind.0 & 1) << 6 | cell.spot()]
}

impl Hash for Treason {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

impl fmt::Debug for Treason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "treason \"{self}\" landings={}", self.options.landings.word())
    }
}

impl fmt::Display for Treason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write(self, f)
    }
}

impl crate::Position for Treason {
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

    fn board_view(&self) -> BoardView {
        BoardView {
            cells: Triangle::all().map(|cell| self.piece_at(cell).into_iter().collect()).collect(),
            ..BoardView::default()
        }
    }

    fn effects(&self, turn: &Turn) -> Vec<Effect> {
        self.effects_of(turn)
    }

    fn choices(&self, path: &[Step]) -> Result<Choices<Turn>, StepError> {
        self.choices_after(path)
    }

    fn steps_of(&self, turn: &Turn) -> Vec<Step> {
        self.path_of(turn)
    }

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

    fn cell_count() -> u16 {
        Triangle::COUNT as u16
    }

    fn cell_name(cell: Cell) -> String {
        Triangle::of_cell(cell).map_or_else(String::new, |triangle| triangle.to_string())
    }

    fn cell_named(name: &str) -> Option<Cell> {
        Triangle::named(name).map(Triangle::cell)
    }

    fn kind_name(kind: Kind) -> &'static str {
        match kind {
            MAN => "man",
            SPY => "Spy",
            _ => "",
        }
    }

    fn reason_text(reason: &str) -> &'static str {
        outcome::reason_text(reason)
    }

    /// A Spy among many enemies can go on capturing in billions of ways.
    fn unlistable(&self) -> Option<String> {
        let count = self.count_turns();
        (count > MOST_LISTED).then(|| format!("{count} legal turns are too many to list; at most {MOST_LISTED} are"))
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
