//! Random games, as fast as they go.

use std::ops::ControlFlow;

use ludarium_rules::{Game, Which};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// The plies of one measurement, at least; the last game is played out.
const PLIES: u64 = 500_000;

/// Random play does not always end by itself.
const LONGEST_GAME: u64 = 1_000;

/// Plays random games from `start` on and gives the number of plies. Every call plays the same games.
pub fn plies<P: Game>(start: &P) -> u64 {
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

/// Positions of random games, a fixed number of them, spread over whole games.
pub fn positions<P: Game>(start: &P) -> Vec<P> {
    /// Every so many plies a position is kept; a number that meets both sides and all ages.
    const EVERY: usize = 7;
    const KEPT: usize = 500;
    let mut rng = SmallRng::seed_from_u64(2);
    let mut positions = vec![start.clone()];
    let (mut position, mut turns) = (start.clone(), Vec::new());
    for ply in 1..KEPT * EVERY {
        position.turns_into(&mut turns).unwrap_or_default();
        position = match turns.get(rng.random_range(0..turns.len().max(1))) {
            Some(turn) => position.play_unchecked(turn),
            None => start.clone(),
        };
        if ply.is_multiple_of(EVERY) && position.outcome().is_none() {
            positions.push(position.clone());
        }
    }
    positions
}

/// Visits all turns of some positions and gives their number.
pub fn visit_all<P: Game>(positions: &[P]) -> u64 {
    let mut count = 0;
    for position in positions {
        let _ = position.visit(Which::All, |turn| {
            std::hint::black_box(turn);
            count += 1;
            ControlFlow::Continue(())
        });
    }
    count
}

/// Plays one game to its end; `turns` is a buffer.
fn playout<P: Game>(mut position: P, turns: &mut Vec<P::Turn>, rng: &mut SmallRng) -> u64 {
    for ply in 0..LONGEST_GAME {
        if position.turns_into(turns).is_err() || turns.is_empty() {
            return ply;
        }
        position = position.play_unchecked(&turns[rng.random_range(0..turns.len())]);
    }
    LONGEST_GAME
}
