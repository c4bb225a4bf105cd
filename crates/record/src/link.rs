//! Links: what one player sends another, behind the sign `#` of the address of a page with the game.
//!
//! ```text
//! #m=CODE                     a match, by its share code
//! #p=GAME/POSITION            a position of a game: the beginning of a match
//! #p=GAME/POSITION&KEY=VALUE  with an option of the game that is not at its default; any number of these
//! #puzzle=GAME/NAME           a puzzle
//! #lesson=GAME/NAME           a lesson
//! ```
//!
//! Every value is percent-encoded UTF-8; letters, digits and `- . _ ~ / : , *` stand for themselves. The names of puzzles and
//! lessons consist of `a` to `z`, digits and `-`; whether there are such is known to whoever opens them.
//!
//! ```
//! use ludarium_record::Link;
//! use ludarium_rules::GameId;
//!
//! let link = Link::Lesson { game: GameId::Tress, name: "second-wind".to_owned() };
//! let text = link.at("https://example.org/play/");
//! assert_eq!(text, "https://example.org/play/#lesson=tress/second-wind");
//! assert_eq!(Link::find(&text), Some(Ok(link)));
//! assert_eq!(Link::find("1. dNd3 dNd6"), None);
//! ```

use std::fmt::Write as _;
use std::str::FromStr;

use ludarium_rules::{AnyPosition, GameId};

use crate::encoding::{MAX_POSITION, one_line, without_marks};
use crate::share;

/// The longest link that is read behind its `#`, in bytes: the longest share code with its key.
const MAX_FRAGMENT: usize = share::MAX_CHARACTERS + 2;
/// The longest address before the `#`, in bytes.
const MAX_ADDRESS: usize = 4096;
/// The longest name of a puzzle or a lesson.
const MAX_NAME: usize = 64;
/// The most options of a position.
const MAX_OPTIONS: usize = 16;

/// What a link leads to.
#[derive(Clone, PartialEq, Debug)]
pub enum Link {
    /// A match, by its share code.
    Match(String),
    /// A position.
    Position(Box<AnyPosition>),
    /// A puzzle.
    Puzzle {
        /// Its game.
        game: GameId,
        /// Its name.
        name: String,
    },
    /// A lesson.
    Lesson {
        /// Its game.
        game: GameId,
        /// Its name.
        name: String,
    },
}

/// Why a link leads nowhere. Columns are characters behind the `#`, from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LinkError {
    /// An address with nothing behind the `#`, or without one.
    #[error("link: this address has no # with a match, a position, a puzzle or a lesson behind it")]
    NoFragment,
    /// Longer than any link.
    #[error("link: it is longer than any that leads to something")]
    TooLong,
    /// It begins with none of the words that links begin with.
    #[error("link: behind the # stands m=, p=, puzzle= or lesson=, not {0:?}")]
    Key(String),
    /// A sign that is not encoded as addresses encode it.
    #[error("link, column {0}: % without two hexadecimal digits that stand for a letter")]
    Encoding(usize),
    /// Something that is no share code.
    #[error("link, column {0}: a share code begins with \"ludo1.\"")]
    Code(usize),
    /// No game, and no stroke behind it.
    #[error("link, column {column}: {found:?} is none of the games, with / behind it")]
    Game {
        /// Where.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// A name that no puzzle or lesson has.
    #[error("link, column {0}: a name consists of a to z, digits and -")]
    Name(usize),
    /// More than belongs to it.
    #[error("link, column {0}: nothing may follow here but options of a position, such as &key=value")]
    More(usize),
    /// A position that the game does not have.
    #[error("link, position of {game}: {}", one_line(.why))]
    Position {
        /// The game.
        game: GameId,
        /// What is wrong, with its column.
        why: String,
    },
}

impl Link {
    /// The link in a text that is one: a whole address that begins with `http`, or its part from the `#` on. `None` for any
    /// other text.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    #[must_use]
    pub fn find(text: &str) -> Option<Result<Link, LinkError>> {
        let text = without_marks(text).trim();
        if !is_link(text) {
            return None;
        }
        if text.len() > MAX_ADDRESS + MAX_FRAGMENT {
            return Some(Err(LinkError::TooLong));
        }
        // Mail programs break long lines.
        let whole: String = text.split_whitespace().collect();
        let fragment = whole.split_once('#').map(|(_, fragment)| fragment);
        Some(fragment.map_or(Err(LinkError::NoFragment), Link::read))
    }

    /// The link that stands behind the `#` of an address.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(fragment: &str) -> Result<Link, LinkError> {
        if fragment.is_empty() {
            return Err(LinkError::NoFragment);
        }
        if fragment.len() > MAX_FRAGMENT {
            return Err(LinkError::TooLong);
        }
        let (link, options) = fragment.split_once('&').unwrap_or((fragment, ""));
        let (key, value) = link.split_once('=').unwrap_or((link, ""));
        let value = Part { fragment, text: value, at: (key.len() + 1).min(link.len()) };
        let options = Part { fragment, text: options, at: (link.len() + 1).min(fragment.len()) };
        let found = match key {
            "p" => return value.position(&options),
            "m" => Link::Match(value.code()?),
            "puzzle" => value.named(|game, name| Link::Puzzle { game, name })?,
            "lesson" => value.named(|game, name| Link::Lesson { game, name })?,
            _ => return Err(LinkError::Key(beginning(key))),
        };
        if options.at < fragment.len() || fragment.ends_with('&') {
            Err(LinkError::More(options.column()))
        } else {
            Ok(found)
        }
    }

    /// What stands behind the `#`.
    #[must_use]
    pub fn fragment(&self) -> String {
        match self {
            Link::Match(code) => format!("m={}", encoded(code)),
            Link::Puzzle { game, name } => format!("puzzle={}/{}", game.name(), encoded(name)),
            Link::Lesson { game, name } => format!("lesson={}/{}", game.name(), encoded(name)),
            Link::Position(position) => {
                let game = position.game();
                let mut fragment = format!("p={}/{}", game.name(), encoded(&position.to_string()));
                let options = position.options();
                let changed = options.iter().filter(|(key, value)| {
                    game.options().iter().any(|option| option.key == *key && option.default != value)
                });
                for (key, value) in changed {
                    _ = write!(fragment, "&{}={}", encoded(key), encoded(value));
                }
                fragment
            }
        }
    }

    /// The link at the address of a page, of which what stands behind `?` or `#` is left out; without an address only what
    /// stands from the `#` on.
    #[must_use]
    pub fn at(&self, page: &str) -> String {
        let page = page.split(['?', '#']).next().unwrap_or_default();
        format!("{page}#{}", self.fragment())
    }
}

/// Reads a text that is a link, as [`Link::find`] does.
impl FromStr for Link {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Link, LinkError> {
        Link::find(text).unwrap_or(Err(LinkError::NoFragment))
    }
}

/// Whether a text is meant as a link: an address, or what stands from the `#` of one on.
pub(crate) fn is_link(text: &str) -> bool {
    let begins = |with: &str| text.get(..with.len()).is_some_and(|start| start.eq_ignore_ascii_case(with));
    ["http://", "https://", "#m=", "#p=", "#puzzle=", "#lesson="].into_iter().any(begins)
}

/// A part of what stands behind the `#`.
struct Part<'t> {
    fragment: &'t str,
    text: &'t str,
    /// Where it begins.
    at: usize,
}

impl<'t> Part<'t> {
    fn column(&self) -> usize {
        self.column_of(0)
    }

    /// The column of a byte of this part.
    fn column_of(&self, byte: usize) -> usize {
        self.fragment[..self.at + byte].chars().count() + 1
    }

    fn part(&self, from: usize, to: usize) -> Part<'t> {
        Part { fragment: self.fragment, text: &self.text[from..to], at: self.at + from }
    }

    /// Without its encoding.
    fn decoded(&self) -> Result<String, LinkError> {
        let mut bytes = Vec::with_capacity(self.text.len());
        let mut first = None;
        let mut rest = self.text.bytes().enumerate();
        while let Some((at, byte)) = rest.next() {
            if byte != b'%' {
                bytes.push(byte);
                continue;
            }
            first = first.or(Some(at));
            let digit = |found: Option<(usize, u8)>| found.and_then(|(_, byte)| char::from(byte).to_digit(16));
            let (high, low) = (digit(rest.next()), digit(rest.next()));
            let byte = high.zip(low).and_then(|(high, low)| u8::try_from(16 * high + low).ok());
            bytes.push(byte.ok_or_else(|| LinkError::Encoding(self.column_of(at)))?);
        }
        String::from_utf8(bytes).map_err(|_| LinkError::Encoding(self.column_of(first.unwrap_or_default())))
    }

    fn code(&self) -> Result<String, LinkError> {
        let code = self.decoded()?;
        if share::is_code(&code) { Ok(code) } else { Err(LinkError::Code(self.column())) }
    }

    /// The game before the first stroke, and what stands behind that.
    fn game(&self) -> Result<(GameId, Part<'t>), LinkError> {
        // Some programs encode the stroke, too.
        let upper = self.text.find("%2F").or(self.text.find("%2f")).map(|at| (at, at + 3));
        let plain = self.text.find('/').map(|at| (at, at + 1));
        let none = || LinkError::Game { column: self.column(), found: beginning(self.text) };
        let (end, next) = plain.into_iter().chain(upper).min().ok_or_else(none)?;
        let game = GameId::ALL.into_iter().find(|game| game.name() == &self.text[..end]);
        let none = || LinkError::Game { column: self.column(), found: beginning(&self.text[..end]) };
        Ok((game.ok_or_else(none)?, self.part(next, self.text.len())))
    }

    fn named(&self, link: impl FnOnce(GameId, String) -> Link) -> Result<Link, LinkError> {
        let (game, rest) = self.game()?;
        let name = rest.decoded()?;
        let fits = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
        let is_name = (1..=MAX_NAME).contains(&name.len()) && name.bytes().all(fits);
        if is_name { Ok(link(game, name)) } else { Err(LinkError::Name(rest.column())) }
    }

    fn position(&self, options: &Part<'_>) -> Result<Link, LinkError> {
        let (game, rest) = self.game()?;
        let text = rest.decoded()?;
        if text.len() > MAX_POSITION {
            return Err(LinkError::TooLong);
        }
        let options = options.options()?;
        let options: Vec<(&str, &str)> = options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let position = AnyPosition::parse(game, &text, &options);
        let position = position.map_err(|error| LinkError::Position { game, why: error.to_string() })?;
        Ok(Link::Position(Box::new(position)))
    }

    fn options(&self) -> Result<Vec<(String, String)>, LinkError> {
        let mut options = Vec::new();
        let mut from = 0;
        for pair in self.text.split('&').filter(|_| !self.text.is_empty()) {
            let part = self.part(from, from + pair.len());
            from += pair.len() + 1;
            let wrong = || LinkError::More(part.column());
            let equals = pair.find('=').filter(|_| options.len() < MAX_OPTIONS).ok_or_else(wrong)?;
            let (key, value) = (part.part(0, equals), part.part(equals + 1, pair.len()));
            options.push((key.decoded()?, value.decoded()?));
        }
        Ok(options)
    }
}

/// Enough of a text to know it by.
fn beginning(text: &str) -> String {
    let start: String = text.chars().take(20).collect();
    if start.len() < text.len() { format!("{start}…") } else { start }
}

fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => encoded.push(char::from(byte)),
            b'-' | b'.' | b'_' | b'~' | b'/' | b':' | b',' | b'*' => encoded.push(char::from(byte)),
            _ => _ = write!(encoded, "%{byte:02X}"),
        }
    }
    encoded
}
