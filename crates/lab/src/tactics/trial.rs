//! A player before a puzzle.

use std::time::Duration;

use ludarium_learn::puzzles::{Line, Puzzle};
use ludarium_record::{Match, Setup};
use ludarium_rules::AnyTurn;

use crate::contender::{MatchContext, Seat};
use crate::error::LabError;
use crate::matches::setup;

/// The turn that a player chooses in a position of a puzzle.
///
/// # Errors
/// The player gives no turn.
pub fn choose(seat: &mut Seat<'_>, puzzle: &Puzzle, position: &str, seed: u64) -> Result<AnyTurn, LabError> {
    let mut setup = Setup { start: Some(position.to_owned()), ..setup::with_players(puzzle.game, "Solver") };
    setup.options.clone_from(&puzzle.options);
    let game = Match::new(setup)?;
    let opponent = Some(Duration::from_millis(100));
    let context = MatchContext { earlier: &[], no_progress_plies: 0, seed, match_seed: seed, opponent, clock: None };
    seat.begin(&game)?;
    Ok(seat.choose(&game, context)?.turn)
}

/// Whether a player finds all turns of a main line.
///
/// # Errors
/// The player gives no turn.
pub fn solves(seat: &mut Seat<'_>, puzzle: &Puzzle, line: &Line, seed: u64) -> Result<bool, LabError> {
    for ply in line.plies.iter().step_by(2) {
        let turn = choose(seat, puzzle, &ply.position.to_string(), seed)?;
        if !ply.turns.contains(&turn) {
            return Ok(false);
        }
    }
    Ok(true)
}
