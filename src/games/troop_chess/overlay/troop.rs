//! What a player who has chosen some stones can do with them, and what a move would bring about.

use ludarium_rules::games::troop_chess::{Formation, Point, Shape, TroopChess, Turn, Vector};
use ludarium_rules::{Position, Step, StepInput};

use crate::words::{self, text};

/// The points among the steps.
#[must_use]
pub fn points(path: &[Step]) -> Vec<Point> {
    path.iter().filter_map(|step| Point::of_cell(step.cell()?)).collect()
}

/// The formation that the first three steps have chosen.
#[must_use]
pub fn bound(path: &[Step]) -> Option<Formation> {
    let points = points(path.get(..3)?);
    Formation::of(points.try_into().ok()?)
}

/// The formations of the side to move that have all of these stones and can move.
#[must_use]
pub fn open(position: &TroopChess, stones: &[Point]) -> Vec<Formation> {
    let Some(&first) = stones.first() else { return Vec::new() };
    if position.side_at(first) != Some(position.side_to_move()) {
        return Vec::new();
    }
    let mut formations = position.formations_through(first);
    formations.retain(|formation| stones.iter().all(|stone| formation.has(*stone)) && can_move(position, *formation));
    formations
}

/// These formations in another order: one of every shape first, then a second of every shape, and so on.
#[must_use]
pub fn varied(formations: &[Formation]) -> Vec<Formation> {
    let earlier =
        |index: usize| formations[..index].iter().filter(move |other| other.shape() == formations[index].shape());
    let mut order: Vec<usize> = (0..formations.len()).collect();
    order.sort_by_key(|index| (earlier(*index).count(), formations[*index].shape()));
    order.into_iter().map(|index| formations[index]).collect()
}

fn can_move(position: &TroopChess, formation: Formation) -> bool {
    position.choices(&formation.points().map(|point| Step::Cell(point.cell()))).is_ok()
}

/// The three stones with those that are chosen already in front.
#[must_use]
pub fn path_to(formation: Formation, chosen: &[Point]) -> Vec<Step> {
    let rest = formation.points().into_iter().filter(|point| !chosen.contains(point));
    chosen.iter().copied().chain(rest).map(|point| Step::Cell(point.cell())).collect()
}

/// The turn of a formation that takes its first chosen stone to a point.
#[must_use]
pub fn turn(formation: Formation, first: Point, target: Point) -> Option<Turn> {
    Some(Turn { formation, vector: Vector::between(first, target)? })
}

/// What a turn would bring about, in words for the player.
#[must_use]
pub fn preview(position: &TroopChess, turn: &Turn) -> String {
    let (steps, direction) = (turn.vector.steps(), turn.vector.direction().name().english);
    let way = text!("troop-chess-way", steps = steps, direction = direction);
    let collisions = position.collisions(turn).into_iter();
    let collisions = collisions.map(|hit| collision(hit.from, hit.at, [hit.attack, hit.defence]));
    let mover = position.side_to_move();
    let end = position.play_unchecked(turn).outcome().map(|outcome| match outcome.winner {
        Some(side) if side == mover => text!("troop-chess-you-win"),
        Some(_) => text!("troop-chess-you-lose"),
        None => text!("troop-chess-draw"),
    });
    collisions.chain(end).fold(way, |before, next| text!("troop-chess-then", before = before, next = next))
}

/// What a shape is called.
#[must_use]
pub fn shape_name(shape: Shape) -> String {
    words::named(&shape.name())
}

/// A formation by its shape and its stones: "Straight c2 d2 e2".
#[must_use]
pub fn formation_name(formation: Formation) -> String {
    let stones = formation.points().map(|point| point.to_string()).join(" ");
    text!("troop-chess-formation", shape = shape_name(formation.shape()), stones = stones)
}

/// A collision with the strengths of attack and defence.
fn collision(from: Point, at: Point, strengths: [u8; 2]) -> String {
    let (from, at) = (from.to_string(), at.to_string());
    match strengths {
        [1, 1] => text!("troop-chess-heads-collide", from = from, at = at),
        [1, _] => text!("troop-chess-head-strikes", from = from, at = at),
        [_, 1] => text!("troop-chess-runs-into-head", from = from, at = at),
        _ => text!("troop-chess-strikes", from = from, at = at),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::games::troop_chess::Options;

    fn position(text: &str) -> TroopChess {
        TroopChess::parse(text, Options::default()).expect("a position")
    }

    fn named(names: &str) -> Vec<Point> {
        names.split(' ').map(|name| Point::named(name).expect("a point")).collect()
    }

    #[test]
    fn two_stones_leave_few_formations_and_three_leave_one() {
        let start = position("bbbbbbbbb/bbbbbbbbb/9/9/9/9/9/wwwwwwwww/wwwwwwwww w");
        let counts = ["c2", "c2 d2", "c2 d2 e2"].map(|names| open(&start, &named(names)).len());
        assert!(counts[0] > counts[1] && counts[1] > 1, "{counts:?}");
        assert_eq!(counts[2], 1);
        assert!(open(&start, &named("c8")).is_empty(), "the enemy's stones offer nothing");
    }

    #[test]
    fn heads_that_meet_both_fall() {
        let position = position("6bbb/9/3b5/3b5/3b5/3w5/3w5/3w5/9 w");
        let column = Formation::of(named("d2 d3 d4").try_into().expect("three")).expect("a Straight");
        let turn = turn(column, named("d4")[0], named("d5")[0]).expect("one step");
        assert_eq!(
            preview(&position, &turn),
            "One step north; your head d4 strikes the head d5: both fall; you would lose: no formation is left to you"
        );
        assert_eq!(position.falling(&turn).len(), 2);
    }
}
