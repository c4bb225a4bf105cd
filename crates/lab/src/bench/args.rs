//! The arguments of `bench`.

use clap::Args;
use ludarium_ai::{Features, bench_features, bench_signature};
use ludarium_rules::{AnyPosition, GameId};

use crate::contender::feature_set;
use crate::start::{KeyValue, NotOneGame, open, pairs};

/// The position of Go-Chess that is measured by default, because the start position has placement turns only.
const GO_CHESS_IN_PLAY: &str = "pppppppp##/bbrrnnq1#1/8k1/10/#1##6/#9/10/8K1/BBRRNNQ2#/PPPPPPPP## w play";

/// Arguments of `bench`.
#[derive(Args, Debug)]
pub struct BenchArgs {
    /// The games to measure [default: all].
    pub games: Vec<GameId>,
    /// The position to measure from [default: the start; in Go-Chess a position of the play phase]. Needs one game.
    #[arg(long, value_name = "TEXT", requires = "games")]
    pub position: Option<String>,
    /// An option of the game; can be given several times. Needs one game.
    #[arg(long = "option", value_name = "KEY=VALUE", requires = "games")]
    pub options: Vec<KeyValue>,
    /// Writes one JSON object.
    #[arg(long)]
    pub json: bool,
    /// How often everything is measured; the best repeat counts.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub repeats: u32,
    /// The depth of the searches whose nodes are counted [default: each game's own].
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..=20))]
    pub search_depth: Option<u32>,
    /// The parts of the search that are measured, with the numbers of the levels: strong, levels or baseline, so that
    /// revisions can be compared that search the same tree [default: each game's own].
    #[arg(long, value_name = "SET", value_parser = feature_set)]
    pub features: Option<Features>,
}

impl BenchArgs {
    /// The nodes of the searches of a game's fixed positions.
    pub fn search_nodes(&self, game: GameId) -> u64 {
        match self.features {
            Some(features) => bench_features(game, self.search_depth, features).0,
            None => bench_signature(game, self.search_depth).0,
        }
    }

    pub fn open(&self, game: GameId) -> anyhow::Result<AnyPosition> {
        let given = self.position.is_some() || !self.options.is_empty();
        if given && self.games.len() != 1 {
            return Err(NotOneGame.into());
        }
        let usual = if game == GameId::GoChess && !given { GO_CHESS_IN_PLAY } else { "start" };
        Ok(open(game, self.position.as_deref().unwrap_or(usual), &pairs(&self.options))?)
    }
}
