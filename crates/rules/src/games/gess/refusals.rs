//! Why a turn is refused, each in one line for the player.

use super::board::{CENTRE, points_of};
use super::direction::Direction;
use super::facts::{Point, SHORT_RANGE, Turn};
use super::position::Gess;
use crate::{CommonRefusal, Message, Name, Notation, Position, Side};

messages! {
    /// Why a turn of Gess is refused.
    pub enum Refusal in "gess" {
        /// With `centre_on_board`: "from- and to-centres must be b-s/2-19".
        OnTheRim { centre: Point } =
            "on-the-rim", "{centre} is on the rim, and centres must stay on the board (b2 to s19)";
        /// A stone of the other side is in the block.
        ForeignStone { centre: Point, side: Side, enemy: Point, owner: Side } =
            "foreign-stone", "The block {centre} is no piece of {side}: {owner}'s stone on {enemy} is in it";
        /// The block is empty of own stones.
        NoStone { side: Side, centre: Point } = "no-stone", "There is no stone of {side} in the block {centre}";
        /// Only the stones around the centre give directions.
        NoDirection { centre: Point } =
            "no-direction", "The piece {centre} has a stone only in its centre, so it has no direction";
        /// With `keep_ring`: no move of the piece is legal.
        EveryMoveBreaksRing { from: Point, side: Side } =
            "every-move-breaks-ring", "Every move of the piece {from} would leave {side} without a ring";
        /// With `keep_ring`: "a move that leaves the mover without a ring is illegal".
        BreaksRing { side: Side } = "breaks-ring", "This would leave {side} without a ring";
        /// A move goes somewhere else.
        AlreadyThere { from: Point } = "already-there", "The piece {from} is already there";
        /// Pieces go straight.
        NoLine { from: Point, to: Point } = "no-line", "No straight line leads from {from} to {to}";
        /// The piece does not have the direction.
        NoStoneThatWay { from: Point, direction: Name } =
            "no-stone-that-way", "The piece {from} has no stone in the {direction}, so it cannot go that way";
        /// Without a stone in the centre a piece goes up to three cells.
        TooFar { from: Point, range: u8, steps: u8 } =
            "too-far", "The piece {from} has no stone in its centre, so it goes at most {range} cells, not {steps}";
        /// A piece stops where it first covers another stone, here its own side's.
        MeetsOwn { from: Point, end: Point, side: Side, stone: Point } =
            "meets-own", "The piece {from} must stop at {end}, where it meets {side}'s own stone on {stone}";
        /// A piece stops where it first covers another stone.
        MeetsEnemy { from: Point, end: Point, side: Side, stone: Point } =
            "meets-enemy", "The piece {from} must stop at {end}, where it meets {side}'s stone on {stone}";
        /// A step is a cell.
        NoCell = "no-cell", "Choose a cell of the board or its rim";
    }
}

/// Refusals, each in one line for the player.
impl Gess {
    /// Why no turn begins with a centre.
    pub(super) fn why_not_from(&self, from: Point) -> Message {
        if let Some(outcome) = self.outcome() {
            return CommonRefusal::over("gess", outcome, Self::reason_text(&outcome.reason));
        }
        self.why_no_piece(from).unwrap_or(Refusal::EveryMoveBreaksRing { from, side: self.mover() }).into()
    }

    /// Why a centre is no piece of the side to move that can go somewhere. Every direction is good for a step: its stone
    /// is on the board, so the centre may go there.
    fn why_no_piece(&self, centre: Point) -> Option<Refusal> {
        let side = self.mover();
        if !self.may_be_centre(centre) {
            return Some(Refusal::OnTheRim { centre });
        }
        let enemies = self.board().of(side.other()).window(centre);
        if let Some(enemy) = points_of(centre, enemies).next() {
            return Some(Refusal::ForeignStone { centre, side, enemy, owner: side.other() });
        }
        match self.board().of(side).window(centre) {
            0 => Some(Refusal::NoStone { side, centre }),
            CENTRE => Some(Refusal::NoDirection { centre }),
            _ => None,
        }
    }

    /// Why a turn is not legal.
    pub(super) fn why_not(&self, turn: Turn) -> Message {
        let Turn { from, to } = turn;
        if self.outcome().is_some() || self.why_no_piece(from).is_some() {
            return self.why_not_from(from);
        }
        if from == to {
            return Refusal::AlreadyThere { from }.into();
        }
        let Some((direction, steps)) = Direction::between(from, to) else {
            return Refusal::NoLine { from, to }.into();
        };
        self.why_no_way(turn, direction, steps).unwrap_or(Refusal::BreaksRing { side: self.mover() }).into()
    }

    /// Why a piece does not get so far in a direction; `None` if it does.
    fn why_no_way(&self, turn: Turn, direction: Direction, steps: u8) -> Option<Refusal> {
        let Turn { from, to } = turn;
        let lifted = self.lift(from)?;
        if !lifted.goes(direction) {
            return Some(Refusal::NoStoneThatWay { from, direction: direction.name() });
        }
        if !self.may_be_centre(to) {
            return Some(Refusal::OnTheRim { centre: to });
        }
        if steps > lifted.range() {
            return Some(Refusal::TooFar { from, range: SHORT_RANGE, steps });
        }
        let mut way = self.way(from, &lifted, direction);
        let end = if way.any(|passed| passed == to) { None } else { self.way(from, &lifted, direction).last() }?;
        let (stone, side) = self.removed(Turn { from, to: end }).into_iter().next()?;
        Some(if side == self.mover() {
            Refusal::MeetsOwn { from, end, side, stone }
        } else {
            Refusal::MeetsEnemy { from, end, side, stone }
        })
    }
}
