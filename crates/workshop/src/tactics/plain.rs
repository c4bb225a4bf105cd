//! A second solver, as plain as can be: no table, no memory of any kind, no order of turns, no knowledge of the games. It
//! proves what the first one has claimed.

use std::ops::ControlFlow;

use ludarium_learn::puzzles::{Line, Ply, Task};
use ludarium_rules::{AnyPosition, Position, Registered, Side, Which, match_game};

use super::solver::TooHard;

/// Whether a claim about a main line is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// At every ply of the solver exactly its turns do what the task asks for.
    True,
    /// That is not so at this ply, counted from 1.
    False(usize),
}

/// Checks every ply of the solver, within a number of positions.
pub fn check(line: &Line, task: Task, budget: u64) -> Result<Verdict, TooHard> {
    let mut left = budget;
    for (number, ply) in line.plies.iter().enumerate().step_by(2) {
        let task = match task {
            Task::Win(plies) => Task::Win(plies.saturating_sub(number as u32)),
            Task::Only(plies) => Task::Only(plies),
        };
        if !holds(ply, task, &mut left)? {
            return Ok(Verdict::False(number + 1));
        }
    }
    Ok(Verdict::True)
}

/// Whether exactly the turns of a ply do what the task asks for.
fn holds(ply: &Ply, task: Task, left: &mut u64) -> Result<bool, TooHard> {
    let own = ply.position.side_to_move();
    if let Task::Win(plies) = task
        && plies > 1
        && forces_any(&ply.position, own, plies - 2, left)?
    {
        return Ok(false);
    }
    let turns = ply.position.turns().map_err(|_| TooHard)?;
    for turn in &turns {
        let next = ply.position.play(turn).map_err(|_| TooHard)?;
        let right = match task {
            Task::Win(plies) => forces_any(&next, own, plies - 1, left)?,
            Task::Only(plies) => !forces_any(&next, own.other(), plies - 1, left)?,
        };
        if right != ply.turns.contains(turn) {
            return Ok(false);
        }
    }
    Ok(true)
}

fn forces_any(position: &AnyPosition, side: Side, plies: u32, left: &mut u64) -> Result<bool, TooHard> {
    match_game!(position, position => forces(position, side, plies, left))
}

/// Whether a side forces a win within so many plies.
fn forces<P: Position + Registered>(position: &P, side: Side, plies: u32, left: &mut u64) -> Result<bool, TooHard> {
    *left = left.checked_sub(1).ok_or(TooHard)?;
    if let Some(outcome) = position.outcome() {
        return Ok(outcome.winner == Some(side));
    }
    if plies == 0 {
        return Ok(false);
    }
    let attacks = position.side_to_move() == side;
    let mut answer = Ok(!attacks);
    let _ = position.visit(Which::All, |turn| {
        match forces(&position.play_unchecked(&turn), side, plies - 1, left) {
            Ok(wins) if wins != attacks => return ControlFlow::Continue(()),
            Ok(_) => answer = Ok(attacks),
            Err(too_hard) => answer = Err(too_hard),
        }
        ControlFlow::Break(())
    });
    answer
}
