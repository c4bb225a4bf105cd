//! Collecting puzzles from the ends of careless self-play games.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use ludarium_ai::Evaluate;
use ludarium_rules::{AnyPosition, GameId, Side, match_game};

use super::args::TacticsMakeArgs;
use super::file::{File, MAX_GAMES};
use super::puzzle::{Puzzle, Task, tasks};
use super::solver::Solver;
use crate::error::LabError;
use crate::parallel;
use crate::progress::Progress;
use crate::selfplay::Selfplay;

/// The plies before the end of a game that are searched for puzzles.
const LAST_PLIES: usize = 16;

/// The games played before their puzzles are added and the file is written.
const BATCH: u32 = 8;

/// The most positions that a proof may search.
const BUDGET: u64 = 1_500_000;

/// Collects puzzles until the file has enough or the time is up. Returns the number of new ones.
pub fn make(args: &TacticsMakeArgs, file: &mut File) -> Result<usize, LabError> {
    let deadline = Instant::now() + Duration::from_secs_f64(args.minutes * 60.0);
    let before = file.puzzles.len();
    let progress = Progress::new(u64::from(args.count), "puzzles");
    let complete = |file: &File| file.puzzles.len() >= args.count as usize || file.games > MAX_GAMES - BATCH;
    while !complete(file) && Instant::now() < deadline {
        let first = file.games;
        let found = parallel::all(args.threads, BATCH, |i| puzzles(args, first + i, deadline), |_| progress.redraw())?;
        file.games += BATCH;
        for of_game in found {
            add_rarest(args, file, of_game);
        }
        progress.set_message(file.puzzles.len().to_string());
        file.write(args)?;
    }
    Ok(file.puzzles.len() - before)
}

/// Adds one of the puzzles of a game: the one whose task is farthest below its share.
fn add_rarest(args: &TacticsMakeArgs, file: &mut File, found: Vec<Puzzle>) {
    let mut counts = BTreeMap::new();
    for puzzle in &file.puzzles {
        *counts.entry(puzzle.task).or_insert(0_u32) += 1;
    }
    let filled = |task: Task| {
        let used = f64::from(counts.get(&task).copied().unwrap_or(0));
        used / (f64::from(args.count) * share(args.game, task))
    };
    let new = found.into_iter().filter(|puzzle| file.puzzles.iter().all(|old| old.position != puzzle.position));
    let best = new.min_by(|one, other| filled(one.task).total_cmp(&filled(other.task)));
    if let Some(puzzle) = best.filter(|puzzle| filled(puzzle.task) < 1.0)
        && file.puzzles.len() < args.count as usize
    {
        file.puzzles.push(puzzle);
    }
}

/// The greatest share of a task among all puzzles.
fn share(game: GameId, task: Task) -> f64 {
    match (has_few_turns(game), task) {
        (true, Task::Win(3)) => 0.35,
        (true, Task::Win(5) | Task::Only(4)) => 0.3,
        (true, _) => 0.2,
        (false, Task::Win(_)) => 0.7,
        (false, Task::Only(_)) => 0.5,
    }
}

/// Whether longer proofs are possible: not in Tribun and Gess, which have hundreds of turns.
fn has_few_turns(game: GameId) -> bool {
    !matches!(game, GameId::Tribun | GameId::Gess)
}

/// The puzzles of the game of that number.
fn puzzles(args: &TacticsMakeArgs, number: u32, deadline: Instant) -> Result<Vec<Puzzle>, LabError> {
    let noise = [20, 80, 200][number as usize % 3];
    let nodes = [60, 150, 400][number as usize / 3 % 3];
    let (positions, result) = Selfplay { game: args.game, nodes, noise, seed: args.seed, net: None }.play(number)?;
    let Some(winner) = result.winner else { return Ok(Vec::new()) };
    let last = positions.iter().rev().take(LAST_PLIES).take_while(|_| Instant::now() < deadline);
    Ok(last.filter_map(|searched| puzzle(args.game, &searched.position, winner)).collect())
}

/// A puzzle for the side to move in a position of a game with that winner, if one can be proved.
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
