//! Troop Chess: what the rules answer about formations and falling pieces, compared with the legal turns.

mod cases;

use std::collections::BTreeSet;

use ludarium_rules::games::troop_chess::{Formation, Options, Point, TroopChess, Turn};
use ludarium_rules::{Position, Side};

fn turns(position: &TroopChess) -> Vec<Turn> {
    position.turns().expect("few enough to list")
}

fn positions() -> Vec<TroopChess> {
    let mut positions: Vec<TroopChess> = cases::cases(include_str!("data/troop-chess.jsonl"));
    positions.retain(|position| position.outcome().is_none());
    assert!(positions.len() > 20);
    positions
}

/// The formations that can move are those of the turns, for every piece and for every two.
#[test]
fn movable_formations_are_those_of_the_turns() {
    for position in positions() {
        let formations: BTreeSet<Formation> = turns(&position).iter().map(|turn| turn.formation).collect();
        let found = |pieces: &[Point]| position.movable_formations(pieces).into_iter().collect::<BTreeSet<_>>();
        assert_eq!(found(&[]), BTreeSet::new());
        for first in Point::all() {
            let with_first: BTreeSet<Formation> =
                formations.iter().copied().filter(|formation| formation.has(first)).collect();
            assert_eq!(found(&[first]), with_first, "{position}: {first}");
            let seconds: BTreeSet<Point> = with_first.iter().flat_map(|formation| formation.points()).collect();
            for second in seconds {
                let with_both = with_first.iter().copied().filter(|formation| formation.has(second)).collect();
                assert_eq!(found(&[first, second]), with_both, "{position}: {first} {second}");
            }
        }
    }
}

/// What falls is what the next position lacks.
#[test]
fn falling_pieces_are_gone() {
    let mut falls = 0;
    for position in positions() {
        let mover = position.side_to_move();
        for turn in turns(&position) {
            let next = position.play_unchecked(&turn);
            let falling = position.falling(&turn);
            for side in Side::ALL {
                let lost = falling.iter().filter(|(_, owner)| *owner == side).count();
                assert_eq!(next.pieces(side).count() + lost, position.pieces(side).count(), "{position} {turn}");
            }
            for &(point, side) in &falling {
                assert_eq!(position.side_at(point), Some(side), "{position} {turn}");
                assert!(side == mover || next.side_at(point) != Some(side), "{position} {turn}");
                assert!(side != mover || turn.formation.has(point), "{position} {turn}");
            }
            falls += falling.len();
        }
    }
    assert!(falls > 100, "{falls}");
}

/// The middle piece touches both others, and the links name each piece.
#[test]
fn links_hold_a_formation_together() {
    let start = TroopChess::start(Options::default());
    let touch = |a: Point, b: Point| a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())) == 1;
    for formation in start.formations(Side::White) {
        let links = formation.links();
        assert!(links.iter().all(|&[middle, other]| middle == formation.middle() && touch(middle, other)));
        let ends: BTreeSet<Point> = links.into_iter().flatten().collect();
        assert_eq!(ends, formation.points().into_iter().collect(), "{formation}");
    }
}

/// The number of a formation is the upper part of the keys of its turns.
#[test]
fn numbers_are_in_the_keys() {
    for position in positions() {
        for turn in turns(&position) {
            assert_eq!(position.turn_key(&turn) >> 5, turn.formation.number(), "{position} {turn}");
        }
    }
}
