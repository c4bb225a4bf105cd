//! `match`: many games between two computer players, in pairs with the colours swapped.

mod args;
pub mod clock;
pub mod game;
pub mod opening;
mod report;
pub mod results;
mod score;
pub mod setup;
mod statistics;
mod thinking_time;

use std::io::Write;
use std::ops::ControlFlow;

use ludarium_rules::Side;

pub use args::MatchArgs;

use crate::error::LabError;
use crate::parallel::{self, Event};
use crate::progress::Progress;
use game::TwoPlayerMatch;
use statistics::MatchStatistics;

/// Runs the command.
pub fn run(args: &MatchArgs, out: &mut impl Write) -> Result<(), LabError> {
    let contest =
        TwoPlayerMatch::new(&args.start, [&args.white, &args.black], args.openings, args.seed)?.on_clock(args.clock);
    let statistics = play_all(&contest, args)?;
    let times = contest.thinking_times();
    if args.json {
        writeln!(out, "{}", report::to_json(args, &statistics, &times))?
    } else {
        report::write(args, &statistics, &times, out)?
    }
    Ok(())
}

fn play_all(contest: &TwoPlayerMatch, args: &MatchArgs) -> Result<MatchStatistics, LabError> {
    let mut progress = Progress::new(u64::from(args.games), "games");
    let mut statistics = MatchStatistics::default();
    parallel::run(
        args.threads,
        args.games / 2,
        |pair| contest.play_pair(pair),
        |event| {
            match event {
                Event::Idle => progress.redraw(),
                Event::Done(_, games) => {
                    for (side_of_first, game) in Side::ALL.into_iter().zip(&games) {
                        statistics.add(side_of_first, game);
                        progress.step();
                    }
                    progress.set_message(statistics.total().to_string());
                }
            }
            Ok(ControlFlow::Continue(()))
        },
    )?;
    Ok(statistics)
}
