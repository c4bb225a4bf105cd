//! The workbench of Ludarium: everything that can be asked of the games without a window.

mod bench;
mod cli;
mod failure;
mod matches;
mod perft;
mod probe;
mod progress;
mod turns;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command};
use failure::Failure;

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has seen enough, as `head` does.
        Err(Failure::Io(why)) if why.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            // If even standard error is closed, the exit code has to do.
            let _ = writeln!(io::stderr(), "ludarium-lab: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match cli.command {
        Command::Probe => probe::run(io::stdin().lock(), &mut out)?,
        Command::Perft(args) => perft::run(&args, &mut out)?,
        Command::Turns(args) => turns::run(&args, &mut out)?,
        Command::Bench(args) => bench::run(&args, &mut out)?,
        Command::Match(args) => matches::run(&args, &mut out)?,
    }
    Ok(out.flush()?)
}
