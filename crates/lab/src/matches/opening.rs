//! Random openings, so that no two pairs of games are the same.

use ludarium_ai::PlayerSpec;
use ludarium_record::{Match, Setup};
use ludarium_rules::AnyTurn;

use crate::error::LabError;
use crate::seeds::derive_seed;

/// Random play can end a game; after so many failed attempts it always does.
const ATTEMPTS: u32 = 1_000;

/// A sequence of random turns after which the game is not over.
pub fn random(setup: &Setup, plies: u32, seed: u64) -> Result<Vec<AnyTurn>, LabError> {
    for attempt in 0..ATTEMPTS {
        if let Some(turns) = attempt_one(setup, plies, derive_seed(seed, attempt))? {
            return Ok(turns);
        }
    }
    Err(LabError::NoOpening { plies })
}

/// One attempt; `None` if the game ended on the way.
fn attempt_one(setup: &Setup, plies: u32, seed: u64) -> Result<Option<Vec<AnyTurn>>, LabError> {
    let mut game = Match::new(setup.clone())?;
    let mut turns = Vec::new();
    for ply in 0..plies {
        if game.result().is_some() {
            return Ok(None);
        }
        let turn = PlayerSpec::Random.choose(game.position(), &[], derive_seed(seed, ply))?;
        game.play(&turn)?;
        turns.push(turn);
    }
    Ok(game.result().is_none().then_some(turns))
}
