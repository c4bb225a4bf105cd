//! Random games, as fast as they go.

use ludarium_rules::Position;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// The plies of one measurement, at least; the last game is played out.
const PLIES: u64 = 500_000;

/// Random play does not always end by itself.
const LONGEST_GAME: u64 = 1_000;

/// Plays random games from `start` on and gives the number of plies. Every call plays the same games.
pub fn plies<P: Position>(start: &P) -> u64 {
    let mut rng = SmallRng::seed_from_u64(1);
    let mut turns = Vec::new();
    let mut plies = 0;
    while plies < PLIES {
        let length = playout(start.clone(), &mut turns, &mut rng);
        if length == 0 {
            break;
        }
        plies += length;
    }
    plies
}

/// Plays one game to its end; `turns` is a buffer.
fn playout<P: Position>(mut position: P, turns: &mut Vec<P::Turn>, rng: &mut SmallRng) -> u64 {
    for ply in 0..LONGEST_GAME {
        position.turns_into(turns);
        if turns.is_empty() {
            return ply;
        }
        position = position.after(&turns[rng.random_range(0..turns.len())]);
    }
    LONGEST_GAME
}
