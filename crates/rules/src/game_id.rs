//! The games by name.

use std::fmt;
use std::str::FromStr;

/// A game that this library knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum GameId {
    /// Tress: a chess-like fight over seven zones.
    Tress,
    /// The Game for the Trees: nothing moves, everything grows and keeps what it has.
    Trees,
    /// Tribun pugna pro cannae: stacks on 91 hexes fight for the Tribun.
    Tribun,
    /// Gess: chess with blocks of Go stones.
    Gess,
    /// Go-Chess: chess on a board with holes, the pieces placed in secret.
    GoChess,
    /// Treason: draughts on triangles, with Spies that turn enemies.
    Treason,
    /// Troop Chess (Shudan-Jinkeiki), a reconstruction: formations of three.
    TroopChess,
}

impl GameId {
    /// Every game, in the order in which they are shown.
    pub const ALL: [GameId; 7] = [
        GameId::Tress,
        GameId::Trees,
        GameId::Tribun,
        GameId::Gess,
        GameId::GoChess,
        GameId::Treason,
        GameId::TroopChess,
    ];

    /// The name in command lines and files, such as `tress`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.names().0
    }

    /// The title for people, such as "Tress".
    #[must_use]
    pub const fn title(self) -> &'static str {
        self.names().1
    }

    const fn names(self) -> (&'static str, &'static str) {
        match self {
            GameId::Tress => ("tress", "Tress"),
            GameId::Trees => ("trees", "The Game for the Trees"),
            GameId::Tribun => ("tribun", "Tribun pugna pro cannae"),
            GameId::Gess => ("gess", "Gess"),
            GameId::GoChess => ("go-chess", "Go-Chess"),
            GameId::Treason => ("treason", "Treason"),
            GameId::TroopChess => ("troop-chess", "Troop Chess"),
        }
    }
}

/// A name that is no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown game \"{name}\"; known: {}", GameId::ALL.map(GameId::name).join(", "))]
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
