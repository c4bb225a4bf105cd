//! Reading a request, strictly: a caller's mistake must not look like an answer.

use std::fmt;

use ludarium_rules::AnyPosition;
use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, Visitor};

use super::error::ProbeError;
use crate::perft::MAX_DEPTH;
use crate::start::open;

#[derive(Debug)]
pub struct Request {
    /// The position that the request is about.
    pub position: AnyPosition,
    pub want: Want,
}

/// What to answer about a position.
#[derive(Debug)]
pub enum Want {
    /// Its turns, and everything about them.
    Turns,
    /// The same without the turns themselves.
    Count,
    /// The number of sequences of that many turns.
    Perft(u32),
    /// What players see for each turn.
    Notation,
    /// The effects of a turn.
    Play(String),
}

/// The JSON object.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRequest {
    game: String,
    options: Option<Pairs>,
    position: Option<String>,
    want: WantName,
    depth: Option<u32>,
    turn: Option<String>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum WantName {
    Turns,
    Count,
    Perft,
    Notation,
    Play,
}

impl Request {
    /// Reads one line.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn read(line: &[u8]) -> Result<Request, ProbeError> {
        let text = std::str::from_utf8(line)?;
        // Serde would also read an array as the fields in their order, which the protocol does not promise.
        if !text.trim_start().starts_with('{') {
            return Err(ProbeError::NotObject);
        }
        let raw: RawRequest = serde_json::from_str(text)?;
        let want = want(&raw)?;
        let game = raw.game.parse()?;
        let pairs = raw.options.unwrap_or_default().0;
        let pairs: Vec<_> = pairs.iter().map(|(key, Scalar(value))| (key.as_str(), value.as_str())).collect();
        let position = open(game, raw.position.as_deref().unwrap_or("start"), &pairs)?;
        Ok(Request { position, want })
    }
}

/// What is wanted; a field that belongs to another kind of request is refused.
fn want(raw: &RawRequest) -> Result<Want, ProbeError> {
    if raw.depth.is_some() && raw.want != WantName::Perft {
        return Err(ProbeError::Misplaced { field: "depth", want: "perft" });
    }
    if raw.turn.is_some() && raw.want != WantName::Play {
        return Err(ProbeError::Misplaced { field: "turn", want: "play" });
    }
    match raw.want {
        WantName::Turns => Ok(Want::Turns),
        WantName::Count => Ok(Want::Count),
        WantName::Notation => Ok(Want::Notation),
        WantName::Perft => {
            let depth = raw.depth.filter(|&depth| depth <= MAX_DEPTH);
            depth.map(Want::Perft).ok_or(ProbeError::Depth)
        }
        WantName::Play => raw.turn.clone().map(Want::Play).ok_or(ProbeError::NoTurn),
    }
}

/// The options in the order given. A map would hide that a key is given twice.
#[derive(Default)]
struct Pairs(Vec<(String, Scalar)>);

impl<'de> Deserialize<'de> for Pairs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pairs, D::Error> {
        deserializer.deserialize_map(PairsVisitor)
    }
}

struct PairsVisitor;

impl<'de> Visitor<'de> for PairsVisitor {
    type Value = Pairs;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of options")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs, A::Error> {
        let mut pairs = Vec::new();
        while let Some(pair) = map.next_entry()? {
            pairs.push(pair);
        }
        Ok(Pairs(pairs))
    }
}

/// The value of an option: a string or a decimal number.
struct Scalar(String);

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Scalar, D::Error> {
        deserializer.deserialize_any(ScalarVisitor)
    }
}

struct ScalarVisitor;

impl Visitor<'_> for ScalarVisitor {
    type Value = Scalar;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string or a number")
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Scalar, E> {
        Ok(Scalar(value.to_owned()))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Scalar, E> {
        Ok(Scalar(value.to_string()))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Scalar, E> {
        Ok(Scalar(value.to_string()))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Scalar, E> {
        Ok(Scalar(value.to_string()))
    }
}
