//! The rules that players may switch.

use crate::{OptionError, OptionSpec, Values};

/// How many full ranks each side starts with: "option `ranks=2|3` (default 2)".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ranks {
    /// "White 1-2, Black 8-9."
    #[default]
    Two,
    /// "`bbbbbbbbb/bbbbbbbbb/bbbbbbbbb/9/9/9/wwwwwwwww/wwwwwwwww/wwwwwwwww w`."
    Three,
}

impl Ranks {
    /// The number.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Ranks::Two => 2,
            Ranks::Three => 3,
        }
    }

    /// The number of pieces of a side: "at most 18 pieces a side (27 with `ranks=3`)".
    ///
    /// ```
    /// use ludarium_rules::games::troop_chess::Ranks;
    /// assert_eq!((Ranks::Two.pieces(), Ranks::Three.pieces()), (18, 27));
    /// ```
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.count() * 9
    }
}

/// The rules that players of Troop Chess may switch.
///
/// ```
/// use ludarium_rules::{Options as _, games::troop_chess::{Options, Ranks}};
/// assert_eq!(Options::default().ranks, Ranks::Two);
/// assert_eq!(Options::from_pairs(&[("ranks", "3")]).expect("known").ranks, Ranks::Three);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// How many ranks each side fills at the start.
    pub ranks: Ranks,
}

/// The only option.
const RANKS: OptionSpec = OptionSpec {
    key: "ranks",
    title: "Ranks",
    help: "How many full ranks of pieces each side starts with.",
    values: Values::Words(&["2", "3"]),
    default: "2",
};

impl crate::Options for Options {
    const SPECS: &'static [OptionSpec] = &[RANKS];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        if key != RANKS.key {
            return Err(OptionError::unknown(key, Self::SPECS));
        }
        self.ranks = match value {
            "2" => Ranks::Two,
            "3" => Ranks::Three,
            _ => return Err(RANKS.refuse(value)),
        };
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        (key == RANKS.key).then(|| self.ranks.count().to_string())
    }
}
