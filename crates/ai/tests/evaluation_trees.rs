//! The evaluation of The Game for the Trees: it evaluates both sides alike, and every term counts what its description
//! says.

mod common;

use ludarium_ai::{Evaluate, fit};
use ludarium_rules::games::trees::{Act, Trees, way};
use ludarium_rules::{AnyPosition, GameId, Position};

/// Ongoing positions met in games of random turns.
fn positions(seed: u64, count: usize) -> Vec<Trees> {
    common::wander(seed, count, 60, |_| true)
}

fn at(text: &str) -> Trees {
    Trees::parse(text, Default::default()).expect("a valid text")
}

/// The position from the other side's view: ranks turned over, colours changed.
fn colours_changed(position: &Trees) -> Trees {
    let text = position.to_string();
    let fields: Vec<&str> = text.split(' ').collect();
    let board: Vec<String> = fields[0].split('/').rev().map(swap_cells).collect();
    let side = if fields[1] == "w" { "b" } else { "w" };
    let mut chains: Vec<String> = fields[2].split(',').map(turn_over).collect();
    chains.sort_unstable();
    let leaps = match fields[3] {
        "w" => "b",
        "b" => "w",
        both_or_none => both_or_none,
    };
    at(&format!("{} {side} {} {leaps}", board.join("/"), chains.join(",")))
}

fn swap_cells(rank: &str) -> String {
    let swapped = |cell: &str| match cell.split_at(1) {
        ("w", what) => format!("b{what}"),
        ("b", what) => format!("w{what}"),
        _ => cell.to_owned(),
    };
    rank.split(',').map(swapped).collect::<Vec<_>>().join(",")
}

fn turn_over(chain: &str) -> String {
    let over = |letter: char| if letter.is_ascii_digit() { (b'1' + b'8' - letter as u8) as char } else { letter };
    chain.chars().map(over).collect()
}

/// What White has more than Black of the term of a name.
fn more(position: &Trees, name: &str) -> i32 {
    common::more(&AnyPosition::from(*position), name)
}

#[test]
fn both_colours_are_evaluated_alike() {
    common::evaluated_alike(&positions(31, 1200), colours_changed);
}

#[test]
fn growths_over_the_enemy_gain_and_others_do_not() {
    for position in positions(33, 200) {
        let enemy = position.squares_of(position.side_to_move().other());
        for turn in position.turns().expect("a list") {
            let takes = turn.act == Act::Grow && way(turn.from, turn.to) & enemy != 0;
            assert_eq!(position.gain(&turn) > 0, takes, "{turn:?} in {position}");
        }
    }
}

#[test]
fn the_start_is_even_but_for_the_move() {
    let start = Trees::start(Default::default());
    let terms = fit::terms(GameId::Trees);
    let counts = fit::counts(&AnyPosition::from(start));
    for (term, count) in terms.iter().zip(counts) {
        assert_eq!(count, i32::from(term.name == "tempo"), "{}", term.name);
    }
}

#[test]
fn huckleberries_are_hunted_by_growths() {
    // A Birch on a1; underbrush leads to the huckleberry on a3, round a corner, round two.
    let near = at("7,bh/8/8/8/8/wh,7/wu,7/wA,7 w - -");
    assert_eq!(more(&near, "huckleberry in reach"), 0, "one's own huckleberry is no prey");
    let one = at("7,wh/8/8/8/8/bh,7/wu,7/wA,7 w - -");
    assert_eq!(
        ["huckleberry in reach", "every huckleberry", "huckleberry falls"].map(|name| more(&one, name)),
        [1, 1, 1]
    );
    let two = at("7,wh/8/8/8/8/wu,nu,bh,5/wu,7/wA,7 b - -");
    assert_eq!(["huckleberry in reach", "huckleberry at two"].map(|name| more(&two, name)), [0, 1]);
    let three = at("7,wh/8/8/2,bh,5/2,nu,5/wu,nu,nu,5/wu,7/wA,7 b - -");
    assert_eq!(["huckleberry at two", "huckleberry at three"].map(|name| more(&three, name)), [0, 1]);
}

#[test]
fn huckleberries_have_friends() {
    let text = at("7,bh/8/8/8/8/wh,wg,6/wh,bg,6/wh,7 w - wb");
    let names = ["second huckleberry", "more huckleberries", "leap"];
    assert_eq!(names.map(|name| more(&text, name)), [1, 1, 0]);
    assert_eq!(more(&at("7,bh/8/8/8/8/wh,wg,6/8/8 w - wb"), "leap"), 1, "Black has no grass to leap to");
}

#[test]
fn momentum_counts_if_it_can_go_on() {
    // The Birch runs up the file a to the huckleberry, the grass to bare ground, the underbrush to grass.
    let runs = at("7,bh/8/8/bh,7/bu,4,bg,2/wA,4,wu,2/wA,3,wg,3/wA,6,wh w a3>a5,e2>e3,f3>f4 -");
    let names = ["chain at huckleberry", "chain takes"];
    assert_eq!(names.map(|name| more(&runs, name)), [1, 3]);
    let stuck = at("7,bh/8/8/bh,7/8/wA,3,wu,wu,2/wA,3,wg,3/wA,6,wh w a3>a5,e2>e3,f3>f4 -");
    assert_eq!(names.map(|name| more(&stuck, name)), [0, 0]);
}

#[test]
fn ground_to_grow_on_is_counted_by_kind() {
    let meadow = at("7,bh/8/8/8/bg,7/wu,wg,6/bu,7/wA,6,wh w - -");
    let names = ["prey", "meadow", "clearing"];
    assert_eq!(names.map(|name| more(&meadow, name)), [1, 1, 5 - 3]);
}

#[test]
fn two_trees_aim_together() {
    // c4 and d4 both aim at e6, the Beech by its momentum.
    let text = "2,bC,1,bh,3/3,bC,4/4,bC,3/3,wF,1,bC,2/2,wF,wG,4/3,wF,1,wG,2/4,wF,3/4,wh,wF,wG,1 w d5>e6 -";
    let position = at(text);
    assert_eq!(more(&position, "attack"), 1);
    assert!(more(&position, "two aims") >= 1);
    assert_eq!(more(&at(&text.replace("d5>e6", "-")), "attack"), 0, "nothing runs");
}

#[test]
fn trees_are_free_or_locked_in() {
    let free = at("7,bh/8/8/8/8/8/wu,7/wA,wB,wC,4,wh w - -");
    assert_eq!(["free tree", "tree"].map(|name| more(&free, name)), [1, 3]);
}
