//! Names of puzzles.

use std::fmt;
use std::str::FromStr;

use ludarium_rules::{GameId, zobrist};

use super::error::LineError;

/// The name of a puzzle: eight hexadecimal digits that follow from its game and its position, so that it stays the same
/// however many puzzles are added.
///
/// ```
/// use ludarium_learn::puzzles::PuzzleId;
/// use ludarium_rules::GameId;
/// let id = PuzzleId::of(GameId::Tress, "k7/8/8/8/q2L4/8/8/Q6K w");
/// assert_eq!(id.to_string().parse(), Ok(id));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct PuzzleId(u32);

impl PuzzleId {
    /// The name of the puzzle with that position.
    #[must_use]
    pub fn of(game: GameId, position: &str) -> PuzzleId {
        let bytes = game.name().bytes().chain(position.bytes());
        PuzzleId((bytes.fold(0, |sum, byte| zobrist::key(sum ^ u64::from(byte))) >> 32) as u32)
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

impl FromStr for PuzzleId {
    type Err = LineError;

    fn from_str(text: &str) -> Result<PuzzleId, LineError> {
        let digits = text.len() == 8 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        let number = if digits { u32::from_str_radix(text, 16).ok() } else { None };
        number.map(PuzzleId).ok_or_else(|| LineError::Id(text.to_owned()))
    }
}

/// Written and read as its text, so that files of progress can be read by people.
impl serde::Serialize for PuzzleId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for PuzzleId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<PuzzleId, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
