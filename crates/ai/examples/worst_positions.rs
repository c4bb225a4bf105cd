//! Looks for positions in which players overstep their time: changes texts of positions at random and keeps what takes
//! longer. `tests/budgets.rs` has what it has found.
//!
//! `cargo run --release -p ludarium-ai --example worst_positions -- GAME [SECONDS [TEXT…]]`; without texts it begins with
//! positions of random games.

use std::time::{Duration, Instant};

use ludarium_ai::players::Random;
use ludarium_ai::{Level, Limits, Request, Stop, think};
use ludarium_rules::{AnyPosition, GameId};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

#[path = "../tests/common/processor_time.rs"]
mod processor_time;

use processor_time::processor_time;

/// The time that a player is given.
const BUDGET: Duration = Duration::from_millis(2);

/// The texts kept at a time.
const KEPT: usize = 8;

/// Positions of random games to begin with.
const BEGINNINGS: u64 = 200;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game: GameId = arguments.next().and_then(|name| name.parse().ok()).expect("the name of a game");
    let seconds = arguments.next().and_then(|seconds| seconds.parse().ok()).unwrap_or(60.0);
    let mut texts: Vec<String> = arguments.collect();
    if texts.is_empty() {
        texts = (0..BEGINNINGS).map(|seed| random_text(game, seed)).collect();
    }
    for (excess, text) in climb(game, texts, Duration::from_secs_f64(seconds)) {
        println!("{:8.3} ms too late: {text}", excess.as_secs_f64() * 1e3);
    }
}

/// The text of a position of a random game.
fn random_text(game: GameId, seed: u64) -> String {
    let mut position = AnyPosition::start(game, &[]).expect("the defaults are valid");
    for ply in 0..SmallRng::seed_from_u64(seed).random_range(0..150) {
        let Ok(turn) = Random.choose(&position, seed * 1000 + ply) else { break };
        let next = position.play(&turn).expect("legal");
        if next.outcome().is_some() {
            break;
        }
        position = next;
    }
    position.to_string()
}

/// Changes texts at random until the time is up; gives the worst found.
fn climb(game: GameId, texts: Vec<String>, time: Duration) -> Vec<(Duration, String)> {
    let began = Instant::now();
    let mut rng = SmallRng::seed_from_u64(1);
    let alphabet: Vec<char> = texts.concat().chars().collect();
    let mut kept: Vec<_> = texts.into_iter().filter_map(|text| Some((excess(game, &text)?, text))).collect();
    shorten(&mut kept);
    while began.elapsed() < time {
        let (least, parent) = (kept[kept.len() - 1].0, &kept[rng.random_range(0..kept.len())].1);
        let changes = rng.random_range(1..4);
        let child = (0..changes).fold(parent.clone(), |text, _| changed(&text, &alphabet, &mut rng));
        if let Some(excess) = excess(game, &child)
            && (kept.len() < KEPT || excess > least)
            && kept.iter().all(|(_, known)| *known != child)
        {
            kept.push((excess, child));
            shorten(&mut kept);
        }
    }
    kept
}

fn shorten(kept: &mut Vec<(Duration, String)>) {
    kept.sort_by_key(|(excess, _)| std::cmp::Reverse(*excess));
    kept.truncate(KEPT);
}

/// A text with a few characters in the place of a few others.
fn changed(text: &str, alphabet: &[char], rng: &mut SmallRng) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    let from = rng.random_range(0..characters.len());
    let to = (from + rng.random_range(0..3)).min(characters.len());
    let start = rng.random_range(0..alphabet.len() - 3);
    let new: Vec<char> = alphabet[start..start + rng.random_range(0..3)].to_vec();
    characters.splice(from..to, new);
    characters.into_iter().collect()
}

/// By how much the answer comes too late in processor time, the worse of two tries: where another program interrupts the
/// search, it is less. `None` if this is no ongoing position.
fn excess(game: GameId, text: &str) -> Option<Duration> {
    let position = AnyPosition::parse(game, text, &[]).ok().filter(|position| position.outcome().is_none())?;
    let limits = Some(Limits { time: Some(BUDGET), ..Limits::default() });
    let request = Request { limits, ..Request::new(position, Level::HIGHEST) };
    (0..2).map(|_| late(&request)).max()
}

fn late(request: &Request) -> Duration {
    let began = processor_time();
    let _ = think(request, &Stop::new(), |_| {});
    (processor_time() - began).saturating_sub(BUDGET)
}
