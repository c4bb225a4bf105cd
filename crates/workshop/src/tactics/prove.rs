//! `tactics prove`: every claim of a file once more, with the plain solver.

use std::io::Write;
use std::path::PathBuf;

use ludarium_learn::puzzles::Puzzle;

use super::args::TacticsProveArgs;
use super::plain::{self, Verdict};
use ludarium_lab::parallel;
use ludarium_lab::progress::Progress;
use ludarium_lab::tactics::Library;

/// What came out for a puzzle.
enum Proof {
    Proved,
    TooHard,
    Wrong(String),
}

#[derive(Debug, thiserror::Error)]
#[error("{}: {} claims are wrong: {}", path.display(), wrong.len(), wrong.join("; "))]
struct WrongClaims {
    path: PathBuf,
    /// Which, and at which ply.
    wrong: Vec<String>,
}

pub fn run(args: &TacticsProveArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let mut library = Library::open(args.game, args.file.clone())?;
    let chosen: Vec<&Puzzle> = library.file.puzzles.iter().step_by(args.every as usize).collect();
    let progress = Progress::new(chosen.len() as u64, "puzzles");
    let proofs = parallel::all(
        args.threads,
        chosen.len() as u32,
        |number| Ok(prove(chosen[number as usize], args.budget)),
        |_| progress.step(),
    )?;
    drop(progress);
    let (mut proved, mut too_hard, mut wrong) = (0, Vec::new(), Vec::new());
    for (puzzle, proof) in chosen.iter().zip(proofs) {
        match proof {
            Proof::Proved => proved += 1,
            Proof::TooHard => too_hard.push(puzzle.id),
            Proof::Wrong(why) => wrong.push(why),
        }
    }
    let (all, hard) = (chosen.len(), too_hard.len());
    writeln!(out, "{}: {proved} of {all} proved, {hard} too hard, {} wrong", args.game, wrong.len())?;
    if args.drop_hard && hard > 0 {
        library.file.puzzles.retain(|puzzle| !too_hard.contains(&puzzle.id));
        library.write()?;
    }
    if wrong.is_empty() { Ok(()) } else { Err(WrongClaims { path: library.path, wrong }.into()) }
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

#[cfg(test)]
mod tests {
    use ludarium_rules::GameId;

    use super::*;

    /// The puzzles of each game that are proved again, evenly spread over its file.
    const SAMPLE: usize = 6;

    /// The positions that a proof may search.
    const BUDGET: u64 = 100_000;

    /// Most short ones are proved in far fewer positions; none may be wrong.
    #[test]
    fn a_sample_of_the_puzzles_of_the_game_holds() {
        let mut proved = 0;
        for game in GameId::ALL {
            let path = format!("{}/../../assets/puzzles/{}.txt", env!("CARGO_MANIFEST_DIR"), game.name());
            let puzzles = Library::open(game, Some(PathBuf::from(path))).expect("a good file").file.puzzles;
            for puzzle in puzzles.iter().step_by(puzzles.len().div_ceil(SAMPLE).max(1)) {
                match prove(puzzle, BUDGET) {
                    Proof::Proved => proved += 1,
                    Proof::TooHard => {}
                    Proof::Wrong(why) => panic!("{game}: {why}: {puzzle}"),
                }
            }
        }
        assert!(proved >= SAMPLE * 2, "only {proved} proved");
    }
}
