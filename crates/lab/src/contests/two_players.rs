//! `match`: many games between two computer players, in pairs with the colours swapped.

use std::io::Write;
use std::ops::ControlFlow;

use clap::Args;

use super::args::GamesArgs;
use super::report::Report;
use super::statistics::MatchStatistics;
use crate::contender::Contender;
use crate::matches::game::TwoPlayerMatch;
use crate::progress::Progress;
use crate::results_file::ResultsError;
use crate::results_file::playing::Run;
use crate::results_file::schedule::Pairings;
use crate::results_file::settings::Settings;
use crate::strength::sprt::{Sprt, SprtArgs, Verdict};

/// Arguments of `match`.
#[derive(Args, Debug)]
pub struct MatchArgs {
    /// The first player, who has White in the first game of every pair.
    #[arg(long, value_name = "PLAYER")]
    pub white: Contender,
    /// The second player, who has Black in the first game of every pair.
    #[arg(long, value_name = "PLAYER")]
    pub black: Contender,
    /// The games.
    #[command(flatten)]
    pub games: GamesArgs,
    /// The sequential test.
    #[command(flatten)]
    pub sprt: SprtArgs,
}

/// Runs the command.
///
/// # Errors
/// A player cannot play or fails, or a file or the output cannot be written.
pub fn run(args: &MatchArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let sprt = args.sprt.test()?;
    let GamesArgs { start, games, openings, seed, threads, clock, keep, json } = &args.games;
    if sprt.is_some() && keep.shard.count() > 1 {
        return Err(ResultsError::ShardedTest.into());
    }
    let contest = TwoPlayerMatch::new(start, [&args.white, &args.black], *openings, *seed)?.on_clock(*clock);
    let players = vec![args.white.to_string(), args.black.to_string()];
    let settings = Settings::new(start, players, Pairings::Match, *openings, *seed).on_clock(*clock);
    let run = Run::open(settings.clone(), *games, keep)?;
    let statistics = play_all(run, contest, *threads, sprt.as_ref(), &settings)?;
    let report = Report { settings: &settings, shard: keep.shard, statistics: &statistics, sprt };
    if *json {
        writeln!(out, "{}", report.to_json())?
    } else {
        report.write(out)?
    }
    Ok(())
}

/// Plays the pairs until all are played or the test has its verdict. Pairs count in the order of their numbers, so that
/// neither the statistics nor the verdict depend on which is done first; those beyond the verdict do not count.
fn play_all(
    run: Run,
    contest: TwoPlayerMatch<'_>,
    threads: u32,
    sprt: Option<&Sprt>,
    settings: &Settings,
) -> anyhow::Result<MatchStatistics> {
    let progress = Progress::new(u64::from(run.pairs()) * 2, "games");
    let mut statistics = MatchStatistics::default();
    run.play(
        &[contest],
        threads,
        |pair| {
            statistics.add_pair(pair, settings);
            progress.set_position(u64::from(statistics.total().games()));
            progress.set_message(message(&statistics, sprt));
            let decided = sprt.is_some_and(|sprt| sprt.verdict(&statistics.pairs) != Verdict::Undecided);
            if decided { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        },
        || progress.redraw(),
    )?;
    Ok(statistics)
}

/// The results so far, beside the progress bar.
fn message(statistics: &MatchStatistics, sprt: Option<&Sprt>) -> String {
    let total = statistics.total();
    sprt.map_or_else(|| total.to_string(), |sprt| format!("{total}  {}", sprt.progress(&statistics.pairs)))
}
