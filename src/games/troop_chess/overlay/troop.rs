//! What a player who has chosen some stones can do with them, and what a move would bring about.

use ludarium_rules::games::troop_chess::{Formation, Point, TroopChess, Turn, Vector};
use ludarium_rules::{Position, Step, StepInput};

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
    let steps = if turn.vector.steps() == 2 { "Two steps" } else { "One step" };
    let way = format!("{steps} {}", turn.vector.direction().name());
    let mut parts = vec![way];
    let collisions = position.collisions(turn).into_iter();
    parts.extend(collisions.map(|hit| collision(hit.from, hit.at, [hit.attack, hit.defence])));
    let mover = position.side_to_move();
    if let Some(outcome) = position.play_unchecked(turn).outcome() {
        parts.push(match outcome.winner {
            Some(side) if side == mover => "you win".to_owned(),
            Some(_) => "you would lose: no formation is left to you".to_owned(),
            None => "a draw".to_owned(),
        });
    }
    parts.join("; ")
}

/// A collision with the strengths of attack and defence.
fn collision(from: Point, at: Point, strengths: [u8; 2]) -> String {
    match strengths {
        [1, 1] => format!("your head {from} strikes the head {at}: both fall"),
        [1, _] => format!("your head {from} strikes {at}: {at} falls"),
        [_, 1] => format!("{from} runs into the head {at}: {from} falls"),
        _ => format!("{from} strikes {at}: {at} falls"),
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
