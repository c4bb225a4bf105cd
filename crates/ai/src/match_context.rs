//! What a player of a match knows besides the position.

use std::time::Duration;

use crate::Clock;

/// The state of a match that the position does not hold.
#[derive(Clone, Copy, Debug)]
pub struct MatchContext<'a> {
    /// The hashes of all earlier positions, oldest first.
    pub earlier: &'a [u64],
    /// The plies without progress up to the position.
    pub no_progress_plies: u32,
    /// Decides everything that is left to chance at this turn.
    pub seed: u64,
    /// Decides what stays the same for the player's whole match: the errors of its judgement.
    pub match_seed: u64,
    /// The opponent's mean time for a turn so far.
    pub opponent: Option<Duration>,
    /// The player's clock, in a match with clocks.
    pub clock: Option<Clock>,
}
