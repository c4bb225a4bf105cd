//! The games of a calibration so far, kept in a file so that later runs can add to them.

use std::fs;
use std::path::Path;

use ludarium_ai::{LevelParams, level_signature, signature};
use serde::{Deserialize, Serialize};

use super::args::CalibrateArgs;
use super::player::Player;
use ludarium_lab::files::{in_file, read_text, write_file};
use ludarium_lab::matches::results::Results;
use ludarium_lab::numbers::MAX_GAMES;
use ludarium_lab::shard::Shard;

/// The greatest length of a file in bytes; the real ones have about ten thousand.
const MAX_BYTES: u64 = 4 << 20;

/// All games of a calibration. The names of the fields are those of the file format.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct State {
    game: String,
    /// The signature of what has played below strong play; what plays otherwise has other strengths.
    signature: String,
    /// The signature of the whole line, strong play included. Older files have none: their strong play is measured anew.
    #[serde(default)]
    pub level_signature: String,
    seed: u64,
    opening_plies: u32,
    #[serde(default, skip_serializing_if = "is_default")]
    pub shard: Shard,
    /// Everybody who has met.
    pub pairs: Vec<Pair>,
}

/// Two players and the games between them.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pair {
    /// The player expected to be weaker.
    pub low: Player,
    /// The player expected to be stronger.
    pub high: Player,
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
    #[error("{0} plays itself")]
    Same(Player),
    #[error("more than {MAX_GAMES} games between {low} and {high}")]
    Games { low: Player, high: Player },
    #[error("a negative time between {low} and {high}")]
    Time { low: Player, high: Player },
}

impl Pair {
    /// Two players that have not met.
    pub fn new(low: Player, high: Player) -> Pair {
        Pair { low, high, results: Results::default(), seconds: 0.0, skipped: 0 }
    }

    /// Whether one of them plays strongly.
    fn is_strong(&self) -> bool {
        let strong =
            |player: Player| player.place().is_some_and(|place| place.strength.get() >= LevelParams::STRONG_FROM);
        strong(self.low) || strong(self.high)
    }

    fn check(&self) -> Result<(), PairError> {
        let Pair { low, high, results, seconds, .. } = *self;
        let games = [results.wins, results.draws, results.losses].map(u64::from).iter().sum::<u64>();
        if low == high {
            Err(PairError::Same(low))
        } else if games > u64::from(MAX_GAMES) {
            Err(PairError::Games { low, high })
        } else if seconds < 0.0 {
            Err(PairError::Time { low, high })
        } else {
            Ok(())
        }
    }
}

impl State {
    /// The games in the file; none if the file is of another engine, seed or opening, and those without strong play if only
    /// that is another one.
    pub fn open(args: &CalibrateArgs) -> anyhow::Result<State> {
        let new = State::new(args);
        let path = args.results_path();
        if !path.exists() {
            return Ok(new);
        }
        let known = State::read(&path)?;
        let same = (&known.game, &known.signature, known.seed, known.opening_plies, known.shard)
            == (&new.game, &new.signature, new.seed, new.opening_plies, new.shard);
        if !same {
            return Ok(new);
        }
        let mut pairs = known.pairs;
        if known.level_signature != new.level_signature {
            pairs.retain(|pair| !pair.is_strong());
        }
        Ok(State { pairs, ..new })
    }

    pub fn read(path: &Path) -> anyhow::Result<State> {
        let text = read_text(path, MAX_BYTES)?;
        Ok(State::parse(&text).map_err(in_file(path))?)
    }

    /// What another calibration must have in common with this one: its name and both values, where they differ.
    pub fn difference(&self, other: &State) -> Option<(&'static str, String, String)> {
        let of = |state: &State| {
            let plies = state.opening_plies.to_string();
            let (signature, level_signature) = (state.signature.clone(), state.level_signature.clone());
            [state.game.clone(), signature, level_signature, state.seed.to_string(), plies]
        };
        let names =
            ["the game", "the engine's signature", "the levels' signature", "the seed", "the length of openings"];
        let both = names.into_iter().zip(of(self).into_iter().zip(of(other)));
        both.map(|(name, (mine, their))| (name, mine, their)).find(|(_, mine, their)| mine != their)
    }

    fn new(args: &CalibrateArgs) -> State {
        State {
            game: args.game.name().to_owned(),
            signature: signature(args.game),
            level_signature: level_signature(args.game),
            seed: args.seed,
            opening_plies: args.opening_plies(),
            shard: args.shard,
            pairs: Vec::new(),
        }
    }

    fn parse(text: &str) -> Result<State, Box<dyn std::error::Error + Send + Sync>> {
        let state: State = serde_json::from_str(text)?;
        state.pairs.iter().try_for_each(Pair::check)?;
        Ok(state)
    }

    /// The games between two players so far, if they have met.
    pub fn pair(&self, low: Player, high: Player) -> Option<&Pair> {
        self.pairs.iter().find(|pair| (pair.low, pair.high) == (low, high))
    }

    /// The games between two players so far, to add to them.
    pub fn pair_mut(&mut self, low: Player, high: Player) -> &mut Pair {
        let known = self.pairs.iter().position(|pair| (pair.low, pair.high) == (low, high));
        let place = known.unwrap_or(self.pairs.len());
        if known.is_none() {
            self.pairs.push(Pair::new(low, high));
        }
        &mut self.pairs[place]
    }

    pub fn write(&self, args: &CalibrateArgs) -> anyhow::Result<()> {
        let path = args.results_path();
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(in_file(folder))?;
        }
        let text = serde_json::to_string_pretty(self)?;
        Ok(write_file(&path, text + "\n")?)
    }

    /// A calibration of nothing.
    #[cfg(test)]
    pub fn empty() -> State {
        State {
            game: String::new(),
            signature: String::new(),
            level_signature: String::new(),
            seed: 1,
            opening_plies: 6,
            shard: Shard::default(),
            pairs: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use ludarium_rules::GameId;

    use super::*;

    fn player(text: &str) -> Player {
        text.parse().expect("a player")
    }

    #[test]
    fn games_between_the_same_players_are_kept_together() {
        let mut state = State::empty();
        state.pair_mut(player("greedy"), player("0.25,builder")).results.wins += 3;
        state.pair_mut(player("greedy"), player("0.25")).results.wins += 1;
        state.pair_mut(player("greedy"), player("0.25,builder")).results.wins += 4;
        let wins: Vec<u32> = state.pairs.iter().map(|pair| pair.results.wins).collect();
        assert_eq!(wins, [7, 1]);
        assert_eq!(state.pair(player("greedy"), player("0.25")).map(|pair| pair.results.wins), Some(1));
        assert_eq!(state.pair(player("0.25"), player("greedy")), None);
    }

    #[test]
    fn games_of_strong_play_are_told_from_the_others() {
        let strong = |low, high| Pair::new(player(low), player(high)).is_strong();
        assert!(strong("0.5", "0.55") && strong("0.6,builder", "0.7") && strong("greedy", "1"));
        assert!(!strong("0.5", "0.5499") && !strong("random", "greedy"));
    }

    #[test]
    fn the_files_of_all_games_are_read_with_all_their_fields() {
        for game in GameId::ALL {
            let path = format!("{}/calibration/{}.json", env!("CARGO_MANIFEST_DIR"), game.name());
            let text = fs::read_to_string(path).expect("a file for every game");
            let state = State::parse(&text).expect("a valid file");
            assert!(state.pairs.len() > 10, "{game}");
            let written: serde_json::Value = serde_json::from_str(&text).expect("JSON");
            assert_eq!(serde_json::to_value(&state).expect("JSON"), written, "{game}");
        }
    }

    #[test]
    fn numbers_that_no_calibration_writes_are_refused() {
        let file = |pair: &str| {
            let head = r#""game":"tress","signature":"x","level_signature":"y","seed":1,"opening_plies":6"#;
            format!("{{{head},\"pairs\":[{pair}]}}")
        };
        let good = r#"{"low":"random","high":"1,builder","wins":3,"draws":2,"losses":1,"seconds":1.5}"#;
        assert!(State::parse(&file(good)).is_ok());
        for (from, to, why) in [
            ("\"wins\":3", "\"wins\":4294967295", "games"),
            ("1,builder", "random", "itself"),
            ("1,builder", "2", "0 to 1"),
            ("1,builder", "1,shy", "attacker"),
            ("\"seconds\":1.5", "\"seconds\":-1", "time"),
            ("\"wins\":3", "\"wins\":-3", "integer"),
        ] {
            let error = State::parse(&file(&good.replace(from, to))).expect_err(to).to_string();
            assert!(error.contains(why), "{to}: {error}");
        }
        assert!(State::parse(&"[".repeat(100_000)).is_err());
    }
}
