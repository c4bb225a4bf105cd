//! Rules that the players may switch.

use crate::excerpt;

/// The options of a game: a small value with a default, readable and settable by name.
pub trait Options: Copy + Eq + std::hash::Hash + Default + std::fmt::Debug + Send + Sync + 'static {
    /// Every option of the game, in the order in which they are shown.
    const SPECS: &'static [OptionSpec];

    /// Sets one option.
    ///
    /// # Errors
    /// An unknown key, or a value that the key does not have; the message lists those that exist.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError>;

    /// The present value of an option, in the words that [`Options::set`] takes; `None` for an unknown key.
    fn get(&self, key: &str) -> Option<String>;

    /// All options with their present values, in the order of [`Options::SPECS`].
    fn list(&self) -> Vec<(&'static str, String)> {
        Self::SPECS.iter().filter_map(|spec| Some((spec.key, self.get(spec.key)?))).collect()
    }

    /// The defaults with some options changed.
    ///
    /// # Errors
    /// As [`Options::set`]; also a key that is given twice.
    fn from_pairs(pairs: &[(&str, &str)]) -> Result<Self, OptionError> {
        let mut options = Self::default();
        for (i, (key, value)) in pairs.iter().enumerate() {
            if pairs[..i].iter().any(|(earlier, _)| earlier == key) {
                return Err(OptionError::Twice { key: (*key).to_owned() });
            }
            options.set(key, value)?;
        }
        Ok(options)
    }
}

/// One option, described for people and for forms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The name in `key=value`.
    pub key: &'static str,
    /// A short title, such as "Second Wind".
    pub title: &'static str,
    /// One sentence on what it changes.
    pub help: &'static str,
    /// The values it can have.
    pub values: Values,
    /// The default, in the words of [`OptionSpec::values`].
    pub default: &'static str,
}

/// The values of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// One of these words.
    Words(&'static [&'static str]),
    /// A whole number from the first to the second, both included.
    Number(u64, u64),
}

impl OptionSpec {
    /// The error for a value that this option does not have.
    #[must_use]
    pub fn refuse(&self, value: &str) -> OptionError {
        let allowed = match self.values {
            Values::Words(words) => words.join(" or "),
            Values::Number(low, high) => format!("a whole number from {low} to {high}"),
        };
        OptionError::Value { key: self.key, value: value.to_owned(), allowed }
    }
}

/// An option that is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// The game has no such option.
    #[error("unknown option \"{}\"; this game has {}", excerpt(key), known_list(known))]
    Key {
        /// What was asked for.
        key: String,
        /// What the game has.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    #[error("option {key} cannot be \"{}\": it takes {allowed}", excerpt(value))]
    Value {
        /// The option.
        key: &'static str,
        /// What was asked for.
        value: String,
        /// What it takes, in words.
        allowed: String,
    },
    /// The same option was given twice.
    #[error("option \"{}\" is given twice", excerpt(key))]
    Twice {
        /// The option.
        key: String,
    },
}

impl OptionError {
    /// The error for a key that a game with these options does not have.
    #[must_use]
    pub fn unknown(key: &str, specs: &[OptionSpec]) -> OptionError {
        OptionError::Key { key: key.to_owned(), known: specs.iter().map(|spec| spec.key).collect() }
    }
}

fn known_list(known: &[&str]) -> String {
    if known.is_empty() { "no options".to_owned() } else { known.join(", ") }
}
