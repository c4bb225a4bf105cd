//! Draws by repetition, in a line and in the match.

use std::collections::HashSet;

/// The positions that may not be repeated without a draw.
pub(crate) struct Draws {
    /// Positions that have stood twice in the match before the root: once more is a draw by the match rules.
    twice: HashSet<u64>,
    /// The root and the positions between it and the node that is being searched.
    line: Vec<u64>,
}

impl Draws {
    pub(crate) fn new(history: &[u64]) -> Draws {
        let mut once = HashSet::new();
        let twice = history.iter().copied().filter(|&key| !once.insert(key)).collect();
        Draws { twice, line: Vec::new() }
    }

    pub(crate) fn enter(&mut self, key: u64) {
        self.line.push(key);
    }

    pub(crate) fn leave(&mut self) {
        self.line.pop();
    }

    /// Whether reaching this position counts as a draw: it occurs for the third time in the match, or for the second
    /// time in this line (what was repeated once can be repeated again).
    pub(crate) fn is_repetition(&self, key: u64) -> bool {
        self.line.contains(&key) || (!self.twice.is_empty() && self.twice.contains(&key))
    }
}
