//! The program `ludarium-workshop`.

use std::process::ExitCode;

use clap::Parser;
use ludarium_workshop::{Cli, run};

fn main() -> ExitCode {
    ludarium_lab::exit_code("ludarium-workshop", run(Cli::parse()))
}
