//! The workshop of Ludarium: what makes the levels, nets, weights, opening books, endgame tables and puzzles of the games.

mod book;
mod calibrate;
mod chance;
mod cli;
mod curves;
mod fit;
mod numbers;
mod selfplay;
mod spsa;
mod tables;
mod tactics;
mod train;

use std::io::{self, Write};

pub use cli::Cli;
use cli::Command;

/// Runs the command of a command line, with standard output.
///
/// # Errors
/// The command fails, or its output cannot be written.
pub fn run(cli: Cli) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    match cli.command {
        Command::Calibrate(args) => calibrate::run(&args, &mut out)?,
        Command::Selfplay(args) => selfplay::run(&args)?,
        Command::Train(args) => train::run(&args, &mut out)?,
        Command::Fit(args) => fit::run(&args, &mut out)?,
        Command::Chance(args) => chance::run(&args, &mut out)?,
        Command::Spsa(args) => spsa::run(&args, &mut out)?,
        Command::Curves(args) => curves::run(&args)?,
        Command::Book { command } => book::run(&command, &mut out)?,
        Command::Tables { command } => tables::run(&command, &mut out)?,
        Command::Tactics { command } => tactics::run(&command, &mut out)?,
    }
    Ok(out.flush()?)
}
