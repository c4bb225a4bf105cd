//! The tree that grows where it matters.

mod common;
#[path = "common/processor_time.rs"]
mod processor_time;

use std::time::Duration;

use ludarium_ai::players::Random;
use ludarium_ai::{Evaluate, Features, Limits, MATE_BOUND, Method, SearchConfig, SearchResult, Stop, search};
use ludarium_rules::games::tress;
use ludarium_rules::{AnyPosition, GameId, Position as _, match_game};
use processor_time::processor_time;

fn config(nodes: u64) -> SearchConfig {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    SearchConfig { method: Method::Tree, limits, table_bytes: 4 << 20, ..SearchConfig::default() }
}

fn grow<P: Evaluate>(position: &P, config: &SearchConfig) -> SearchResult<P::Turn> {
    search(position, &[], config, &Stop::new(), |_| {}).expect("an ongoing position")
}

/// What a search of all turns to a depth proves.
fn proven(position: &tress::Tress, depth: u32) -> i32 {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let exact =
        SearchConfig { limits, features: Features { quiescence: 0, ..Features::EXACT }, ..SearchConfig::default() };
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
        let found = grow(&position, &config(30_000));
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
            let found = grow(&position, &config(60_000));
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
    let config = config(400);
    let [one, other] = [0, 1].map(|_| grow(position, &config));
    let same = (&one.turn, one.value, one.nodes, &one.line) == (&other.turn, other.value, other.nodes, &other.line);
    let mut at = position.clone();
    let legal = one.line.iter().all(|turn| {
        let legal = at.is_legal(turn);
        at = at.play_unchecked(turn);
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
        let config = SearchConfig { table_bytes: 0, ..config(u64::MAX) };
        let legal = match_game!(&start, start => start.is_legal(&grow(start, &config).turn));
        assert!(legal, "{game}");
    }
}

#[test]
fn a_depth_alone_is_a_bound() {
    let start = tress::Tress::start(Default::default());
    let limits = Limits { depth: Some(1), ..Limits::default() };
    let found = grow(&start, &SearchConfig { limits, ..config(0) });
    assert_eq!(found.line.len(), 1);
}

#[test]
fn a_stop_is_answered_at_once() {
    for game in GameId::ALL {
        let start = AnyPosition::start(game, &[]).expect("the defaults are valid");
        let stop = Stop::new();
        stop.stop();
        let began = processor_time();
        let config = config(u64::MAX);
        let legal = match_game!(&start, start => {
            search(start, &[], &config, &stop, |_| {}).is_some_and(|found| found.depth == 0 && start.is_legal(&found.turn))
        });
        let used = processor_time() - began;
        assert!(legal && used < Duration::from_millis(200), "{game}: {used:?}");
    }
}

#[test]
fn the_time_is_kept_and_noise_changes_turns() {
    let start = tress::Tress::start(Default::default());
    let limits = Limits { time: Some(Duration::from_millis(50)), ..Limits::default() };
    let began = processor_time();
    grow(&start, &SearchConfig { limits, ..config(0) });
    let used = processor_time() - began;
    assert!(used < Duration::from_millis(400), "{used:?}");
    let turns: std::collections::HashSet<_> =
        (0..20).map(|seed| grow(&start, &SearchConfig { noise: 300, noise_seed: seed, ..config(200) }).turn).collect();
    assert!(turns.len() > 3, "{}", turns.len());
}
