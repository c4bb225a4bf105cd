//! Random games.

use std::ops::ControlFlow;

use ludarium_rules::{Game, Which};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// The least number of plies of one measurement; the last game is finished.
const MIN_PLIES: u64 = 500_000;

/// The greatest length of a random game, because not all of them end.
const MAX_GAME_PLIES: u64 = 1_000;

/// Plays random games from `start` and returns the number of plies. Every call plays the same games.
pub fn plies<P: Game>(start: &P) -> u64 {
    let mut rng = SmallRng::seed_from_u64(1);
    let mut plies = 0;
    while plies < MIN_PLIES {
        let length = playout(start.clone(), &mut rng);
        if length == 0 {
            break;
        }
        plies += length;
    }
    plies
}

/// Positions of random games, spread over whole games; always the same ones.
pub fn positions<P: Game>(start: &P) -> Vec<P> {
    /// The plies from one kept position to the next; odd, so that both sides are to move.
    const INTERVAL: usize = 7;
    const KEPT: usize = 500;
    let mut rng = SmallRng::seed_from_u64(2);
    let mut positions = vec![start.clone()];
    let (mut position, mut turns) = (start.clone(), Vec::new());
    for ply in 1..KEPT * INTERVAL {
        position.turns_into(&mut turns).unwrap_or_default();
        position = match turns.get(rng.random_range(0..turns.len().max(1))) {
            Some(turn) => position.play_unchecked(turn),
            None => start.clone(),
        };
        if ply.is_multiple_of(INTERVAL) && position.outcome().is_none() && position.check_listable().is_ok() {
            positions.push(position.clone());
        }
    }
    positions
}

/// Visits all turns of some positions and returns their number.
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

fn playout<P: Game>(mut position: P, rng: &mut SmallRng) -> u64 {
    for ply in 0..MAX_GAME_PLIES {
        let Some(turn) = position.drawn_turn(|count| rng.random_range(0..count)) else { return ply };
        position = position.play_unchecked(&turn);
    }
    MAX_GAME_PLIES
}
