//! Collisions: what falls where a formation lands on enemy pieces.

use super::board::{Point, Set, has};
use super::formation::{Direction, heads};
use super::position::TroopChess;
use super::turn::Turn;
use crate::Side;

/// A moving piece that lands on an enemy piece.
///
/// ```
/// use ludarium_rules::{Notation, Position, games::troop_chess::{Point, TroopChess}};
/// let position = TroopChess::parse("9/9/3b5/3b5/3b5/3w5/3w5/3w5/9 w", Default::default()).expect("a position");
/// let turn = position.read_turn("d2d3d4-d3").expect("legal");
/// let collisions = position.collisions(&turn);
/// assert_eq!(collisions.len(), 1);
/// let collision = collisions[0];
/// assert_eq!((collision.from.to_string(), collision.at.to_string()), ("d4".into(), "d5".into()));
/// assert_eq!((collision.attack, collision.defence), (1, 1));
/// assert!(collision.removes_hit() && collision.removes_mover());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Collision {
    /// Where the moving piece comes from.
    pub from: Point,
    /// Where the hit piece stands.
    pub at: Point,
    /// "1 if the piece is a head of the moving formation and the move's direction is exactly its pointing direction,
    /// else 0."
    pub attack: u8,
    /// "1 if the hit piece is, in at least one formation its owner has before the move, a head pointing exactly against
    /// the move's direction, else 0."
    pub defence: u8,
}

impl Collision {
    /// "Attack ≥ defence and not 1-1: the hit piece is removed. 1-1: both are removed."
    #[must_use]
    pub const fn removes_hit(&self) -> bool {
        self.attack >= self.defence
    }

    /// "1-1: both are removed. 0-1: the moving piece is removed."
    #[must_use]
    pub const fn removes_mover(&self) -> bool {
        self.defence == 1
    }
}

/// Whether a legal turn removes an enemy piece.
#[inline]
pub(super) fn takes(position: &TroopChess, turn: Turn) -> bool {
    let hits = turn.vector.carry(turn.formation.set()) & position.of(position.mover().other());
    hits != 0 && position.removed(turn, hits).0 != 0
}

impl TroopChess {
    /// Which of the hit pieces are removed, and on which points the moving pieces are.
    ///
    /// "Collisions are judged on the board before the move, all at once."
    #[inline]
    pub(super) fn removed(&self, turn: Turn, hits: Set) -> (Set, Set) {
        let strong_attack = turn.vector.carry(turn.formation.heads_to(turn.vector.direction()));
        let strong_defence = self.defenders(turn.vector.direction()) & hits;
        (hits & (strong_attack | !strong_defence), strong_defence)
    }

    /// The enemy pieces that a legal turn collides with, bit by bit.
    #[must_use]
    #[inline]
    pub fn hits(&self, turn: Turn) -> u128 {
        turn.vector.carry(turn.formation.set()) & self.of(self.mover().other())
    }

    /// The enemy pieces that a legal turn removes, less the own pieces that it costs; 0 without a collision.
    ///
    /// ```
    /// use ludarium_rules::{Notation, Position, games::troop_chess::TroopChess};
    /// let position = TroopChess::parse("9/9/3b5/3b5/3b5/3w5/3w5/3w5/9 w", Default::default()).expect("a position");
    /// let balance = |text| position.balance_of(position.read_turn(text).expect("legal"));
    /// assert_eq!((balance("d2d3d4-d3"), balance("d2d3d4-c2")), (0, 0));
    /// ```
    #[must_use]
    #[inline]
    pub fn balance_of(&self, turn: Turn) -> i32 {
        let hits = self.hits(turn);
        if hits == 0 {
            return 0;
        }
        let (taken, lost) = self.removed(turn, hits);
        taken.count_ones() as i32 - lost.count_ones() as i32
    }

    /// The points of the other side's pieces that are strong against a move in a direction.
    #[inline]
    fn defenders(&self, direction: Direction) -> Set {
        heads(self.of(self.mover().other()), direction.opposite())
    }

    /// The collisions of a legal turn, in the order of its points.
    #[must_use]
    pub fn collisions(&self, turn: &Turn) -> Vec<Collision> {
        let direction = turn.vector.direction();
        let attackers = turn.formation.heads_to(direction);
        let defenders = self.defenders(direction);
        let other = self.of(self.mover().other());
        let pairs = turn.formation.points().into_iter().filter_map(|from| Some((from, turn.vector.target(from)?)));
        pairs
            .filter(|(_, at)| has(other, *at))
            .map(|(from, at)| Collision {
                from,
                at,
                attack: has(attackers, from).into(),
                defence: has(defenders, at).into(),
            })
            .collect()
    }

    /// The points of the pieces that a legal turn removes, where they stand before it, with their sides: collision by
    /// collision the hit piece, then the moving one.
    ///
    /// ```
    /// use ludarium_rules::{Notation, Position, Side, games::troop_chess::TroopChess};
    /// let position = TroopChess::parse("9/9/3b5/3b5/3b5/3w5/3w5/3w5/9 w", Default::default()).expect("a position");
    /// let falling = position.falling(&position.read_turn("d2d3d4-d3").expect("legal"));
    /// let texts: Vec<String> = falling.iter().map(|(point, side)| format!("{side} {point}")).collect();
    /// assert_eq!(texts, ["Black d5", "White d4"]);
    /// ```
    #[must_use]
    pub fn falling(&self, turn: &Turn) -> Vec<(Point, Side)> {
        let mover = self.mover();
        let fates = self
            .collisions(turn)
            .into_iter()
            .flat_map(|hit| [(hit.removes_hit(), (hit.at, mover.other())), (hit.removes_mover(), (hit.from, mover))]);
        fates.filter(|(falls, _)| *falls).map(|(_, fate)| fate).collect()
    }
}
