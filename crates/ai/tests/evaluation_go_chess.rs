//! The evaluation of Go-Chess: it evaluates both sides alike and knows no direction, and each term counts what its
//! description says.

mod common;

use ludarium_ai::players::Random;
use ludarium_ai::{Evaluate, MATE_BOUND, bench_signature, fit};
use ludarium_rules::games::go_chess::{GoChess, Options, Turn};
use ludarium_rules::{AnyPosition, GameId, Notation, Options as _, Position};

/// Ongoing positions met in games of random turns, of the placement and of the play.
fn positions() -> Vec<AnyPosition> {
    let mut positions = Vec::new();
    for seed in 0..40_u64 {
        let options = [("seed", seed.to_string())];
        let options: Vec<_> = options.iter().map(|(key, value)| (*key, value.as_str())).collect();
        let mut position = AnyPosition::start(GameId::GoChess, &options).expect("the defaults are valid");
        for ply in 0..80 {
            let Ok(turn) = Random.choose(&position, seed * 100 + ply) else { break };
            position = position.play(&turn).expect("a legal turn");
            if position.outcome().is_none() {
                positions.push(position.clone());
            }
        }
    }
    positions
}

fn read(text: &str) -> GoChess {
    let blocked = text.matches('#').count().to_string();
    let options = Options::from_pairs(&[("blocked", &blocked)]).expect("a number");
    GoChess::parse(text, options).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The board upside down, with the colours swapped, the other side to move.
fn swapped(text: &str) -> String {
    let (board, rest) = text.split_once(' ').expect("a side to move");
    let swap = |c: char| if c.is_ascii_lowercase() { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() };
    let ranks: Vec<String> = board.split('/').rev().map(|rank| rank.chars().map(swap).collect()).collect();
    let side = if rest.starts_with('w') { "b" } else { "w" };
    format!("{} {side}{}", ranks.join("/"), &rest[1..])
}

/// White's count of a term less Black's.
fn count(name: &str, text: &str) -> i32 {
    common::more(&AnyPosition::from(read(text)), name)
}

#[test]
fn both_colours_are_evaluated_alike() {
    let play = positions().into_iter().filter(|position| position.to_string().ends_with("play"));
    let mut tried = 0;
    for position in play {
        let other = AnyPosition::from(read(&swapped(&position.to_string())));
        assert_eq!(fit::value(&position), fit::value(&other), "{position}");
        assert!(fit::value(&position).abs() < MATE_BOUND / 4, "{position}");
        tried += 1;
    }
    assert!(tried > 500, "{tried}");
}

#[test]
fn a_secret_choice_changes_no_value() {
    for position in positions() {
        let [white, black] = ["w place", "b place"].map(|phase| position.to_string().contains(phase));
        if white {
            let values: Vec<i32> = position
                .turns()
                .expect("a list")
                .iter()
                .take(5)
                .map(|turn| fit::value(&position.play(turn).expect("legal")))
                .collect();
            assert!(values.windows(2).all(|pair| pair[0] == pair[1]), "{position}");
        }
        assert!(white || black || position.to_string().ends_with("play"));
    }
}

#[test]
fn each_term_counts_what_it_says() {
    for (name, board, expected) in [
        ("pawn", "9k/10/10/10/10/4P5/10/10/10/K9", 1),
        ("knight", "9k/10/10/10/10/4N5/10/10/10/K9", 1),
        ("bishop", "9k/10/10/10/10/4b5/10/10/10/K9", -1),
        ("rook", "9k/10/10/10/10/4R5/10/10/10/K9", 1),
        ("queen", "9k/10/10/10/10/3Q6/10/10/10/K9", 1),
        ("bishop pair", "9k/10/10/10/10/5BB3/10/10/10/K9", 1),
        ("knight's reach", "9k/10/10/10/10/10/10/10/1N8/K9", 4),
        ("bishop's reach", "9k/10/10/10/10/10/10/2#7/1B8/K9", 2),
        ("rook's reach", "9k/10/10/10/10/10/10/10/10/KR3#4", 12),
        ("queen's reach", "9k/10/10/10/10/10/10/###7/#Q#7/K##7", 0),
        ("pawn's step", "9k/10/10/10/10/10/10/10/10/K5#P2", 2),
        ("chain", "9k/10/10/10/10/5P4/4P5/10/10/K9", 2),
        ("guarded", "9k/10/10/10/10/5N4/4P5/10/10/K9", 1),
        ("loose pawn", "9k/10/10/10/10/5P4/4r5/5r4/10/K9", 1),
        ("loose piece", "9k/10/10/10/10/5B4/4P5/5r4/10/K9", -1),
        ("loose piece", "9k/10/10/10/10/5B4/10/5r4/10/K9", 1),
        ("harassed", "9k/10/10/10/10/5Q4/10/5r4/10/K9", 1),
        ("near king", "9k/10/10/10/10/10/10/10/1r8/4K5", 3),
        ("bare near king", "9k/10/10/10/10/10/10/4R5/1r8/4K5", 2),
        ("assailants", "9k/10/10/10/10/10/10/5N4/5B4/8RK", 0),
        ("assailants", "9k/10/10/7N2/7R2/10/10/10/10/K9", 0),
        ("assailants", "9k/10/6N3/7R2/8R1/10/10/10/10/K9", 1),
        ("safe check", "8k1/10/10/10/10/10/10/10/R9/K9", 2),
        ("flight", "9k/10/10/10/10/10/10/10/10/K9", 0),
        ("flight", "9k/10/8P1/10/10/10/10/10/10/K9", 1),
        ("exposure", "9k/9#/10/10/10/10/10/##8/##8/K#8", -16),
        ("shield", "9k/10/10/10/10/10/10/10/PP8/K9", 2),
        ("company", "9k/10/10/10/10/10/10/P9/1P8/K9", 2),
        ("closing in", "9k/10/10/9P/10/10/10/10/10/K9", 1),
        ("knight's way", "9k/10/10/10/10/10/10/10/10/KN8", 4),
        ("pawn's way", "9k/10/10/10/10/10/10/1P8/10/K9", 3),
        ("driven", "9k/10/10/10/10/10/10/10/1P8/K9", 4),
        ("hunted", "10/10/10/10/10/4k5/10/10/1P8/K9", 5),
    ] {
        let text = format!("{board} w play");
        assert_eq!(count(name, &text), expected, "{name} in {text}");
    }
    assert_eq!(count("tempo", "9k/10/10/10/10/10/10/10/10/K9 b play"), -1);
}

#[test]
fn captures_gain_and_other_moves_do_not() {
    for position in positions().iter().filter(|position| position.to_string().ends_with("play")) {
        let position = read(&position.to_string());
        let enemies = position.pieces(position.side_to_move().other());
        for turn in position.turns().expect("a list") {
            let Turn::Move { to, .. } = turn else { continue };
            let captures = enemies >> to.index() & 1 == 1;
            assert_eq!(position.gain(&turn) != 0, captures, "{turn:?} in {position}");
        }
    }
}

#[test]
fn dear_pieces_are_taken_first_and_guarded_ones_last() {
    let position = read("9k/10/10/2p1q5/1n1P6/2R7/10/10/10/K9 w play");
    let gain = |text: &str| position.gain(&position.read_turn(text).expect("legal"));
    assert!(gain("d6e7") > 0 && gain("d6e7") > gain("d6c7"));
    let guarded = read("9k/10/10/10/3p6/2p7/10/10/2R7/K9 w play");
    assert!(guarded.gain(&guarded.read_turn("c2c5").expect("legal")) < 0);
}

#[test]
fn the_signature_repeats() {
    let signatures = [0, 1].map(|_| bench_signature(GameId::GoChess, Some(3)).0);
    assert!(signatures[0] > 500 && signatures[0] == signatures[1]);
}
