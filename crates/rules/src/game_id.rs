//! The games by name.

use std::fmt;
use std::str::FromStr;

use crate::{GameId, excerpt};

/// A name that is no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown game \"{}\"; known: {}", excerpt(name), GameId::ALL.map(GameId::name).join(", "))]
pub struct UnknownGame {
    /// What was asked for.
    pub name: String,
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<GameId, UnknownGame> {
        GameId::ALL.into_iter().find(|game| game.name() == name).ok_or_else(|| UnknownGame { name: name.to_owned() })
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.title())
    }
}
