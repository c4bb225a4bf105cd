//! `tactics`: makes, proves and rates puzzles, positions with exactly one right turn at every ply.

mod args;
mod candidates;
mod claims;
mod effort;
mod make;
mod plain;
mod prove;
mod rate;
mod solver;

use std::io::Write;

pub use args::TacticsCommand;

pub fn run(command: &TacticsCommand, out: &mut impl Write) -> anyhow::Result<()> {
    match command {
        TacticsCommand::Make(args) => make::run(args, out),
        TacticsCommand::Prove(args) => prove::run(args, out),
        TacticsCommand::Rate(args) => rate::run(args, out),
    }
}
