//! Sentences for people as data: which sentence, and what it speaks of. Whoever speaks another language makes the
//! sentence anew from that; the English one comes with it.

use std::borrow::Cow;
use std::fmt;

use crate::board::grid::Point;
use crate::board::hex::Hex;
use crate::board::square::Square;
use crate::board::triangle::Triangle;
use crate::{Reason, Side};

/// A sentence for people: why a turn is refused, what a turn is called when it is read aloud, what it has brought about.
///
/// ```
/// use ludarium_rules::{Message, Position, StepInput, Value, games::gess::{Gess, Point}};
/// use ludarium_rules::Step;
/// let start = Gess::start(Default::default());
/// let c11 = Point::named("c11").expect("a point");
/// let why = start.choices(&[Step::Cell(c11.cell())]).expect_err("no stone is there").why;
/// assert_eq!(why.to_string(), "There is no stone of Black in the block c11");
/// assert_eq!((why.domain, &*why.key), ("gess", "no-stone"));
/// assert_eq!(why.values[1], ("centre", Value::Text("c11".to_owned())));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Where its translations are: the name of the game, in the file `gess.ftl` of each language.
    pub domain: &'static str,
    /// Which sentence of the domain.
    pub key: Cow<'static, str>,
    /// What it speaks of, by name.
    pub values: Vec<(&'static str, Value)>,
    english: String,
}

impl Message {
    /// A sentence with its English text.
    #[must_use]
    pub fn new(
        domain: &'static str,
        key: impl Into<Cow<'static, str>>,
        values: Vec<(&'static str, Value)>,
        english: impl Into<String>,
    ) -> Message {
        Message { domain, key: key.into(), values, english: english.into() }
    }

    /// The sentence on the reason of a result.
    #[must_use]
    pub fn of_reason(domain: &'static str, reason: Reason, english: &'static str) -> Message {
        Message::new(domain, format!("reason-{reason}"), Vec::new(), english)
    }

    /// The same with a capital letter at its beginning, for a sentence that stands alone.
    ///
    /// ```
    /// use ludarium_rules::Message;
    /// let said = Message::new("trees", "nothing-grows", Vec::new(), "nothing grows on a4 then");
    /// assert_eq!(said.capitalised(), "Nothing grows on a4 then");
    /// ```
    #[must_use]
    pub fn capitalised(mut self) -> Message {
        if let Some(first) = self.english.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        self
    }

    /// The English sentence.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.english
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

impl PartialEq<str> for Message {
    fn eq(&self, english: &str) -> bool {
        self.english == english
    }
}

impl PartialEq<String> for Message {
    fn eq(&self, english: &String) -> bool {
        self.english == *english
    }
}

impl PartialEq<&str> for Message {
    fn eq(&self, english: &&str) -> bool {
        self.english == *english
    }
}

/// What a sentence speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// What is written alike in every language: the name of a cell, notation.
    Text(String),
    /// A number.
    Number(i64),
    /// A side.
    Side(Side),
    /// The name of a thing of a game: a kind of piece, a zone, a direction.
    Name(Name),
    /// Several of them.
    List(List),
    /// A sentence within the sentence.
    Message(Box<Message>),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Text(text) => f.write_str(text),
            Value::Number(number) => number.fmt(f),
            Value::Side(side) => side.fmt(f),
            Value::Name(name) => name.fmt(f),
            Value::List(list) => list.fmt(f),
            Value::Message(message) => message.fmt(f),
        }
    }
}

/// The name of a thing of a game, such as a kind of piece or a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name {
    /// Where its translations are.
    pub domain: &'static str,
    /// The English name, such as "Second Wind".
    pub english: &'static str,
}

impl Name {
    /// The key of its translations: the English name in lower case, with hyphens in place of everything but letters and
    /// digits.
    ///
    /// ```
    /// use ludarium_rules::Name;
    /// assert_eq!(Name { domain: "tress", english: "King's Gate" }.key(), "name-king-s-gate");
    /// ```
    #[must_use]
    pub fn key(&self) -> String {
        let lower = self.english.to_lowercase();
        let words: Vec<&str> =
            lower.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        format!("name-{}", words.join("-"))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.english)
    }
}

/// How the items of a list are joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Join {
    /// "a, b and c".
    And,
    /// "a and b and c".
    AndEach,
    /// "a, b or c".
    Or,
    /// "a or b or c".
    OrEach,
    /// "a, b, c".
    Commas,
    /// "a, then b, then c".
    Then,
}

/// Several things of which a sentence speaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct List {
    /// What stands between them.
    pub join: Join,
    /// The things.
    pub items: Vec<Value>,
}

impl List {
    /// A list of things.
    ///
    /// ```
    /// use ludarium_rules::{Join, List};
    /// assert_eq!(List::new(Join::And, ["A1", "B1", "C1"]).to_string(), "A1, B1 and C1");
    /// assert_eq!(List::new(Join::OrEach, ["A1", "B1", "C1"]).to_string(), "A1 or B1 or C1");
    /// assert_eq!(List::new(Join::Commas, [2, 4]).to_string(), "2, 4");
    /// ```
    #[must_use]
    pub fn new<T: Into<Value>>(join: Join, items: impl IntoIterator<Item = T>) -> List {
        List { join, items: items.into_iter().map(Into::into).collect() }
    }
}

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (between, before_last) = match self.join {
            Join::And => (", ", " and "),
            Join::AndEach => (" and ", " and "),
            Join::Or => (", ", " or "),
            Join::OrEach => (" or ", " or "),
            Join::Commas => (", ", ", "),
            Join::Then => (", then ", ", then "),
        };
        for (i, item) in self.items.iter().enumerate() {
            let joint = if i + 1 == self.items.len() { before_last } else { between };
            write!(f, "{}{item}", if i == 0 { "" } else { joint })?;
        }
        Ok(())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => { $(impl From<$number> for Value {
        fn from(number: $number) -> Value {
            Value::Number(i64::from(number))
        }
    })* };
}
numbers!(u8, u16, u32, i32, i64);

macro_rules! written_alike {
    ($($name:ty),*) => { $(impl From<$name> for Value {
        fn from(name: $name) -> Value {
            Value::Text(name.to_string())
        }
    })* };
}
written_alike!(Square, Hex, Triangle);

impl<const FILES: u8, const RANKS: u8> From<Point<FILES, RANKS>> for Value {
    fn from(point: Point<FILES, RANKS>) -> Value {
        Value::Text(point.to_string())
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<Side> for Value {
    fn from(side: Side) -> Value {
        Value::Side(side)
    }
}

impl From<Name> for Value {
    fn from(name: Name) -> Value {
        Value::Name(name)
    }
}

impl From<List> for Value {
    fn from(list: List) -> Value {
        Value::List(list)
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Value {
        Value::Message(Box::new(message))
    }
}

/// A sentence that a game can say, as translators see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// Its key.
    pub key: &'static str,
    /// The English pattern with its values in braces: "There is no piece on {from}".
    pub english: &'static str,
    /// The English pattern in Fluent's syntax, where it is more than the values put in: with plurals.
    pub fluent: Option<&'static str>,
    /// The values: their names and types.
    pub values: &'static [(&'static str, &'static str)],
}

impl Sentence {
    /// The keys of sentences.
    #[must_use]
    pub fn keys(sentences: &[Sentence]) -> Vec<&'static str> {
        sentences.iter().map(|sentence| sentence.key).collect()
    }
}

/// All that a game can say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Vocabulary {
    /// Sentences with values: refusals, turns read aloud, announcements.
    pub sentences: Vec<Sentence>,
    /// The keys of those sentences that say why a turn or a step is refused.
    pub refusals: Vec<&'static str>,
    /// Names of things.
    pub names: Vec<&'static str>,
    /// The words of the reasons of results.
    pub reasons: Vec<&'static str>,
}

/// The English text of a pattern with plurals, in the part of Fluent's syntax that sentences use: values, and a choice by a
/// number, each variant on a line of its own.
///
/// ```
/// use ludarium_rules::with_plurals;
/// let stones = "removes { $count ->\n[one] a stone\n*[other] { $count } stones\n} of { $side }";
/// let said = |count: &str| with_plurals(stones, &[("count", count.to_owned()), ("side", "White".to_owned())]);
/// assert_eq!([said("1"), said("3")], ["removes a stone of White", "removes 3 stones of White"]);
/// ```
#[must_use]
pub fn with_plurals(pattern: &str, values: &[(&str, String)]) -> String {
    let value = |name: &str| values.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value.as_str());
    let mut text = String::new();
    let mut rest = pattern;
    while let Some((before, placeable)) = rest.split_once("{ $") {
        text.push_str(before);
        let (name, after) = placeable.split_once(' ').unwrap_or((placeable, ""));
        if let Some((variants, after)) = after.strip_prefix("->\n").and_then(|choice| choice.split_once("\n}")) {
            let chosen = if value(name) == "1" { "[one] " } else { "*[other] " };
            let variant = variants.lines().find_map(|line| line.trim_start().strip_prefix(chosen));
            text.push_str(&with_plurals(variant.unwrap_or_default(), values));
            rest = after;
        } else {
            text.push_str(value(name));
            rest = after.split_once('}').map_or("", |(_, rest)| rest);
        }
    }
    text + rest
}

/// Makes an enumeration of sentences: each variant with its values, its key and its English pattern, in which the values
/// stand in braces. A second pattern is the English one in Fluent's syntax, for sentences with plurals. The enumeration
/// is `Display` in English and becomes a [`Message`](crate::Message); `SENTENCES` lists all of them.
///
/// ```
/// use ludarium_rules::{Message, Side, messages};
/// messages! {
///     /// What is said of a race.
///     pub enum Said in "race" {
///         /// A runner is first.
///         First { side: Side } = "first", "{side} is first";
///         /// Nobody runs.
///         Nobody = "nobody", "Nobody runs";
///     }
/// }
/// let message: Message = Said::First { side: Side::White }.into();
/// assert_eq!((message.to_string().as_str(), &*message.key), ("White is first", "first"));
/// assert_eq!(Said::SENTENCES.len(), 2);
/// ```
#[macro_export]
macro_rules! messages {
    (
        $(#[$attribute:meta])*
        $visibility:vis enum $name:ident in $domain:literal { $(
            $(#[$doc:meta])*
            $variant:ident $({ $($value:ident: $kind:ty),* $(,)? })? = $key:literal, $english:literal $(, $fluent:literal)?;
        )* }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        $visibility enum $name { $(
            $(#[$doc])*
            #[allow(missing_docs, reason = "the sentence tells what its values are")]
            $variant $({ $($value: $kind),* })?,
        )* }

        impl $name {
            /// Every sentence, as translators see it.
            pub const SENTENCES: &'static [$crate::Sentence] = &[$($crate::Sentence {
                key: $key,
                english: $english,
                fluent: $crate::messages!(@optional $($fluent)?),
                values: &[$($((stringify!($value), stringify!($kind))),*)?],
            }),*];
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self { $(
                    #[allow(unused_variables, reason = "another language may need a value that English does not")]
                    $name::$variant $({ $($value),* })? => {
                        $crate::messages!(@write f, $english, [$($($value),*)?] $(, $fluent)?)
                    }
                )* }
            }
        }

        impl From<$name> for $crate::Message {
            fn from(said: $name) -> $crate::Message {
                let english = said.to_string();
                let (key, values) = match said { $(
                    $name::$variant $({ $($value),* })? => (
                        $key,
                        ::std::vec![$($((stringify!($value), $crate::Value::from($value))),*)?],
                    ),
                )* };
                $crate::Message::new($domain, key, values, english)
            }
        }
    };
    (@write $f:ident, $english:literal, [$($value:ident),*]) => { ::std::write!($f, $english) };
    (@write $f:ident, $english:literal, [$($value:ident),*], $fluent:literal) => {
        $f.write_str(&$crate::with_plurals($fluent, &[$((stringify!($value), $value.to_string())),*]))
    };
    (@optional) => { None };
    (@optional $fluent:literal) => { Some($fluent) };
}
