//! How fast the rules are: bulk perft and random playouts on one thread, two lines a game.
//!
//! Where the system tells it, the time is what this thread had of a processor, so that a busy machine does not blur it.
//!
//! `cargo bench -p ludarium-rules`

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use ludarium_rules::{Position, Which, games, perft, zobrist};

fn main() {
    // Test runs start this program too, without the flag; then there is nothing to measure.
    if std::env::args().any(|argument| argument == "--bench") {
        measure::<games::tress::Position>(5, 2_000_000);
        measure::<games::trees::Position>(3, 500_000);
        if asked_for("trees") {
            measure_chains();
        }
    }
}

/// Whether a game is to be measured: all are, unless the command line names some.
fn asked_for(game: &str) -> bool {
    let names: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    names.is_empty() || names.iter().any(|name| name == game)
}

fn measure<P: Position>(depth: u32, plies: u64) {
    if !asked_for(P::GAME.name()) {
        return;
    }
    let start = P::start(Default::default());
    let clock = Clock::start();
    let leaves = perft(black_box(&start), depth);
    report::<P>(&format!("perft({depth}) = {leaves}"), "leaves", leaves, clock);

    let clock = Clock::start();
    let signature = playouts(&start, plies);
    report::<P>(&format!("playouts, signature {signature:016x}"), "plies", plies, clock);

    let positions = positions(&start, plies / 50);
    let clock = Clock::start();
    let turns = positions.iter().map(visit_all).sum();
    report::<P>(&format!("visits, {turns} turns in {} positions", positions.len()), "turns", turns, clock);
}

/// The Game for the Trees: all turns of positions with 0 to 10 running chains of the side to move, scattered over the
/// board and all in one knot. Each is visited for a tenth of a second at least.
fn measure_chains() {
    for (name, chains) in [("scattered", SCATTERED), ("knotted", KNOTTED)] {
        for count in 0..=10 {
            let running = if count == 0 { "-".to_owned() } else { chains.chains[..count].join(",") };
            let text = format!("{} w {running} wb", chains.board);
            let position = games::trees::Position::parse(&text, Default::default()).expect("a position");
            let (turns, seconds) = time_of_visits(&position);
            let speed = turns as f64 / seconds / 1e6;
            let milliseconds = seconds * 1e3;
            println!("trees: {count} chains {name}: {turns} turns in {milliseconds:.3} ms, {speed:.1} M turns/s");
        }
    }
}

/// A board and chains that may run on it, sorted.
struct Chains {
    board: &'static str,
    chains: [&'static str; 10],
}

const SCATTERED: Chains = Chains {
    board: "bA,bB,bC,bD,bh,bF,bG,bH/bu,bu,bu,bu,bu,bu,bu,bu/bg,bg,bg,bg,bg,bg,bg,bg/wg,wu,1,wg,wu,1,wg,wg/\
            2,wg,3,wu,1/wg,wu,wg,wu,wu,wg,wg,wu/wA,wu,wu,wB,wF,wu,wu,wu/wA,wB,wC,wD,wh,wF,wG,wH",
    chains: ["a2>a3", "a5>a4", "b5>b6", "c4>d4", "d2>f3", "d5>d4", "e2>d3", "e5>e6", "g5>f4", "h5>h4"],
};

const KNOTTED: Chains = Chains {
    board: "1,wu,wg,bD,wG,bF,1,bF/2,wG,bu,bD,bD,bF,bh/wh,wu,wg,wg,bD,wG,1,bF/bu,wB,1,wG,1,bD,wG,bg/\
            1,bg,wB,wD,wD,wG,wD,bg/wC,1,wB,wD,wD,wD,wH,wG/1,wC,bh,wB,wD,wG,wH,wH/wA,wB,wC,wD,wD,1,wG,wH",
    chains: ["c3>e4", "d2>b3", "d3>b3", "d4>d1", "d6>d5", "e3>d2", "e4>b7", "f2>d1", "f3>e4", "f6>h7"],
};

/// The number of turns and the seconds that one visit of all takes.
fn time_of_visits(position: &games::trees::Position) -> (u64, f64) {
    let (clock, mut visits, mut turns) = (Clock::start(), 0_u32, 0_u64);
    // The clock is slow: it is looked at after 4, 12, 28 … visits.
    for round in 2.. {
        for _ in 0..1 << round {
            turns = visit_all(position);
            visits += 1;
        }
        if clock.elapsed() > Duration::from_millis(50) {
            break;
        }
    }
    (turns, clock.elapsed().as_secs_f64() / f64::from(visits))
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

/// Positions of random games.
fn positions<P: Position>(start: &P, plies: u64) -> Vec<P> {
    let (mut positions, mut turns) = (vec![start.clone()], Vec::new());
    for ply in 1..plies {
        let position = &positions[positions.len() - 1];
        position.turns_into(&mut turns);
        let pick = (zobrist::key(ply) % turns.len().max(1) as u64) as usize;
        let next = turns.get(pick).filter(|_| ply % 300 > 0).map(|turn| position.after(turn));
        positions.push(next.unwrap_or_else(|| start.clone()));
    }
    positions
}

fn visit_all<P: Position>(position: &P) -> u64 {
    let mut turns = 0;
    let _ = black_box(position).visit(Which::All, |turn| {
        black_box(turn);
        turns += 1;
        ControlFlow::Continue(())
    });
    turns
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
