//! How a tree grows, as measured in matches.

/// The shape of a tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TreeShape {
    /// A node with more turns than this splits them.
    pub few_turns: usize,
    /// The children that are added together.
    pub batch: usize,
    /// The share of the best line in the value of a child, 0 to 1; the rest is the mean.
    pub best_line: f32,
    /// How much PUCT favours children with a high prior and few visits.
    pub exploration: f32,
}

impl TreeShape {
    /// The shape for a game that has none of its own.
    pub const DEFAULT: TreeShape = TreeShape { few_turns: 48, batch: 8, best_line: 0.7, exploration: 0.15 };
}
