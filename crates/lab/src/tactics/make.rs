//! Collecting puzzles from the ends of games that a careless engine plays against itself.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use ludarium_ai::Evaluate;
use ludarium_rules::{AnyPosition, GameId, Side, match_game};

use super::file::File;
use super::puzzle::{Puzzle, Task, tasks};
use super::solver::Solver;
use crate::cli::TacticsMakeArgs;
use crate::failure::Failure;
use crate::parallel;
use crate::progress::Progress;
use crate::selfplay::Selfplay;

/// How many plies before the end are looked at.
const LAST_PLIES: usize = 16;

/// Games that are played before the puzzles of all of them are looked through, and the file is written.
const BATCH: u32 = 8;

/// The most positions that a proof may look at.
const BUDGET: u64 = 1_500_000;

/// Collects until the file has enough puzzles or the time is up. Gives the number of new ones.
pub fn make(args: &TacticsMakeArgs, file: &mut File) -> Result<usize, Failure> {
    let deadline = Instant::now() + Duration::from_secs_f64(args.minutes * 60.0);
    let before = file.puzzles.len();
    let mut progress = Progress::new(u64::from(args.count), "puzzles");
    while file.puzzles.len() < args.count as usize && Instant::now() < deadline {
        let first = file.games;
        let found = parallel::all(args.threads, BATCH, |i| puzzles(args, first + i, deadline), |_| progress.tick())?;
        file.games += BATCH;
        for of_game in found {
            add_rarest(args, file, of_game);
        }
        progress.say(file.puzzles.len().to_string());
        file.write(args)?;
    }
    Ok(file.puzzles.len() - before)
}

/// Adds the puzzle of a game whose task is farthest from its share, at most one.
fn add_rarest(args: &TacticsMakeArgs, file: &mut File, found: Vec<Puzzle>) {
    let mut counts = BTreeMap::new();
    for puzzle in &file.puzzles {
        *counts.entry(puzzle.task).or_insert(0_u32) += 1;
    }
    let room = |task: Task| {
        let used = f64::from(counts.get(&task).copied().unwrap_or(0));
        used / (f64::from(args.count) * share(args.game, task))
    };
    let new = found.into_iter().filter(|puzzle| file.puzzles.iter().all(|old| old.position != puzzle.position));
    let best = new.min_by(|one, other| room(one.task).total_cmp(&room(other.task)));
    if let Some(puzzle) = best.filter(|puzzle| room(puzzle.task) < 1.0)
        && file.puzzles.len() < args.count as usize
    {
        file.puzzles.push(puzzle);
    }
}

/// Which part of all puzzles a task may be at most.
fn share(game: GameId, task: Task) -> f64 {
    match (has_few_turns(game), task) {
        (true, Task::Win(3)) => 0.35,
        (true, Task::Win(5) | Task::Only(4)) => 0.3,
        (true, _) => 0.2,
        (false, Task::Win(_)) => 0.7,
        (false, Task::Only(_)) => 0.5,
    }
}

/// In Tribun and Gess hundreds of turns make longer proofs hopeless.
fn has_few_turns(game: GameId) -> bool {
    !matches!(game, GameId::Tribun | GameId::Gess)
}

/// The puzzles of the game of that number.
fn puzzles(args: &TacticsMakeArgs, number: u32, deadline: Instant) -> Result<Vec<Puzzle>, Failure> {
    let noise = [20, 80, 200][number as usize % 3];
    let nodes = [60, 150, 400][number as usize / 3 % 3];
    let (moments, result) = Selfplay { game: args.game, nodes, noise, seed: args.seed }.play(number)?;
    let Some(winner) = result.winner else { return Ok(Vec::new()) };
    let last = moments.iter().rev().take(LAST_PLIES).take_while(|_| Instant::now() < deadline);
    Ok(last.filter_map(|moment| puzzle(args.game, &moment.position, winner)).collect())
}

/// The puzzle that a position is for the later winner or the later loser, if it can be proved to be one.
fn puzzle(game: GameId, position: &AnyPosition, winner: Side) -> Option<Puzzle> {
    fn first<P: Evaluate>(position: &P, winner: Side, tasks: &[Task]) -> Option<(Task, String)> {
        let mut solver = Solver::new(winner, BUDGET);
        for &task in tasks {
            if let Some(turn) = task.answer(position, &mut solver).ok()? {
                return Some((task, position.turn_text(&turn)));
            }
        }
        None
    }
    let tasks = tasks(position.side_to_move(), winner, has_few_turns(game));
    let (task, turn) = match_game!(position, position => first(position, winner, tasks))?;
    Some(Puzzle { task, turn, position: position.to_string() })
}
