//! `match`: many games between two computer players, in pairs with the colours swapped.

pub mod game;
pub mod opening;
mod report;
mod score;
pub mod tally;

use std::io::Write;
use std::ops::ControlFlow;

use ludarium_rules::Side;

use crate::cli::MatchArgs;
use crate::failure::Failure;
use crate::parallel::{self, News};
use crate::progress::Progress;
use game::TwoPlayerMatch;
use tally::Tally;

/// Runs the command.
pub fn run(args: &MatchArgs, out: &mut impl Write) -> Result<(), Failure> {
    let contest = TwoPlayerMatch::new(&args.start, [&args.white, &args.black], args.openings, args.seed)?;
    let tally = play_all(&contest, args)?;
    let clocks = contest.clocks();
    if args.json {
        writeln!(out, "{}", report::to_json(args, &tally, &clocks))?
    } else {
        report::write(args, &tally, &clocks, out)?
    }
    Ok(())
}

fn play_all(contest: &TwoPlayerMatch, args: &MatchArgs) -> Result<Tally, Failure> {
    let mut progress = Progress::new(u64::from(args.games), "games");
    let mut tally = Tally::default();
    parallel::run(
        args.threads,
        args.games / 2,
        |pair| contest.play(pair),
        |news| {
            match news {
                News::Nothing => progress.tick(),
                News::Done(_, games) => {
                    for (first_plays, game) in Side::ALL.into_iter().zip(&games) {
                        tally.add(first_plays, game);
                        progress.step();
                    }
                    progress.say(tally.total().to_string());
                }
            }
            Ok(ControlFlow::Continue(()))
        },
    )?;
    Ok(tally)
}
