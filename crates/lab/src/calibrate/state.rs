//! The games of a calibration so far, kept in a file so that later runs can add to them.

use std::fs;
use std::path::Path;

use ludarium_ai::signature;
use serde::{Deserialize, Serialize};

use super::args::CalibrateArgs;
use crate::error::LabError;
use crate::files::read_text;
use crate::matches::results::Results;
use crate::numbers::MAX_GAMES;
use crate::shard::Shard;

/// The greatest length of a file in bytes; the real ones have about ten thousand.
const MAX_BYTES: u64 = 4 << 20;

/// All games of a calibration. The names of the fields are those of the file format.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct State {
    game: String,
    /// The signature of the engine that has played; another engine has other strengths.
    pub signature: String,
    seed: u64,
    opening_plies: u32,
    /// Which part of the games.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shard: Shard,
    /// Neighbouring strengths on the scale from the weakest to the strongest play.
    #[serde(rename = "line")]
    pub scale: Vec<NeighbourPair>,
    /// Neighbouring levels.
    pub levels: Vec<NeighbourPair>,
    /// Pairs that are no longer neighbours.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<NeighbourPair>,
}

/// Two neighbours on the scale and the games between them.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct NeighbourPair {
    /// The strength of the weaker player.
    pub low: f64,
    /// The strength of the stronger player.
    pub high: f64,
    /// The results of the stronger player.
    #[serde(flatten)]
    pub results: Results,
    /// The time that the games have taken, in seconds of one thread.
    pub seconds: f64,
    /// How many numbers below that of the next pair of games were not played, because shards of different lengths were
    /// merged.
    #[serde(default, skip_serializing_if = "is_default")]
    pub skipped: u32,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Numbers in a file that no calibration writes.
#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
enum PairError {
    #[error("strengths {low} and {high} do not rise between 0 and 1")]
    Strengths { low: f64, high: f64 },
    #[error("more than {MAX_GAMES} games between strengths {low} and {high}")]
    Games { low: f64, high: f64 },
    #[error("a negative time between strengths {low} and {high}")]
    Time { low: f64, high: f64 },
}

impl NeighbourPair {
    /// Two neighbours that have not played each other.
    pub fn new(low: f64, high: f64) -> NeighbourPair {
        NeighbourPair { low, high, results: Results::default(), seconds: 0.0, skipped: 0 }
    }

    fn check(&self) -> Result<(), PairError> {
        let NeighbourPair { low, high, results, seconds, .. } = *self;
        let games = [results.wins, results.draws, results.losses].map(u64::from).iter().sum::<u64>();
        if !(0.0..=1.0).contains(&low) || !(0.0..=1.0).contains(&high) || low >= high {
            Err(PairError::Strengths { low, high })
        } else if games > u64::from(MAX_GAMES) {
            Err(PairError::Games { low, high })
        } else if seconds < 0.0 {
            Err(PairError::Time { low, high })
        } else {
            Ok(())
        }
    }
}

/// The pairs of neighbours among these strengths, with the games that the same neighbours have played before. The pairs
/// that are no longer neighbours are the second result.
fn pair_up(strengths: &[f64], mut known: Vec<NeighbourPair>) -> (Vec<NeighbourPair>, Vec<NeighbourPair>) {
    let pair = |ends: &[f64]| {
        let same = |pair: &NeighbourPair| (pair.low - ends[0]).abs() < 1e-9 && (pair.high - ends[1]).abs() < 1e-9;
        known.iter().position(same).map_or_else(|| NeighbourPair::new(ends[0], ends[1]), |i| known.swap_remove(i))
    };
    let pairs = strengths.windows(2).map(pair).collect();
    known.retain(|pair| pair.results.games() > 0);
    (pairs, known)
}

impl State {
    /// The games in the file; none if the file is of another engine, seed or opening.
    ///
    /// # Errors
    /// The file cannot be read, or is damaged.
    pub fn open(args: &CalibrateArgs) -> Result<State, LabError> {
        let new = State::new(args);
        let path = args.results_path();
        if !path.exists() {
            return Ok(new);
        }
        let known = State::read(&path)?;
        let same = (&known.game, &known.signature, known.seed, known.opening_plies, known.shard)
            == (&new.game, &new.signature, new.seed, new.opening_plies, new.shard);
        Ok(if same { known } else { new })
    }

    /// Reads a file.
    ///
    /// # Errors
    /// It cannot be read, or is damaged.
    pub fn read(path: &Path) -> Result<State, LabError> {
        let text = read_text(path, MAX_BYTES)?;
        State::parse(&text).map_err(|why| LabError::File { path: path.to_owned(), why })
    }

    /// What another calibration must have in common with this one: its name and both values, where they differ.
    pub fn difference(&self, other: &State) -> Option<(&'static str, String, String)> {
        let of = |state: &State| {
            let plies = state.opening_plies.to_string();
            [state.game.clone(), state.signature.clone(), state.seed.to_string(), plies]
        };
        let names = ["the game", "the engine's signature", "the seed", "the length of openings"];
        let both = names.into_iter().zip(of(self).into_iter().zip(of(other)));
        both.map(|(name, (mine, their))| (name, mine, their)).find(|(_, mine, their)| mine != their)
    }

    fn new(args: &CalibrateArgs) -> State {
        State {
            game: args.game.name().to_owned(),
            signature: signature(args.game),
            seed: args.seed,
            opening_plies: args.opening_plies(),
            shard: args.shard,
            scale: Vec::new(),
            levels: Vec::new(),
            earlier: Vec::new(),
        }
    }

    fn parse(text: &str) -> Result<State, Box<dyn std::error::Error + Send + Sync>> {
        let state: State = serde_json::from_str(text)?;
        let mut pairs = state.scale.iter().chain(&state.levels).chain(&state.earlier);
        pairs.try_for_each(NeighbourPair::check)?;
        Ok(state)
    }

    /// Makes these strengths the neighbours on the scale.
    pub fn set_scale(&mut self, strengths: &[f64]) {
        let (scale, left) = pair_up(strengths, std::mem::take(&mut self.scale));
        self.scale = scale;
        self.earlier.extend(left);
    }

    /// Makes these strengths the levels.
    pub fn set_levels(&mut self, strengths: &[f64]) {
        let (levels, left) = pair_up(strengths, std::mem::take(&mut self.levels));
        self.levels = levels;
        self.earlier.extend(left);
    }

    /// Writes the file.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn write(&self, args: &CalibrateArgs) -> Result<(), LabError> {
        let path = args.results_path();
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let text = serde_json::to_string_pretty(self).map_err(std::io::Error::from)?;
        Ok(fs::write(path, text + "\n")?)
    }
}

#[cfg(test)]
mod tests {
    use ludarium_rules::GameId;

    use super::*;

    #[test]
    fn games_between_the_same_neighbours_are_kept() {
        let mut played = NeighbourPair::new(0.25, 0.5);
        played.results.wins = 7;
        let (now, left) = pair_up(&[0.0, 0.25, 0.5, 1.0], vec![played]);
        assert_eq!(now, [NeighbourPair::new(0.0, 0.25), played, NeighbourPair::new(0.5, 1.0)]);
        assert_eq!(left, []);
    }

    #[test]
    fn games_between_former_neighbours_are_kept_apart() {
        let mut played = NeighbourPair::new(0.25, 0.5);
        played.results.wins = 7;
        let (now, left) = pair_up(&[0.0, 0.26, 0.5], vec![played, NeighbourPair::new(0.0, 0.25)]);
        assert_eq!(now, [NeighbourPair::new(0.0, 0.26), NeighbourPair::new(0.26, 0.5)]);
        assert_eq!(left, [played]);
    }

    #[test]
    fn the_files_of_all_games_are_read_with_all_their_fields() {
        for game in GameId::ALL {
            let path = format!("{}/calibration/{}.json", env!("CARGO_MANIFEST_DIR"), game.name());
            let text = fs::read_to_string(path).expect("a file for every game");
            let state = State::parse(&text).expect("a valid file");
            assert!(state.scale.len() > 1 && state.levels.len() > 1, "{game}");
            let written: serde_json::Value = serde_json::from_str(&text).expect("JSON");
            assert_eq!(serde_json::to_value(&state).expect("JSON"), written, "{game}");
        }
    }

    #[test]
    fn numbers_that_no_calibration_writes_are_refused() {
        let file = |pair: &str| {
            let head = r#""game":"tress","signature":"x","seed":1,"opening_plies":6,"line":[],"levels":[]"#;
            format!("{{{head},\"earlier\":[{pair}]}}")
        };
        let good = r#"{"low":0,"high":1,"wins":3,"draws":2,"losses":1,"seconds":1.5}"#;
        assert!(State::parse(&file(good)).is_ok());
        for (from, to, why) in [
            ("\"wins\":3", "\"wins\":4294967295", "games"),
            ("\"high\":1", "\"high\":0", "rise"),
            ("\"high\":1", "\"high\":2", "rise"),
            ("\"seconds\":1.5", "\"seconds\":-1", "time"),
            ("\"wins\":3", "\"wins\":-3", "integer"),
        ] {
            let error = State::parse(&file(&good.replace(from, to))).expect_err(to).to_string();
            assert!(error.contains(why), "{to}: {error}");
        }
        assert!(State::parse(&"[".repeat(100_000)).is_err());
    }
}
