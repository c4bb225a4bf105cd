//! `tactics solve`: a player before every puzzle of a file.

use std::collections::BTreeMap;
use std::io::Write;

use ludarium_learn::puzzles::Task;

use super::args::TacticsSolveArgs;
use super::library::Library;
use super::trial;
use crate::contender::Seat;
use crate::error::LabError;
use crate::progress::Progress;

/// How many of the puzzles of one task are solved.
#[derive(Clone, Copy, Default)]
struct TaskScore {
    right: u32,
    all: u32,
}

/// Runs the command.
///
/// # Errors
/// The file cannot be read, or the player gives no turn.
pub fn run(args: &TacticsSolveArgs, out: &mut impl Write) -> Result<(), LabError> {
    args.player.check(args.game)?;
    let file = Library::open(args.game, args.file.clone())?.file;
    let progress = Progress::new(file.puzzles.len() as u64, "puzzles");
    let mut by_task: BTreeMap<Task, TaskScore> = BTreeMap::new();
    let mut seat = Seat::new(&args.player)?;
    for puzzle in &file.puzzles {
        let turn = trial::choose(&mut seat, puzzle, &puzzle.position, args.seed)?;
        let score = by_task.entry(puzzle.task).or_default();
        score.all += 1;
        if puzzle.solution.first().is_some_and(|turns| turns.iter().any(|right| right == turn.as_str())) {
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
