//! Why a turn is refused, each in one line for the player.

use super::facts::Point;
use super::formation::{Direction, Formation};
use super::outcome;
use super::position::TroopChess;
use super::turn::{Turn, Vector};

/// Refusals, each in one line for the player.
impl TroopChess {
    /// Why the last of some points cannot be chosen after the others.
    pub(super) fn why_not_choose(&self, chosen: &[Point]) -> String {
        let Some((&last, earlier)) = chosen.split_last() else { return String::new() };
        if earlier.contains(&last) {
            return format!("{last} is chosen already: choose another piece");
        }
        if let Some(why) = self.why_not_own(last) {
            return why;
        }
        let through = self.formations_through(last);
        let with_all = through.iter().find(|formation| earlier.iter().all(|&point| formation.has(point)));
        let Some(&formation) = with_all else { return why_no_formation(last, earlier) };
        match earlier {
            [_, _] => format!("The {formation} cannot move: every way is closed"),
            _ => format!("No formation with {} can move: every way is closed", list(chosen)),
        }
    }

    /// Why the piece on a point is not one to move.
    fn why_not_own(&self, point: Point) -> Option<String> {
        let side = self.mover();
        match self.side_at(point) {
            Some(owner) if owner == side => None,
            Some(owner) => Some(format!("The piece on {point} is {owner}'s, and it is {side}'s turn")),
            None => Some(format!("There is no piece on {point}")),
        }
    }

    /// Why three points are no formation of the side to move.
    pub(super) fn why_not_three(&self, three: [Point; 3]) -> String {
        let foreign = three.into_iter().find_map(|point| self.why_not_own(point));
        foreign.unwrap_or_else(|| why_no_formation(three[2], &three[..2]))
    }

    /// Why a formation cannot carry one of its points to a target that is not one or two steps away.
    pub(super) fn why_no_vector(&self, formation: Formation, from: Point, target: Point) -> String {
        if from == target {
            return format!("The {formation} would stay where it is");
        }
        format!("From {from} to {target} is not one step or two in one direction: {}", ways(formation))
    }

    /// Why a turn is not legal.
    pub(super) fn why_not(&self, turn: Turn) -> String {
        if let Some(outcome) = self.outcome_of() {
            return format!("The game is over: {}", outcome::reason_text(&outcome.reason));
        }
        let Turn { formation, vector } = turn;
        if let Some(why) = formation.points().into_iter().find_map(|point| self.why_not_own(point)) {
            return why;
        }
        if vector.steps() == 2 && !formation.two_step_directions().contains(&vector.direction()) {
            return format!("The {formation} cannot go two steps {}: {}", vector.direction().name(), ways(formation));
        }
        let pieces = formation.points().into_iter();
        pieces.clone().find_map(|from| self.why_no_target(turn, from)).unwrap_or_else(|| {
            let passed = pieces.filter_map(|from| Vector::one_step(vector.direction()).target(from));
            let enemy = passed.into_iter().find(|&point| self.side_at(point) == Some(self.mover().other()));
            enemy.map_or_else(String::new, |point| {
                format!("Two steps would pass over {}'s piece on {point}", self.mover().other())
            })
        })
    }

    /// "All three targets are on the board and none holds an own piece that is not one of the three."
    fn why_no_target(&self, Turn { formation, vector }: Turn, from: Point) -> Option<String> {
        let Some(target) = vector.target(from) else {
            return Some(format!("The piece on {from} would leave the board"));
        };
        let own = self.side_at(target) == Some(self.mover()) && !formation.has(target);
        own.then(|| format!("{}'s own piece stands on {target}, where the piece on {from} would land", self.mover()))
    }
}

/// Why no formation has a point together with some others.
fn why_no_formation(last: Point, earlier: &[Point]) -> String {
    match earlier {
        [] => format!("The piece on {last} is in no formation: no two others touch it as a group of three"),
        [other] => format!("No formation has both {other} and {last}: a third piece must join them"),
        &[first, second, ..] => {
            format!("{} are no formation: they do not touch as a connected group", list(&[first, second, last]))
        }
    }
}

/// How a formation goes.
fn ways(formation: Formation) -> String {
    let far: Vec<&str> = formation.two_step_directions().iter().map(|way| Direction::name(*way)).collect();
    format!("it goes one step in any direction, or two steps {}", far.join(" or "))
}

/// "c2, d2 and f2".
fn list(points: &[Point]) -> String {
    let names: Vec<String> = points.iter().map(Point::to_string).collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}
