//! Why a turn is refused, each in one line for the player.

use super::board::Point;
use super::formation::{Direction, Formation};
use super::position::TroopChess;
use super::turn::{Turn, Vector};
use crate::{CommonRefusal, Join, List, Message, Name, Notation, Position, Side};

messages! {
    /// Why a turn of Troop Chess is refused.
    pub enum Refusal in "troop-chess" {
        /// A formation has three different pieces.
        ChosenAlready { point: Point } = "chosen-already", "{point} is chosen already: choose another piece";
        /// "Choose three own pieces that form a formation."
        NotYours { point: Point, owner: Side, side: Side } =
            "not-yours", "The piece on {point} is {owner}'s, and it is {side}'s turn";
        /// "All three targets are on the board and none holds an own piece that is not one of the three": no way is
        /// such for a formation.
        CannotMove { shape: Name, points: String } =
            "cannot-move", "The {shape} {points} cannot move: every way is closed";
        /// "All three targets are on the board and none holds an own piece that is not one of the three": no way is
        /// such for any formation of some pieces. How many they are is `count`.
        NoneCanMove { points: List, count: usize } =
            "none-can-move", "No formation with {points} can move: every way is closed";
        /// A formation is "three own pieces that touch king-wise"; no two others touch a piece so.
        InNoFormation { point: Point } =
            "in-no-formation", "The piece on {point} is in no formation: no two others touch it as a group of three";
        /// A formation is "three own pieces that touch king-wise"; no third piece joins two.
        NoThird { first: Point, second: Point } =
            "no-third", "No formation has both {first} and {second}: a third piece must join them";
        /// A formation is "three own pieces that touch king-wise", as a connected group.
        NotConnected { points: List } =
            "not-connected", "{points} are no formation: they do not touch as a connected group";
        /// A formation goes one or two steps.
        Stays { shape: Name, points: String } = "stays", "The {shape} {points} would stay where it is";
        /// "One step in any of the eight directions, or two steps" in the directions of the shape.
        NoSteps { from: Point, target: Point, shape: Name, far_directions: List } = "no-steps",
            "From {from} to {target} is not one step or two in one direction: it goes one step in any direction, or two \
             steps {far_directions}";
        /// Two steps are for the directions of the shape.
        NoTwoSteps { shape: Name, points: String, direction: Name, far_directions: List } = "no-two-steps",
            "The {shape} {points} cannot go two steps {direction}: it goes one step in any direction, or two steps \
             {far_directions}";
        /// Two steps do not lead over enemy pieces.
        PassesOver { owner: Side, point: Point } =
            "passes-over", "Two steps would pass over {owner}'s piece on {point}";
        /// "All three targets are on the board."
        LeavesBoard { from: Point } = "leaves-board", "The piece on {from} would leave the board";
        /// "None holds an own piece that is not one of the three."
        OwnPiece { side: Side, target: Point, from: Point } =
            "own-piece", "{side}'s own piece stands on {target}, where the piece on {from} would land";
        /// A step is a point.
        NoPoint = "no-point", "Choose a point of the board";
    }
}

/// Refusals, each in one line for the player.
impl TroopChess {
    /// Why a point cannot be chosen after some others.
    pub(super) fn why_not_choose(&self, earlier: &[Point], point: Point) -> Message {
        if earlier.contains(&point) {
            return Refusal::ChosenAlready { point }.into();
        }
        if let Some(why) = self.why_not_own(point) {
            return why;
        }
        let through = self.formations_through(point);
        let with_all = through.iter().find(|formation| earlier.iter().all(|&earlier| formation.has(earlier)));
        let Some(&formation) = with_all else { return why_no_formation(point, earlier).into() };
        match earlier {
            [_, _] => Refusal::CannotMove { shape: formation.shape().name(), points: formation.points_text() }.into(),
            _ => Refusal::NoneCanMove { points: list(earlier, point), count: earlier.len() + 1 }.into(),
        }
    }

    /// Why the piece on a point is not one to move.
    fn why_not_own(&self, point: Point) -> Option<Message> {
        let side = self.mover();
        match self.side_at(point) {
            Some(owner) if owner == side => None,
            Some(owner) => Some(Refusal::NotYours { point, owner, side }.into()),
            None => Some(CommonRefusal::NoPiece { from: point.to_string() }.into()),
        }
    }

    /// Why three points are no formation of the side to move.
    pub(super) fn why_not_three(&self, three: [Point; 3]) -> Message {
        let foreign = three.into_iter().find_map(|point| self.why_not_own(point));
        foreign.unwrap_or_else(|| why_no_formation(three[2], &three[..2]).into())
    }

    /// Why a formation cannot carry one of its points to a target that is not one or two steps away.
    pub(super) fn why_no_vector(&self, formation: Formation, from: Point, target: Point) -> Message {
        let shape = formation.shape().name();
        if from == target {
            return Refusal::Stays { shape, points: formation.points_text() }.into();
        }
        Refusal::NoSteps { from, target, shape, far_directions: far_directions(formation) }.into()
    }

    /// Why a turn is not legal.
    pub(super) fn why_not(&self, turn: Turn) -> Message {
        if let Some(outcome) = self.outcome() {
            return CommonRefusal::over("troop-chess", outcome, Self::reason_text(&outcome.reason));
        }
        let mut pieces = turn.formation.points().into_iter();
        if let Some(why) = pieces.clone().find_map(|point| self.why_not_own(point)) {
            return why;
        }
        let why = why_no_two_steps(turn)
            .or_else(|| pieces.clone().find_map(|from| self.why_no_target(turn, from)))
            .or_else(|| pieces.find_map(|from| self.why_no_way(turn, from)));
        why.map_or(CommonRefusal::NoSuchTurn.into(), Message::from)
    }

    /// "All three targets are on the board and none holds an own piece that is not one of the three."
    fn why_no_target(&self, Turn { formation, vector }: Turn, from: Point) -> Option<Refusal> {
        let Some(target) = vector.target(from) else {
            return Some(Refusal::LeavesBoard { from });
        };
        let own = self.side_at(target) == Some(self.mover()) && !formation.has(target);
        own.then(|| Refusal::OwnPiece { side: self.mover(), target, from })
    }

    /// Why a piece does not go so far: it would pass over an enemy piece.
    fn why_no_way(&self, turn: Turn, from: Point) -> Option<Refusal> {
        let owner = self.mover().other();
        let passed = Vector::one_step(turn.vector.direction()).target(from);
        let point = passed.filter(|&point| self.side_at(point) == Some(owner))?;
        Some(Refusal::PassesOver { owner, point })
    }
}

/// Why the shape of a formation does not go two steps in a direction.
fn why_no_two_steps(Turn { formation, vector }: Turn) -> Option<Refusal> {
    let direction = vector.direction();
    let refused = vector.steps() == 2 && !formation.two_step_directions().contains(&direction);
    refused.then(|| Refusal::NoTwoSteps {
        shape: formation.shape().name(),
        points: formation.points_text(),
        direction: direction.name(),
        far_directions: far_directions(formation),
    })
}

/// Why no formation has a point together with some others.
fn why_no_formation(last: Point, earlier: &[Point]) -> Refusal {
    match earlier {
        [] => Refusal::InNoFormation { point: last },
        &[other] => Refusal::NoThird { first: other, second: last },
        _ => Refusal::NotConnected { points: list(earlier, last) },
    }
}

/// "East or west": where a formation goes two steps.
fn far_directions(formation: Formation) -> List {
    List::new(Join::OrEach, formation.two_step_directions().iter().copied().map(Direction::name))
}

/// "c2, d2 and f2".
fn list(earlier: &[Point], last: Point) -> List {
    List::new(Join::And, earlier.iter().copied().chain([last]))
}
