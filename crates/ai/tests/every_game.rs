//! What must be true of the computer players in every game.

use ludarium_ai::players::{Greedy, Random};
use ludarium_ai::{Level, Limits, Request, Stop, bench_signature, fit, think};
use ludarium_rules::{AnyPosition, GameId, Side, TurnText};

/// A random game of at most `plies`, and the position in which it ends.
fn after_random(game: GameId, plies: u64, seed: u64) -> AnyPosition {
    let mut position = AnyPosition::start(game, &[]).expect("the defaults are valid");
    for ply in 0..plies {
        let Ok(turn) = Random.choose(&position, seed * 1000 + ply) else { break };
        position = position.play(&turn).expect("a legal turn");
    }
    position
}

fn think_briefly(position: &AnyPosition, seed: u64) -> TurnText {
    let level = Level::new(2).expect("a level");
    let limits = Some(Limits { nodes: Some(300), ..Limits::default() });
    let request = Request { limits, seed, ..Request::new(position.clone(), level) };
    think(&request, &Stop::new(), |_| {}).expect("a turn").turn
}

#[test]
fn every_player_gives_legal_turns_in_every_phase() {
    for game in GameId::ALL {
        for (seed, plies) in [(1, 0), (2, 5), (3, 17), (4, 34), (5, 60)] {
            let position = after_random(game, plies, seed);
            if position.outcome().is_some() {
                continue;
            }
            for turn in [think_briefly(&position, seed), Greedy.choose(&position, seed).expect("a turn")] {
                assert!(position.play(&turn).is_ok(), "{game}: {turn} in {position}");
            }
        }
    }
}

/// "Whoever shows the position to a player, an AI included, must not show the other side's pending choice."
#[test]
fn a_secret_choice_changes_no_answer() {
    let board = "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#9";
    let answer = |secret: &str, seed| {
        let text = format!("{board} b place:0:-:-:{secret}");
        let position = AnyPosition::parse(GameId::GoChess, &text, &[]).expect("a position");
        (think_briefly(&position, seed), Greedy.choose(&position, seed).expect("a turn"))
    };
    for seed in 0..20 {
        assert_eq!(answer("e4", seed), answer("c8", seed), "seed {seed}");
    }
}

#[test]
fn a_bench_repeats_itself_in_every_game() {
    for game in GameId::ALL {
        let [one, other] = [0, 1].map(|_| bench_signature(game, Some(1)).0);
        assert!(one > 0 && one == other, "{game}: {one} and {other}");
    }
}

/// A Spy among fifteen enemies has more than two billion turns; nobody waits for them all.
#[test]
fn billions_of_turns_are_no_reason_to_wait() {
    let text = "B1B4/1B1B1BB/BB1BWB1/2BBBB1/1BB1B1B/1B1B1B1 w";
    let position = AnyPosition::parse(GameId::Treason, text, &[]).expect("a position");
    for turn in [think_briefly(&position, 1), Greedy.choose(&position, 1).expect("a turn")] {
        assert!(position.play(&turn).is_ok(), "{turn}");
    }
}

/// A weight that no term has, or a term without a weight, would shift all that follow.
#[test]
fn every_term_has_a_weight_and_the_sum_is_the_value() {
    for game in GameId::ALL {
        let (terms, weights) = (fit::terms(game), fit::weights(game));
        assert_eq!(terms.len(), weights.len(), "{game}");
        for (seed, plies) in [(1, 0), (2, 7), (3, 16), (4, 33)] {
            let position = after_random(game, plies, seed);
            if position.outcome().is_some() {
                continue;
            }
            let white: i32 = fit::counts(&position).iter().zip(weights).map(|(count, weight)| count * weight).sum();
            let value = if position.side_to_move() == Side::White { white } else { -white };
            assert_eq!(fit::value(&position), value, "{game}: {position}");
        }
    }
}
