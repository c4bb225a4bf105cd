//! The arguments of `train`.

use std::path::PathBuf;

use clap::Args;
use clap::builder::PossibleValuesParser;
use clap::builder::TypedValueParser as _;
use ludarium_rules::GameId;

use crate::numbers;

/// Arguments of `train`.
#[derive(Args, Debug)]
pub struct TrainArgs {
    /// The game.
    pub game: GameId,
    /// Files of `selfplay` with games of this game.
    #[arg(long, value_name = "FILE", num_args = 1.., required = true)]
    pub data: Vec<PathBuf>,
    /// The size of the hidden layer; 0 for a linear net.
    #[arg(long, value_name = "N", default_value = "32", value_parser = hidden_sizes())]
    pub hidden: usize,
    /// Adds the terms of the evaluation, with weights of their own.
    #[arg(long)]
    pub terms: bool,
    /// How often every position is seen.
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub epochs: u32,
    /// The positions of a step.
    #[arg(long, value_name = "N", default_value_t = 1024, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub batch: u32,
    /// The size of the first steps; the last ones have a twentieth of it.
    #[arg(long, value_name = "RATE", default_value_t = 0.003, value_parser = numbers::rate)]
    pub rate: f64,
    /// How much the result counts in what is learned, from 0 to 1; the rest is what the search found.
    #[arg(long, value_name = "SHARE", default_value_t = 0.5, value_parser = numbers::share)]
    pub result: f64,
    /// How many hundredths of the smallest piece change the odds of winning by the factor e; without it, what fits the
    /// results best.
    #[arg(long, value_name = "HUNDREDTHS", value_parser = clap::value_parser!(u16).range(10..=30_000))]
    pub scale: Option<u16>,
    /// The strength of the decay of weights.
    #[arg(long, value_name = "STRENGTH", default_value_t = 0.01, value_parser = numbers::l2)]
    pub decay: f64,
    /// Leaves out positions in which the engine's turn won material or was forced.
    #[arg(long)]
    pub quiet: bool,
    /// Determines the first weights and the order of the positions.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// The file to write the net to.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// A file for the log-loss after every epoch, as comma-separated values.
    #[arg(long, value_name = "FILE")]
    pub curve: Option<PathBuf>,
}

/// A size of a hidden layer for which there is code.
fn hidden_sizes() -> impl clap::builder::TypedValueParser<Value = usize> {
    PossibleValuesParser::new(["0", "8", "16", "32", "64"]).map(|size| size.parse().unwrap_or_default())
}
