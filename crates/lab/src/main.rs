//! The program `ludarium-lab`.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::Parser;
use ludarium_lab::{Cli, LabError, run};

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of the output has closed the pipe, as `head` does.
        Err(LabError::Io(why)) if why.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            // If standard error is closed as well, the exit code has to be enough.
            let _ = writeln!(io::stderr(), "ludarium-lab: {error}");
            ExitCode::FAILURE
        }
    }
}
