//! `tactics`: makes, proves, rates, solves and counts puzzles, positions with exactly one right turn at every ply.

mod args;
mod candidates;
mod claims;
mod effort;
mod library;
mod make;
mod plain;
mod prove;
mod rate;
mod solve;
mod solver;
mod stats;
mod trial;

use std::collections::BTreeMap;
use std::io::Write;

pub use args::TacticsCommand;
use args::TacticsMakeArgs;

use crate::error::LabError;
use library::Library;

/// Runs the command.
pub fn run(command: &TacticsCommand, out: &mut impl Write) -> Result<(), LabError> {
    match command {
        TacticsCommand::Make(args) => make(args, out),
        TacticsCommand::Prove(args) => prove::run(args, out),
        TacticsCommand::Rate(args) => rate::run(args, out),
        TacticsCommand::Solve(args) => solve::run(args, out),
        TacticsCommand::Stats(args) => stats::run(args, out),
    }
}

fn make(args: &TacticsMakeArgs, out: &mut impl Write) -> Result<(), LabError> {
    let mut library = Library::open_or_begin(args.game, args.file.clone(), args.seed)?;
    let new = make::make(args, &mut library)?;
    let mut counts = BTreeMap::new();
    for puzzle in &library.file.puzzles {
        *counts.entry(puzzle.task).or_insert(0) += 1;
    }
    let counts: Vec<String> = counts.into_iter().map(|(task, count)| format!("{task}: {count}")).collect();
    let (all, games) = (library.file.puzzles.len(), library.file.header.games);
    writeln!(out, "{}: {all} puzzles, {new} new, from {games} games ({})", args.game, counts.join(", "))?;
    Ok(())
}
