//! `tactics`: positions with exactly one right turn, made and solved.

mod file;
mod make;
mod puzzle;
mod solver;

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use ludarium_ai::SearchMemory;
use ludarium_rules::AnyPosition;

use crate::cli::{TacticsCommand, TacticsMakeArgs, TacticsSolveArgs};
use crate::contender::MatchContext;
use crate::failure::Failure;
use crate::progress::Progress;
use file::File;

/// Runs the command.
pub fn run(command: &TacticsCommand, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        TacticsCommand::Make(args) => make(args, out),
        TacticsCommand::Solve(args) => solve(args, out),
    }
}

fn make(args: &TacticsMakeArgs, out: &mut impl Write) -> Result<(), Failure> {
    let mut file = File::open(args.game, args.file.clone())?;
    let new = make::make(args, &mut file)?;
    let mut counts = BTreeMap::new();
    for puzzle in &file.puzzles {
        *counts.entry(puzzle.task).or_insert(0) += 1;
    }
    let counts: Vec<String> = counts.into_iter().map(|(task, count)| format!("{task}: {count}")).collect();
    writeln!(out, "{}: {} puzzles, {new} new ({})", args.game, file.puzzles.len(), counts.join(", "))?;
    Ok(())
}

/// What has become of the puzzles of one task.
#[derive(Default)]
struct Solved {
    right: u32,
    all: u32,
}

fn solve(args: &TacticsSolveArgs, out: &mut impl Write) -> Result<(), Failure> {
    args.player.check(args.game)?;
    let file = File::open(args.game, args.file.clone())?;
    let mut progress = Progress::new(file.puzzles.len() as u64, "puzzles");
    let mut by_task: BTreeMap<_, Solved> = BTreeMap::new();
    for puzzle in &file.puzzles {
        let position = AnyPosition::parse(args.game, &puzzle.position, &[])?;
        let known = MatchContext {
            earlier: &[],
            no_progress_plies: 0,
            seed: args.seed,
            opponent: Some(Duration::from_millis(100)),
        };
        let turn = args.player.choose(&mut SearchMemory::new(), &position, known)?;
        let solved = by_task.entry(puzzle.task).or_default();
        solved.all += 1;
        if turn.as_str() == puzzle.turn {
            solved.right += 1;
        } else {
            writeln!(out, "{turn} instead of {puzzle}")?;
        }
        progress.step();
    }
    drop(progress);
    let (right, all) = by_task.values().fold((0, 0), |(right, all), solved| (right + solved.right, all + solved.all));
    let tasks: Vec<String> =
        by_task.iter().map(|(task, solved)| format!("{task}: {} of {}", solved.right, solved.all)).collect();
    writeln!(out, "{}: {} solves {right} of {all} ({})", args.game, args.player, tasks.join(", "))?;
    Ok(())
}
