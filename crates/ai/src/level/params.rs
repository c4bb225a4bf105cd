//! The search parameters that make a level strong or weak.

use ludarium_rules::GameId;
use serde::{Deserialize, Serialize};

/// How much a level searches and how exactly it evaluates: one place on a line from the weakest to the strongest play
/// of a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct LevelParams {
    /// The place on the line, from 0 to 1.
    pub strength: f64,
    /// The positions that it may search for a turn.
    pub nodes: u64,
    /// The noise: how far its evaluation of a position may be off to either side, in hundredths of the game's smallest
    /// piece.
    pub noise: i32,
}

/// The positions that the weakest play searches: hardly more than one for each turn.
const FEWEST_NODES: f64 = 40.0;

impl LevelParams {
    /// The parameters at a place on the line; places outside of 0 to 1 are clamped.
    ///
    /// The positions grow exponentially along the line, the noise shrinks with a power of the rest of the line.
    #[must_use]
    pub fn at(game: GameId, strength: f64) -> LevelParams {
        let strength = strength.clamp(0.0, 1.0);
        let line = line(game);
        let nodes = FEWEST_NODES * (line.most_nodes / FEWEST_NODES).powf(strength);
        let noise = line.most_noise * (1.0 - strength / line.noiseless_from).max(0.0).powf(line.noise_power);
        LevelParams { strength, nodes: nodes.round() as u64, noise: noise.round() as i32 }
    }

    /// The bytes of the transposition table: enough for each position, within bounds.
    pub(super) fn table_bytes(self) -> usize {
        let wanted = usize::try_from(self.nodes).unwrap_or(usize::MAX).saturating_mul(32);
        wanted.next_power_of_two().clamp(1 << 16, 64 << 20)
    }
}

/// The line of a game from the weakest play to the strongest.
struct Line {
    /// The positions that the strongest play searches.
    most_nodes: f64,
    /// The noise of the weakest play.
    most_noise: f64,
    /// From this strength on there is no noise, and only the number of positions differs.
    noiseless_from: f64,
    /// The power of the rest of the line with which the noise shrinks.
    noise_power: f64,
}

/// Where more positions alone decide games, the noise ends early; where most games between equals are drawn it lasts to
/// the end of the line.
const fn line(game: GameId) -> Line {
    match game {
        GameId::Tress => decisive(120_000.0, 300.0),
        GameId::Trees => drawish(60_000.0, 500.0),
        GameId::Tribun => decisive(80_000.0, 400.0),
        GameId::Gess => decisive(80_000.0, 600.0),
        GameId::GoChess => drawish(100_000.0, 900.0),
        GameId::Treason => drawish(120_000.0, 200.0),
        GameId::TroopChess => decisive(80_000.0, 250.0),
    }
}

const fn decisive(most_nodes: f64, most_noise: f64) -> Line {
    Line { most_nodes, most_noise, noiseless_from: 0.85, noise_power: 2.0 }
}

const fn drawish(most_nodes: f64, most_noise: f64) -> Line {
    Line { most_nodes, most_noise, noiseless_from: 1.0, noise_power: 1.0 }
}
