//! The reference: perft of chess by a library that is known to be fast.

use cozy_chess::Board;

/// The library and its version in the lock file.
pub const NAME: &str = "cozy-chess 0.3.4";

/// The depth from the start position of chess; lower in an unoptimised build, whose figures mean nothing.
pub const DEPTH: u32 = if cfg!(debug_assertions) { 5 } else { 6 };

/// The number of sequences of [`DEPTH`] turns of chess: 4,865,609 for 5, 119,060,324 for 6.
pub fn perft_from_start() -> u64 {
    perft(&Board::default(), DEPTH)
}

/// Counts the last ply without playing it, as the perft of this workspace does.
fn perft(board: &Board, depth: u32) -> u64 {
    let mut count = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            count += moves.len() as u64;
        } else {
            for turn in moves {
                let mut next = board.clone();
                next.play_unchecked(turn);
                count += perft(&next, depth - 1);
            }
        }
        false
    });
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_known_counts() {
        let counts = [1, 2, 3, 4].map(|depth| perft(&Board::default(), depth));
        assert_eq!(counts, [20, 400, 8902, 197_281]);
    }
}
