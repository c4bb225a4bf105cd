//! A part of the work, so that many machines can share it.

use std::fmt;
use std::str::FromStr;

use ludarium_rules::excerpt;
use serde::{Deserialize, Serialize};

/// The most parts.
const MAX_SHARDS: u32 = 100_000;

/// One part of numbered tasks: those whose number leaves the same remainder. Every task is in exactly one of the parts, and
/// what a task does depends on its number and not on the parts; so all parts together are the whole.
///
/// On the command line `2/8`: the second of eight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Shard {
    number: u32,
    count: u32,
}

/// No such part.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected I/N, part I of N, with I from 1 to N and N up to {MAX_SHARDS}, not \"{quoted}\"", quoted = excerpt(.0))]
pub struct ShardError(String);

impl Default for Shard {
    /// The whole.
    fn default() -> Shard {
        Shard { number: 1, count: 1 }
    }
}

impl Shard {
    /// Which part this is, from 1.
    pub fn number(self) -> u32 {
        self.number
    }

    /// How many parts there are.
    pub fn count(self) -> u32 {
        self.count
    }

    /// Whether the task of that number belongs to this part.
    pub fn has(self, task: u32) -> bool {
        task % self.count == self.number - 1
    }

    /// The number of the `n`-th task of this part, counted from 0.
    pub fn nth_task(self, n: u32) -> u32 {
        n.saturating_mul(self.count).saturating_add(self.number - 1)
    }

    /// The tasks of this part among the first `count`, in order.
    pub fn tasks(self, count: u32) -> impl Iterator<Item = u32> {
        (self.number - 1..count).step_by(self.count as usize)
    }
}

impl FromStr for Shard {
    type Err = ShardError;

    fn from_str(text: &str) -> Result<Shard, ShardError> {
        let parts = text.split_once('/').and_then(|(number, count)| Some((number.parse().ok()?, count.parse().ok()?)));
        match parts {
            Some((number, count)) if (1..=count).contains(&number) && count <= MAX_SHARDS => {
                Ok(Shard { number, count })
            }
            _ => Err(ShardError(text.to_owned())),
        }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.count)
    }
}

impl TryFrom<String> for Shard {
    type Error = ShardError;

    fn try_from(text: String) -> Result<Shard, ShardError> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> String {
        shard.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_parts_together_are_the_whole() {
        for count in [1, 2, 3, 7, 40] {
            let parts = (1..=count).map(|number| format!("{number}/{count}").parse::<Shard>().expect("a part"));
            let mut tasks: Vec<u32> = parts.clone().flat_map(|part| part.tasks(23)).collect();
            tasks.sort_unstable();
            assert_eq!(tasks, (0..23).collect::<Vec<_>>());
            assert!((0..23).all(|task| parts.clone().filter(|part| part.has(task)).count() == 1));
        }
        assert_eq!("2/3".parse::<Shard>().expect("a part").tasks(8).collect::<Vec<_>>(), [1, 4, 7]);
        assert_eq!("2/3".parse::<Shard>().expect("a part").nth_task(2), 7);
        assert_eq!(Shard::default().tasks(3).collect::<Vec<_>>(), [0, 1, 2]);
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "1", "0/4", "5/4", "1/0", "-1/2", "1/2/3", "a/b", "1/100001", "1/4294967296"] {
            let error = text.parse::<Shard>().expect_err(text).to_string();
            assert!(error.contains("I/N") && error.contains(text), "{error}");
        }
        let shard: Shard = serde_json::from_str("\"2/8\"").expect("a part");
        assert_eq!((shard.number(), shard.count(), shard.to_string().as_str()), (2, 8, "2/8"));
        assert!(serde_json::from_str::<Shard>("\"9/8\"").is_err());
    }
}
