//! Go-Chess: chess pieces on a board with blocked squares, placed pair by pair in secret, then played without a
//! direction.
//!
//! A game by Jim Callan. This room has its facts: the pieces, the order of placement, the options.

mod game;
mod notation;
mod outcome;
mod position;
pub mod reach;
mod text;
mod turns;

pub use position::GoChess;
pub use turns::Turn;

use crate::board::grid::Point;
use crate::{Kind, OptionError, OptionSpec, Values};

/// A square: "10x10, files a-j, ranks 1-10 from White's side".
pub type Square = Point<10, 10>;

/// The Pawn, `P`: "moves one square along a rank or file in any direction to an empty square, and captures one square
/// diagonally in any direction".
pub const PAWN: Kind = Kind(0);
/// The Knight, `N`: "knights leap".
pub const KNIGHT: Kind = Kind(1);
/// The Bishop, `B`, as in chess.
pub const BISHOP: Kind = Kind(2);
/// The Rook, `R`, as in chess.
pub const ROOK: Kind = Kind(3);
/// The Queen, `Q`, as in chess.
pub const QUEEN: Kind = Kind(4);
/// The King, `K`, as in chess.
pub const KING: Kind = Kind(5);
/// A blocked square, `#`, shown as a piece of nobody: "Nobody stands on a blocked square".
pub const BLOCKED: Kind = Kind(6);

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
    /// How many of them a side has.
    pub count: u8,
}

/// The kinds of piece, in the order of their numbers: P N B R Q K.
///
/// "Each side has 8 pawns, 2 bishops, 2 rooks, 2 knights, a queen and a king."
///
/// ```
/// use ludarium_rules::games::go_chess::KINDS;
/// assert_eq!(KINDS.map(|facts| facts.letter).iter().collect::<String>(), "PNBRQK");
/// assert_eq!(KINDS.map(|facts| facts.count).iter().sum::<u8>(), 16);
/// ```
pub const KINDS: [KindFacts; 6] = [
    KindFacts {
        kind: PAWN,
        letter: 'P',
        name: "Pawn",
        moves: "steps one square along a rank or file, and captures one square diagonally",
        count: 8,
    },
    KindFacts {
        kind: KNIGHT,
        letter: 'N',
        name: "Knight",
        moves: "leaps two squares along a rank or file and one to the side",
        count: 2,
    },
    KindFacts { kind: BISHOP, letter: 'B', name: "Bishop", moves: "moves along diagonals", count: 2 },
    KindFacts { kind: ROOK, letter: 'R', name: "Rook", moves: "moves along ranks and files", count: 2 },
    KindFacts { kind: QUEEN, letter: 'Q', name: "Queen", moves: "moves along ranks, files and diagonals", count: 1 },
    KindFacts { kind: KING, letter: 'K', name: "King", moves: "moves one square in any direction", count: 1 },
];

/// "The pieces are placed pair by pair in the order pawn x8, bishop x2, rook x2, knight x2, queen, king."
///
/// ```
/// use ludarium_rules::games::go_chess::{BISHOP, KING, ORDER};
/// assert_eq!((ORDER.len(), ORDER[9], ORDER[15]), (16, BISHOP, KING));
/// ```
pub const ORDER: [Kind; 16] =
    [PAWN, PAWN, PAWN, PAWN, PAWN, PAWN, PAWN, PAWN, BISHOP, BISHOP, ROOK, ROOK, KNIGHT, KNIGHT, QUEEN, KING];

/// The number of pairs placed when a side puts its second Bishop.
const SECOND_BISHOP: u8 = 9;

/// The number of pairs placed when the kings are chosen.
const KINGS: u8 = 15;

/// The facts of a kind; of the King for a number that no piece has.
fn facts(kind: Kind) -> &'static KindFacts {
    KINDS.get(usize::from(kind.0)).unwrap_or(&KINDS[KING.0 as usize])
}

/// The rules that players of Go-Chess may switch, and the seed of the board.
///
/// ```
/// use ludarium_rules::{Options as _, games::go_chess::Options};
/// assert_eq!((Options::default().blocked(), Options::default().seed()), (10, 0));
/// let options = Options::from_pairs(&[("blocked", "20"), ("seed", "18446744073709551615")]).expect("known");
/// assert_eq!((options.blocked(), options.seed()), (20, u64::MAX));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    blocked: u8,
    seed: u64,
}

impl Options {
    /// The number of blocked squares, 0 to 20.
    #[must_use]
    pub const fn blocked(self) -> u8 {
        self.blocked
    }

    /// The seed from which the boards of a match are drawn.
    #[must_use]
    pub const fn seed(self) -> u64 {
        self.seed
    }
}

impl Default for Options {
    fn default() -> Options {
        Options { blocked: 10, seed: 0 }
    }
}

const BLOCKED_OPTION: OptionSpec = OptionSpec {
    key: "blocked",
    title: "Blocked squares",
    help: "How many squares are closed to every piece.",
    values: Values::Number(0, 20),
    default: "10",
};

const SEED_OPTION: OptionSpec = OptionSpec {
    key: "seed",
    title: "Seed of the board",
    help: "The number from which the blocked squares are drawn; the same number gives the same board.",
    values: Values::Number(0, u64::MAX),
    default: "0",
};

impl crate::Options for Options {
    const SPECS: &'static [OptionSpec] = &[BLOCKED_OPTION, SEED_OPTION];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let number = canonical(value);
        match key {
            "blocked" => {
                let fits = number.and_then(|number| u8::try_from(number).ok()).filter(|&number| number <= 20);
                self.blocked = fits.ok_or_else(|| BLOCKED_OPTION.refuse(value))?;
            }
            "seed" => self.seed = number.ok_or_else(|| SEED_OPTION.refuse(value))?,
            _ => return Err(OptionError::unknown(key, Self::SPECS)),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        match key {
            "blocked" => Some(self.blocked.to_string()),
            "seed" => Some(self.seed.to_string()),
            _ => None,
        }
    }
}

/// Reads a number that is written in the only way that counts: digits without a leading zero.
fn canonical(text: &str) -> Option<u64> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| digits)
}
