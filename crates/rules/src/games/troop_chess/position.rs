//! The position: the points of either side, and who is to move.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::board::{BOARD, PIECE, Point, Set, bit, first, has, places, points, shift};
use super::formation::{Formation, PATTERNS, has_formation};
use super::options::{Options, Ranks};
use super::turn::Turn;
use crate::{Piece, Side, zobrist};

/// The keys of either side's pieces, by the bits of their points.
pub(super) static KEYS: [[u64; 128]; 2] = [zobrist::keys(0), zobrist::keys(128)];
pub(super) const BLACK_TO_MOVE_KEY: u64 = zobrist::key(1024);
const THREE_RANKS_KEY: u64 = zobrist::key(1025);

/// A position of Troop Chess.
///
/// ```
/// use ludarium_rules::{Position, games::troop_chess::TroopChess};
/// let start = TroopChess::start(Default::default());
/// assert_eq!(start.to_string(), "bbbbbbbbb/bbbbbbbbb/9/9/9/9/9/wwwwwwwww/wwwwwwwww w");
/// assert_eq!(start.count_turns(), 112);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TroopChess {
    pub(super) pieces: [Set; 2],
    pub(super) hash: u64,
    pub(super) side: Side,
    pub(super) options: Options,
    /// Whether White and Black have a formation.
    pub(super) formed: [bool; 2],
}

impl TroopChess {
    /// A position of two sets of points that have none in common.
    pub(super) fn new(pieces: [Set; 2], side: Side, options: Options) -> TroopChess {
        let hash = from_scratch(&pieces, side, options);
        TroopChess { pieces, hash, side, options, formed: pieces.map(has_formation) }
    }

    /// The start position: full ranks on both sides.
    pub(super) fn at_start(options: Options) -> TroopChess {
        let ranks = |from: u8, to: u8| {
            Point::all().filter(|point| (from..to).contains(&point.rank())).fold(0, |set, point| set | bit(point))
        };
        let count = options.ranks.count();
        TroopChess::new([ranks(0, count), ranks(9 - count, 9)], Side::White, options)
    }

    #[inline]
    pub(super) const fn mover(&self) -> Side {
        self.side
    }

    /// Whether both sides have a formation; else the game is over.
    #[inline]
    pub(super) const fn is_formed(&self) -> bool {
        self.formed[0] && self.formed[1]
    }

    pub(super) fn hash_of_all(&self) -> u64 {
        from_scratch(&self.pieces, self.side, self.options)
    }

    /// The points of a side's pieces.
    #[inline]
    pub(super) const fn of(&self, side: Side) -> Set {
        self.pieces[side.index()]
    }

    /// Whose piece stands on a point.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::troop_chess::{Point, TroopChess}};
    /// let start = TroopChess::start(Default::default());
    /// assert_eq!(start.side_at(Point::named("c2").expect("a point")), Some(Side::White));
    /// assert_eq!(start.side_at(Point::named("c3").expect("a point")), None);
    /// ```
    #[must_use]
    pub fn side_at(&self, point: Point) -> Option<Side> {
        Side::ALL.into_iter().find(|side| has(self.of(*side), point))
    }

    /// The points of a side's pieces, along the ranks.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::troop_chess::TroopChess};
    /// assert_eq!(TroopChess::start(Default::default()).pieces(Side::Black).count(), 18);
    /// ```
    pub fn pieces(&self, side: Side) -> impl Iterator<Item = Point> {
        points(self.of(side))
    }

    /// All formations of a side, whether or not they can move.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::troop_chess::TroopChess};
    /// let position = TroopChess::parse("bbb6/9/9/9/9/9/9/wwww5/9 w", Default::default()).expect("a position");
    /// assert_eq!(position.formations(Side::White).len(), 2);
    /// ```
    #[must_use]
    pub fn formations(&self, side: Side) -> Vec<Formation> {
        let middles = |pattern: usize| places_of(self.of(side), pattern);
        (0..PATTERNS.len())
            .flat_map(|pattern| middles(pattern).map(move |place| Formation::new(pattern as u8, place)))
            .collect()
    }

    /// The formations that the piece on a point belongs to, of whichever side it is; none on an empty point.
    ///
    /// ```
    /// use ludarium_rules::{Position, games::troop_chess::{Point, TroopChess, Shape}};
    /// let position = TroopChess::parse("bbb6/9/9/9/9/9/9/wwww5/9 w", Default::default()).expect("a position");
    /// let through = |name| position.formations_through(Point::named(name).expect("a point"));
    /// assert_eq!(through("a2").len(), 1);
    /// assert!(through("b2").iter().all(|formation| formation.shape() == Shape::Straight));
    /// assert_eq!((through("b2").len(), through("e5").len()), (2, 0));
    /// ```
    #[must_use]
    pub fn formations_through(&self, point: Point) -> Vec<Formation> {
        let Some(side) = self.side_at(point) else { return Vec::new() };
        let mut formations = self.formations(side);
        formations.retain(|formation| formation.has(point));
        formations
    }

    /// The hash without the keys of some points of a side, or with them if they were missing.
    #[inline]
    pub(super) fn toggle(hash: u64, side: Side, set: Set) -> u64 {
        let (mut hash, mut set) = (hash, set);
        while let Some(place) = first(set) {
            set &= set - 1;
            hash ^= KEYS[side.index()][usize::from(place)];
        }
        hash
    }
}

/// The bits of the middles of all formations of one pattern.
fn places_of(own: Set, pattern: usize) -> impl Iterator<Item = u8> {
    let [a, b] = PATTERNS[pattern].arms.map(|arm| shift(own, -arm.bits()));
    places(own & a & b)
}

fn from_scratch(pieces: &[Set; 2], side: Side, options: Options) -> u64 {
    let mover = if side == Side::Black { BLACK_TO_MOVE_KEY } else { 0 };
    let ranks = if options.ranks == Ranks::Three { THREE_RANKS_KEY } else { 0 };
    Side::ALL.into_iter().fold(mover ^ ranks, |hash, side| TroopChess::toggle(hash, side, pieces[side.index()]))
}

impl Hash for TroopChess {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

impl fmt::Debug for TroopChess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "troop-chess \"{self}\" ranks={}", self.options.ranks.count())
    }
}

/// A piece of a side, as it is shown.
pub(super) const fn piece_of(side: Side) -> Piece {
    Piece { side: Some(side), kind: PIECE }
}

impl TroopChess {
    #[inline]
    pub(super) fn played(&self, turn: Turn) -> TroopChess {
        let (mover, other) = (self.side, self.side.other());
        let mut next = *self;
        next.side = other;
        let left = turn.formation.set();
        let reached = turn.vector.carry(left) & BOARD;
        let hits = reached & self.of(other);
        let mut hash = self.hash ^ BLACK_TO_MOVE_KEY;
        if hits == 0 {
            // Nothing is removed, so the three still are a formation, and the other side keeps its own.
            let from = turn.formation.places();
            for place in from {
                let to = place.wrapping_add(turn.vector.bits());
                hash ^= KEYS[mover.index()][place as usize & 127] ^ KEYS[mover.index()][to as usize & 127];
            }
            next.pieces[mover.index()] = self.of(mover) & !left | reached;
        } else {
            let (taken, lost) = self.removed(turn, hits);
            let own = self.of(mover) & !left | reached & !lost;
            hash = TroopChess::toggle(hash, mover, own ^ self.of(mover));
            hash = TroopChess::toggle(hash, other, taken);
            next.pieces[mover.index()] = own;
            next.pieces[other.index()] &= !taken;
            next.formed = next.pieces.map(has_formation);
        }
        next.hash = hash;
        next
    }
}
