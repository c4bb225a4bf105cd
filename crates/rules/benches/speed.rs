//! How fast the rules are: bulk perft and random playouts on one thread, two lines a game.
//!
//! Where the system tells it, the time is what this thread had of a processor, so that a busy machine does not blur it.
//!
//! `cargo bench -p ludarium-rules`

use std::hint::black_box;
use std::time::{Duration, Instant};

use ludarium_rules::{Position, games, perft, zobrist};

fn main() {
    // Test runs start this program too, without the flag; then there is nothing to measure.
    if std::env::args().any(|argument| argument == "--bench") {
        measure::<games::tress::Position>(5, 2_000_000);
        measure::<games::treason::Position>(6, 2_000_000);
    }
}

fn measure<P: Position>(depth: u32, plies: u64) {
    let start = P::start(Default::default());
    let clock = Clock::start();
    let leaves = perft(black_box(&start), depth);
    report::<P>(&format!("perft({depth}) = {leaves}"), "leaves", leaves, clock);

    let clock = Clock::start();
    let signature = playouts(&start, plies);
    report::<P>(&format!("playouts, signature {signature:016x}"), "plies", plies, clock);
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
