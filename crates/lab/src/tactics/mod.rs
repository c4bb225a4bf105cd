//! `tactics`: makes or solves puzzles, positions with exactly one right turn.

mod args;
mod file;
mod make;
mod puzzle;
mod solver;

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use ludarium_record::{Match, Setup};
use ludarium_rules::AnyTurn;

use args::{TacticsMakeArgs, TacticsSolveArgs};

pub use args::TacticsCommand;

use crate::contender::{MatchContext, Seat};
use crate::error::LabError;
use crate::matches::setup;
use crate::progress::Progress;
use file::File;
use puzzle::{Puzzle, Task};

/// Runs the command.
pub fn run(command: &TacticsCommand, out: &mut impl Write) -> Result<(), LabError> {
    match command {
        TacticsCommand::Make(args) => make(args, out),
        TacticsCommand::Solve(args) => solve(args, out),
    }
}

fn make(args: &TacticsMakeArgs, out: &mut impl Write) -> Result<(), LabError> {
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

/// How many of the puzzles of one task are solved.
#[derive(Clone, Copy, Default)]
struct TaskScore {
    right: u32,
    all: u32,
}

fn solve(args: &TacticsSolveArgs, out: &mut impl Write) -> Result<(), LabError> {
    args.player.check(args.game)?;
    let file = File::open(args.game, args.file.clone())?;
    let progress = Progress::new(file.puzzles.len() as u64, "puzzles");
    let mut by_task: BTreeMap<Task, TaskScore> = BTreeMap::new();
    let mut seat = Seat::new(&args.player)?;
    for puzzle in &file.puzzles {
        let turn = choose(args, &mut seat, puzzle)?;
        let score = by_task.entry(puzzle.task).or_default();
        score.all += 1;
        if turn.as_str() == puzzle.turn {
            score.right += 1;
        } else {
            writeln!(out, "{turn} instead of {puzzle}")?;
        }
        progress.step();
    }
    drop(progress);
    let right: u32 = by_task.values().map(|score| score.right).sum();
    let tasks = by_task.iter().map(|(task, score)| format!("{task}: {} of {}", score.right, score.all));
    let (all, tasks) = (file.puzzles.len(), tasks.collect::<Vec<_>>().join(", "));
    writeln!(out, "{}: {} solves {right} of {all} ({tasks})", args.game, args.player)?;
    Ok(())
}

/// The turn that the player chooses in a puzzle.
fn choose(args: &TacticsSolveArgs, seat: &mut Seat<'_>, puzzle: &Puzzle) -> Result<AnyTurn, LabError> {
    let setup = Setup { start: Some(puzzle.position.clone()), ..setup::with_players(args.game, "Solver") };
    let game = Match::new(setup)?;
    let opponent = Some(Duration::from_millis(100));
    let context = MatchContext {
        earlier: &[],
        no_progress_plies: 0,
        seed: args.seed,
        match_seed: args.seed,
        opponent,
        clock: None,
    };
    seat.begin(&game)?;
    Ok(seat.choose(&game, context)?.turn)
}
