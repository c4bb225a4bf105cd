//! Counting sequences of turns.

use crate::Position;

/// The number of sequences of `depth` legal turns; a finished position contributes 0 for `depth >= 1`.
///
/// ```
/// use ludarium_rules::{games::tress, perft, Position};
/// assert_eq!(perft(&tress::Tress::start(Default::default()), 2), 1444);
/// ```
#[must_use]
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    let mut buffers = vec![Vec::new(); depth.saturating_sub(1) as usize];
    count(position, depth, &mut buffers)
}

/// [`perft`] split by the first turn; the counts add up to `perft(position, depth)`. Empty for `depth` 0.
#[must_use]
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(P::Turn, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    position.turns().into_iter().map(|turn| (turn.clone(), perft(&position.play_unchecked(&turn), rest))).collect()
}

fn count<P: Position>(position: &P, depth: u32, buffers: &mut [Vec<P::Turn>]) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_turns(),
        _ => {
            let Some((turns, deeper)) = buffers.split_first_mut() else { return 0 };
            position.turns_into(turns);
            turns.iter().map(|turn| count(&position.play_unchecked(turn), depth - 1, deeper)).sum()
        }
    }
}
