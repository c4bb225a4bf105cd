//! The lab of Ludarium: counting, listing, measuring and playing the games without a window.
//!
//! The public modules are those that the workshop shares with it: players, matches and their files, work in several threads.

mod bench;
mod cli;
pub mod contender;
mod contests;
mod describe;
pub mod files;
mod film;
mod lessons;
mod library;
mod match_file;
pub mod matches;
pub mod matrix;
pub mod nets;
pub mod numbers;
pub mod parallel;
mod perft;
mod picture;
mod picture_args;
pub mod probe;
pub mod progress;
mod records;
pub mod results_file;
mod review;
mod sequences;
pub mod shard;
pub mod start;
pub mod strength;
pub mod tactics;
mod ugi;
pub mod watch;
pub mod weights;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use cli::Command;
pub use cli::{Cli, MOVED};

/// Runs the command of a command line, with standard input and output.
///
/// # Errors
/// The command fails, or its output cannot be written.
pub fn run(cli: Cli) -> anyhow::Result<()> {
    if let Command::Ugi(args) = cli.command {
        // Its threads share the standard output, line by line.
        return ugi::run(args, io::stdin().lock(), io::stdout());
    }
    let mut out = io::stdout().lock();
    match cli.command {
        Command::Ugi(_) => {}
        Command::Probe => probe::run(io::stdin().lock(), &mut out)?,
        Command::Perft(args) => perft::run(&args, &mut out)?,
        Command::Turns(args) => perft::run_turns(&args, &mut out)?,
        Command::Picture(args) => picture::run(&args)?,
        Command::Film(args) => film::run(&args, &mut out)?,
        Command::Review(args) => review::run(&args, &mut out)?,
        Command::Bench(args) => bench::run(&args, &mut out)?,
        Command::Match(args) => contests::two_players::run(&args, &mut out)?,
        Command::Merge(args) => contests::merge::run(&args, &mut out)?,
        Command::Tournament(args) => contests::tournament::run(&args, &mut out)?,
        Command::Convert(args) => records::convert::run(&args, &mut out)?,
        Command::Share { command } => records::share::run(&command, &mut out)?,
        Command::Roundtrip(args) => records::roundtrip::run(&args, &mut out)?,
        Command::Describe => describe::run(&mut out)?,
        Command::Tactics { command } => tactics::run(&command, &mut out)?,
        Command::Lessons { command } => lessons::run(&command, &mut out)?,
        Command::Library { command } => library::run(&command, &mut out)?,
    }
    Ok(out.flush()?)
}

/// How a program ends: an error is said in one line of standard error.
pub fn exit_code(program: &str, result: anyhow::Result<()>) -> ExitCode {
    let Err(error) = result else { return ExitCode::SUCCESS };
    // The reader of the output has closed the pipe, as `head` does.
    if error.downcast_ref::<io::Error>().is_some_and(|why| why.kind() == ErrorKind::BrokenPipe) {
        return ExitCode::SUCCESS;
    }
    // If standard error is closed as well, the exit code has to be enough.
    let _ = writeln!(io::stderr(), "{program}: {error}");
    ExitCode::FAILURE
}
