//! The position: the pieces as three sets of triangles, and the side to move.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::facts::{MOST_PIECES, PieceKind, promotion_line};
use super::gait::Gait;
use super::options::{Landings, Options};
use crate::board::triangle::{ALL, Triangle, triangles};
use crate::{Piece, Side, zobrist};

/// Keys by side, then rank, then spot.
static KEYS: [u64; 256] = zobrist::keys(0);

pub(super) const BLACK_TO_MOVE_KEY: u64 = zobrist::key(1024);
const ALL_LANDINGS_KEY: u64 = zobrist::key(1025);

/// A position of Treason.
///
/// Most have about a dozen turns, but a Spy among many enemies can have billions of chains of captures, so a visitor
/// must know when to stop [`visit`](crate::Position::visit). Whatever neither lists nor counts turns is quick in every
/// position, and [`count_turns`](crate::Position::count_turns) takes about a second at worst.
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
    pub(super) sides: [u64; 2],
    /// The Spies of both sides.
    pub(super) spies: u64,
    pub(super) hash: u64,
    pub(super) side: Side,
    pub(super) options: Options,
    /// Whether the side to move must capture: it follows from the rest, and is asked for again and again.
    pub(super) forced: bool,
}

impl Treason {
    /// A position of pieces that keep the rules of position texts.
    pub(super) fn new(sides: [u64; 2], spies: u64, side: Side, options: Options) -> Treason {
        let mut position = Treason { sides, spies, hash: 0, side, options, forced: false };
        position.hash = position.hash_anew();
        position.forced = position.can_capture();
        position
    }

    /// The position of pieces on sets of cells: all pieces of White and of Black, and the Spies among them. `None` if it
    /// breaks a rule of position texts: two pieces on one cell, Spies that are no pieces, a man on its promotion line,
    /// more than 22 pieces, or cells that do not exist.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, board::triangle::Triangle, games::treason::Treason};
    /// let [a1, d4] = ["A1", "D4"].map(|name| Triangle::named(name).expect("a triangle").bit());
    /// let position = Treason::of_pieces([a1, d4], d4, Side::Black, Default::default()).expect("a position");
    /// assert_eq!(position.to_string(), "7/7/2B4/7/7/5w1 b");
    /// assert_eq!(Treason::of_pieces([a1, a1], 0, Side::White, Default::default()), None);
    /// ```
    #[must_use]
    pub fn of_pieces(sides: [u64; 2], spies: u64, side: Side, options: Options) -> Option<Treason> {
        let [white, black] = sides;
        let all = white | black;
        let on_promotion_line = white & promotion_line(Side::White) | black & promotion_line(Side::Black);
        let breaks_rule = white & black != 0
            || all & !ALL != 0
            || spies & !all != 0
            || on_promotion_line & !spies != 0
            || all.count_ones() as usize > MOST_PIECES;
        (!breaks_rule).then(|| Treason::new(sides, spies, side, options))
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
        Some(Piece { side: Some(side), kind: self.kind_at(cell).kind() })
    }

    /// Whether a Spy stands on a cell, or else, if anything, a man.
    #[inline]
    pub(super) const fn kind_at(&self, cell: Triangle) -> PieceKind {
        if cell.is_in(self.spies) { PieceKind::Spy } else { PieceKind::Man }
    }

    /// How the piece of the side to move on a cell goes.
    #[inline]
    pub(super) const fn gait_at(&self, cell: Triangle) -> Gait {
        Gait::of(self.side, self.kind_at(cell))
    }

    pub(super) fn hash_anew(&self) -> u64 {
        let side = if self.side == Side::Black { BLACK_TO_MOVE_KEY } else { 0 };
        let options = if self.options.landings == Landings::All { ALL_LANDINGS_KEY } else { 0 };
        let keys = Side::ALL
            .into_iter()
            .flat_map(|side| triangles(self.pieces(side)).map(move |cell| key(side, self.kind_at(cell), cell)));
        keys.fold(side ^ options, |hash, key| hash ^ key)
    }

    /// Puts a piece on an empty cell, or takes this very piece away.
    #[inline]
    pub(super) fn toggle(&mut self, side: Side, kind: PieceKind, cell: Triangle) {
        self.sides[side.index()] ^= cell.bit();
        self.spies ^= if matches!(kind, PieceKind::Spy) { cell.bit() } else { 0 };
        self.hash ^= key(side, kind, cell);
    }

    /// The own piece on a cell leaves it; the same or, on the promotion line, a Spy arrives.
    #[inline]
    pub(super) fn relocate(&mut self, from: Triangle, to: Triangle) {
        let kind = self.kind_at(from);
        self.toggle(self.side, kind, from);
        self.toggle(self.side, self.promoted(kind, to), to);
    }

    /// What an own piece becomes on a cell. "A man that reaches a cell of its promotion line becomes a **Spy**."
    #[inline]
    pub(super) const fn promoted(&self, kind: PieceKind, to: Triangle) -> PieceKind {
        if to.is_in(promotion_line(self.side)) { PieceKind::Spy } else { kind }
    }

    /// "A captured piece leaves at once."
    #[inline]
    pub(super) fn remove_enemy(&mut self, at: Triangle) {
        self.toggle(self.side.other(), self.kind_at(at), at);
    }

    /// "The piece keeps its rank, and a converted man standing on its new colour's promotion line becomes a Spy."
    pub(super) fn convert(&mut self, at: Triangle) {
        let kind = self.kind_at(at);
        self.toggle(self.side.other(), kind, at);
        self.toggle(self.side, self.promoted(kind, at), at);
    }
}

#[inline]
pub(super) fn key(side: Side, kind: PieceKind, cell: Triangle) -> u64 {
    KEYS[side.index() << 7 | (kind as usize) << 6 | cell.spot()]
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
