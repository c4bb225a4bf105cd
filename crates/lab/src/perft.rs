//! `perft` and `turns`: counting and listing the legal turns of a position.

use std::io::{self, Write};

use clap::Args;
use ludarium_rules::{Game, match_game};

use crate::progress::Progress;
use crate::sequences::{CountError, SequenceCounter};
use crate::start::Start;
use crate::watch::Watch;

/// The greatest depth that is counted.
pub const MAX_DEPTH: u32 = 12;

/// Arguments of `perft`.
#[derive(Args, Debug)]
pub struct PerftArgs {
    /// The position to count from.
    #[command(flatten)]
    pub start: Start,
    /// The number of turns in a sequence.
    #[arg(value_parser = clap::value_parser!(u32).range(0..=i64::from(MAX_DEPTH)))]
    pub depth: u32,
    /// Also writes the count behind each first turn.
    #[arg(long)]
    pub divide: bool,
}

/// Runs `perft`.
pub fn run(args: &PerftArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let position = args.start.open()?;
    let began = Watch::start();
    let counts = match_game!(&position, position => divide(position, args.depth))?;
    let seconds = began.elapsed().as_secs_f64();
    let total = if args.depth == 0 { 1 } else { counts.iter().map(|(_, count)| count).sum() };
    if args.divide {
        for (turn, count) in &counts {
            writeln!(out, "{turn}\t{count}")?;
        }
        writeln!(out)?;
    }
    writeln!(out, "{total}")?;
    out.flush()?;
    let rate = total as f64 / seconds.max(f64::EPSILON) / 1e6;
    writeln!(io::stderr(), "{seconds:.3} s, {rate:.1} million leaves a second")?;
    Ok(())
}

/// The count behind each first turn, with a progress bar; empty for depth 0.
fn divide<P: Game>(position: &P, depth: u32) -> Result<Vec<(String, u64)>, CountError> {
    let Some(rest) = depth.checked_sub(1) else { return Ok(Vec::new()) };
    position.check_listable()?;
    let turns = position.turns()?;
    let progress = Progress::new(turns.len() as u64, "turns");
    let mut counter = SequenceCounter::new();
    let count = |turn: &P::Turn| {
        let count = counter.perft(&position.play_unchecked(turn), rest)?;
        progress.step();
        Ok((position.turn_text(turn), count))
    };
    turns.iter().map(count).collect()
}

/// Runs `turns`.
pub fn run_turns(start: &Start, out: &mut impl Write) -> anyhow::Result<()> {
    let position = start.open()?;
    if let Some(outcome) = position.outcome() {
        let winner = outcome.winner.map_or("a draw".to_owned(), |side| format!("{side} has won"));
        writeln!(io::stderr(), "The game is over: {winner} ({}).", position.reason_text(&outcome.reason))?;
    }
    match_game!(&position, position => list(position, out))
}

fn list<P: Game>(position: &P, out: &mut impl Write) -> anyhow::Result<()> {
    position.check_listable()?;
    for turn in position.turns()? {
        let (text, notation) = (position.turn_text(&turn), position.notation(&turn));
        writeln!(out, "{text}\t{notation}\t{}", position.play_unchecked(&turn))?;
    }
    Ok(())
}
