//! Reading a request, strictly: a slip of the caller's must not look like an answer.

use std::fmt;

use ludarium_rules::{AnyPosition, GameId};
use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, Visitor};

use crate::cli::open;
use crate::perft::MAX_DEPTH;

/// What is asked.
#[derive(Debug)]
pub struct Request {
    /// The position asked about.
    pub position: AnyPosition,
    /// What to tell of it.
    pub want: Want,
}

/// What to tell of a position.
#[derive(Debug)]
pub enum Want {
    /// Everything about its turns.
    Turns,
    /// The same without the turns themselves.
    Count,
    /// The number of sequences of so many turns.
    Perft(u32),
    /// What players see for each turn.
    Notation,
    /// What a turn does.
    Play(String),
}

/// The object as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: String,
    options: Option<Pairs>,
    position: Option<String>,
    want: Word,
    depth: Option<u32>,
    turn: Option<String>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum Word {
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
    /// What is wrong with it, for the caller.
    pub fn read(line: &[u8]) -> Result<Request, String> {
        let text = std::str::from_utf8(line).map_err(|why| format!("the line is no text: {why}"))?;
        // Serde would also read an array as the fields in their order, which the protocol does not promise.
        if !text.trim_start().starts_with('{') {
            return Err("expected a JSON object".to_owned());
        }
        let written: Written = serde_json::from_str(text).map_err(|why| explain(&why))?;
        let want = want(&written)?;
        let game: GameId = written.game.parse().map_err(|why: ludarium_rules::UnknownGame| why.to_string())?;
        let pairs = written.options.unwrap_or_default().0;
        let pairs: Vec<_> = pairs.iter().map(|(key, Scalar(value))| (key.as_str(), value.as_str())).collect();
        let position = open(game, written.position.as_deref().unwrap_or("start"), &pairs);
        Ok(Request { position: position.map_err(|why| why.to_string())?, want })
    }
}

/// What serde says, less the number of the line, which is always 1.
fn explain(why: &serde_json::Error) -> String {
    why.to_string().replace(" at line 1 column ", ", column ")
}

/// What is wanted; a field that belongs to something else is refused.
fn want(written: &Written) -> Result<Want, String> {
    if written.depth.is_some() && written.want != Word::Perft {
        return Err("\"depth\" belongs to \"want\":\"perft\"".to_owned());
    }
    if written.turn.is_some() && written.want != Word::Play {
        return Err("\"turn\" belongs to \"want\":\"play\"".to_owned());
    }
    Ok(match written.want {
        Word::Turns => Want::Turns,
        Word::Count => Want::Count,
        Word::Notation => Want::Notation,
        Word::Perft => match written.depth {
            Some(depth) if depth <= MAX_DEPTH => Want::Perft(depth),
            _ => return Err(format!("\"want\":\"perft\" needs a \"depth\" from 0 to {MAX_DEPTH}")),
        },
        Word::Play => Want::Play(written.turn.clone().ok_or("\"want\":\"play\" needs a \"turn\"")?),
    })
}

/// The options in the order in which they are written. A map would hide that a key is given twice.
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

/// The value of an option: a string, or a number as it is written in decimal.
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
