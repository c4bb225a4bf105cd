//! Random openings, so that no two pairs of games are the same.

use ludarium_ai::PlayerSpec;
use ludarium_record::{Match, Setup};
use ludarium_rules::AnyTurn;

use super::game::mix;
use crate::failure::Failure;

/// Random play may end a game; after so many attempts it does so always.
const ATTEMPTS: u32 = 1_000;

/// So many random turns after which the game is not over.
pub fn random(setup: &Setup, plies: u32, seed: u64) -> Result<Vec<AnyTurn>, Failure> {
    for attempt in 0..ATTEMPTS {
        if let Some(turns) = attempt_one(setup, plies, mix(seed, attempt))? {
            return Ok(turns);
        }
    }
    Err(Failure::NoOpening { plies })
}

/// One attempt; `None` if the game ended on the way.
fn attempt_one(setup: &Setup, plies: u32, seed: u64) -> Result<Option<Vec<AnyTurn>>, Failure> {
    let mut game = Match::new(setup.clone())?;
    let mut turns = Vec::new();
    for ply in 0..plies {
        if game.result().is_some() {
            return Ok(None);
        }
        let turn = PlayerSpec::Random.choose(game.position(), &[], mix(seed, ply))?;
        game.play(&turn)?;
        turns.push(turn);
    }
    Ok(game.result().is_none().then_some(turns))
}
