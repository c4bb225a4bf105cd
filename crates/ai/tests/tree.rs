//! The tree that grows where it matters.

mod common;

use std::time::{Duration, Instant};

use ludarium_ai::players::Random;
use ludarium_ai::{Evaluate, Features, Found, Limits, MATE_BOUND, Method, Plan, Stop, search};
use ludarium_rules::games::tress;
use ludarium_rules::{AnyPosition, GameId, Position as _, match_game};

fn plan(nodes: u64) -> Plan {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    Plan { method: Method::Tree, limits, table_bytes: 4 << 20, ..Plan::default() }
}

fn grow<P: Evaluate>(position: &P, plan: &Plan) -> Found<P::Turn> {
    search(position, &[], plan, &Stop::new(), |_| {}).expect("an ongoing position")
}

/// What a search of all turns to a depth proves.
fn proven(position: &tress::Position, depth: u32) -> i32 {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let exact = Plan { limits, features: Features { quiescence: 0, ..Features::EXACT }, ..Plan::default() };
    grow(position, &exact).value
}

#[test]
fn wins_and_losses_are_proven() {
    let (mut wins, mut losses) = (0, 0);
    for position in common::sparse(5, 400) {
        let value = proven(&position, 2);
        if value.abs() < MATE_BOUND {
            continue;
        }
        let found = grow(&position, &plan(30_000));
        assert_eq!(found.value, value, "{position}");
        assert!(position.is_legal(&found.turn));
        if value > 0 { wins += 1 } else { losses += 1 }
    }
    assert!(wins >= 20 && losses >= 5, "{wins} wins, {losses} losses");
}

/// Three plies deep the tree may prove a longer win first, but the winner and the loser are the same.
#[test]
fn deeper_results_have_the_same_winner() {
    let mut met = 0;
    for position in common::sparse(6, 200) {
        let value = proven(&position, 3);
        if value >= MATE_BOUND {
            let found = grow(&position, &plan(60_000));
            assert!(found.value >= MATE_BOUND, "{value} but {} in {position}", found.value);
            met += 1;
        }
    }
    assert!(met >= 10, "{met}");
}

fn every_phase(game: GameId) -> Vec<AnyPosition> {
    let mut position = AnyPosition::start(game, &[]).expect("the defaults are valid");
    let mut all = Vec::new();
    for ply in 0..60 {
        if position.outcome().is_some() {
            break;
        }
        if ply % 6 == 0 {
            all.push(position.clone());
        }
        let turn = Random.choose(&position, ply).expect("a turn");
        position = position.play(&turn).expect("legal");
    }
    all
}

fn is_legal_and_repeats<P: Evaluate>(position: &P) -> bool {
    let plan = plan(400);
    let [one, other] = [0, 1].map(|_| grow(position, &plan));
    let same = (&one.turn, one.value, one.nodes, &one.line) == (&other.turn, other.value, other.nodes, &other.line);
    let mut at = position.clone();
    let legal = one.line.iter().all(|turn| {
        let legal = at.is_legal(turn);
        at = at.after(turn);
        legal
    });
    same && legal && one.nodes <= 400 && position.is_legal(&one.turn)
}

#[test]
fn turns_are_legal_and_repeat_in_every_game_and_phase() {
    for game in GameId::ALL {
        for position in every_phase(game) {
            assert!(match_game!(&position, position => is_legal_and_repeats(position)), "{game}: {position}");
        }
    }
}

/// Without memory the tree is full at once, and what it has is the answer.
#[test]
fn a_full_tree_answers() {
    for game in GameId::ALL {
        let start = AnyPosition::start(game, &[]).expect("the defaults are valid");
        let plan = Plan { table_bytes: 0, ..plan(u64::MAX) };
        let legal = match_game!(&start, start => start.is_legal(&grow(start, &plan).turn));
        assert!(legal, "{game}");
    }
}

#[test]
fn a_depth_alone_is_a_bound() {
    let start = tress::Position::start(Default::default());
    let limits = Limits { depth: Some(1), ..Limits::default() };
    let found = grow(&start, &Plan { limits, ..plan(0) });
    assert_eq!(found.line.len(), 1);
}

#[test]
fn a_stop_is_answered_at_once() {
    for game in GameId::ALL {
        let start = AnyPosition::start(game, &[]).expect("the defaults are valid");
        let stop = Stop::new();
        stop.stop();
        let began = Instant::now();
        let plan = plan(u64::MAX);
        let legal = match_game!(&start, start => {
            search(start, &[], &plan, &stop, |_| {}).is_some_and(|found| found.depth == 0 && start.is_legal(&found.turn))
        });
        assert!(legal && began.elapsed() < Duration::from_millis(200), "{game}: {:?}", began.elapsed());
    }
}

#[test]
fn the_time_is_kept_and_noise_changes_turns() {
    let start = tress::Position::start(Default::default());
    let limits = Limits { time: Some(Duration::from_millis(50)), ..Limits::default() };
    let began = Instant::now();
    grow(&start, &Plan { limits, ..plan(0) });
    assert!(began.elapsed() < Duration::from_millis(400), "{:?}", began.elapsed());
    let turns: std::collections::HashSet<_> =
        (0..20).map(|seed| grow(&start, &Plan { noise: 300, seed, ..plan(200) }).turn).collect();
    assert!(turns.len() > 3, "{}", turns.len());
}
