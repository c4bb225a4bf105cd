//! Signs of judgement, and what is drawn on the board.

use std::fmt;
use std::str::FromStr;

use ludarium_rules::{Cell, excerpt};

/// The judgement of a turn, as chess has it: a glyph behind the turn, or its number (NAG) from `$1` to `$6`.
///
/// ```
/// use ludarium_record::study::Glyph;
/// assert_eq!("!?".parse(), Ok(Glyph::Interesting));
/// assert_eq!("$5".parse(), Ok(Glyph::Interesting));
/// assert_eq!(Glyph::Blunder.to_string(), "??");
/// assert!("$7".parse::<Glyph>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Glyph {
    /// `!`: a good turn.
    Good,
    /// `?`: a mistake.
    Mistake,
    /// `!!`: a brilliant turn.
    Brilliant,
    /// `??`: a blunder.
    Blunder,
    /// `!?`: an interesting turn.
    Interesting,
    /// `?!`: a dubious turn, an inaccuracy.
    Dubious,
}

/// A text that is no glyph.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{}\" is no glyph: they are !, ?, !!, ??, !?, ?! or $0 to $255", excerpt(text))]
pub struct UnknownGlyph {
    /// The text.
    pub text: String,
}

impl Glyph {
    /// All of them, in the order of their numbers from `$1`.
    pub const ALL: [Glyph; 6] =
        [Glyph::Good, Glyph::Mistake, Glyph::Brilliant, Glyph::Blunder, Glyph::Interesting, Glyph::Dubious];

    /// The sign.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Glyph::Good => "!",
            Glyph::Mistake => "?",
            Glyph::Brilliant => "!!",
            Glyph::Blunder => "??",
            Glyph::Interesting => "!?",
            Glyph::Dubious => "?!",
        }
    }
}

impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sign())
    }
}

impl FromStr for Glyph {
    type Err = UnknownGlyph;

    fn from_str(text: &str) -> Result<Glyph, UnknownGlyph> {
        let numbered = (1..).zip(Glyph::ALL).find(|(number, _)| text == format!("${number}"));
        let signed = Glyph::ALL.into_iter().find(|glyph| glyph.sign() == text);
        signed.or(numbered.map(|(_, glyph)| glyph)).ok_or_else(|| UnknownGlyph { text: text.to_owned() })
    }
}

/// The colour of an arrow or a ring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MarkColour {
    /// Green, the usual one.
    #[default]
    Green,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

impl MarkColour {
    /// All of them, the usual one first.
    pub const ALL: [MarkColour; 4] = [MarkColour::Green, MarkColour::Red, MarkColour::Blue, MarkColour::Yellow];

    /// The name in files: `green`, `red`, `blue` or `yellow`.
    ///
    /// ```
    /// use ludarium_record::study::MarkColour;
    /// assert_eq!(MarkColour::named("blue"), Some(MarkColour::Blue));
    /// assert_eq!(MarkColour::default().name(), "green");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            MarkColour::Green => "green",
            MarkColour::Red => "red",
            MarkColour::Blue => "blue",
            MarkColour::Yellow => "yellow",
        }
    }

    /// The colour of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<MarkColour> {
        MarkColour::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

/// An arrow from one cell to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arrow {
    /// Its tail.
    pub from: Cell,
    /// Its head, another cell.
    pub to: Cell,
    /// Its colour.
    pub colour: MarkColour,
}

/// A ring round a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ring {
    /// The cell.
    pub cell: Cell,
    /// Its colour.
    pub colour: MarkColour,
}
