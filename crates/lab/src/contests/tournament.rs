//! `tournament`: several computer players, everybody against everybody or one against all others.

use std::io::Write;
use std::ops::ControlFlow;

use clap::Args;

use super::args::GamesArgs;
use super::crosstable::Crosstable;
use super::report::Report;
use super::statistics::MatchStatistics;
use crate::contender::Contender;
use crate::matches::game::TwoPlayerMatch;
use crate::progress::Progress;
use crate::results_file::PairRecord;
use crate::results_file::playing::Run;
use crate::results_file::schedule::Pairings;
use crate::results_file::settings::{Head, MAX_PLAYERS, Settings};

/// Players who cannot have a tournament.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
enum PlayersError {
    #[error("a tournament has 2 to {MAX_PLAYERS} players, not {0}")]
    Count(usize),
    #[error("{0} takes part twice")]
    Twice(String),
}

/// Arguments of `tournament`.
#[derive(Args, Debug)]
pub struct TournamentArgs {
    /// A player; is given once for each, at least twice.
    #[arg(long = "player", value_name = "PLAYER", required = true)]
    pub players: Vec<Contender>,
    /// The first player plays all the others, who do not play each other.
    #[arg(long)]
    pub gauntlet: bool,
    /// The games.
    #[command(flatten)]
    pub games: GamesArgs,
}

pub fn run(args: &TournamentArgs, out: &mut impl Write) -> anyhow::Result<()> {
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

fn play_all(run: Run, contests: &[TwoPlayerMatch<'_>], threads: u32) -> anyhow::Result<Vec<PairRecord>> {
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

pub fn report<'a>(
    head: &'a Head,
    pairs: impl IntoIterator<Item = &'a PairRecord>,
    json: bool,
    out: &mut impl Write,
) -> anyhow::Result<()> {
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
