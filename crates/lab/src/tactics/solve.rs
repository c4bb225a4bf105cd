//! `tactics solve`: a player before every puzzle of a file.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use ludarium_learn::puzzles::{Puzzle, Task};
use ludarium_record::{Match, Setup};
use ludarium_rules::AnyTurn;

use super::{Library, TacticsSolveArgs};
use crate::contender::{MatchContext, Seat};
use crate::matches::setup;
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
pub fn run(args: &TacticsSolveArgs, out: &mut impl Write) -> anyhow::Result<()> {
    args.player.check(args.game)?;
    let file = Library::open(args.game, args.file.clone())?.file;
    let progress = Progress::new(file.puzzles.len() as u64, "puzzles");
    let mut by_task: BTreeMap<Task, TaskScore> = BTreeMap::new();
    let mut seat = Seat::new(&args.player)?;
    for puzzle in &file.puzzles {
        let turn = choose(&mut seat, puzzle, &puzzle.position, args.seed)?;
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

/// The turn that a player chooses in a position of a puzzle.
///
/// # Errors
/// The player gives no turn.
pub fn choose(seat: &mut Seat<'_>, puzzle: &Puzzle, position: &str, seed: u64) -> anyhow::Result<AnyTurn> {
    let mut setup = Setup { start: Some(position.to_owned()), ..setup::with_players(puzzle.game, "Solver") };
    setup.options.clone_from(&puzzle.options);
    let game = Match::new(setup)?;
    let opponent = Some(Duration::from_millis(100));
    let context = MatchContext { earlier: &[], no_progress_plies: 0, seed, match_seed: seed, opponent, clock: None };
    seat.begin(&game)?;
    Ok(seat.choose(&game, context)?.turn)
}
