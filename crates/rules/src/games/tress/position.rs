//! The position: the board as sets of squares, the side to move, and what follows from them.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::board::{Board, presence};
use super::conditions::{Conditions, Standing};
use super::{FORTRESS_SQUARES, Options, PieceKind, Turn, ZONES};
use crate::board::square::Square;
use crate::{Kind, Piece, Position, Side, ZoneState, zobrist};

pub(super) const BLACK_TO_MOVE_KEY: u64 = zobrist::key(1024);
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
    pub(super) board: Board,
    pub(super) hash: u64,
    pub(super) side: Side,
    pub(super) options: Options,
    pub(super) standing: Standing,
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

    /// The kind of the piece on a square.
    #[must_use]
    #[inline(always)]
    pub fn kind_at(&self, square: Square) -> Option<PieceKind> {
        self.board.kind_at(square)
    }

    /// The squares of all pieces of a side.
    #[must_use]
    #[inline(always)]
    pub fn pieces(&self, side: Side) -> u64 {
        self.board.of(side)
    }

    /// The squares of the pieces of one kind of a side; none for a number that no kind has.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::tress::{KNIGHT, Tress}};
    /// let start = Tress::start(Default::default());
    /// assert_eq!(start.pieces_of(Side::White, KNIGHT).count_ones(), 6);
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn pieces_of(&self, side: Side, kind: Kind) -> u64 {
        PieceKind::try_from(kind).map_or(0, |kind| self.board.of_kind(kind) & self.board.of(side))
    }

    /// The squares of the King and the Queen of a side.
    #[must_use]
    #[inline(always)]
    pub const fn monarchs(&self, side: Side) -> u64 {
        self.board.monarchs() & self.board.of(side)
    }

    /// How many zones a side controls.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::tress::Tress};
    /// let start = Tress::start(Default::default());
    /// assert_eq!(Side::ALL.map(|side| start.zones_controlled(side)), [3, 3]);
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn zones_controlled(&self, side: Side) -> u32 {
        (presence(self.board.of(side)) & !presence(self.board.of(side.other()))).count_ones()
    }

    /// The winning conditions that a side meets on this board.
    #[must_use]
    #[inline(always)]
    pub fn conditions(&self, side: Side) -> Conditions {
        self.board().conditions(side)
    }

    /// Whether the side that has just moved meets a winning condition.
    ///
    /// ```
    /// use ludarium_rules::{Position, games::tress::Tress};
    /// let text = "7n/8/8/3kq3/2N2Q2/5G2/2P5/K7 w";
    /// assert!(Tress::parse(text, Default::default()).expect("a position").is_claimed());
    /// assert!(!Tress::start(Default::default()).is_claimed());
    /// ```
    #[must_use]
    #[inline]
    pub fn is_claimed(&self) -> bool {
        match self.standing() {
            Standing::Claimed(_) => true,
            Standing::Open | Standing::HandedOver(_) => false,
            Standing::NoMonarch => !self.conditions(self.side_to_move().other()).is_empty(),
        }
    }

    /// The conditions that the side to move must undo in this turn; `None` if nothing is claimed or the game is over.
    ///
    /// ```
    /// use ludarium_rules::{Position, games::tress::{Condition, Tress}};
    /// let text = "7n/8/8/3kq3/2N2Q2/5G2/2P5/K7 w";
    /// let position = Tress::parse(text, Default::default()).expect("a position");
    /// assert!(position.claim().is_some_and(|claim| claim.has(Condition::DualEscort)));
    /// ```
    #[must_use]
    pub fn claim(&self) -> Option<Conditions> {
        self.answering().filter(|_| self.has_turn())
    }

    /// What the piece that moves in a turn of the side to move becomes at its end; `None` if it stays what it is. "If the
    /// Fortress holds pieces of one colour only, all Pikemen and Guardians of that colour in it become Lancers and
    /// Sentinels at once."
    ///
    /// ```
    /// use ludarium_rules::{Notation, Position, games::tress::{PieceKind, Tress}};
    /// let position = Tress::parse("k7/8/8/8/8/2P5/8/K7 w", Default::default()).expect("a position");
    /// let [enters, passes] = ["c3d4", "c3a5"].map(|text| position.read_turn(text).expect("a legal turn"));
    /// assert_eq!(position.promotion(enters), Some(PieceKind::Lancer));
    /// assert_eq!(position.promotion(passes), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn promotion(&self, turn: Turn) -> Option<PieceKind> {
        let enemies = self.board.of(self.side.other());
        let alone = turn.to.is_in(FORTRESS_SQUARES) && enemies & FORTRESS_SQUARES & !turn.to.bit() == 0;
        if !alone {
            return None;
        }
        let kind = self.kind_at(turn.from)?;
        Some(kind.promoted()).filter(|promoted| *promoted != kind)
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

pub(super) fn from_scratch(board: &Board, side: Side, options: Options) -> u64 {
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
