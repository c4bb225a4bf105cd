//! The arguments that `match` and `tournament` share.

use clap::Args;

use crate::matches::clock::MatchClock;
use crate::numbers::even_games;
use crate::results_file::playing::KeepArgs;
use crate::start::Start;

/// Which games are played, and how.
#[derive(Args, Debug)]
pub struct GamesArgs {
    /// The position before the openings.
    #[command(flatten)]
    pub start: Start,
    /// The number of games of two players with each other; even, because they are played in pairs.
    #[arg(long, value_name = "N", default_value = "100", value_parser = even_games)]
    pub games: u32,
    /// The number of random plies in an opening.
    #[arg(long, value_name = "PLIES", default_value_t = 6, value_parser = clap::value_parser!(u32).range(0..=1000))]
    pub openings: u32,
    /// Determines the openings and the players' random choices.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// The number of games played at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub threads: u32,
    /// Plays on clocks: seconds for a game and seconds that every turn adds, such as 5+0.05. Whoever oversteps the time
    /// has lost, which the endings say.
    #[arg(long, value_name = "SECONDS+SECONDS")]
    pub clock: Option<MatchClock>,
    /// What is kept, and which part is played.
    #[command(flatten)]
    pub keep: KeepArgs,
    /// Writes one JSON object.
    #[arg(long)]
    pub json: bool,
}
