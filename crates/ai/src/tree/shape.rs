//! How a tree grows in each game, as measured in matches.

use ludarium_rules::GameId;

/// The shape of a tree.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// A node with more turns than this splits them.
    pub(super) few_turns: usize,
    /// The children that are added together.
    pub(super) batch: usize,
    /// The share of the best line in the value of a child; the rest is the mean.
    pub(super) best_line: f32,
    /// How much PUCT favours children with a high prior and few visits.
    pub(super) exploration: f32,
}

impl Shape {
    /// Gess is played best without splitting: with it the tree won 3 to 4 of 10 games, without 12 of 20. In Tribun
    /// splitting is better.
    pub(super) const fn of(game: GameId) -> Shape {
        match game {
            GameId::Gess => Shape { few_turns: usize::MAX, batch: 64, best_line: 1.0, exploration: 0.2 },
            _ => Shape { few_turns: 48, batch: 8, best_line: 0.7, exploration: 0.15 },
        }
    }
}
