//! Why a turn is refused, each in one line for the player.

use super::board::{CENTRE, points_of};
use super::direction::Direction;
use super::facts::{Point, SHORT_RANGE};
use super::outcome;
use super::position::Gess;
use super::turn::Turn;
use crate::Side;

/// Refusals, each in one line for the player.
impl Gess {
    /// Why no turn begins with a centre.
    pub(super) fn why_not_from(&self, from: Point) -> String {
        if let Some(outcome) = self.outcome_of() {
            return format!("The game is over: {}", outcome::reason_text(&outcome.reason));
        }
        self.why_no_piece(from)
            .unwrap_or_else(|| format!("Every move of the piece {from} would leave {} without a ring", self.mover()))
    }

    /// Why a centre is no piece of the side to move that can go somewhere. Every direction is good for a step: its stone
    /// is on the board, so the centre may go there.
    fn why_no_piece(&self, centre: Point) -> Option<String> {
        let side = self.mover();
        if !self.may_be_centre(centre) {
            return Some(on_the_rim(centre));
        }
        let enemies = self.board().of(side.other()).window(centre);
        if let Some(enemy) = points_of(centre, enemies).next() {
            return Some(format!(
                "The block {centre} is no piece of {side}: {}'s stone on {enemy} is in it",
                side.other()
            ));
        }
        match self.board().of(side).window(centre) {
            0 => Some(format!("There is no stone of {side} in the block {centre}")),
            CENTRE => Some(format!("The piece {centre} has a stone only in its centre, so it has no direction")),
            _ => None,
        }
    }

    /// Why a turn is not legal.
    pub(super) fn why_not(&self, turn: Turn) -> String {
        let Turn { from, to } = turn;
        if self.outcome_of().is_some() || self.why_no_piece(from).is_some() {
            return self.why_not_from(from);
        }
        if from == to {
            return format!("The piece {from} is already there");
        }
        let Some((direction, steps)) = Direction::between(from, to) else {
            return format!("No straight line leads from {from} to {to}");
        };
        self.why_no_way(turn, direction, steps)
            .unwrap_or_else(|| format!("This would leave {} without a ring", self.mover()))
    }

    /// Why a piece does not get so far in a direction; `None` if it does.
    fn why_no_way(&self, turn: Turn, direction: Direction, steps: u8) -> Option<String> {
        let Turn { from, to } = turn;
        let lifted = self.lift(from)?;
        if !lifted.goes(direction) {
            return Some(format!("The piece {from} has no stone in the {direction}, so it cannot go that way"));
        }
        if !self.may_be_centre(to) {
            return Some(on_the_rim(to));
        }
        if steps > lifted.range() {
            return Some(format!(
                "The piece {from} has no stone in its centre, so it goes at most {SHORT_RANGE} cells, not {steps}"
            ));
        }
        let mut way = self.way(from, &lifted, direction);
        let end = if way.any(|passed| passed == to) { None } else { self.way(from, &lifted, direction).last() }?;
        let (stone, side) = self.removed(Turn { from, to: end }).into_iter().next()?;
        Some(format!("The piece {from} must stop at {end}, where it meets {}", self.stone_name(stone, side)))
    }

    fn stone_name(&self, stone: Point, side: Side) -> String {
        if side == self.mover() {
            format!("{side}'s own stone on {stone}")
        } else {
            format!("{side}'s stone on {stone}")
        }
    }
}

/// With `centre_on_board`: "from- and to-centres must be b-s/2-19".
fn on_the_rim(centre: Point) -> String {
    format!("{centre} is on the rim, and centres must stay on the board (b2 to s19)")
}
