//! How fast the rules are on one thread: bulk perft, turns made one by one, and random playouts.
//!
//! Where the system tells it, the time is what this thread had of a processor, so that a busy machine does not blur it.
//!
//! `cargo bench -p ludarium-rules --bench speed [-- GAME...]`

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use ludarium_rules::{Game, Registered, Which, games, perft, zobrist};

/// Random games are cut after so many plies.
const LONGEST_GAME: u32 = 300;

fn main() {
    // Test runs start this program too, without the flag; then there is nothing to measure.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    measure_start::<games::tress::Tress>(5, 2_000_000);
    measure_start::<games::trees::Trees>(3, 500_000);
    measure_start::<games::tribun::Tribun>(3, 500_000);
    measure_start::<games::gess::Gess>(3, 500_000);
    // A game of Go-Chess begins with the placement: what counts is the play.
    for (text, depth) in GO_CHESS {
        measure(&parse::<games::go_chess::GoChess>(text), depth, 2_000_000);
    }
    measure_start::<games::treason::Treason>(7, 2_000_000);
    measure_start::<games::troop_chess::TroopChess>(4, 2_000_000);
}

/// A crowded position of play, and two open ones.
const GO_CHESS: [(&str, u32); 3] = [
    ("pppppppp##/bbrrnnq1#1/8k1/10/#1##6/#9/10/8K1/BBRRNNQ2#/PPPPPPPP## w play", 4),
    ("#8Q/8#1/7#1#/10/k9/10/10/4#5/##2#5/N##BR4K w play", 5),
    ("##8/4r5/10/10/10/10/10/#3R4#/#1k6#/##2K3## w play", 5),
];

fn parse<P: Game>(text: &str) -> P {
    P::parse(text, Default::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Whether the command line asks for a game; it asks for all if it names none.
fn is_wanted<P: Registered>() -> bool {
    let mut names = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).peekable();
    names.peek().is_none() || names.any(|name| name == P::GAME.name())
}

fn measure_start<P: Registered>(depth: u32, plies: u64) {
    measure(&P::start(Default::default()), depth, plies);
}

fn measure<P: Registered>(start: &P, depth: u32, plies: u64) {
    if !is_wanted::<P>() {
        return;
    }
    let clock = Clock::start();
    let leaves = perft(black_box(start), depth);
    report::<P>(&format!("perft({depth}) = {leaves}"), "leaves", leaves, clock);

    let positions = positions(start, 1000);
    let clock = Clock::start();
    let turns = (0..20).map(|_| visit_all(black_box(&positions))).sum();
    report::<P>(&format!("all turns of {} positions", positions.len()), "turns", turns, clock);

    let clock = Clock::start();
    let signature = playouts(start, plies);
    report::<P>(&format!("playouts, signature {signature:016x}"), "plies", plies, clock);
}

fn report<P: Registered>(what: &str, unit: &str, count: u64, clock: Clock) {
    let speed = count as f64 / clock.elapsed().as_secs_f64() / 1e6;
    println!("{}: {what}: {speed:.1} M {unit}/s", P::GAME);
}

/// The start and positions of random games, all of which have turns.
fn positions<P: Game>(start: &P, count: u64) -> Vec<P> {
    let mut positions = vec![start.clone()];
    let (mut position, mut turns) = (start.clone(), Vec::new());
    for ply in 0..count {
        position.turns_into(&mut turns).expect("a list");
        let pick = (zobrist::key(ply) % turns.len().max(1) as u64) as usize;
        position = turns.get(pick).map_or_else(|| start.clone(), |turn| position.play_unchecked(turn));
        positions.push(position.clone());
    }
    positions
}

fn visit_all<P: Game>(positions: &[P]) -> u64 {
    let mut count = 0;
    for position in positions {
        let _ = position.visit(Which::All, |turn| {
            black_box(turn);
            count += 1;
            ControlFlow::Continue(())
        });
    }
    count
}

/// Random games one after the other; the signature changes if any turn changes.
fn playouts<P: Game>(start: &P, plies: u64) -> u64 {
    let mut position = start.clone();
    let mut turns = Vec::new();
    let (mut signature, mut age) = (0_u64, 0);
    for ply in 0..plies {
        position.turns_into(&mut turns).expect("a list");
        let pick = (zobrist::key(ply) % turns.len().max(1) as u64) as usize;
        let turn = turns.get(pick).filter(|_| age < LONGEST_GAME);
        (position, age) = turn.map_or_else(|| (start.clone(), 0), |turn| (position.play_unchecked(turn), age + 1));
        signature = signature.rotate_left(1) ^ position.zobrist();
    }
    signature
}

/// A stopwatch for this thread.
struct Clock {
    wall: Instant,
    processor: Option<Duration>,
}

impl Clock {
    fn start() -> Clock {
        Clock { wall: Instant::now(), processor: Clock::processor() }
    }

    fn elapsed(&self) -> Duration {
        let processor = Clock::processor().zip(self.processor).map(|(now, then)| now - then);
        processor.unwrap_or_else(|| self.wall.elapsed())
    }

    /// The time on a processor so far; Linux counts it in nanoseconds.
    fn processor() -> Option<Duration> {
        let counts = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        counts.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
    }
}
