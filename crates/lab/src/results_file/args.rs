//! The arguments that say what is kept and which part is played.

use std::path::PathBuf;

use clap::Args;

use crate::shard::Shard;

/// Which part to play, and where to keep it.
#[derive(Args, Clone, Debug)]
pub struct KeepArgs {
    /// Keeps the results in a file, pair by pair. Started again, the command goes on where it was; --games may be greater
    /// then.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Writes the games to a file, as .ludo text (docs/ludo.md).
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Plays only part I of N, so that many machines can share the work; `merge` adds the parts.
    #[arg(long, value_name = "I/N", default_value_t = Shard::default())]
    pub shard: Shard,
}
