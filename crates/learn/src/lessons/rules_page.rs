//! The headings of a rules page.

/// A heading of the second level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// The name by which lessons refer to it: its words in small letters, with hyphens, as in an address.
    pub key: String,
    /// Its words.
    pub title: String,
}

/// The keys of headings below which there is nothing to teach by playing.
const NOT_TAUGHT: [&str; 8] = [
    "first-advice",
    "how-turns-are-written",
    "options",
    "with-the-mouse",
    "an-option-all-landings",
    "what-the-sources-leave-open",
    "what-comes-from-other-sources",
    "what-is-published-and-what-is-not",
];

impl Heading {
    /// Whether some lesson has to teach what stands below it.
    #[must_use]
    pub fn is_taught(&self) -> bool {
        !NOT_TAUGHT.contains(&self.key.as_str())
    }
}

/// The headings of a rules page in order. A page in another language has the same ones in the same order, so that the key
/// of an English heading leads to the heading at the same place.
///
/// ```
/// use ludarium_learn::lessons::headings;
/// let keys: Vec<String> = headings("# Tress\n## How to win\n## Intrusion: zones\n").into_iter().map(|one| one.key).collect();
/// assert_eq!(keys, ["how-to-win", "intrusion-zones"]);
/// ```
#[must_use]
pub fn headings(markdown: &str) -> Vec<Heading> {
    let titles = markdown.lines().filter_map(|line| line.strip_prefix("## "));
    titles.map(|title| Heading { key: key_of(title), title: title.trim().to_owned() }).collect()
}

fn key_of(title: &str) -> String {
    let words = title.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}
