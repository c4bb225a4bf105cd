//! `perft`: counting sequences of turns.

use std::io::{self, Write};
use std::time::Instant;

use ludarium_rules::{Game, TooManyTurns, match_game, perft};

use crate::cli::PerftArgs;
use crate::failure::Failure;
use crate::progress::Progress;

/// More turns than anyone can wait for; beyond, even the count would no longer fit its number.
pub const MAX_DEPTH: u32 = 12;

/// Runs the command.
pub fn run(args: &PerftArgs, out: &mut impl Write) -> Result<(), Failure> {
    let position = args.start.open()?;
    let began = Instant::now();
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

/// The count behind each first turn, with a bar over them; empty for depth 0.
fn divide<P: Game>(position: &P, depth: u32) -> Result<Vec<(String, u64)>, TooManyTurns> {
    let Some(rest) = depth.checked_sub(1) else { return Ok(Vec::new()) };
    let turns = position.turns()?;
    let mut progress = Progress::new(turns.len() as u64, "turns");
    let count = |turn: &P::Turn| {
        let count = (position.turn_text(turn), perft(&position.play_unchecked(turn), rest));
        progress.step();
        count
    };
    Ok(turns.iter().map(count).collect())
}
