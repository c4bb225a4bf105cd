//! The rules that players may switch.

use crate::{OptionError, OptionSpec, Values};

/// When a capture may be made, as far as its landing cells matter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Landings {
    /// The landing that is chosen must be empty.
    #[default]
    Chosen,
    /// "A capture over a piece is legal only if *every* landing cell of that (from, over) pair in the piece's own table
    /// (man's or Spy's) is empty on the board of that moment."
    All,
}

impl Landings {
    /// The cells of a landing table where a capturer may land.
    #[inline]
    pub(super) const fn open(self, table: u64, empty: u64) -> u64 {
        match self {
            Landings::Chosen => table & empty,
            Landings::All if table & !empty == 0 => table,
            Landings::All => 0,
        }
    }

    pub(super) const fn word(self) -> &'static str {
        match self {
            Landings::Chosen => "chosen",
            Landings::All => "all",
        }
    }
}

/// The rules that players of Treason may switch.
///
/// ```
/// use ludarium_rules::{Options as _, games::treason::{Landings, Options}};
/// assert_eq!(Options::default().landings, Landings::Chosen);
/// assert_eq!(Options::from_pairs(&[("landings", "all")]).expect("known").landings, Landings::All);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// Which landing cells of a capture must be empty.
    pub landings: Landings,
}

/// The only option.
const LANDINGS: OptionSpec = OptionSpec {
    key: "landings",
    title: "Landings",
    help: "Which cells behind a captured piece must be empty: the chosen one, or all that the capturer could land on.",
    values: Values::Words(&["chosen", "all"]),
    default: "chosen",
};

impl crate::Options for Options {
    const SPECS: &'static [OptionSpec] = &[LANDINGS];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        if key != LANDINGS.key {
            return Err(OptionError::unknown(key, Self::SPECS));
        }
        let known = [Landings::Chosen, Landings::All].into_iter().find(|landings| landings.word() == value);
        self.landings = known.ok_or_else(|| LANDINGS.refuse(value))?;
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        (key == LANDINGS.key).then(|| self.landings.word().to_owned())
    }
}
