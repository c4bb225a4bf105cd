//! The command `go`: how long to search.

use std::fmt;
use std::ops::RangeInclusive;
use std::time::Duration;

use ludarium_rules::Side;

use crate::error::CommandError;
use crate::words::Words;

/// Longer times than this, about 31 years, are refused.
const MOST_MILLISECONDS: u64 = 1_000_000_000_000;

/// How long to search: the first bound that is reached ends it. The default has none.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Go {
    /// The time for this turn, in whole milliseconds.
    pub movetime: Option<Duration>,
    /// The positions to search, at least 1.
    pub nodes: Option<u64>,
    /// The plies to search; an engine searches at least one.
    pub depth: Option<u32>,
    /// The clocks of the match.
    pub clocks: Option<Clocks>,
    /// Whether to search until `stop`.
    pub infinite: bool,
    /// Whether the last turn of the position is only expected: the search goes on until `stop` or `ponderhit`.
    pub ponder: bool,
}

/// The clocks of a match.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Clocks {
    /// The time that White and Black have left, in whole milliseconds.
    pub left: [Duration; 2],
    /// What is added to White's and Black's clocks after each turn, in whole milliseconds.
    pub increment: [Duration; 2],
    /// The turns until time is added; `None` if the time left is for the rest of the game.
    pub turns_to_go: Option<u32>,
}

/// What has been read of `go` so far.
#[derive(Default)]
struct Draft {
    go: Go,
    left: [Option<Duration>; 2],
    increment: [Option<Duration>; 2],
    turns_to_go: Option<u32>,
    keys: Vec<String>,
}

impl Go {
    /// Reads what follows the word `go`.
    pub(crate) fn parse(mut words: Words<'_>) -> Result<Go, CommandError> {
        let mut draft = Draft::default();
        while let Some(key) = words.next() {
            if draft.keys.iter().any(|earlier| earlier == key) {
                return Err(CommandError::Twice(key.to_owned()));
            }
            draft.read(key, &mut words)?;
            draft.keys.push(key.to_owned());
        }
        draft.finish()
    }
}

impl Draft {
    fn read(&mut self, key: &str, words: &mut Words<'_>) -> Result<(), CommandError> {
        let Draft { go, left, increment, .. } = self;
        match key {
            "infinite" => go.infinite = true,
            "ponder" => go.ponder = true,
            "movetime" => go.movetime = Some(milliseconds(key, words)?),
            "nodes" => go.nodes = Some(number(key, words, 1..=u64::MAX)?),
            "depth" => go.depth = Some(small(key, words, 0)?),
            "movestogo" => self.turns_to_go = Some(small(key, words, 1)?),
            "p1time" | "wtime" => left[0] = Some(milliseconds(key, words)?),
            "p2time" | "btime" => left[1] = Some(milliseconds(key, words)?),
            "p1inc" | "winc" => increment[0] = Some(milliseconds(key, words)?),
            "p2inc" | "binc" => increment[1] = Some(milliseconds(key, words)?),
            _ => {
                let expected =
                    "movetime, nodes, depth, p1time, p2time, p1inc, p2inc, movestogo, infinite and ponder are";
                return Err(CommandError::Unexpected { command: "go", word: key.to_owned(), expected });
            }
        }
        Ok(())
    }

    fn finish(self) -> Result<Go, CommandError> {
        let increment = self.increment.map(Option::unwrap_or_default);
        let clocks = match self.left {
            [Some(white), Some(black)] => {
                Some(Clocks { left: [white, black], increment, turns_to_go: self.turns_to_go })
            }
            [None, None] if self.increment == [None; 2] && self.turns_to_go.is_none() => None,
            [None, _] => return Err(CommandError::Missing { command: "go", what: "p1time" }),
            [_, None] => return Err(CommandError::Missing { command: "go", what: "p2time" }),
        };
        Ok(Go { clocks, ..self.go })
    }
}

/// A time; one below 0, as some programs send it after a flag has fallen, is 0.
fn milliseconds(key: &str, words: &mut Words<'_>) -> Result<Duration, CommandError> {
    let overdrawn = words.peek().and_then(|word| word.parse::<i64>().ok()).is_some_and(|time| time < 0);
    if overdrawn {
        words.next();
        return Ok(Duration::ZERO);
    }
    number(key, words, 0..=MOST_MILLISECONDS).map(Duration::from_millis)
}

fn small(key: &str, words: &mut Words<'_>, least: u32) -> Result<u32, CommandError> {
    // The range makes the conversion exact.
    number(key, words, u64::from(least)..=u64::from(u32::MAX)).map(|number| number as u32)
}

fn number(key: &str, words: &mut Words<'_>, range: RangeInclusive<u64>) -> Result<u64, CommandError> {
    let value = words.next().unwrap_or_default();
    let number = value.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| CommandError::Number { key: key.to_owned(), value: value.to_owned(), range })
}

impl Clocks {
    /// The time that a side has left, and its increment.
    #[must_use]
    pub fn of(&self, side: Side) -> (Duration, Duration) {
        (self.left[side.index()], self.increment[side.index()])
    }
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = vec!["go".to_owned()];
        words.extend(self.ponder.then(|| "ponder".to_owned()));
        words.extend(self.clocks.iter().map(Clocks::to_string));
        words.extend(self.movetime.map(|time| format!("movetime {}", time.as_millis())));
        words.extend(self.depth.map(|depth| format!("depth {depth}")));
        words.extend(self.nodes.map(|nodes| format!("nodes {nodes}")));
        words.extend(self.infinite.then(|| "infinite".to_owned()));
        f.write_str(&words.join(" "))
    }
}

impl fmt::Display for Clocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [white, black] = self.left.map(|time| time.as_millis());
        let [white_inc, black_inc] = self.increment.map(|time| time.as_millis());
        write!(f, "p1time {white} p2time {black} p1inc {white_inc} p2inc {black_inc}")?;
        self.turns_to_go.map_or(Ok(()), |turns| write!(f, " movestogo {turns}"))
    }
}
