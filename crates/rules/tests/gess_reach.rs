//! Gess: what the rules answer about reach, rings and stones that land, compared with the legal turns.

mod cases;

use std::collections::BTreeSet;

use ludarium_rules::games::gess::{CellRows, Direction, Gess, Options, Point, Turn, footprint, on_board};
use ludarium_rules::{Position, Side};

fn turns(position: &Gess) -> Vec<Turn> {
    position.turns().expect("few enough to list")
}

fn positions() -> Vec<Gess> {
    let mut positions: Vec<Gess> = cases::cases(include_str!("data/gess.jsonl"));
    positions.retain(|position| position.outcome().is_none() && position.options() == Options::default());
    assert!(positions.len() > 20);
    positions
}

fn points(rows: &CellRows) -> BTreeSet<Point> {
    rows.points().collect()
}

/// The centres that a side reaches are those of its turns, and the far ones are those more than three steps away.
#[test]
fn side_reach_is_the_turns() {
    for position in positions() {
        let side = position.side_to_move();
        let (mut targets, mut far) = (BTreeSet::new(), BTreeSet::new());
        for turn in turns(&position) {
            let (_, steps) = Direction::between(turn.from, turn.to).expect("a straight line");
            targets.insert(turn.to);
            if steps > 3 {
                far.insert(turn.to);
                assert!(position.goes_any_distance(turn.from), "{position} {turn}");
            }
        }
        let reach = position.side_reach(side);
        assert_eq!(position.side_reaches(), Side::ALL.map(|side| position.side_reach(side)), "{position}");
        assert_eq!(points(&reach.targets), targets, "{position}");
        assert_eq!(points(&reach.far_targets), far, "{position}");
    }
}

#[test]
fn side_reach_has_the_stones_and_the_rings() {
    for position in positions() {
        for side in Side::ALL {
            let reach = position.side_reach(side);
            assert!(reach.stones.points().eq(position.stones(side)), "{position}");
            assert!(reach.rings.points().eq(position.rings(side)), "{position}");
            let enemies: BTreeSet<Point> = position.stones(side.other()).collect();
            let clear = Point::all().filter(|centre| footprint(*centre).all(|point| !enemies.contains(&point)));
            assert!(reach.clear.points().eq(clear), "{position}");
        }
    }
}

/// The empty cells that lack one stone or two to a ring are counted one by one.
#[test]
fn rings_that_lack_stones() {
    for position in positions() {
        let side = position.side_to_move();
        let lacking = |centre: Point| footprint(centre).filter(|point| position.stone_at(*point) != Some(side)).count();
        let open = |centre: &Point| {
            footprint(*centre).all(|point| position.stone_at(point) != Some(side.other()))
                && position.stone_at(*centre).is_none()
        };
        let reach = position.side_reach(side);
        for (rows, missing) in reach.lacking.iter().zip(1..) {
            // The empty middle is among those that have no stone of the side.
            let inner = |centre: &Point| footprint(*centre).count() == 9;
            let expected = Point::all().filter(inner).filter(open).filter(|centre| lacking(*centre) == missing + 1);
            let found = rows.points().filter(inner);
            assert!(found.eq(expected), "{position}: {missing}");
        }
    }
}

/// The stones of the block land where the rules put them, and the others are lost.
#[test]
fn landings_are_the_stones_of_the_next_position() {
    for position in positions().into_iter().take(60) {
        let side = position.side_to_move();
        for turn in turns(&position) {
            let next = position.play_unchecked(&turn);
            let landings = position.landings(turn);
            let stones: Vec<Point> = footprint(turn.to).filter(|point| next.stone_at(*point).is_some()).collect();
            assert_eq!(landings, stones, "{position} {turn}");
            assert!(landings.iter().all(|point| next.stone_at(*point) == Some(side) && on_board(*point)));
            let block = footprint(turn.from).filter(|point| position.stone_at(*point) == Some(side)).count();
            assert_eq!(landings.len() + position.lost(turn).len(), block, "{position} {turn}");
        }
    }
}

/// The sets of cells agree with the same questions asked cell by cell.
#[test]
fn cell_rows() {
    let start = Gess::start(Options::default());
    let stones = start.cell_rows(Side::White);
    assert_eq!(stones.count() as usize, stones.points().count());
    assert!(!stones.is_empty() && CellRows::EMPTY.is_empty());
    assert_eq!((!CellRows::EMPTY & CellRows::FIELD).count(), 400);
    let moved = stones.moved::<1, -1>() & CellRows::FIELD;
    let expected: BTreeSet<Point> = start.stones(Side::White).filter_map(|point| point.step(1, -1)).collect();
    assert_eq!(points(&moved), expected);
    let around: BTreeSet<Point> = start.stones(Side::White).flat_map(footprint).collect();
    assert_eq!(points(&(stones.widened().heightened() & CellRows::FIELD)), around);
    let middle = start.side_reach(Side::White).rings.cells().next().expect("a ring");
    assert_eq!(stones.near(middle, 1), 8);
}
