//! The arguments of `calibrate`.

use std::path::PathBuf;

use clap::Args;
use ludarium_lab::numbers::even_games;
use ludarium_rules::GameId;

use crate::numbers;
use ludarium_lab::shard::Shard;

/// Arguments of `calibrate`.
#[derive(Args, Debug)]
pub struct CalibrateArgs {
    /// The game.
    pub game: GameId,
    /// Lets the levels play, with their styles, instead of places on the line.
    #[arg(long)]
    pub verify: bool,
    /// Moves the levels to equal distances by all games played so far, without playing.
    #[arg(long = "even", conflicts_with = "verify")]
    pub respace: bool,
    /// The number of places on the line that play each other, at equal distances from 0 to --highest.
    #[arg(long, value_name = "N", default_value_t = 14, value_parser = clap::value_parser!(u32).range(2..=100))]
    pub points: u32,
    /// The strongest place on the line that plays, from 0.2 to 1; stronger levels are extrapolated.
    #[arg(long, value_name = "S", default_value_t = 0.75, value_parser = numbers::strong_end)]
    pub highest: f64,
    /// When to stop; running games are finished. With 0 nothing is played, only evaluated again.
    #[arg(long, value_name = "MINUTES", default_value_t = 10.0, value_parser = numbers::minutes)]
    pub minutes: f64,
    /// The most games between two players, including those of earlier runs.
    #[arg(long, value_name = "N", default_value = "1000", value_parser = even_games)]
    pub games: u32,
    /// Two players stop playing when the 95 % error of their difference is below this.
    #[arg(long, value_name = "ELO", default_value_t = 35.0, value_parser = numbers::elo_error)]
    pub error: f64,
    /// Determines the openings and the players' random choices.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// The number of games played at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub threads: u32,
    /// Plays only part I of N of the games, in a file of its own, and writes no levels; --games and --error are then those
    /// of the part.
    #[arg(long, value_name = "I/N", default_value_t = Shard::default())]
    pub shard: Shard,
    /// Adds the files of shards to a new file of results, and plays nothing.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["verify", "respace", "shard"])]
    pub merge: Vec<PathBuf>,
    /// The file that keeps the games [default: crates/lab/calibration/GAME.json].
    #[arg(long, value_name = "FILE")]
    pub results: Option<PathBuf>,
    /// The file of the levels, to read and to write [default: crates/ai/levels/GAME.json].
    #[arg(long, value_name = "FILE")]
    pub table: Option<PathBuf>,
}

impl CalibrateArgs {
    /// The number of random plies in an opening. In Gess, more would often break a ring.
    pub fn opening_plies(&self) -> u32 {
        if self.game == GameId::Gess { 3 } else { 6 }
    }

    /// The file that keeps the games.
    pub fn results_path(&self) -> PathBuf {
        let part =
            if self.is_part() { format!("-{}-of-{}", self.shard.number(), self.shard.count()) } else { String::new() };
        let default = || format!("crates/lab/calibration/{}{part}.json", self.game.name()).into();
        self.results.clone().unwrap_or_else(default)
    }

    /// Whether only a part of the games is played.
    pub fn is_part(&self) -> bool {
        self.shard.count() > 1
    }

    pub fn table_path(&self) -> PathBuf {
        self.table.clone().unwrap_or_else(|| format!("crates/ai/levels/{}.json", self.game.name()).into())
    }
}
