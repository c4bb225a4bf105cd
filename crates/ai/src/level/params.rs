//! The search parameters that make play strong or weak.

use std::time::Duration;

use ludarium_rules::GameId;
use serde::{Deserialize, Serialize};

use crate::Attention;

/// A place on the line from the weakest play of a game (0) to the strongest (1). The levels are ten such places.
///
/// ```
/// use ludarium_ai::Strength;
/// assert_eq!(Strength::new(0.5).get(), 0.5);
/// assert_eq!((Strength::new(-3.0).get(), Strength::new(f64::NAN).get()), (0.0, 0.0));
/// ```
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug, Serialize, Deserialize)]
#[serde(from = "f64", into = "f64")]
pub struct Strength(f64);

impl From<f64> for Strength {
    fn from(strength: f64) -> Strength {
        Strength::new(strength)
    }
}

impl From<Strength> for f64 {
    fn from(strength: Strength) -> f64 {
        strength.get()
    }
}

impl Strength {
    /// The weakest play.
    pub const WEAKEST: Strength = Strength(0.0);

    /// The strongest play.
    pub const STRONGEST: Strength = Strength(1.0);

    /// A place; those outside of the line become its ends.
    #[must_use]
    pub fn new(strength: f64) -> Strength {
        Strength(if strength > 0.0 { strength.min(1.0) } else { 0.0 })
    }

    /// The number, from 0 to 1.
    #[must_use]
    pub fn get(self) -> f64 {
        self.0
    }
}

/// How much a player searches, how much it overlooks and how exactly it evaluates: one place on a line from the weakest to
/// the strongest play of a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct LevelParams {
    /// The place on the line, from 0 to 1.
    pub strength: f64,
    /// The positions that it may search for a turn. At the strong end of the line it is what about 2.5 seconds allow, and
    /// only the time limits a turn. Where strong play begins they are fewer than just before, because each is worth more.
    pub nodes: u64,
    /// The width: the share of ordinary turns that it considers, from above 0 to 1 ([`Attention::width`]).
    pub width: f64,
    /// The noise: how far its evaluation of a position may be off to either side, in hundredths of the game's smallest
    /// piece.
    pub noise: i32,
}

/// The positions that the weakest play searches: hardly more than one for each turn.
const FEWEST_NODES: f64 = 30.0;

/// The width of the weakest play.
const LEAST_WIDTH: f64 = 0.004;

/// From this strength on a player considers every turn and has hardly any noise: only the number of positions differs.
const WIDE_FROM: f64 = 0.55;

/// The power of the rest of the line with which the logarithm of the width grows.
const WIDTH_POWER: f64 = 1.5;

/// The noise of the strongest play, so that it does not play the same match twice. It is small; what it costs has not been
/// measured.
const LEAST_NOISE: f64 = 4.0;

/// The longest time of the strongest play, and that of the weakest on a machine where its positions take longer.
const MOST_SECONDS: f64 = 2.5;
const LEAST_SECONDS: f64 = 0.25;

impl LevelParams {
    /// From this strength on a player uses all that the engine has: every part of the search, and the game's learned net,
    /// where it has one. Below, it searches with the parts that the line was measured with, and evaluates with the terms.
    pub const STRONG_FROM: f64 = WIDE_FROM;

    /// From this strength on a player sees every win in one, and allows none that it can avoid. All levels of the game but
    /// the first are at least as strong.
    #[must_use]
    pub const fn alert_from(game: GameId) -> f64 {
        match game {
            // Where seeing every win is worth most, it begins early, so that the second level is not too far above the first.
            GameId::Tribun | GameId::TroopChess => 0.05,
            _ => 0.12,
        }
    }

    /// The share of wins in one that a player sees, from 0 to 1.
    #[must_use]
    pub fn wins_seen(&self, game: GameId) -> f64 {
        (self.strength / LevelParams::alert_from(game)).min(1.0)
    }

    /// The parameters at a place on the line.
    ///
    /// The positions grow exponentially along the line, once up to where strong play begins and once from there on; the
    /// width grows to 1 and the noise shrinks to next to nothing with powers of the rest of the line.
    #[must_use]
    pub fn at(game: GameId, strength: Strength) -> LevelParams {
        let strength = strength.get();
        let line = line(game);
        let nodes = line.nodes(strength);
        let narrow = (1.0 - strength / WIDE_FROM).max(0.0).powf(WIDTH_POWER);
        let noise = LEAST_NOISE + line.most_noise * (1.0 - strength / WIDE_FROM).max(0.0).powf(line.noise_power);
        LevelParams {
            strength,
            nodes: nodes.round() as u64,
            width: (LEAST_WIDTH.powf(narrow) * 1e5).round() / 1e5,
            noise: noise.round() as i32,
        }
    }

    /// Whether nothing but the number of positions makes it weaker than the strongest play.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        f64::from(self.noise) <= LEAST_NOISE && self.width >= 1.0
    }

    /// What such a player overlooks, in the match of a seed.
    pub(super) fn attention(&self, game: GameId, seed: u64) -> Attention {
        Attention { width: self.width, wins: self.wins_seen(game), seed, last: None }
    }

    /// Whether it uses all that the engine has: every part of the search, and what has been learned.
    pub(super) fn plays_strongly(&self) -> bool {
        self.strength >= LevelParams::STRONG_FROM
    }

    /// The positions of a turn; `None` where only the time limits it.
    pub(super) fn node_limit(&self) -> Option<u64> {
        (self.strength < 1.0).then_some(self.nodes)
    }

    pub(super) fn longest(&self) -> Duration {
        Duration::from_secs_f64(LEAST_SECONDS * (MOST_SECONDS / LEAST_SECONDS).powf(self.strength))
    }

    /// The bytes of the transposition table: enough for each position, within bounds.
    pub(super) fn table_bytes(&self) -> usize {
        let wanted = usize::try_from(self.nodes).unwrap_or(usize::MAX).saturating_mul(32);
        wanted.next_power_of_two().clamp(1 << 16, 64 << 20)
    }
}

/// The line of a game from the weakest play to the strongest.
struct Line {
    /// The positions with which play without the strong parts would end, were it to go on to a strength of 1.
    most_weak_nodes: f64,
    /// With how many positions strong play begins: with so many it is as good as the play just before.
    first_strong_nodes: f64,
    /// The positions that the strongest play searches in 2.5 seconds, on one thread of the machine of the measurements.
    most_nodes: f64,
    /// The noise of the weakest play.
    most_noise: f64,
    /// The power of the rest of the line with which the noise shrinks.
    noise_power: f64,
}

impl Line {
    fn nodes(&self, strength: f64) -> f64 {
        if strength < LevelParams::STRONG_FROM {
            return FEWEST_NODES * (self.most_weak_nodes / FEWEST_NODES).powf(strength);
        }
        let along = (strength - LevelParams::STRONG_FROM) / (1.0 - LevelParams::STRONG_FROM);
        self.first_strong_nodes * (self.most_nodes / self.first_strong_nodes).powf(along)
    }
}

/// Where more positions alone decide games, the noise ends early; where most games between equals are drawn it lasts
/// longer.
const fn line(game: GameId) -> Line {
    match game {
        GameId::Tress => decisive(250.0, [3_200_000.0, 200.0, 5_000_000.0]),
        GameId::Trees => drawish(400.0, [2_000_000.0, 5200.0, 1_900_000.0]),
        GameId::Tribun => decisive(300.0, [1_800_000.0, 12_500.0, 1_900_000.0]),
        GameId::Gess => decisive(400.0, [1_300_000.0, 1200.0, 1_400_000.0]),
        GameId::GoChess => drawish(500.0, [1_700_000.0, 8500.0, 2_300_000.0]),
        GameId::Treason => drawish(150.0, [2_500_000.0, 2800.0, 5_000_000.0]),
        GameId::TroopChess => decisive(200.0, [1_300_000.0, 300.0, 3_000_000.0]),
    }
}

const fn decisive(most_noise: f64, nodes: [f64; 3]) -> Line {
    line_of(most_noise, 2.0, nodes)
}

const fn drawish(most_noise: f64, nodes: [f64; 3]) -> Line {
    line_of(most_noise, 1.3, nodes)
}

const fn line_of(most_noise: f64, noise_power: f64, nodes: [f64; 3]) -> Line {
    let [most_weak_nodes, first_strong_nodes, most_nodes] = nodes;
    Line { most_weak_nodes, first_strong_nodes, most_nodes, most_noise, noise_power }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_never_fall_along_the_line_and_do_not_jump() {
        for game in GameId::ALL {
            let line: Vec<_> = (0..=200).map(|i| LevelParams::at(game, Strength::new(f64::from(i) / 200.0))).collect();
            for pair in line.windows(2) {
                let (low, high) = (pair[0], pair[1]);
                // Where strong play begins, fewer positions do as much.
                let grows = high.nodes > low.nodes && high.nodes as f64 <= low.nodes as f64 * 1.2;
                let begins = high.plays_strongly() && !low.plays_strongly() && low.nodes > high.nodes;
                assert!(grows || begins, "{game}: {low:?}");
                assert!(high.width >= low.width && high.width - low.width < 0.03, "{game}: {low:?}");
                assert!(high.noise <= low.noise && low.noise - high.noise <= 10, "{game}: {low:?}");
                let more_wins = high.wins_seen(game) - low.wins_seen(game);
                // Where every win is seen early, the share grows faster.
                let most = if LevelParams::alert_from(game) < 0.1 { 0.11 } else { 0.05 };
                assert!((0.0..most).contains(&more_wins), "{game}: {low:?}");
                assert!(high.longest() > low.longest(), "{game}: {low:?}");
            }
            let (first, last) = (line[0], line[200]);
            assert_eq!((first.nodes, first.width, first.is_exact()), (30, LEAST_WIDTH, false), "{game}");
            assert!(last.is_exact() && last.node_limit().is_none() && last.plays_strongly(), "{game}");
            assert_eq!(last.longest(), Duration::from_secs_f64(MOST_SECONDS), "{game}");
        }
    }
}
