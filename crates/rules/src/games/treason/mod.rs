//! Treason: draughts on triangles; a man that crosses the board becomes a Spy, and a Spy makes enemies change sides.
//!
//! A game by João Cabral and Helena Melo. This room has its facts: the pieces, the set-up, the promotion lines, the
//! option.

mod game;
mod notation;
mod outcome;
mod position;
mod text;
mod turns;

pub use position::Treason;
pub use turns::{Capture, Chain, Turn};

use crate::board::triangle::{Triangle, line_set};
use crate::{Kind, OptionError, OptionSpec, Side, Values};

/// The man: steps and captures forward or along its line.
pub const MAN: Kind = Kind(0);
/// The Spy: steps and captures in any direction, and converts.
pub const SPY: Kind = Kind(1);

/// The most pieces of a position, both sides together.
pub const MOST_PIECES: usize = 22;

/// The start: "White: A1 B1 C1 D1 E1 F1 B2 C2 D2 E2 F2. Black: L6 K6 J6 I6 H6 G6 K5 J5 I5 H5 G5 (the half-turn). Eleven
/// each." "White (South, bottom) moves first."
const START: &str = "1bbbbbb/2bbbbb/7/7/wwwww2/wwwwww1 w";

/// The cells where a side's men become Spies: "White promotes on L6 K6 J6 I6 H6 G6 (not F6)", "Black promotes on A1 B1
/// C1 D1 E1 F1 (not G1)".
///
/// ```
/// use ludarium_rules::{Side, board::triangle::Triangle, games::treason::promotion_line};
/// let [f6, l6, g1] = ["F6", "L6", "G1"].map(|name| Triangle::named(name).expect("a triangle"));
/// assert!(l6.is_in(promotion_line(Side::White)) && !f6.is_in(promotion_line(Side::White)));
/// assert!(!g1.is_in(promotion_line(Side::Black)));
/// ```
#[must_use]
#[inline]
pub const fn promotion_line(side: Side) -> u64 {
    match side {
        Side::White => line_set(6) & !end_of_line(6, 0),
        Side::Black => line_set(1) & !end_of_line(1, 6),
    }
}

/// The odd one out of a line: the one cell of the other half.
const fn end_of_line(line: u8, place: u8) -> u64 {
    match Triangle::in_line(line, place) {
        Some(triangle) => triangle.bit(),
        None => 0,
    }
}

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
    const fn open(self, table: u64, empty: u64) -> u64 {
        match self {
            Landings::Chosen => table & empty,
            Landings::All if table & !empty == 0 => table,
            Landings::All => 0,
        }
    }

    const fn word(self) -> &'static str {
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
