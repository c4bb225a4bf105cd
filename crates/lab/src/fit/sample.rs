//! What the regression knows of a position.

/// A position with its value in the search and the result of its game.
pub struct Sample {
    /// The number of the game that it comes from.
    pub game: u32,
    /// The result of the game for White: 1, 0.5 or 0.
    pub result: f64,
    /// The value in the search, for White.
    pub value: i32,
    /// How much more of each term White has than Black.
    pub counts: Vec<f64>,
}
