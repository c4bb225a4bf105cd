//! What was left out because it cannot be read.

use std::fmt::Display;

/// How many are named.
const MOST_NAMED: usize = 5;

/// Files that were left out; nothing else suffers from it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LeftOut {
    /// The first of them, each with why.
    pub named: Vec<(String, String)>,
    /// How many there are.
    pub count: usize,
}

impl LeftOut {
    pub(crate) fn add(&mut self, name: &str, why: impl Display) {
        self.count += 1;
        if self.named.len() < MOST_NAMED {
            self.named.push((name.to_owned(), why.to_string()));
        }
    }
}
