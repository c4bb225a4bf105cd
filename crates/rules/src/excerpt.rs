//! Short quotations: what errors repeat of a text that somebody has given them.

use std::fmt::{self, Display, Write as _};

/// The most characters of a text that an error repeats.
const MOST: usize = 40;

/// A text as errors quote it: its first 40 characters at most, with "…" for what is left out and spaces for line ends and
/// other control characters. Every error that repeats what was read does so through this, so that no input can make a
/// message long.
///
/// ```
/// use ludarium_rules::excerpt;
/// assert_eq!(excerpt("dNd3").to_string(), "dNd3");
/// assert_eq!(excerpt("one\ttwo").to_string(), "one two");
/// assert_eq!(excerpt(&"x".repeat(1_000_000)).to_string().chars().count(), 40);
/// assert!(excerpt(&"x".repeat(41)).to_string().ends_with("x…"));
/// ```
#[must_use]
pub fn excerpt(text: &str) -> Excerpt<'_> {
    Excerpt(text)
}

/// A text that is written as [`excerpt`] says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Excerpt<'t>(&'t str);

impl Display for Excerpt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_whole = self.0.chars().nth(MOST).is_none();
        let kept = if is_whole { MOST } else { MOST - 1 };
        for character in self.0.chars().take(kept) {
            f.write_char(if character.is_control() { ' ' } else { character })?;
        }
        if is_whole { Ok(()) } else { f.write_char('…') }
    }
}

/// Several texts with commas between them, each as an [`excerpt`]; the first eight, and "…" for the others.
///
/// ```
/// use ludarium_rules::excerpts;
/// assert_eq!(excerpts(["d3", "e4"]), "d3, e4");
/// assert!(excerpts(["d3"; 9]).ends_with("d3, …"));
/// ```
#[must_use]
pub fn excerpts<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> String {
    const FIRST: usize = 8;
    let mut texts = texts.into_iter();
    let mut quoted: Vec<String> = texts.by_ref().take(FIRST).map(|text| excerpt(text.as_ref()).to_string()).collect();
    quoted.extend(texts.next().map(|_| "…".to_owned()));
    quoted.join(", ")
}

/// What another library says of a text, as one line in which every long word is an [`excerpt`]: such messages repeat what
/// they do not understand in full.
///
/// ```
/// use ludarium_rules::excerpt_words;
/// let said = format!("unknown field `{}`,\nexpected one of `a`, `b`", "x".repeat(5000));
/// let short = excerpt_words(said);
/// assert!(short.len() < 100 && short.starts_with("unknown field `xxx") && short.ends_with("… expected one of `a`, `b`"));
/// ```
#[must_use]
pub fn excerpt_words(message: impl Display) -> String {
    /// The most words of a message.
    const WORDS: usize = 60;
    let message = message.to_string();
    let mut words = message.split_whitespace();
    let mut short: Vec<String> = words.by_ref().take(WORDS).map(|word| excerpt(word).to_string()).collect();
    short.extend(words.next().map(|_| "…".to_owned()));
    short.join(" ")
}
