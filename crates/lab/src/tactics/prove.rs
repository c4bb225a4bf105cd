//! `tactics prove`: every claim of a file once more, with the plain solver.

use std::io::Write;

use ludarium_learn::puzzles::Puzzle;

use super::args::TacticsProveArgs;
use super::library::Library;
use super::plain::{self, Verdict};
use crate::error::LabError;
use crate::parallel;
use crate::progress::Progress;

/// What came out for a puzzle.
enum Proof {
    Proved,
    TooHard,
    Wrong(String),
}

/// Runs the command.
///
/// # Errors
/// The file cannot be read, or a claim in it is wrong.
pub fn run(args: &TacticsProveArgs, out: &mut impl Write) -> Result<(), LabError> {
    let library = Library::open(args.game, args.file.clone())?;
    let chosen: Vec<&Puzzle> = library.file.puzzles.iter().step_by(args.every as usize).collect();
    let progress = Progress::new(chosen.len() as u64, "puzzles");
    let proofs = parallel::all(
        args.threads,
        chosen.len() as u32,
        |number| Ok(prove(chosen[number as usize], args.budget)),
        |_| progress.step(),
    )?;
    drop(progress);
    let (mut proved, mut too_hard, mut wrong) = (0, 0, Vec::new());
    for proof in proofs {
        match proof {
            Proof::Proved => proved += 1,
            Proof::TooHard => too_hard += 1,
            Proof::Wrong(why) => wrong.push(why),
        }
    }
    writeln!(out, "{}: {proved} of {} proved, {too_hard} too hard, {} wrong", args.game, chosen.len(), wrong.len())?;
    if wrong.is_empty() { Ok(()) } else { Err(LabError::Claims { path: library.path, wrong }) }
}

fn prove(puzzle: &Puzzle, budget: u64) -> Proof {
    let line = match puzzle.open() {
        Ok(line) => line,
        Err(why) => return Proof::Wrong(format!("{}: {why}", puzzle.id)),
    };
    match plain::check(&line, puzzle.task, budget) {
        Ok(Verdict::True) => Proof::Proved,
        Ok(Verdict::False(ply)) => Proof::Wrong(format!("{}, ply {ply}: not what \"{}\" says", puzzle.id, puzzle.task)),
        Err(_) => Proof::TooHard,
    }
}
