//! The arguments of `tournament`.

use clap::Args;

use crate::contender::Contender;
use crate::matches::games_args::GamesArgs;

/// Arguments of `tournament`.
#[derive(Args, Debug)]
pub struct TournamentArgs {
    /// A player; is given once for each, at least twice.
    #[arg(long = "player", value_name = "PLAYER", required = true)]
    pub players: Vec<Contender>,
    /// The first player plays all the others, who do not play each other.
    #[arg(long)]
    pub gauntlet: bool,
    /// The games.
    #[command(flatten)]
    pub games: GamesArgs,
}
