//! `tournament`: several computer players, everybody against everybody or one against all others.

mod args;
mod crosstable;
pub(crate) mod error;

use std::io::Write;
use std::ops::ControlFlow;

pub use args::TournamentArgs;
pub use error::MAX_PLAYERS;
use error::PlayersError;

use crate::error::LabError;
use crate::matches::game::TwoPlayerMatch;
use crate::matches::games_args::GamesArgs;
use crate::matches::report::Report;
use crate::matches::statistics::MatchStatistics;
use crate::progress::Progress;
use crate::results_file::PairRecord;
use crate::results_file::playing::Run;
use crate::results_file::schedule::Pairings;
use crate::results_file::settings::{Head, Settings};
use crosstable::Crosstable;

/// Runs the command.
pub fn run(args: &TournamentArgs, out: &mut impl Write) -> Result<(), LabError> {
    let players = names(args)?;
    let pairings = if args.gauntlet { Pairings::Gauntlet } else { Pairings::RoundRobin };
    let GamesArgs { start, games, openings, seed, threads, clock, keep, json } = &args.games;
    let settings = Settings::new(start, players, pairings, *openings, *seed).on_clock(*clock);
    // Before any file is begun, every player must be able to play.
    let contest = |&[one, other]: &[usize; 2]| {
        let players = [&args.players[one], &args.players[other]];
        TwoPlayerMatch::new(start, players, *openings, *seed).map(|contest| contest.on_clock(*clock))
    };
    let all: Vec<[usize; 2]> = (0..args.players.len()).map(|player| [0, player]).collect();
    all.iter().try_for_each(|pairing| contest(pairing).map(drop))?;
    let run = Run::open(settings, *games, keep)?;
    let contests = run.schedule.pairings.iter().map(contest).collect::<Result<Vec<_>, _>>()?;
    let head = run.head.clone();
    let pairs = play_all(run, &contests, *threads)?;
    report(&head, &pairs, *json, out)
}

/// The players as they are written.
fn names(args: &TournamentArgs) -> Result<Vec<String>, PlayersError> {
    let names: Vec<String> = args.players.iter().map(ToString::to_string).collect();
    if !(2..=MAX_PLAYERS).contains(&names.len()) {
        return Err(PlayersError::Count(names.len()));
    }
    match names.iter().enumerate().find(|(i, name)| names[..*i].contains(name)) {
        Some((_, name)) => Err(PlayersError::Twice(name.clone())),
        None => Ok(names),
    }
}

fn play_all(run: Run, contests: &[TwoPlayerMatch<'_>], threads: u32) -> Result<Vec<PairRecord>, LabError> {
    let progress = Progress::new(u64::from(run.pairs()), "pairs of games");
    let mut pairs = Vec::new();
    run.play(
        contests,
        threads,
        |pair| {
            pairs.push(pair.clone());
            progress.set_position(pairs.len() as u64);
            ControlFlow::Continue(())
        },
        || progress.redraw(),
    )?;
    Ok(pairs)
}

/// Reports a match or a tournament by its results.
///
/// # Errors
/// The report cannot be written.
pub fn report<'a>(
    head: &'a Head,
    pairs: impl IntoIterator<Item = &'a PairRecord>,
    json: bool,
    out: &mut impl Write,
) -> Result<(), LabError> {
    if head.settings.pairings == Pairings::Match {
        let mut statistics = MatchStatistics::default();
        pairs.into_iter().for_each(|pair| statistics.add_pair(pair, &head.settings));
        let report = Report { settings: &head.settings, shard: head.shard, statistics: &statistics, sprt: None };
        if json { writeln!(out, "{}", report.to_json())? } else { report.write(out)? }
    } else {
        let table = Crosstable::new(head, pairs)?;
        if json { writeln!(out, "{}", table.to_json())? } else { table.write(out)? }
    }
    Ok(())
}
