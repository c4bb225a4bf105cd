//! The evaluation of Treason: it evaluates both sides alike, and each term counts what its description says.

mod common;

use ludarium_ai::players::Random;
use ludarium_ai::{Evaluate, bench_signature};
use ludarium_rules::games::treason::{Treason, Turn};
use ludarium_rules::{AnyPosition, GameId, Position};

/// Ongoing positions met in games of random turns.
fn positions() -> Vec<Treason> {
    let mut positions = Vec::new();
    for seed in 0..60 {
        let mut position = AnyPosition::start(GameId::Treason, &[]).expect("the defaults are valid");
        for ply in 0..60 {
            let Ok(turn) = Random.choose(&position, seed * 100 + ply) else { break };
            position = position.play(&turn).expect("a legal turn");
            if position.outcome().is_none() {
                positions.push(read(&position.to_string()));
            }
        }
    }
    positions
}

fn read(text: &str) -> Treason {
    Treason::parse(text, Default::default()).expect("a position")
}

/// The half-turn of the board with the colours swapped.
fn half_turn(position: &Treason) -> Treason {
    let text = position.to_string();
    let (board, side) = text.split_once(' ').expect("a side to move");
    let swap = |letter| match letter {
        'w' => 'b',
        'b' => 'w',
        'W' => 'B',
        'B' => 'W',
        _ => letter,
    };
    let board: String = board.chars().rev().map(swap).collect();
    read(&format!("{board} {}", if side == "w" { "b" } else { "w" }))
}

/// White's count of a term less Black's.
fn count(name: &str, text: &str) -> i32 {
    common::count(GameId::Treason, name, text)
}

#[test]
fn both_colours_are_evaluated_alike() {
    common::evaluated_alike(&positions(), half_turn);
}

#[test]
fn each_term_counts_what_it_says() {
    for (name, text, expected) in [
        ("man", "7/7/2b4/7/3w3/2w4 w", 1),
        ("Spy", "7/7/2B4/7/3W3/2W4 w", 1),
        ("only Spy", "7/7/2b4/7/3w3/2W4 w", 1),
        ("only Spy", "7/7/2B4/7/3w3/2W4 w", 0),
        // Twenty pieces have gone; Black has one more.
        ("lead", "7/7/2b1b2/7/7/2w4 w", -9),
        ("home line", "1b5/7/7/7/7/w1w3w w", 2),
        ("third line", "7/7/7/w6/7/6b w", 1),
        ("fourth line", "7/7/7/7/6b/7 w", 0),
        ("fourth line", "7/7/2w4/7/6b/7 w", 1),
        ("fifth line", "7/7/2w4/7/6b/7 w", -1),
        ("odd end", "w6/7/7/7/6b/7 w", 1),
        ("free man", "7/2w4/7/6b/7/7 w", 0),
        ("free man", "7/7/6b/2w4/7/7 w", 0),
        ("free man", "7/2w4/6b/7/7/2w4 w", 1),
        ("may promote", "7/2w4/7/7/7/3w3 w", 1),
        ("man's step", "7/7/7/7/7/w6 w", 2),
        ("safe cell", "7/7/7/7/b6/w6 w", -1),
        ("Spy's step", "7/7/7/7/7/W6 w", 2),
        ("safe for Spy", "7/7/7/b6/7/W6 w", 1),
        ("aim", "7/7/5W1/2b4/7/7 w", 1),
        ("stuck man", "6b/6b/6b/7/7/7 w", 0),
        ("pair", "7/7/7/7/7/wwww3 w", 3),
        ("lonely", "7/7/7/7/7/ww1w3 w", 1),
        ("rim", "7/7/7/w6/7/7 w", 1),
        ("Spy on rim", "7/7/7/W6/7/2W4 w", 2),
        ("en prise", "6b/7/7/7/b6/w6 b", -1),
        ("conversion", "7/7/4W2/2b4/7/7 w", 1),
        ("chase", "7/7/4W2/7/4b2/6b w", 1),
        ("tempo", "7/7/4W2/7/4b2/6b b", -1),
    ] {
        assert_eq!(count(name, text), expected, "{name} in {text}");
    }
}

#[test]
fn gains_are_recognised() {
    for position in positions() {
        for turn in position.turns().expect("a list") {
            let wins = match turn {
                Turn::Step { from, to } => {
                    position.piece_at(from).map(|piece| piece.kind)
                        != position.play_unchecked(&turn).piece_at(to).map(|piece| piece.kind)
                }
                Turn::Capture(_) | Turn::Convert { .. } => true,
            };
            assert_eq!(position.gain(&turn) > 0, wins, "{turn:?} in {position}");
        }
    }
}

#[test]
fn a_position_is_forced_if_something_can_be_captured() {
    let positions = positions();
    let captures =
        |position: &Treason| position.turns().expect("a list").iter().any(|turn| matches!(turn, Turn::Capture(_)));
    assert!(positions.iter().all(|position| position.is_forced() == captures(position)));
    assert!(positions.iter().filter(|position| position.is_forced()).count() > 100);
}

#[test]
fn the_signature_repeats() {
    let signatures = [0, 1].map(|_| bench_signature(GameId::Treason, Some(4)).0);
    assert!(signatures[0] > 500 && signatures[0] == signatures[1]);
}
