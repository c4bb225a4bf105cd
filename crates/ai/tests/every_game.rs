//! What must be true of the computer players in every game.

use ludarium_ai::players::{Greedy, Random};
use ludarium_ai::{Level, Limits, Request, Stop, bench_signature, fit, think};
use ludarium_rules::{AnyPosition, AnyTurn, GameId, Side};

/// A random game of at most `plies`, and the position in which it ends.
fn after_random(game: GameId, plies: u64, seed: u64) -> AnyPosition {
    let mut position = AnyPosition::start(game, &[]).expect("the defaults are valid");
    for ply in 0..plies {
        let Ok(turn) = Random.choose(&position, seed * 1000 + ply) else { break };
        position = position.play(&turn).expect("a legal turn");
    }
    position
}

fn think_briefly(position: &AnyPosition, seed: u64) -> AnyTurn {
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

/// A Spy among fifteen enemies has more than two billion turns; no player may list or walk through them all.
#[test]
fn players_look_at_few_of_billions_of_turns() {
    let text = "B1B4/1B1B1BB/BB1BWB1/2BBBB1/1BB1B1B/1B1B1B1 w";
    let position = AnyPosition::parse(GameId::Treason, text, &[]).expect("a position");
    let others = [Greedy.choose(&position, 1), Random.choose(&position, 1)].map(|turn| turn.expect("a turn"));
    for turn in others.into_iter().chain([think_briefly(&position, 1)]) {
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

fn wins(position: &AnyPosition, turn: &AnyTurn, side: Side) -> bool {
    let outcome = position.play(turn).ok().and_then(|next| next.outcome());
    outcome.is_some_and(|outcome| outcome.winner == Some(side))
}

fn can_win_at_once(position: &AnyPosition) -> bool {
    position.turns().expect("a list").iter().any(|turn| wins(position, turn, position.side_to_move()))
}

/// Whether the other side neither has won after this turn nor wins at once.
fn is_safe(position: &AnyPosition, turn: &AnyTurn) -> bool {
    let mover = position.side_to_move();
    let Ok(next) = position.play(turn) else { return false };
    match next.outcome() {
        Some(outcome) => outcome.winner != Some(mover.other()),
        None => next.side_to_move() == mover || !can_win_at_once(&next),
    }
}

/// Late positions of games that two quick players play, where wins and losses are near.
fn critical(game: GameId, count: usize) -> Vec<AnyPosition> {
    let mut found = Vec::new();
    for seed in 0..200 {
        let mut position = AnyPosition::start(game, &[]).expect("the defaults are valid");
        let mut line = Vec::new();
        for ply in 0..250 {
            let turn_seed = seed * 1000 + ply;
            // Pieces of Go-Chess are placed at random, which takes no time.
            let turn = if ply % 3 == seed % 3 || game == GameId::GoChess && ply < 40 {
                Random.choose(&position, turn_seed)
            } else {
                Greedy.choose(&position, turn_seed)
            };
            let Ok(turn) = turn else { break };
            line.push(position.clone());
            position = position.play(&turn).expect("legal");
        }
        if position.outcome().is_some() {
            found.extend(line.into_iter().rev().skip(seed as usize % 3).take(2));
        }
        if found.len() >= count {
            break;
        }
    }
    found
}

/// From level 2 on no win in one is missed, and no loss in one walked into if it can be avoided, however few positions
/// a level looks at.
#[test]
fn no_level_from_two_on_overlooks_what_happens_next() {
    for game in GameId::ALL {
        let (mut to_win, mut to_avoid) = (0, 0);
        for (seed, position) in critical(game, 24).iter().enumerate() {
            let winning = can_win_at_once(position);
            let safe = position.turns().expect("a list").iter().filter(|turn| is_safe(position, turn)).count() as u64;
            let avoidable = !winning && safe > 0 && safe < position.count_turns();
            to_win += u32::from(winning);
            to_avoid += u32::from(avoidable);
            if !winning && !avoidable {
                continue;
            }
            for level in [2, 3, 6].into_iter().filter_map(Level::new) {
                let nodes = level.params(game).nodes.min(400);
                let limits = Some(Limits { nodes: Some(nodes), ..Limits::default() });
                let request = Request { limits, seed: seed as u64, ..Request::new(position.clone(), level) };
                let turn = think(&request, &Stop::new(), |_| {}).expect("ongoing").turn;
                let right =
                    if winning { wins(position, &turn, position.side_to_move()) } else { is_safe(position, &turn) };
                assert!(right, "{game}: level {level} plays {turn} in {position}");
            }
        }
        assert!(to_win + to_avoid >= 8, "{game}: {to_win} to win, {to_avoid} to avoid");
    }
}
