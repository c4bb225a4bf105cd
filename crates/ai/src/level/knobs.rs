//! What makes a level strong or weak.

use ludarium_rules::GameId;
use serde::{Deserialize, Serialize};

/// How hard a level thinks: one point of a line from the weakest to the strongest play of a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Knobs {
    /// The place on the line, from 0 to 1.
    pub strength: f64,
    /// The positions that it may look at for a turn.
    pub nodes: u64,
    /// How far its judgement of a position may be off to either side, in hundredths of the game's smallest piece.
    pub noise: i32,
}

/// The positions that the weakest play looks at: hardly more than what each turn leads to.
const FEWEST_NODES: f64 = 40.0;

/// From this strength on every position is judged as well as can be, and only the number of positions differs.
const EXACT_FROM: f64 = 0.7;

impl Knobs {
    /// The knobs at a place on the line, from 0 to 1; places beyond are taken for the ends.
    ///
    /// The positions grow evenly by factors, the errors shrink with the square of what is left to [`EXACT_FROM`].
    #[must_use]
    pub fn at(game: GameId, strength: f64) -> Knobs {
        let strength = strength.clamp(0.0, 1.0);
        let (most_nodes, most_noise) = ends(game);
        let nodes = FEWEST_NODES * (most_nodes / FEWEST_NODES).powf(strength);
        let noise = most_noise * (1.0 - strength / EXACT_FROM).max(0.0).powi(2);
        Knobs { strength, nodes: nodes.round() as u64, noise: noise.round() as i32 }
    }

    /// The memory for the transposition table: a place for each position, within bounds.
    pub(super) fn table_bytes(self) -> usize {
        let wanted = usize::try_from(self.nodes).unwrap_or(usize::MAX).saturating_mul(32);
        wanted.next_power_of_two().clamp(1 << 16, 64 << 20)
    }
}

/// The positions that the strongest play looks at, and the errors of the weakest.
const fn ends(game: GameId) -> (f64, f64) {
    match game {
        GameId::Tress => (120_000.0, 300.0),
        GameId::Trees => (60_000.0, 600.0),
        GameId::Tribun => (80_000.0, 400.0),
        GameId::Gess => (80_000.0, 600.0),
        GameId::GoChess => (100_000.0, 500.0),
        GameId::Treason => (120_000.0, 250.0),
        GameId::TroopChess => (80_000.0, 250.0),
    }
}
