//! The arguments of `chance`.

use std::path::PathBuf;

use clap::Args;
use ludarium_rules::GameId;

/// Arguments of `chance`.
#[derive(Args, Debug)]
pub struct ChanceArgs {
    /// The game.
    pub game: GameId,
    /// The games of `selfplay`.
    #[arg(long, value_name = "FILE")]
    pub data: PathBuf,
    /// The file to write the curve to [default: crates/ai/src/chance/curves/GAME.rs].
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Draws the curve that the program has and the results of these games, as an SVG picture, and fits nothing.
    #[arg(long, value_name = "FILE.svg", conflicts_with = "out")]
    pub plot: Option<PathBuf>,
}

impl ChanceArgs {
    /// The file to write the curve to.
    pub fn out_path(&self) -> PathBuf {
        let usual = || format!("crates/ai/src/chance/curves/{}.rs", self.game.name().replace('-', "_")).into();
        self.out.clone().unwrap_or_else(usual)
    }
}
