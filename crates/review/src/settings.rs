//! How thorough a review is.

use serde::{Deserialize, Serialize};

/// How thorough a review is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReviewSettings {
    /// How many positions are searched for every position of the match; a mistake costs as many again. What is outside
    /// [`ReviewSettings::MIN_NODES`] to [`ReviewSettings::MAX_NODES`] counts as the nearer of them.
    pub nodes_per_position: u64,
}

impl ReviewSettings {
    /// The fewest positions that are searched.
    pub const MIN_NODES: u64 = 100;

    /// The most positions that are searched.
    pub const MAX_NODES: u64 = 50_000_000;

    /// The same settings within their bounds.
    #[must_use]
    pub fn bounded(self) -> ReviewSettings {
        let nodes = self.nodes_per_position.clamp(ReviewSettings::MIN_NODES, ReviewSettings::MAX_NODES);
        ReviewSettings { nodes_per_position: nodes }
    }
}

impl Default for ReviewSettings {
    fn default() -> ReviewSettings {
        ReviewSettings { nodes_per_position: 20_000 }
    }
}
