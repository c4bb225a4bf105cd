//! The program `ludarium-lab`.

use std::env;
use std::process::ExitCode;

use ludarium_lab::{Cli, exit_code, run};

fn main() -> ExitCode {
    let cli = Cli::read(env::args_os()).unwrap_or_else(|why| why.exit());
    exit_code("ludarium-lab", run(cli))
}
