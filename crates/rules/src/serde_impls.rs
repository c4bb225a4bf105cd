//! Positions and turns with serde. A position is written as its game, its options and its text, and read with all checks.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{AnyPosition, AnyTurn, GameId};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: GameId,
    #[serde(default)]
    options: Vec<(String, String)>,
    position: String,
}

impl Serialize for AnyPosition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let options = self.options().into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        Written { game: self.game(), options, position: self.to_string() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for AnyPosition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<AnyPosition, D::Error> {
        let Written { game, options, position } = Written::deserialize(deserializer)?;
        let options: Vec<(&str, &str)> = options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        AnyPosition::parse(game, &position, &options).map_err(D::Error::custom)
    }
}

/// A turn is written as its machine text; only a position can read it.
impl Serialize for AnyTurn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
