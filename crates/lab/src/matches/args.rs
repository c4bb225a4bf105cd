//! The arguments of `match`.

use clap::Args;

use super::games_args::GamesArgs;
use crate::contender::Contender;
use crate::strength::sprt::SprtArgs;

/// Arguments of `match`.
#[derive(Args, Debug)]
pub struct MatchArgs {
    /// The first player, who has White in the first game of every pair.
    #[arg(long, value_name = "PLAYER")]
    pub white: Contender,
    /// The second player, who has Black in the first game of every pair.
    #[arg(long, value_name = "PLAYER")]
    pub black: Contender,
    /// The games.
    #[command(flatten)]
    pub games: GamesArgs,
    /// The sequential test.
    #[command(flatten)]
    pub sprt: SprtArgs,
}
