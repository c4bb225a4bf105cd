//! Tress: Knights, Guardians and Pikemen fight over seven outposts; King and Queen try to hold the Fortress together.
//!
//! A game by Anthony Williams. This room has its facts: the pieces, the zones, the set-up, the options.

mod game;
mod notation;
mod outcome;
mod position;
mod text;
mod turns;

pub use outcome::{Condition, Conditions};
pub use position::Tress;
pub use turns::Turn;

use crate::board::square::Square;
use crate::{Cell, Kind, OptionError, OptionSpec, Values};

/// The Knight, `N`: "one square in the eight directions".
pub const KNIGHT: Kind = Kind(0);
/// The Guardian, `G`: "leaps to any of the 16 squares at king-distance exactly 2 (over anything)".
pub const GUARDIAN: Kind = Kind(1);
/// The Pikeman, `P`: "slides along diagonals".
pub const PIKEMAN: Kind = Kind(2);
/// The Lancer, `L`: "slides along ranks and files".
pub const LANCER: Kind = Kind(3);
/// The Sentinel, `S`: "slides in all eight directions".
pub const SENTINEL: Kind = Kind(4);
/// The King, `K`: "one square in the eight directions".
pub const KING: Kind = Kind(5);
/// The Queen, `Q`: "one square in the eight directions".
pub const QUEEN: Kind = Kind(6);

/// One kind of piece, described for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindFacts {
    /// Its number in pictures; also its place in [`KINDS`].
    pub kind: Kind,
    /// Its letter in texts, upper case.
    pub letter: char,
    /// Its name.
    pub name: &'static str,
    /// How it moves, as the rest of a sentence that begins with its name.
    pub moves: &'static str,
}

/// The kinds of piece, in the order of their numbers: N G P L S K Q.
///
/// ```
/// use ludarium_rules::games::tress::KINDS;
/// assert_eq!(KINDS.map(|facts| facts.letter).iter().collect::<String>(), "NGPLSKQ");
/// ```
pub const KINDS: [KindFacts; 7] = [
    KindFacts { kind: KNIGHT, letter: 'N', name: "Knight", moves: "steps one square in any direction" },
    KindFacts { kind: GUARDIAN, letter: 'G', name: "Guardian", moves: "leaps exactly two squares away, over anything" },
    KindFacts { kind: PIKEMAN, letter: 'P', name: "Pikeman", moves: "slides along diagonals" },
    KindFacts { kind: LANCER, letter: 'L', name: "Lancer", moves: "slides along ranks and files" },
    KindFacts { kind: SENTINEL, letter: 'S', name: "Sentinel", moves: "slides along ranks, files and diagonals" },
    KindFacts { kind: KING, letter: 'K', name: "King", moves: "steps one square in any direction" },
    KindFacts { kind: QUEEN, letter: 'Q', name: "Queen", moves: "steps one square in any direction" },
];

/// One zone of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ZoneFacts {
    /// Its name.
    pub name: &'static str,
    /// Its squares as a set.
    pub squares: u64,
}

impl ZoneFacts {
    const fn at(name: &'static str, file: u8, rank: u8) -> ZoneFacts {
        ZoneFacts { name, squares: BLOCK << (rank * 8 + file) }
    }
}

/// A block of two by two squares on a1.
const BLOCK: u64 = 0x303;

/// "Seven zones of four squares", in the order of [`crate::BoardView::zones`]; the last is the Fortress.
///
/// ```
/// use ludarium_rules::games::tress::{FORTRESS, ZONES};
/// assert_eq!(ZONES[FORTRESS].name, "Fortress");
/// assert!(ZONES.iter().all(|zone| zone.squares.count_ones() == 4));
/// ```
pub const ZONES: [ZoneFacts; 7] = [
    ZoneFacts::at("Near Queen's Outpost", 0, 0),
    ZoneFacts::at("Near Central Outpost", 3, 0),
    ZoneFacts::at("Near King's Outpost", 6, 0),
    ZoneFacts::at("Far Queen's Outpost", 0, 6),
    ZoneFacts::at("Far Central Outpost", 3, 6),
    ZoneFacts::at("Far King's Outpost", 6, 6),
    ZoneFacts::at("Fortress", 3, 3),
];

/// The place of the Fortress in [`ZONES`].
pub const FORTRESS: usize = 6;

/// The squares of the Fortress.
const FORTRESS_SQUARES: u64 = ZONES[FORTRESS].squares;

/// The zone that a cell belongs to, as an index into [`ZONES`].
///
/// ```
/// use ludarium_rules::{Position, games::tress::{FORTRESS, Tress, zone_of}};
/// let zone = |name| zone_of(Tress::cell_named(name).expect("a square"));
/// assert_eq!((zone("d4"), zone("b2"), zone("c3")), (Some(FORTRESS), Some(0), None));
/// ```
#[must_use]
pub fn zone_of(cell: Cell) -> Option<usize> {
    zone_of_square(Square::of_cell(cell)?)
}

fn zone_of_square(square: Square) -> Option<usize> {
    ZONES.iter().position(|zone| square.is_in(zone.squares))
}

/// The ranks of the start position: "Knights N on a2 b2 d2 e2 g2 h2, Guardians G b1 g1, Pikemen P d1 e1, Queen Q a1,
/// King K h1; Black mirrored in the horizontal middle line".
const START: &str = "qg1pp1gk/nn1nn1nn/8/8/8/8/NN1NN1NN/QG1PP1GK w";

/// The rules that players of Tress may switch.
///
/// ```
/// use ludarium_rules::{Options as _, games::tress::Options};
/// assert!(Options::default().second_wind);
/// assert!(!Options::from_pairs(&[("second_wind", "off")]).expect("known").second_wind);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Whether the other side may answer a winning condition. "Off: in step 3 M has won at once".
    pub second_wind: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { second_wind: true }
    }
}

/// The only option.
const SECOND_WIND: OptionSpec = OptionSpec {
    key: "second_wind",
    title: "Second Wind",
    help: "A side that meets a winning condition has won only if the other side cannot undo it at once.",
    values: Values::Words(&["on", "off"]),
    default: "on",
};

impl crate::Options for Options {
    const SPECS: &'static [OptionSpec] = &[SECOND_WIND];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        if key != SECOND_WIND.key {
            return Err(OptionError::unknown(key, Self::SPECS));
        }
        self.second_wind = match value {
            "on" => true,
            "off" => false,
            _ => return Err(SECOND_WIND.refuse(value)),
        };
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        (key == SECOND_WIND.key).then(|| if self.second_wind { "on" } else { "off" }.to_owned())
    }
}
