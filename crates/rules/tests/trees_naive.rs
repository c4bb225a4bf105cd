//! The Game for the Trees against a second, slow implementation, on made-up positions.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use ludarium_rules::games::trees::{Options, Trees};
use ludarium_rules::{Notation, Position, Side};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

#[path = "naive/trees.rs"]
mod naive;

use naive::{Slow, has_vector};

#[test]
fn agrees_on_made_up_positions() {
    compare_many(400, 3, 1);
}

#[test]
fn agrees_with_four_chains() {
    compare_many(25, 4, 2);
}

/// Takes minutes: `cargo test --release -p ludarium-rules --test trees_naive -- --ignored`
#[test]
#[ignore = "takes minutes"]
fn agrees_on_many_made_up_positions() {
    compare_many(20_000, 4, 3);
}

/// The shared cases: positions from games and made-up ones, up to seven chains.
#[test]
fn agrees_on_the_shared_cases() {
    let mut rng = StdRng::seed_from_u64(4);
    for line in include_str!("data/trees.jsonl").lines() {
        let case: serde_json::Value = serde_json::from_str(line).expect("a case");
        let slow = Slow::read(case["position"].as_str().expect("a text"));
        if slow.running().len() <= 4 {
            compare(&slow, &mut rng);
        }
    }
}

/// Takes minutes, as the one above.
#[test]
#[ignore = "takes minutes"]
fn agrees_with_five_chains() {
    compare_many(300, 5, 6);
}

/// What a visit of all turns takes at most in made-up positions with 0 to 10 chains: with `--release`, `--nocapture`.
#[test]
#[ignore = "measures"]
fn time_by_number_of_chains() {
    let mut rng = StdRng::seed_from_u64(5);
    for chains in 0..=10 {
        let mut times: Vec<(Duration, u64, String)> = Vec::new();
        while times.len() < 200 {
            let slow = made_up(&mut rng, 12);
            if slow.running().len() == chains && slow.ending().is_none() {
                // Some have more chains than are accepted.
                let Ok(fast) = Trees::parse(&slow.text(), Options) else { continue };
                let clock = Instant::now();
                let count = fast.count_turns();
                times.push((clock.elapsed(), count, slow.text()));
            }
        }
        times.sort();
        let (most, count, text) = times.last().expect("some");
        println!("{chains} chains: median {:?}, most {most:?} ({count} turns, {text})", times[100].0);
    }
}

fn compare_many(count: u32, most_chains: usize, seed: u64) {
    let mut rng = StdRng::seed_from_u64(seed);
    for _ in 0..count {
        let slow = made_up(&mut rng, most_chains);
        compare(&slow, &mut rng);
    }
}

/// A position with big trees, few or many low growths, and chains that often aim at each other's squares.
fn made_up(rng: &mut StdRng, most_chains: usize) -> Slow {
    let mut slow = Slow {
        cells: [*b".."; 64],
        white: rng.random_bool(0.5),
        chains: BTreeMap::new(),
        leaps: [rng.random_bool(0.5), rng.random_bool(0.5)],
    };
    let low = rng.random_range(0.1..0.95);
    for cell in &mut slow.cells {
        if rng.random_bool(low) {
            *cell = **[b"wg", b"bg", b"wu", b"bu", b"nu", b"wu", b"bu", b"wh", b"bh"].choose(rng).expect("one");
        }
    }
    for huckleberry in [*b"wh", *b"bh"] {
        if rng.random_bool(0.95) {
            slow.cells[rng.random_range(0..64)] = huckleberry;
        }
    }
    let mut trees: Vec<[u8; 2]> = b"wb".iter().flat_map(|&side| b"ABCDFGH".map(|letter| [side, letter])).collect();
    let kept = rng.random_range(1..=trees.len());
    while trees.len() > kept {
        trees.swap_remove(rng.random_range(0..trees.len()));
    }
    for tree in &trees {
        slow.cells[root(*tree)] = *tree;
    }
    for tree in trees {
        plant(&mut slow, tree, rng);
    }
    start_chains(&mut slow, most_chains, rng);
    slow
}

fn root(tree: [u8; 2]) -> usize {
    usize::from(tree[1] - b'A') + if tree[0] == b'w' { 0 } else { 56 }
}

/// Lets a tree grow from its root to up to sixteen squares; it avoids other trees.
fn plant(slow: &mut Slow, tree: [u8; 2], rng: &mut StdRng) {
    let mut squares = vec![root(tree)];
    let size = rng.random_range(1..=16);
    for _ in 0..400 {
        let from = *squares.choose(rng).expect("the root");
        let to = rng.random_range(0..64_usize);
        let vector = ((to % 8) as i32 - (from % 8) as i32, (to / 8) as i32 - (from / 8) as i32);
        let near = matches!(tree[1], b'B' | b'G') || vector.0.abs().max(vector.1.abs()) == 1;
        if squares.len() < size && near && has_vector(tree, vector) && !slow.cells[to][1].is_ascii_uppercase() {
            slow.cells[to] = tree;
            squares.push(to);
        }
    }
}

/// Chains of both sides; those of the side to move often share their targets.
fn start_chains(slow: &mut Slow, most: usize, rng: &mut StdRng) {
    let side = if slow.white { b'w' } else { b'b' };
    let favourite = rng.random_range(0..64_usize);
    let (mut own, mut others) = (rng.random_range(0..=most), rng.random_range(0..3));
    for _ in 0..3_000 {
        let (head, mut next) = (rng.random_range(0..64_usize), rng.random_range(0..64_usize));
        if rng.random_bool(0.3) {
            next = favourite;
        } else if rng.random_bool(0.3) {
            next = slow.chains.values().copied().collect::<Vec<_>>().choose(rng).copied().unwrap_or(next);
        }
        let cell = slow.cells[head];
        let vector = ((next % 8) as i32 - (head % 8) as i32, (next / 8) as i32 - (head / 8) as i32);
        let before = ((head % 8) as i32 - vector.0, (head / 8) as i32 - vector.1);
        let came = (0..8).contains(&before.0) && (0..8).contains(&before.1);
        let is_root = cell[1].is_ascii_uppercase() && head == root(cell);
        let owned = cell[0] == b'w' || cell[0] == b'b';
        if !owned || is_root || !came || !has_vector(cell, vector) || slow.chains.contains_key(&head) {
            continue;
        }
        let left = if cell[0] == side { &mut own } else { &mut others };
        // Trees are what attacks are made of.
        if *left > 0 && (cell[1].is_ascii_uppercase() || rng.random_bool(0.3)) {
            *left -= 1;
            slow.chains.insert(head, next);
        }
    }
}

fn compare(slow: &Slow, rng: &mut StdRng) {
    let text = slow.text();
    let fast = Trees::parse(&text, Options).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(fast.to_string(), text);
    let side = |white| if white { Side::White } else { Side::Black };
    let ending = slow.ending().map(|(winner, reason)| (winner.map(side), reason));
    assert_eq!(fast.outcome().map(|outcome| (outcome.winner, outcome.reason.word())), ending, "{text}");

    let expected = slow.results();
    let turns = fast.turns().expect("a list");
    assert_eq!(fast.count_turns(), turns.len() as u64, "{text}");
    let mut found: Vec<String> = turns.iter().map(|turn| fast.play_unchecked(turn).to_string()).collect();
    found.sort_unstable();
    let missing: Vec<String> = expected
        .iter()
        .filter(|(next, _)| found.binary_search(next).is_err())
        .map(|(_, (action, order))| Slow::turn_text(*action, order))
        .collect();
    assert!(missing.is_empty(), "{text}: missing {missing:?}");
    let extra: Vec<String> = turns
        .iter()
        .filter(|turn| !expected.contains_key(&fast.play_unchecked(turn).to_string()))
        .map(|turn| fast.turn_text(turn))
        .collect();
    assert!(extra.is_empty(), "{text}: not legal {extra:?}");
    let repeated: BTreeSet<&String> = found.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| &pair[0]).collect();
    assert!(repeated.is_empty(), "{text}: twice {repeated:?}");
    compare_typed(slow, &fast, rng);
}

/// "Every order that a player types and that is allowed is accepted", and no other.
fn compare_typed(slow: &Slow, fast: &Trees, rng: &mut StdRng) {
    if slow.ending().is_some() {
        return;
    }
    let actions = slow.actions();
    for _ in 0..10 {
        let action = *actions.choose(rng).expect("an action");
        let order = slow.orders(action).choose(rng).expect("an order").clone();
        let typed = Slow::turn_text(action, &order);
        let expected = slow.play_unchecked(action, &order).map(|next| next.text());
        let found = fast.read_turn(&typed).ok().map(|turn| fast.play_unchecked(&turn).to_string());
        assert_eq!(found, expected, "{} {typed}", slow.text());
    }
}
