//! `bench`: measures the speed of the games and the search on one thread, and memory.

mod args;
mod chains;
mod chess;
mod measurements;
mod playouts;
mod stopwatch;

use std::io::Write;
use std::time::Duration;

use ludarium_ai::effective_branching;
use ludarium_rules::{AnyPosition, Game, GameId, Position, TooManyTurns, match_game, perft};

pub use args::BenchArgs;

use crate::progress::Progress;
use measurements::{GameMeasurement, Measurements};
use stopwatch::Stopwatch;

/// The shortest time that is measured; shorter runs would measure the clock.
const SHORTEST_RUN: Duration = Duration::from_millis(50);

/// A count and the shortest time that it took.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    pub count: u64,
    pub time: Duration,
}

impl Timing {
    /// Measures work that returns a count.
    fn of(work: impl FnOnce() -> u64) -> Timing {
        let stopwatch = Stopwatch::start();
        let count = std::hint::black_box(work());
        Timing { count, time: stopwatch.elapsed() }
    }

    /// The faster of two timings of the same work.
    fn faster(self, other: Timing) -> Timing {
        if other.time < self.time { other } else { self }
    }

    /// The count per second.
    pub fn rate(self) -> f64 {
        self.count as f64 / self.time.as_secs_f64().max(f64::MIN_POSITIVE)
    }
}

pub fn run(args: &BenchArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let games = if args.games.is_empty() { GameId::ALL.to_vec() } else { args.games.clone() };
    let progress = Progress::new(games.len() as u64 * u64::from(args.repeats), "repeats");
    let mut measurements = Measurements::new(args.search_depth);
    for &game in &games {
        let start = args.open(game)?;
        check_listable(&start)?;
        measurements.add(measure(&start, args, &progress));
    }
    drop(progress);
    if games.contains(&GameId::Trees) {
        measurements.chains = chains::measure();
    }
    measurements.peak_memory = measurements::peak_memory();
    if args.json {
        writeln!(out, "{}", measurements.to_json())?
    } else {
        measurements.write(out)?
    }
    Ok(())
}

/// Refuses a position whose turns are too many to be listed again and again.
fn check_listable(start: &AnyPosition) -> Result<(), TooManyTurns> {
    match_game!(start, position => position.check_listable())
}

/// Measures a game and chess alternately, so that a busy machine slows down both.
fn measure(start: &AnyPosition, args: &BenchArgs, progress: &Progress) -> GameMeasurement {
    let game = start.game();
    let depth = worthwhile_depth(start);
    let branching = effective_branching(game, args.search_depth);
    let once = || {
        let measurement = GameMeasurement {
            game,
            depth,
            chess: Timing::of(chess::perft_from_start),
            perft: Timing::of(|| count(start, depth)),
            turns: match_game!(start, position => turns(position)),
            playouts: Timing::of(|| match_game!(start, position => playouts::plies(position))),
            search: Timing::of(|| args.search_nodes(game)),
            branching,
        };
        progress.step();
        measurement
    };
    let first = once();
    (1..args.repeats).fold(first, |best, _| best.faster(&once()))
}

/// Visits all turns of some positions, repeatedly until that takes long enough.
fn turns<P: Game>(start: &P) -> Timing {
    let positions = playouts::positions(start);
    let mut rounds = 1;
    loop {
        let timing = Timing::of(|| (0..rounds).map(|_| playouts::visit_all(&positions)).sum());
        if timing.time >= SHORTEST_RUN || timing.count == 0 {
            return timing;
        }
        rounds *= 2;
    }
}

fn count(position: &AnyPosition, depth: u32) -> u64 {
    match_game!(position, position => perft(position, depth))
}

/// The first depth whose count takes long enough to be measured.
fn worthwhile_depth(position: &AnyPosition) -> u32 {
    let long_enough = |&depth: &u32| Timing::of(|| count(position, depth)).time >= SHORTEST_RUN;
    (1..crate::perft::MAX_DEPTH).find(long_enough).unwrap_or(crate::perft::MAX_DEPTH)
}
