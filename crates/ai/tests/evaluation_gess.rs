//! The evaluation of Gess: it evaluates both sides alike, knows where pieces go, and every term counts what its
//! description says.

mod common;

use ludarium_ai::{Evaluate, fit};
use ludarium_rules::games::gess::Gess;
use ludarium_rules::{AnyPosition, GameId, Position, Side};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

fn at(text: &str) -> Gess {
    Gess::parse(text, Default::default()).expect("a valid text")
}

/// Ongoing positions met in games of random turns; captures are preferred, for the board is wide.
fn positions(seed: u64, count: usize) -> Vec<Gess> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = Gess::start(Default::default());
        for _ in 0..rng.random_range(1..40) {
            let turns = position.turns().expect("a list");
            if turns.is_empty() {
                break;
            }
            let tries = [(); 3].map(|()| position.play_unchecked(&turns[rng.random_range(0..turns.len())]));
            let Some(next) = tries.into_iter().find(|next| next.outcome().is_none()) else { break };
            position = next;
        }
        if position.outcome().is_none() {
            positions.push(position);
        }
    }
    positions
}

/// The position from the other side's view: ranks turned over, colours changed.
fn colours_changed(position: &Gess) -> Gess {
    let text = position.to_string();
    let (board, side) = text.split_once(' ').expect("two fields");
    let swap = |c: char| match c {
        'w' => 'b',
        'b' => 'w',
        _ => c,
    };
    let ranks: Vec<String> = board.split('/').rev().map(|rank| rank.chars().map(swap).collect()).collect();
    at(&format!("{} {}", ranks.join("/"), if side == "w" { "b" } else { "w" }))
}

/// What White has more than Black of the term of a name.
fn more(position: &Gess, name: &str) -> i32 {
    common::more(&AnyPosition::from(*position), name)
}

/// A board of the given ranks, the highest first, from rank 19; the ranks below are empty.
fn board(ranks: &[&str], side: Side) -> Gess {
    let all: Vec<&str> = ranks.iter().copied().chain(std::iter::repeat("18")).take(18).collect();
    at(&format!("{} {}", all.join("/"), side.letter()))
}

/// Ring of White in the west, ring of Black in the east, far apart.
const RINGS: [&str; 3] = ["www12bbb", "w1w12b1b", "www12bbb"];

#[test]
fn both_colours_are_evaluated_alike() {
    common::evaluated_alike(&positions(41, 600), colours_changed);
}

#[test]
fn what_a_turn_gains_is_what_it_removes() {
    for position in positions(43, 60) {
        let side = position.side_to_move();
        for turn in position.turns().expect("a list") {
            let removed = position.removed(turn);
            let own = removed.iter().filter(|(_, owner)| *owner == side).count() + position.lost(turn).len();
            let other = removed.iter().filter(|(_, owner)| *owner != side).count();
            assert_eq!(position.toll(turn), (own as u32, other as u32), "{turn} in {position}");
            let rings = |position: &Gess| position.rings(side.other()).count() as u32;
            assert_eq!(
                position.rings_broken(turn),
                rings(&position) - rings(&position.play_unchecked(&turn)),
                "{turn}"
            );
            if own >= other {
                assert!(position.gain(&turn) <= 0 || position.rings_broken(turn) > 0, "{turn} in {position}");
            }
        }
    }
}

/// Mobility is compared with the turns of the rules.
#[test]
fn pieces_reach_what_the_rules_allow() {
    for position in positions(44, 200) {
        let centres = |position: &Gess| {
            let mut to: Vec<_> = position.turns().expect("a list").iter().map(|turn| turn.to).collect();
            to.sort_unstable();
            to.dedup();
            to.len() as i32
        };
        let text = position.to_string();
        let (ranks, _) = text.split_once(' ').expect("two fields");
        let [white, black] = ["w", "b"].map(|side| centres(&at(&format!("{ranks} {side}"))));
        assert_eq!(more(&position, "mobility"), white - black, "{position}");
    }
}

#[test]
fn the_start_is_even_but_for_the_move() {
    let terms = fit::terms(GameId::Gess);
    let counts = fit::counts(&AnyPosition::from(Gess::start(Default::default())));
    for (term, count) in terms.iter().zip(counts) {
        assert_eq!(count, -i32::from(term.name == "tempo"), "{}", term.name);
    }
}

#[test]
fn rings_are_counted_and_endangered() {
    let quiet = board(&RINGS, Side::White);
    assert_eq!(more(&quiet, "second ring"), 0);
    let second = board(&["www3www6bbb", "w1w3w1w6b1b", "www3www6bbb"], Side::White);
    assert_eq!(["second ring", "more rings", "stone"].map(|name| more(&second, name)), [1, 0, 8]);
}

#[test]
fn rings_are_endangered_by_pieces_in_reach() {
    // A single White stone moves east, three cells at most, to the ring.
    let names = ["ring in reach", "every ring", "rings fall"];
    let with = |rank: &str, side| {
        let ranks = ["www15", "w1w15", "www15", "18", "18", "18", "18", "15bbb", rank, "15bbb"];
        names.map(|name| more(&board(&ranks, side), name))
    };
    assert_eq!(with("15b1b", Side::White), [0, 0, 0]);
    assert_eq!(with("11w3b1b", Side::White), [0, 0, 0], "four cells are too far");
    assert_eq!(with("12w2b1b", Side::White), [1, 1, 1]);
    assert_eq!(with("12w2b1b", Side::Black), [1, 1, 0]);
}

#[test]
fn rings_to_be_are_seen() {
    let one = board(&["www3ww7bbb", "w1w3w1w6b1b", "www3www6bbb"], Side::White);
    assert_eq!(["lacks one", "second ring"].map(|name| more(&one, name)), [1, 0]);
    let spoilt = board(&["www3wwb6bbb", "w1w3w1w6b1b", "www3www6bbb"], Side::White);
    assert_eq!(more(&spoilt, "lacks one"), 0, "an enemy stone is in the way");
}

#[test]
fn the_place_of_stones_changes_the_value() {
    let guard = board(&[RINGS[0], RINGS[1], RINGS[2], "18", "1w16"], Side::White);
    assert_eq!(["guard", "siege", "stone"].map(|name| more(&guard, name)), [1, 0, 1]);
    let siege = board(&[RINGS[0], RINGS[1], RINGS[2], "18", "12w5"], Side::White);
    assert_eq!(["guard", "siege", "stone"].map(|name| more(&siege, name)), [0, 1, 1]);
}
