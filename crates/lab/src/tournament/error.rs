//! Why players cannot have a tournament.

/// The most players of a tournament.
pub const MAX_PLAYERS: usize = 64;

/// Players who cannot have a tournament.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayersError {
    /// Too few or too many.
    #[error("a tournament has 2 to {MAX_PLAYERS} players, not {0}")]
    Count(usize),
    /// Results are known by the players' texts.
    #[error("{0} takes part twice")]
    Twice(String),
}
