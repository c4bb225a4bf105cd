//! The position: the board as five sets of squares, the side to move, and what follows from them.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use super::outcome::Standing;
use super::{
    FORTRESS_SQUARES, GUARDIAN, KINDS, KING, KNIGHT, LANCER, Options, PIKEMAN, QUEEN, SENTINEL, Turn, ZONES, notation,
    outcome, text,
};
use crate::board::square::Square;
use crate::{
    Cell, Choices, Effect, GameId, Kind, Outcome, Picture, Piece, Side, Step, StepError, TextError, TurnError, Which,
    ZoneState, zobrist,
};

/// Who stands where.
///
/// A kind of piece is a code of three bits, one bit a plane: the slides of a piece are its two low bits (a Pikeman 01, a
/// Guardian 10, neither or both for pieces that step), and promotion is the high bit. So finding, moving and promoting
/// a piece take a few operations without a branch.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Board {
    planes: [u64; 3],
    sides: [u64; 2],
}

/// The codes of the kinds, by the number of the kind.
const CODES: [u8; 7] = [0b011, 0b010, 0b001, 0b101, 0b110, 0b100, 0b111];

/// The kinds by their code.
const KIND_OF_CODE: [Option<Kind>; 8] =
    [None, Some(PIKEMAN), Some(GUARDIAN), Some(KNIGHT), Some(KING), Some(LANCER), Some(SENTINEL), Some(QUEEN)];

/// The code of a Pikeman, Guardian, Lancer and Sentinel: the kinds that do not step.
pub(super) mod code {
    pub(in super::super) const PIKEMAN: usize = 0b001;
    pub(in super::super) const GUARDIAN: usize = 0b010;
    pub(in super::super) const LANCER: usize = 0b101;
    pub(in super::super) const SENTINEL: usize = 0b110;
}

impl Board {
    pub(super) const EMPTY: Board = Board { planes: [0; 3], sides: [0; 2] };

    /// Puts a piece on an empty square.
    pub(super) fn put(&mut self, square: Square, side: Side, kind: Kind) {
        let code = CODES[usize::from(kind.0) % CODES.len()];
        for (i, plane) in self.planes.iter_mut().enumerate() {
            *plane |= u64::from(code >> i & 1) << square.index();
        }
        self.sides[side.index()] |= square.bit();
    }

    /// The pieces of a side.
    #[inline]
    pub(super) const fn of(&self, side: Side) -> u64 {
        self.sides[side.index()]
    }

    #[inline]
    pub(super) const fn occupied(&self) -> u64 {
        self.sides[0] | self.sides[1]
    }

    /// The pieces that slide or leap: those whose low bits differ.
    #[inline]
    pub(super) const fn far_movers(&self) -> u64 {
        self.planes[0] ^ self.planes[1]
    }

    /// Kings and Queens.
    #[inline]
    pub(super) const fn monarchs(&self) -> u64 {
        self.planes[2] & !self.far_movers()
    }

    /// Pikemen and Guardians.
    #[inline]
    pub(super) const fn unpromoted(&self) -> u64 {
        self.far_movers() & !self.planes[2]
    }

    #[inline]
    pub(super) const fn code_at(&self, square: Square) -> usize {
        let bit = square.index();
        ((self.planes[0] >> bit & 1) | (self.planes[1] >> bit & 1) << 1 | (self.planes[2] >> bit & 1) << 2) as usize
    }

    fn of_kind(&self, kind: Kind) -> u64 {
        let code = CODES[usize::from(kind.0) % CODES.len()];
        (0..3).fold(self.occupied(), |set, i| set & if code >> i & 1 == 1 { self.planes[i] } else { !self.planes[i] })
    }

    pub(super) fn piece_at(&self, square: Square) -> Option<Piece> {
        let kind = KIND_OF_CODE[self.code_at(square)]?;
        let side = if square.is_in(self.of(Side::White)) { Side::White } else { Side::Black };
        Some(Piece { side: Some(side), kind })
    }

    /// "If the Fortress holds pieces of one colour only, all Pikemen and Guardians of that colour in it become Lancers
    /// and Sentinels at once": those pieces.
    #[inline]
    pub(super) const fn promotees(&self) -> u64 {
        let contested = self.sides[0] & FORTRESS_SQUARES != 0 && self.sides[1] & FORTRESS_SQUARES != 0;
        if contested { 0 } else { self.unpromoted() & FORTRESS_SQUARES }
    }

    /// Takes a piece from one square to another, where it captures; tells by how much the hash changes.
    #[inline]
    pub(super) fn relocate(&mut self, side: Side, turn: Turn) -> u64 {
        let Turn { from, to } = turn;
        let (mover, taken) = (self.code_at(from), self.code_at(to));
        let mut change = piece_key(side, mover, from) ^ piece_key(side, mover, to);
        if taken != 0 {
            change ^= piece_key(side.other(), taken, to);
        }
        let cleared = !(from.bit() | to.bit());
        for (i, plane) in self.planes.iter_mut().enumerate() {
            *plane = *plane & cleared | (mover as u64 >> i & 1) << to.index();
        }
        self.sides[side.index()] = self.sides[side.index()] & cleared | to.bit();
        self.sides[side.other().index()] &= cleared;
        change
    }

    /// Does the promotions that are due; tells by how much the hash changes.
    #[inline]
    pub(super) fn promote(&mut self) -> u64 {
        let due = self.promotees();
        if due == 0 { 0 } else { self.promote_all(due) }
    }

    #[cold]
    fn promote_all(&mut self, due: u64) -> u64 {
        let before = self.hash_of(due);
        self.planes[2] |= due;
        before ^ self.hash_of(due)
    }

    /// The board after a turn, promotions done.
    pub(super) fn after(mut self, side: Side, turn: Turn) -> Board {
        self.relocate(side, turn);
        self.promote();
        self
    }

    /// The keys of the pieces on some squares.
    fn hash_of(&self, set: u64) -> u64 {
        Side::ALL
            .into_iter()
            .flat_map(|side| crate::board::square::squares(set & self.of(side)).map(move |square| (side, square)))
            .fold(0, |hash, (side, square)| hash ^ piece_key(side, self.code_at(square), square))
    }
}

/// The zones in which a set has a square, each as its lowest square.
#[inline]
pub(super) const fn presence(set: u64) -> u64 {
    let rows = set | set >> 1;
    (rows | rows >> 8) & ZONE_CORNERS
}

/// All squares of the zones that [`presence`] tells.
#[inline]
pub(super) const fn zone_squares(corners: u64) -> u64 {
    corners.wrapping_mul(super::BLOCK)
}

const ZONE_CORNERS: u64 = {
    let mut corners = 0;
    let mut i = 0;
    while i < ZONES.len() {
        corners |= ZONES[i].squares & ZONES[i].squares.wrapping_neg();
        i += 1;
    }
    corners
};

static KEYS: [u64; 1024] = zobrist::keys(0);
const BLACK_TO_MOVE_KEY: u64 = zobrist::key(1024);
const NO_SECOND_WIND_KEY: u64 = zobrist::key(1025);

#[inline]
fn piece_key(side: Side, code: usize, square: Square) -> u64 {
    KEYS[side.index() << 9 | (code & 7) << 6 | square.index()]
}

/// A position of Tress.
///
/// ```
/// use ludarium_rules::{Position as _, games::tress::Position};
/// let start = Position::start(Default::default());
/// assert_eq!(start.to_string(), "qg1pp1gk/nn1nn1nn/8/8/8/8/NN1NN1NN/QG1PP1GK w");
/// assert_eq!(start.count_turns(), 38);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    board: Board,
    hash: u64,
    side: Side,
    options: Options,
    standing: Standing,
}

impl Position {
    /// A position of a board that keeps the rules of position texts.
    pub(super) fn new(board: Board, side: Side, options: Options) -> Position {
        let hash = from_scratch(&board, side, options);
        Position { board, hash, side, options, standing: Standing::of(&board, side) }
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
    /// use ludarium_rules::{Position as _, Side, games::tress::{KNIGHT, Position}};
    /// let start = Position::start(Default::default());
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

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tress \"{self}\" second_wind={}", if self.options.second_wind { "on" } else { "off" })
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write(self, f)
    }
}

impl crate::Position for Position {
    const GAME: GameId = GameId::Tress;
    const NO_PROGRESS_PLIES: u32 = 100;

    type Options = Options;
    type Turn = Turn;

    fn start(options: Options) -> Position {
        text::start(options)
    }

    fn parse(text: &str, options: Options) -> Result<Position, TextError> {
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
    fn after(&self, turn: &Turn) -> Position {
        let mut board = self.board;
        let hash = self.hash ^ BLACK_TO_MOVE_KEY ^ board.relocate(self.side, *turn) ^ board.promote();
        let side = self.side.other();
        Position { board, hash, side, options: self.options, standing: Standing::of(&board, side) }
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

    fn picture(&self) -> Picture {
        Picture {
            cells: Square::all().map(|square| self.piece_at(square).into_iter().collect()).collect(),
            zones: (0..ZONES.len()).map(|zone| self.zone_state(zone)).collect(),
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
