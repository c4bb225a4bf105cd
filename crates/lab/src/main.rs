//! The program `ludarium-lab`.

use std::env;
use std::process::ExitCode;

use ludarium_lab::{Cli, exit_code, run};

/// What `--version` says.
fn version() -> &'static str {
    let (number, commit) = (env!("CARGO_PKG_VERSION"), ludarium_commit::commit!());
    format!("{number} (commit {commit}, features: none, {}-{})", env::consts::ARCH, env::consts::OS).leak()
}

fn main() -> ExitCode {
    let cli = Cli::read(version(), env::args_os()).unwrap_or_else(|why| why.exit());
    exit_code("ludarium-lab", run(cli))
}
