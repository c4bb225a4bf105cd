//! The rules that players may switch.

use super::facts::Height;
use crate::{OptionError, OptionSpec, Side, Values};

/// The rules that players of Tribun may switch.
///
/// ```
/// use ludarium_rules::{Options as _, Side, games::tribun::{Options, Rules}};
/// assert_eq!(Options::default(), Options { first: Side::White, rules: Rules::Full });
/// assert_eq!(Options::from_pairs(&[("rules", "ninety")]).map(|options| options.rules), Ok(Rules::Ninety));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// "Who begins is agreed."
    pub first: Side,
    /// Which set of rules is played.
    pub rules: Rules,
}

/// The two sets of rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Rules {
    /// Everything.
    #[default]
    Full,
    /// "The authors' 90 % set for beginners: no Impero, no symmetric combine, no Centuria (height 8 is then invalid)."
    Ninety,
}

impl Rules {
    /// The heights that units may have, in ascending order.
    ///
    /// ```
    /// use ludarium_rules::games::tribun::{Height, Rules};
    /// assert_eq!(Rules::Full.heights(), Height::ALL);
    /// assert!(!Rules::Ninety.heights().contains(&Height::Centuria));
    /// ```
    #[must_use]
    pub const fn heights(self) -> &'static [Height] {
        match self {
            Rules::Full => &Height::ALL,
            Rules::Ninety => {
                const { &[Height::Servus, Height::Hastatus, Height::Saggitarius, Height::Eques, Height::Balista] }
            }
        }
    }

    /// The heights that units may have, as the end of a sentence.
    ///
    /// ```
    /// use ludarium_rules::games::tribun::Rules;
    /// assert_eq!(Rules::Full.list_of_heights(), "1, 2, 3, 4, 6 or 8");
    /// assert_eq!(Rules::Ninety.list_of_heights(), "1, 2, 3, 4 or 6");
    /// ```
    #[must_use]
    pub fn list_of_heights(self) -> String {
        let numbers: Vec<String> = self.heights().iter().map(Height::to_string).collect();
        match numbers.split_last() {
            Some((last, others)) => format!("{} or {last}", others.join(", ")),
            None => String::new(),
        }
    }

    /// Whether a unit of so many own pieces may stand.
    ///
    /// ```
    /// use ludarium_rules::games::tribun::Rules;
    /// assert!(Rules::Full.allows_height(8) && !Rules::Ninety.allows_height(8) && !Rules::Full.allows_height(5));
    /// ```
    #[must_use]
    pub const fn allows_height(self, pieces: u8) -> bool {
        match Height::of_pieces(pieces) {
            Some(Height::Centuria) => matches!(self, Rules::Full),
            Some(_) => true,
            None => false,
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options { first: Side::White, rules: Rules::Full }
    }
}

const FIRST: OptionSpec = OptionSpec {
    key: "first",
    title: "First turn",
    help: "Who begins: White or Black, as the players agree.",
    values: Values::Words(&["w", "b"]),
    default: "w",
};

const RULES: OptionSpec = OptionSpec {
    key: "rules",
    title: "Rules",
    help: "The full rules, or ninety per cent of them for beginners: no Impero, no symmetric combine, no Centuria.",
    values: Values::Words(&["full", "ninety"]),
    default: "full",
};

impl crate::Options for Options {
    const SPECS: &'static [OptionSpec] = &[FIRST, RULES];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match (key, value) {
            ("first", "w") => self.first = Side::White,
            ("first", "b") => self.first = Side::Black,
            ("rules", "full") => self.rules = Rules::Full,
            ("rules", "ninety") => self.rules = Rules::Ninety,
            ("first", _) => return Err(FIRST.refuse(value)),
            ("rules", _) => return Err(RULES.refuse(value)),
            _ => return Err(OptionError::unknown(key, Self::SPECS)),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        match key {
            "first" => Some(self.first.letter().to_string()),
            "rules" => Some(if self.rules == Rules::Full { "full" } else { "ninety" }.to_owned()),
            _ => None,
        }
    }
}
