//! Legal turns: how the piece of a centre goes, and what a move does.

mod generation;

use super::board::{CENTRE, CellSet, outer, points_of};
use super::direction::Direction;
use super::facts::{Point, SHORT_RANGE, Turn, on_board};
use super::position::Gess;
use crate::Side;

/// The piece of a centre, ready to go: its block is lifted.
pub(super) struct Lifted {
    /// The stones of the block, in the footprint.
    block: u64,
    /// All other stones.
    standing: CellSet,
}

impl Lifted {
    /// "Directions: the occupied outer cells of the footprint."
    pub(super) const fn goes(&self, direction: Direction) -> bool {
        self.block & outer(direction) != 0
    }

    /// "Centre stone present → any distance; absent → at most 3 cells."
    pub(super) const fn range(&self) -> u8 {
        if self.block & CENTRE != 0 { u8::MAX } else { SHORT_RANGE }
    }
}

/// One piece.
impl Gess {
    /// Lifts the piece of a centre. "Any 3x3 block of cells … that holds at least one stone of the mover and none of the
    /// opponent."
    pub(super) fn lift(&self, centre: Point) -> Option<Lifted> {
        let side = self.mover();
        let block = self.board().of(side).window(centre);
        if block == 0 || self.board().of(side.other()).window(centre) != 0 || !self.may_be_centre(centre) {
            return None;
        }
        let mut standing = self.board().occupied();
        standing.cut(centre, block);
        Some(Lifted { block, standing })
    }

    /// With `centre_on_board`: "from- and to-centres must be b-s/2-19".
    pub(super) fn may_be_centre(&self, point: Point) -> bool {
        !self.options.centre_on_board || on_board(point)
    }

    /// The centres that a piece passes in a direction, up to the one at which it must stop.
    pub(super) fn way(&self, centre: Point, lifted: &Lifted, direction: Direction) -> impl Iterator<Item = Point> {
        let steps = if lifted.goes(direction) { lifted.range() } else { 0 };
        let standing = lifted.standing;
        let mut at = Some(centre);
        (0..steps).map_while(move |_| {
            let to = direction.step(at?).filter(|to| self.may_be_centre(*to))?;
            // "The block stops at the first step at which its footprint covers any stone, of either colour."
            at = Some(to).filter(|to| standing.window(*to) == 0);
            Some(to)
        })
    }

    /// Whether the block of a centre may go any distance: "centre stone present → any distance; absent → at most 3 cells".
    ///
    /// ```
    /// use ludarium_rules::{Position, games::gess::{Point, Gess}};
    /// let start = Gess::start(Default::default());
    /// let goes_far = |name| start.goes_any_distance(Point::named(name).expect("a point"));
    /// assert!(goes_far("c3") && !goes_far("c6"));
    /// ```
    #[must_use]
    pub fn goes_any_distance(&self, centre: Point) -> bool {
        self.stone_at(centre).is_some()
    }

    /// The directions of the piece of a centre; none if it is no piece of the side to move.
    ///
    /// "Directions: the occupied outer cells of the footprint."
    ///
    /// ```
    /// use ludarium_rules::{Position, games::gess::{Direction, Point, Gess}};
    /// let start = Gess::start(Default::default());
    /// let directions = |name| -> Vec<Direction> { start.directions(Point::named(name).expect("a point")).collect() };
    /// assert_eq!(directions("c6"), [Direction::North]);
    /// assert_eq!(directions("c18"), [], "White's, and Black is to move");
    /// ```
    pub fn directions(&self, centre: Point) -> impl Iterator<Item = Direction> {
        let lifted = self.lift(centre);
        Direction::ALL.into_iter().filter(move |direction| lifted.as_ref().is_some_and(|piece| piece.goes(*direction)))
    }

    /// The centres to which the piece of a centre may go in a legal turn, in the order of the directions and nearest
    /// first; none if it is no piece of the side to move or the game is over.
    ///
    /// ```
    /// use ludarium_rules::{Position, games::gess::{Point, Gess}};
    /// let start = Gess::start(Default::default());
    /// let reach = |name| -> Vec<String> {
    ///     start.reach(Point::named(name).expect("a point")).iter().map(Point::to_string).collect()
    /// };
    /// assert_eq!(reach("c6"), ["c7", "c8", "c9"], "no stone in the centre: at most three cells");
    /// ```
    #[must_use]
    pub fn reach(&self, centre: Point) -> Vec<Point> {
        let Some(lifted) = self.lift(centre).filter(|_| self.is_open()) else { return Vec::new() };
        let moves = Direction::ALL.into_iter().flat_map(|direction| self.way(centre, &lifted, direction));
        moves.filter(|to| self.keeps_ring(Turn { from: centre, to: *to })).collect()
    }

    /// With `keep_ring`: "a move that leaves the mover without a ring is illegal".
    fn keeps_ring(&self, turn: Turn) -> bool {
        !self.options.keep_ring || !self.breaks_last_ring(turn)
    }

    /// Whether a move of the side to move leaves it without a ring: a loss, and illegal with `keep_ring`. The move need
    /// not be legal otherwise.
    ///
    /// ```
    /// use ludarium_rules::{Notation, Position, games::gess::Gess};
    /// let start = Gess::start(Default::default());
    /// let breaks = |text| start.breaks_last_ring(start.read_turn(text).expect("legal"));
    /// assert!(breaks("j3-j4") && !breaks("i3-i5"));
    /// ```
    #[must_use]
    pub fn breaks_last_ring(&self, turn: Turn) -> bool {
        self.board().rings_after(self.mover(), turn).is_empty()
    }

    /// The stones that a move removes by contact, with their sides: the mover's, then the other side's. "Everything so
    /// covered (also under its empty cells) is removed."
    ///
    /// ```
    /// use ludarium_rules::{Notation, Position, Side, games::gess::Gess};
    /// let start = Gess::start(Default::default());
    /// let removed = start.removed(start.read_turn("e3-d3").expect("legal"));
    /// let names: Vec<String> = removed.iter().map(|(point, _)| point.to_string()).collect();
    /// assert_eq!(names, ["c2", "c3", "c4"]);
    /// assert!(removed.iter().all(|(_, side)| *side == Side::Black));
    /// ```
    #[must_use]
    pub fn removed(&self, turn: Turn) -> Vec<(Point, Side)> {
        let side = self.mover();
        let motion = self.board().motion(side, turn);
        let own = points_of(turn.to, motion.own).map(|point| (point, side));
        own.chain(points_of(turn.to, motion.other).map(|point| (point, side.other()))).collect()
    }

    /// The stones of the block, where they stand before the move, that go over the edge. "Stones that end outside
    /// b-s/2-19 are lost, all of them if it so happens."
    ///
    /// ```
    /// use ludarium_rules::{Notation, Position, games::gess::{Point, Gess}};
    /// let start = Gess::start(Default::default());
    /// let lost = start.lost(start.read_turn("c3-b3").expect("legal"));
    /// assert_eq!(lost, [Point::named("b3").expect("a point")]);
    /// ```
    #[must_use]
    pub fn lost(&self, turn: Turn) -> Vec<Point> {
        let motion = self.board().motion(self.mover(), turn);
        points_of(turn.from, motion.block & !motion.landed).collect()
    }

    /// Where the stones of the block stand after the move, those that go over the edge left out.
    ///
    /// ```
    /// use ludarium_rules::{Notation, Position, games::gess::Gess};
    /// let start = Gess::start(Default::default());
    /// let landings = start.landings(start.read_turn("c3-b3").expect("legal"));
    /// let names: Vec<String> = landings.iter().map(|point| point.to_string()).collect();
    /// assert_eq!(names, ["b2", "b3", "c3", "b4"]);
    /// ```
    #[must_use]
    pub fn landings(&self, turn: Turn) -> Vec<Point> {
        points_of(turn.to, self.board().motion(self.mover(), turn).landed).collect()
    }

    pub(super) fn allows(&self, turn: Turn) -> bool {
        let Some((direction, _)) = Direction::between(turn.from, turn.to) else { return false };
        let Some(lifted) = self.lift(turn.from).filter(|_| self.is_open()) else { return false };
        let arrives = self.way(turn.from, &lifted, direction).any(|to| to == turn.to);
        arrives && self.keeps_ring(turn)
    }
}
