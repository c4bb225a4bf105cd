//! `bench`: how fast the games, the search and the memory are on one thread.

mod chains;
mod chess;
mod figures;
mod memory;
mod playouts;
mod stopwatch;

use std::io::Write;
use std::time::Duration;

use ludarium_ai::{bench_signature, effective_branching};
use ludarium_rules::{AnyPosition, Game, GameId, match_game, perft};

use crate::cli::BenchArgs;
use crate::failure::Failure;
use crate::progress::Progress;
use figures::{Figures, GameFigures};
use stopwatch::Stopwatch;

/// Shorter runs tell more about the clock than about the game.
const SHORTEST_RUN: Duration = Duration::from_millis(50);

/// A count and the best time it took.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// What was counted.
    pub count: u64,
    /// The shortest time.
    pub time: Duration,
}

impl Run {
    /// Measures some work that gives a count.
    fn of(work: impl FnOnce() -> u64) -> Run {
        let stopwatch = Stopwatch::start();
        let count = std::hint::black_box(work());
        Run { count, time: stopwatch.elapsed() }
    }

    /// The faster of two runs of the same work.
    fn or_better(self, other: Run) -> Run {
        if other.time < self.time { other } else { self }
    }

    /// The count in a second.
    pub fn rate(self) -> f64 {
        self.count as f64 / self.time.as_secs_f64().max(f64::MIN_POSITIVE)
    }
}

/// Runs the command.
pub fn run(args: &BenchArgs, out: &mut impl Write) -> Result<(), Failure> {
    let games = if args.games.is_empty() { GameId::ALL.to_vec() } else { args.games.clone() };
    let mut progress = Progress::new(games.len() as u64 * u64::from(args.repeats), "repeats");
    let mut figures = Figures::new(args.search_depth);
    for &game in &games {
        figures.add(measure(&args.open(game)?, args, &mut progress));
    }
    drop(progress);
    if games.contains(&GameId::Trees) {
        figures.chains = chains::measure();
    }
    figures.peak_memory = memory::peak();
    if args.json {
        writeln!(out, "{}", figures.to_json())?
    } else {
        figures.write(out)?
    }
    Ok(())
}

/// Measures a game and chess in turns, so that a busy moment of the machine harms both alike.
fn measure(start: &AnyPosition, args: &BenchArgs, progress: &mut Progress) -> GameFigures {
    let game = start.game();
    let depth = worthwhile_depth(start);
    let branching = effective_branching(game, args.search_depth);
    let mut once = || {
        let figures = GameFigures {
            game,
            depth,
            chess: Run::of(chess::perft_from_start),
            perft: Run::of(|| count(start, depth)),
            turns: match_game!(start, position => turns(position)),
            playouts: Run::of(|| match_game!(start, position => playouts::plies(position))),
            search: Run::of(|| bench_signature(game, args.search_depth).0),
            branching,
        };
        progress.step();
        figures
    };
    let first = once();
    (1..args.repeats).fold(first, |best, _| best.or_better(&once()))
}

/// Makes all turns of some positions, again and again until it takes long enough.
fn turns<P: Game>(start: &P) -> Run {
    let positions = playouts::positions(start);
    let mut rounds = 1;
    loop {
        let run = Run::of(|| (0..rounds).map(|_| playouts::visit_all(&positions)).sum());
        if run.time >= SHORTEST_RUN || run.count == 0 {
            return run;
        }
        rounds *= 2;
    }
}

fn count(position: &AnyPosition, depth: u32) -> u64 {
    match_game!(position, position => perft(position, depth))
}

/// The first depth whose count takes long enough to be measured.
fn worthwhile_depth(position: &AnyPosition) -> u32 {
    let long_enough = |&depth: &u32| Run::of(|| count(position, depth)).time >= SHORTEST_RUN;
    (1..crate::perft::MAX_DEPTH).find(long_enough).unwrap_or(crate::perft::MAX_DEPTH)
}
