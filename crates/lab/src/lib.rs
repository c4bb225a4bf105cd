//! The lab of Ludarium: counting, listing, measuring and playing the games without a window.

mod bench;
mod book;
mod calibrate;
mod chance;
mod cli;
mod contender;
mod curves;
mod describe;
mod error;
mod files;
mod film;
mod fit;
mod lessons;
mod library;
mod match_file;
mod matches;
mod matrix;
mod nets;
mod numbers;
mod parallel;
mod perft;
mod picture;
mod picture_args;
pub mod probe;
mod progress;
mod records;
mod results_file;
mod review;
mod seeds;
mod selfplay;
mod sequences;
mod shard;
mod spsa;
mod start;
mod strength;
mod tables;
mod tactics;
mod tournament;
mod train;
mod turns;
mod ugi;
mod watch;
mod weights;

use std::io::{self, Write};

pub use cli::Cli;
use cli::Command;
pub use error::LabError;

/// Runs the command of a command line, with standard input and output.
///
/// # Errors
/// The command fails, or its output cannot be written.
pub fn run(cli: Cli) -> Result<(), LabError> {
    if let Command::Ugi(args) = cli.command {
        // Its threads share the standard output, line by line.
        return ugi::run(args, io::stdin().lock(), io::stdout());
    }
    let mut out = io::stdout().lock();
    match cli.command {
        Command::Ugi(_) => {}
        Command::Probe => probe::run(io::stdin().lock(), &mut out)?,
        Command::Perft(args) => perft::run(&args, &mut out)?,
        Command::Turns(args) => turns::run(&args, &mut out)?,
        Command::Picture(args) => picture::run(&args)?,
        Command::Film(args) => film::run(&args, &mut out)?,
        Command::Review(args) => review::run(&args, &mut out)?,
        Command::Bench(args) => bench::run(&args, &mut out)?,
        Command::Match(args) => matches::run(&args, &mut out)?,
        Command::Merge(args) => results_file::merge::run(&args, &mut out)?,
        Command::Selfplay(args) => selfplay::run(&args)?,
        Command::Tournament(args) => tournament::run(&args, &mut out)?,
        Command::Spsa(args) => spsa::run(&args, &mut out)?,
        Command::Curves(args) => curves::run(&args)?,
        Command::Train(args) => train::run(&args, &mut out)?,
        Command::Fit(args) => fit::run(&args, &mut out)?,
        Command::Chance(args) => chance::run(&args, &mut out)?,
        Command::Calibrate(args) => calibrate::run(&args, &mut out)?,
        Command::Convert(args) => records::convert::run(&args, &mut out)?,
        Command::Share { command } => records::share::run(&command, &mut out)?,
        Command::Roundtrip(args) => records::roundtrip::run(&args, &mut out)?,
        Command::Describe => describe::run(&mut out)?,
        Command::Book { command } => book::run(&command, &mut out)?,
        Command::Tables { command } => tables::run(&command, &mut out)?,
        Command::Tactics { command } => tactics::run(&command, &mut out)?,
        Command::Lessons { command } => lessons::run(&command, &mut out)?,
        Command::Library { command } => library::run(&command, &mut out)?,
    }
    Ok(out.flush()?)
}
