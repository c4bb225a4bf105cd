//! Counting sequences of turns.

use std::ops::ControlFlow;

use crate::{Position, TooManyTurns, Which};

/// The number of sequences of `depth` legal turns; a finished position contributes 0 for `depth >= 1`.
///
/// ```
/// use ludarium_rules::{games::tress, perft, Position};
/// assert_eq!(perft(&tress::Tress::start(Default::default()), 2), 1444);
/// ```
#[must_use]
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_turns(),
        _ => {
            let mut count = 0;
            let _ = position.visit(Which::All, |turn| {
                count += perft(&position.play_unchecked(&turn), depth - 1);
                ControlFlow::Continue(())
            });
            count
        }
    }
}

/// [`perft`] split by the first turn; the counts add up to `perft(position, depth)`. Empty for `depth` 0.
///
/// # Errors
/// The first turns are too many to list.
pub fn divide<P: Position>(position: &P, depth: u32) -> Result<Vec<(P::Turn, u64)>, TooManyTurns> {
    let Some(rest) = depth.checked_sub(1) else { return Ok(Vec::new()) };
    let count = |turn: P::Turn| {
        let count = perft(&position.play_unchecked(&turn), rest);
        (turn, count)
    };
    Ok(position.turns()?.into_iter().map(count).collect())
}
