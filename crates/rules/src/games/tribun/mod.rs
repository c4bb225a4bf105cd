//! Tribun pugna pro cannae: stacks fight on 91 hexes, and whoever loses the Tribun has lost.
//!
//! A game by the authors of Tribun, 2020-22. This room has its facts: heights and their names, the set-up, the options.

mod game;
mod notation;
mod outcome;
mod position;
mod text;
mod turns;

pub use position::{Tribun, Unit};
pub use turns::{Attacker, GO_ON_TOP, JointAttack, Parts, Pattern, SPLIT, Sight, Turn};

use crate::{Kind, OptionError, OptionSpec, Side, Values};

/// One piece of a stack.
pub const PIECE: Kind = Kind(0);
/// The Tribun: "the Tribun is always the topmost piece"; "the Tribun counts one".
pub const TRIBUN: Kind = Kind(1);

/// One height that a unit can have, described for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeightFacts {
    /// The number of own pieces, which is strength and resistance.
    pub height: u8,
    /// What a unit of this height is called.
    pub name: &'static str,
    /// How it moves, as the rest of a sentence that begins with its name.
    pub moves: &'static str,
    /// How it attacks, as the rest of a sentence that begins with its name.
    pub attacks: &'static str,
}

/// "Valid heights: 1, 2, 3, 4, 6, 8."
///
/// ```
/// use ludarium_rules::games::tribun::HEIGHTS;
/// assert_eq!(HEIGHTS.map(|facts| facts.height), [1, 2, 3, 4, 6, 8]);
/// ```
pub const HEIGHTS: [HeightFacts; 6] = [
    HeightFacts {
        height: 1,
        name: "Servus",
        moves: "steps one hex straight forward",
        attacks: "attacks the two hexes beside the one in front of it",
    },
    HeightFacts {
        height: 2,
        name: "Hastatus",
        moves: "leaps to the hexes of its own colour two away",
        attacks: "attacks the hexes of its own colour two away",
    },
    HeightFacts {
        height: 3,
        name: "Saggitarius",
        moves: "leaps to the hexes of other colours three away",
        attacks: "attacks the hexes of other colours three away",
    },
    HeightFacts {
        height: 4,
        name: "Eques",
        moves: "slides in leaps of the Hastatus, over empty hexes",
        attacks: "attacks the first unit on a line of Hastatus leaps",
    },
    HeightFacts {
        height: 6,
        name: "Balista",
        moves: "slides in leaps of the Hastatus, over empty hexes",
        attacks: "attacks the first unit on a straight line",
    },
    HeightFacts {
        height: 8,
        name: "Centuria",
        moves: "steps one hex, or two straight unless an enemy is between",
        attacks: "attacks what it could step to, and the hexes of its own colour two away",
    },
];

/// The name of a unit by its height; empty for a height that no unit has.
///
/// ```
/// use ludarium_rules::games::tribun::unit_name;
/// assert_eq!((unit_name(4), unit_name(5)), ("Eques", ""));
/// ```
#[must_use]
pub fn unit_name(height: u8) -> &'static str {
    HEIGHTS.iter().find(|facts| facts.height == height).map_or("", |facts| facts.name)
}

/// "35 pieces and one Tribun a side."
pub const PIECES: u8 = 35;

/// The set-up, without the side to move.
const START: &str = "b2w1,b6b1,c1w2,c3w1,c6b1,c8b2,d1w2,d2w2,d3w2,d4w1,d6b1,d7b2,d8b2,d9b2,e2w3,e4w1,e7b1,e9b3,f1w1T,\
                     f2w3,f3w2,f9b2,f10b3,f11b1T,g2w3,g4w1,g7b1,g9b3,h1w2,h2w2,h3w2,h4w1,h6b1,h7b2,h8b2,h9b2,i1w2,\
                     i3w1,i6b1,i8b2,k2w1,k6b1";

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
    /// Whether a unit of so many own pieces may stand.
    ///
    /// ```
    /// use ludarium_rules::games::tribun::Rules;
    /// assert!(Rules::Full.allows_height(8) && !Rules::Ninety.allows_height(8) && !Rules::Full.allows_height(5));
    /// ```
    #[must_use]
    pub const fn allows_height(self, height: u8) -> bool {
        matches!(height, 1..=4 | 6) || height == 8 && matches!(self, Rules::Full)
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
