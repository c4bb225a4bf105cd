//! What an engine says while it searches.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::words::{Words, one_line};

/// The most turns of a line that are kept.
const MOST_TURNS: usize = 256;

/// The words that begin a part of an `info` line.
const KEYWORDS: [&str; 10] =
    ["depth", "seldepth", "multipv", "score", "nodes", "nps", "hashfull", "time", "pv", "string"];

/// What an engine says of its search. Every part may be missing.
///
/// ```
/// use ludarium_ugi::{Answer, Info, Score};
/// let line = "info depth 3 score cp 25 nodes 700 nps 10000 time 70 pv d2d3 e7e6";
/// let Ok(Answer::Info(info)) = line.parse() else { panic!("not read: {line}") };
/// assert_eq!((info.depth, info.score, info.pv.len()), (Some(3), Some(Score::Centi(25)), 2));
/// assert_eq!(Answer::Info(info).to_string(), line);
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Info {
    /// The plies searched.
    pub depth: Option<u32>,
    /// The longest line searched, in plies.
    pub seldepth: Option<u32>,
    /// Which of several best lines this is, from 1.
    pub multipv: Option<u32>,
    /// The value for the engine's side.
    pub score: Option<Score>,
    /// Whether the value is only a bound.
    pub bound: Option<Bound>,
    /// The positions searched.
    pub nodes: Option<u64>,
    /// The positions searched in a second.
    pub nps: Option<u64>,
    /// How full the table is, in thousandths.
    pub hashfull: Option<u32>,
    /// The time since the search began, in whole milliseconds.
    pub time: Option<Duration>,
    /// The turns that are best for both sides, at most 256.
    pub pv: Vec<String>,
    /// Words for a person.
    pub string: Option<String>,
}

/// A value of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// An estimate, in hundredths of a point.
    Centi(i32),
    /// The engine wins in so many plies; it loses if the number is not above 0.
    Mate(i32),
}

/// Which bound a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// The true value is at least this.
    Lower,
    /// The true value is at most this.
    Upper,
}

impl Info {
    /// Words for a person and nothing else.
    #[must_use]
    pub fn message(text: &str) -> Info {
        Info { string: Some(one_line(text)), ..Info::default() }
    }

    /// Reads what follows the word `info`. What is unknown or unreadable is left out.
    pub(crate) fn parse(mut words: Words<'_>) -> Info {
        let mut info = Info::default();
        while let Some(keyword) = words.next() {
            match keyword {
                "depth" => info.depth = number(&mut words),
                "seldepth" => info.seldepth = number(&mut words),
                "multipv" => info.multipv = number(&mut words),
                "score" => info.read_score(&mut words),
                "nodes" => info.nodes = number(&mut words),
                "nps" => info.nps = number(&mut words),
                "hashfull" => info.hashfull = number(&mut words),
                "time" => info.time = number(&mut words).map(Duration::from_millis),
                "pv" => info.pv = words.before(&KEYWORDS).split(' ').map(str::to_owned).take(MOST_TURNS).collect(),
                "string" => {
                    info.string = Some(words.rest().to_owned());
                    break;
                }
                _ => {}
            }
        }
        info.pv.retain(|turn| !turn.is_empty());
        info
    }

    fn read_score(&mut self, words: &mut Words<'_>) {
        loop {
            match words.peek() {
                Some("cp") => self.score = value(words).map(Score::Centi),
                Some("mate") => self.score = value(words).map(Score::Mate),
                Some("lowerbound") => self.bound = words.next().map(|_| Bound::Lower),
                Some("upperbound") => self.bound = words.next().map(|_| Bound::Upper),
                _ => return,
            }
        }
    }
}

fn value(words: &mut Words<'_>) -> Option<i32> {
    words.next();
    number(words)
}

/// The next word, if it is a number.
fn number<T: FromStr>(words: &mut Words<'_>) -> Option<T> {
    let number = words.peek()?.parse().ok()?;
    words.next();
    Some(number)
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("info")?;
        part(f, "depth", self.depth)?;
        part(f, "seldepth", self.seldepth)?;
        part(f, "multipv", self.multipv)?;
        if self.score.is_some() || self.bound.is_some() {
            f.write_str(" score")?;
        }
        match self.score {
            Some(Score::Centi(centi)) => write!(f, " cp {centi}")?,
            Some(Score::Mate(plies)) => write!(f, " mate {plies}")?,
            None => {}
        }
        match self.bound {
            Some(Bound::Lower) => f.write_str(" lowerbound")?,
            Some(Bound::Upper) => f.write_str(" upperbound")?,
            None => {}
        }
        part(f, "nodes", self.nodes)?;
        part(f, "nps", self.nps)?;
        part(f, "hashfull", self.hashfull)?;
        part(f, "time", self.time.map(|time| time.as_millis()))?;
        part(f, "pv", (!self.pv.is_empty()).then(|| self.pv.join(" ")))?;
        part(f, "string", self.string.as_ref())
    }
}

fn part(f: &mut fmt::Formatter<'_>, keyword: &str, value: Option<impl fmt::Display>) -> fmt::Result {
    value.map_or(Ok(()), |value| write!(f, " {keyword} {value}"))
}
