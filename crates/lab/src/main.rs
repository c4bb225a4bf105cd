//! The program of the workbench.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::Parser;
use ludarium_lab::{Cli, Failure, run};

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
