//! `match`: many games between two computer players, in pairs with the colours swapped.

mod args;
pub mod game;
pub mod opening;
mod report;
pub mod results;
pub mod setup;
mod statistics;
mod thinking_time;

use std::io::Write;
use std::ops::ControlFlow;

pub use args::MatchArgs;

use crate::error::LabError;
use crate::parallel::{self, Event, InOrder};
use crate::progress::Progress;
use crate::strength::sprt::{Sprt, Verdict};
use game::TwoPlayerMatch;
use report::Report;
use statistics::MatchStatistics;

/// Runs the command.
pub fn run(args: &MatchArgs, out: &mut impl Write) -> Result<(), LabError> {
    let sprt = args.sprt.test()?;
    let contest = TwoPlayerMatch::new(&args.start, [&args.white, &args.black], args.openings, args.seed)?;
    let statistics = play_all(&contest, args, sprt.as_ref())?;
    let report = Report { args, statistics: &statistics, sprt, times: contest.thinking_times() };
    if args.json {
        writeln!(out, "{}", report.to_json())?
    } else {
        report.write(out)?
    }
    Ok(())
}

/// Plays the pairs until all are played or the test has its verdict. Pairs count in the order of their numbers, so that
/// neither the statistics nor the verdict depend on which is done first; those beyond the verdict are dropped.
fn play_all(contest: &TwoPlayerMatch, args: &MatchArgs, sprt: Option<&Sprt>) -> Result<MatchStatistics, LabError> {
    let mut progress = Progress::new(u64::from(args.games), "games");
    let mut statistics = MatchStatistics::default();
    let mut order = InOrder::from(0);
    parallel::run(
        args.threads,
        args.games / 2,
        |pair| contest.play_pair(pair),
        |event| {
            match event {
                Event::Idle => progress.redraw(),
                Event::Done(pair, games) => order.push(pair, games),
            }
            while let Some(games) = order.pop() {
                statistics.add_pair(&games);
                progress.set_position(u64::from(statistics.total().games()));
                progress.set_message(message(&statistics, sprt));
                if sprt.is_some_and(|sprt| sprt.verdict(&statistics.pairs) != Verdict::Undecided) {
                    return Ok(ControlFlow::Break(()));
                }
            }
            Ok(ControlFlow::Continue(()))
        },
    )?;
    Ok(statistics)
}

/// The results so far, beside the progress bar.
fn message(statistics: &MatchStatistics, sprt: Option<&Sprt>) -> String {
    let total = statistics.total();
    sprt.map_or_else(|| total.to_string(), |sprt| format!("{total}  {}", sprt.progress(&statistics.pairs)))
}
