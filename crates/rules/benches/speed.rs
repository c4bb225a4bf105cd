//! How fast the rules are: bulk perft, random playouts and visits of all turns on one thread, three lines a game.
//!
//! Where the system tells it, the time is what this thread had of a processor, so that a busy machine does not blur it.
//!
//! `cargo bench -p ludarium-rules --bench speed [-- GAME]`

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use ludarium_rules::{Position, Which, games, perft, zobrist};

fn main() {
    // Test runs start this program too, without the flag; then there is nothing to measure.
    if std::env::args().any(|argument| argument == "--bench") {
        measure::<games::tress::Position>(5, 2_000_000);
        measure::<games::troop_chess::Position>(4, 2_000_000);
        measure::<games::gess::Position>(3, 500_000);
        measure::<games::tribun::Position>(3, 1_000_000);
        measure::<games::treason::Position>(6, 2_000_000);
        // A game of Go-Chess begins with the placement: what counts is the play.
        for (text, depth) in GO_CHESS {
            measure_from(parse::<games::go_chess::Position>(text), depth, 2_000_000);
        }
    }
}

/// A crowded position of play, and two open ones.
const GO_CHESS: [(&str, u32); 3] = [
    ("pppppppp##/bbrrnnq1#1/8k1/10/#1##6/#9/10/8K1/BBRRNNQ2#/PPPPPPPP## w play", 5),
    ("#8Q/8#1/7#1#/10/k9/10/10/4#5/##2#5/N##BR4K w play", 7),
    ("##8/4r5/10/10/10/10/10/#3R4#/#1k6#/##2K3## w play", 7),
];

fn parse<P: Position>(text: &str) -> P {
    P::parse(text, Default::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn measure<P: Position>(depth: u32, plies: u64) {
    let mut names = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).peekable();
    if names.peek().is_some() && !names.any(|name| name == P::GAME.name()) {
        return;
    }
    let start = P::start(Default::default());
    measure_from(P::start(Default::default()), depth, plies);
}

fn measure_from<P: Position>(start: P, depth: u32, plies: u64) {
    let clock = Clock::start();
    let leaves = perft(black_box(&start), depth);
    report::<P>(&format!("perft({depth}) = {leaves}"), "leaves", leaves, clock);

    let clock = Clock::start();
    let signature = playouts(&start, plies);
    report::<P>(&format!("playouts, signature {signature:016x}"), "plies", plies, clock);

    let positions = positions(&start, plies / 500);
    let clock = Clock::start();
    let turns = (0..20).map(|_| visits(&positions)).sum();
    report::<P>(&format!("visits of {} positions", positions.len()), "turns", turns, clock);
}

/// The start and positions of random games.
fn positions<P: Position>(start: &P, count: u64) -> Vec<P> {
    let mut positions = vec![start.clone()];
    for ply in 0..count {
        let turns = positions[positions.len() - 1].turns();
        let pick = (zobrist::key(ply) % turns.len().max(1) as u64) as usize;
        positions.push(turns.get(pick).map_or_else(|| start.clone(), |turn| positions[ply as usize].after(turn)));
    let positions = met(&start, 2_000);
    let clock = Clock::start();
    let turns = visit_all(black_box(&positions), 200);
    report::<P>("turns visited in positions of playouts", "turns", turns, clock);
}

/// The positions of random games.
fn met<P: Position>(start: &P, count: usize) -> Vec<P> {
    let mut positions: Vec<P> = Vec::with_capacity(count);
    let mut turns = Vec::new();
    while positions.len() < count {
        let last = positions.last().unwrap_or(start);
        last.turns_into(&mut turns);
        let pick = (zobrist::key(positions.len() as u64) % turns.len().max(1) as u64) as usize;
        let next = turns.get(pick).filter(|_| positions.len() % 300 != 299).map(|turn| last.after(turn));
        positions.push(next.unwrap_or_else(|| start.clone()));
    }
    positions
}

/// The number of all turns, visited one by one.
fn visits<P: Position>(positions: &[P]) -> u64 {
    let mut count = 0;
    for position in positions {
        let _ = position.visit(Which::All, |turn| {
            black_box(turn);
            count += 1;
            ControlFlow::Continue(())
        });
/// Visits every turn of every position some times over; the number of turns.
fn visit_all<P: Position>(positions: &[P], rounds: u32) -> u64 {
    let mut count = 0;
    for _ in 0..rounds {
        for position in positions {
            let _ = position.visit(Which::All, |turn| {
                black_box(&turn);
                count += 1;
                ControlFlow::Continue(())
            });
        }
    }
    count
}

fn report<P: Position>(what: &str, unit: &str, count: u64, clock: Clock) {
    let speed = count as f64 / clock.elapsed().as_secs_f64() / 1e6;
    println!("{}: {what}: {speed:.1} M {unit}/s", P::GAME);
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

/// Random games one after the other, each at most 300 plies; the signature changes if any turn changes.
fn playouts<P: Position>(start: &P, plies: u64) -> u64 {
    let mut position = start.clone();
    let mut turns = Vec::new();
    let (mut signature, mut age) = (0_u64, 0);
    for ply in 0..plies {
        position.turns_into(&mut turns);
        let pick = (zobrist::key(ply) % turns.len().max(1) as u64) as usize;
        position = match turns.get(pick) {
            Some(turn) if age < 300 => position.after(turn),
            _ => start.clone(),
        };
        age = if position == *start { 0 } else { age + 1 };
        signature = signature.rotate_left(1) ^ position.zobrist();
    }
    signature
}
