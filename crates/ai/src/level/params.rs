//! What makes a level strong or weak.

use ludarium_rules::GameId;
use serde::{Deserialize, Serialize};

/// How hard a level thinks: one point of a line from the weakest to the strongest play of a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct LevelParams {
    /// The place on the line, from 0 to 1.
    pub strength: f64,
    /// The positions that it may look at for a turn.
    pub nodes: u64,
    /// How far its judgement of a position may be off to either side, in hundredths of the game's smallest piece.
    pub noise: i32,
}

/// The positions that the weakest play looks at: hardly more than what each turn leads to.
const FEWEST_NODES: f64 = 40.0;

impl LevelParams {
    /// The parameters at a place on the line, from 0 to 1; places beyond are taken for the ends.
    ///
    /// The positions grow evenly by factors, the errors shrink with what is left of the line.
    #[must_use]
    pub fn at(game: GameId, strength: f64) -> LevelParams {
        let strength = strength.clamp(0.0, 1.0);
        let line = line(game);
        let nodes = FEWEST_NODES * (line.most_nodes / FEWEST_NODES).powf(strength);
        let noise = line.most_noise * (1.0 - strength / line.exact_from).max(0.0).powf(line.fading);
        LevelParams { strength, nodes: nodes.round() as u64, noise: noise.round() as i32 }
    }

    /// The memory for the transposition table: a place for each position, within bounds.
    pub(super) fn table_bytes(self) -> usize {
        let wanted = usize::try_from(self.nodes).unwrap_or(usize::MAX).saturating_mul(32);
        wanted.next_power_of_two().clamp(1 << 16, 64 << 20)
    }
}

/// The line of a game from the weakest play to the strongest.
struct Line {
    /// The positions that the strongest play looks at.
    most_nodes: f64,
    /// The errors of the weakest.
    most_noise: f64,
    /// From this strength on every position is judged as well as can be, and only the number of positions differs.
    exact_from: f64,
    /// The power of what is left to there, with which the errors shrink.
    fading: f64,
}

/// Where more positions alone decide games, the errors fade early; where most games of equals are drawn they last to the
/// end of the line.
const fn line(game: GameId) -> Line {
    match game {
        GameId::Tress => decisive(120_000.0, 300.0),
        GameId::Trees => drawn(60_000.0, 500.0),
        GameId::Tribun => decisive(80_000.0, 400.0),
        GameId::Gess => decisive(80_000.0, 600.0),
        GameId::GoChess => drawn(100_000.0, 900.0),
        GameId::Treason => drawn(120_000.0, 200.0),
        GameId::TroopChess => decisive(80_000.0, 250.0),
    }
}

const fn decisive(most_nodes: f64, most_noise: f64) -> Line {
    Line { most_nodes, most_noise, exact_from: 0.85, fading: 2.0 }
}

const fn drawn(most_nodes: f64, most_noise: f64) -> Line {
    Line { most_nodes, most_noise, exact_from: 1.0, fading: 1.0 }
}
