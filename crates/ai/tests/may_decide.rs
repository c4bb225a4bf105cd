//! Turns that a search may leave out unplayed must not be those that decide.

use std::fmt::Display;

use ludarium_ai::Evaluate;
use ludarium_rules::Position;
use ludarium_rules::games::gess::Gess;
use ludarium_rules::games::go_chess::GoChess;
use ludarium_rules::games::trees::Trees;
use ludarium_rules::games::tribun::Tribun;
use ludarium_rules::games::troop_chess::TroopChess;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

mod common;

/// Checks that no turn which gains nothing and is said to decide nothing makes a claim or wins, but for the rare reasons that
/// the game overlooks, and that at least `quiet` in a hundred turns are such.
fn check<P: Evaluate + Display>(positions: &[P], overlooked: &[&str], quiet: usize) {
    let (mut all, mut undecided) = (0, 0);
    for position in positions {
        let may_decide = position.may_decide();
        for turn in position.turns().expect("a list") {
            all += 1;
            if position.gain(&turn) > 0 || may_decide(&turn) {
                continue;
            }
            undecided += 1;
            let next = position.play_unchecked(&turn);
            assert!(!next.is_forced(), "{position} {turn:?}");
            let won = next.outcome().filter(|outcome| Some(position.side_to_move()) == outcome.winner);
            assert!(won.is_none_or(|outcome| overlooked.contains(&outcome.reason.word())), "{position} {turn:?}");
        }
    }
    assert!(undecided * 100 >= all * quiet, "{undecided} of {all}");
}

#[test]
fn a_claim_of_tress_needs_a_gain_a_monarch_or_four_zones() {
    check(&common::from_playouts(1, 2000), &[], 40);
    check(&common::sparse(2, 4000), &[], 10);
}

#[test]
fn a_huckleberry_of_trees_falls_by_a_growth_or_a_chain() {
    check(&common::wander::<Trees>(3, 400, 80, |_| true), &[], 20);
    // The Birch grows on to the last huckleberry, whatever else White does.
    let text = "8/bh,7/wA,7/wA,7/wA,7/wA,7/wA,7/wA,wg,2,wh,3 w a6>a7 -";
    check(&[Trees::parse(text, Default::default()).expect("a position")], &[], 0);
}

#[test]
fn a_tribun_falls_by_an_attack() {
    check(&common::wander::<Tribun>(4, 100, 150, |_| true), &["paralysis"], 80);
}

#[test]
fn a_ring_of_gess_is_broken_with_a_gain() {
    check(&common::wander::<Gess>(5, 600, 30, |_| true), &[], 40);
}

#[test]
fn a_mate_of_go_chess_comes_from_where_the_king_can_see_it() {
    check(&common::wander::<GoChess>(6, 800, 200, |_| true), &[], 40);
}

#[test]
fn a_side_of_troop_chess_is_scattered_by_a_collision() {
    check(&common::wander::<TroopChess>(7, 600, 100, |_| true), &["blocked"], 40);
    check(&few_troops(8, 3000), &["blocked"], 40);
}

/// Ongoing positions with three to five pieces a side near each other: many are one exchange away from the end.
fn few_troops(seed: u64, count: usize) -> Vec<TroopChess> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut board = [[b'.'; 9]; 9];
        for piece in *b"wb" {
            for _ in 0..rng.random_range(3..6) {
                board[rng.random_range(2..7)][rng.random_range(2..6)] = piece;
            }
        }
        let ranks: Vec<String> = board.iter().map(|rank| common::rank_text(rank)).collect();
        let text = format!("{} {}", ranks.join("/"), ["w", "b"][rng.random_range(0..2)]);
        if let Ok(position) = TroopChess::parse(&text, Default::default())
            && position.outcome().is_none()
        {
            positions.push(position);
        }
    }
    positions
}
