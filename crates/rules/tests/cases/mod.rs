//! The positions of the shared cases. Every test program uses a part of this.

#![allow(dead_code)]

use std::collections::BTreeMap;

use ludarium_rules::{Game, Options};
use serde::Deserialize;

/// What is read of a case here: its position with its options.
#[derive(Deserialize)]
pub struct Start {
    position: String,
    #[serde(default)]
    options: BTreeMap<String, serde_json::Value>,
}

impl Start {
    /// The position.
    pub fn open<P: Game>(&self) -> P {
        open(&self.position, &self.options)
    }
}

/// The positions of a file of cases, one JSON object a line.
pub fn cases<P: Game>(lines: &str) -> Vec<P> {
    lines.lines().map(|line| serde_json::from_str::<Start>(line).expect("a case").open()).collect()
}

/// A position text with options as the cases write them: strings, or numbers.
pub fn open<P: Game>(text: &str, options: &BTreeMap<String, serde_json::Value>) -> P {
    let word = |value: &serde_json::Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let values: Vec<(&str, String)> = options.iter().map(|(key, value)| (key.as_str(), word(value))).collect();
    let pairs: Vec<(&str, &str)> = values.iter().map(|(key, value)| (*key, value.as_str())).collect();
    let options = Options::from_pairs(&pairs).expect("known options");
    P::parse(text, options).unwrap_or_else(|error| panic!("{text}: {error}"))
}
