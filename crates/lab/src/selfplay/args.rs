//! The arguments of `selfplay`.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;
use ludarium_rules::GameId;

use crate::nets::EvalSetting;
use crate::numbers;

/// Arguments of `selfplay`.
#[derive(Args, Debug)]
pub struct SelfplayArgs {
    /// The game.
    pub game: GameId,
    /// The number of games, of all shards together.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=i64::from(numbers::MAX_GAMES)))]
    pub games: u32,
    /// The nodes of a search.
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Determines the openings and the noise.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// The number of games played at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub threads: u32,
    /// Plays only the I-th of N parts of the games.
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    pub shard: Shard,
    /// What evaluates: terms, net (the built-in one), or the file of a net.
    #[arg(long, value_name = "EVAL", default_value = "terms")]
    pub eval: EvalSetting,
    /// The file to write to; games that it already holds are not played again.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// One of several equal parts of the work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    /// Which one, from 0.
    index: u32,
    /// How many there are.
    count: u32,
}

/// A text that is no part of anything.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected I/N with I from 1 to N and N up to 100000, such as 2/8")]
pub struct ShardError;

impl Shard {
    /// Whether the task of that number belongs to the part.
    pub fn has(self, number: u32) -> bool {
        number % self.count == self.index
    }
}

impl FromStr for Shard {
    type Err = ShardError;

    fn from_str(text: &str) -> Result<Shard, ShardError> {
        let parts = text.split_once('/').and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
        let (number, count): (u32, u32) = parts.ok_or(ShardError)?;
        if number == 0 || number > count || count > 100_000 {
            return Err(ShardError);
        }
        Ok(Shard { index: number - 1, count })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_share_everything_once() {
        let shards: Vec<Shard> = ["1/3", "2/3", "3/3"].map(|text| text.parse().expect(text)).to_vec();
        for number in 0..10 {
            assert_eq!(shards.iter().filter(|shard| shard.has(number)).count(), 1);
        }
    }

    #[test]
    fn other_texts_are_no_shards() {
        for text in ["", "1", "0/3", "4/3", "1/0", "a/b", "1/3/4", "-1/3", "1/100001"] {
            assert_eq!(text.parse::<Shard>(), Err(ShardError), "{text}");
        }
    }
}
