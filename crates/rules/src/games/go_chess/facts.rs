//! The facts of the game: the board, the pieces, the order of placement.

use crate::board::grid::Point;
use crate::{Kind, Name};

/// A square: "10x10, files a-j, ranks 1-10 from White's side".
pub type Square = Point<10, 10>;

/// A kind of piece.
///
/// ```
/// use ludarium_rules::games::go_chess::{BLOCKED, KING, PieceKind};
/// assert_eq!(PieceKind::try_from(KING), Ok(PieceKind::King));
/// assert_eq!(PieceKind::King.kind(), KING);
/// assert_eq!(PieceKind::try_from(BLOCKED), Err(BLOCKED), "a blocked square is no piece");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum PieceKind {
    /// `P`: "moves one square along a rank or file in any direction to an empty square, and captures one square
    /// diagonally in any direction".
    Pawn,
    /// `N`: "knights leap".
    Knight,
    /// `B`, as in chess.
    Bishop,
    /// `R`, as in chess.
    Rook,
    /// `Q`, as in chess.
    Queen,
    /// `K`, as in chess.
    King,
}

impl PieceKind {
    /// Every kind, in the order of their numbers.
    pub const ALL: [PieceKind; 6] =
        [PieceKind::Pawn, PieceKind::Knight, PieceKind::Bishop, PieceKind::Rook, PieceKind::Queen, PieceKind::King];

    /// The number by which all games name their kinds of pieces.
    #[must_use]
    pub const fn kind(self) -> Kind {
        Kind(self as u8)
    }

    /// Its description for people.
    #[must_use]
    pub const fn facts(self) -> &'static KindFacts {
        const FACTS: &[KindFacts; 6] = &KINDS;
        &FACTS[self as usize]
    }

    /// Its name, for sentences.
    pub(super) const fn named(self) -> Name {
        Name { domain: "go-chess", english: self.facts().name }
    }

    /// The kind of an upper-case letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<PieceKind> {
        PieceKind::ALL.into_iter().find(|kind| kind.facts().letter == letter)
    }
}

impl TryFrom<Kind> for PieceKind {
    /// The number, which no kind of piece has.
    type Error = Kind;

    fn try_from(kind: Kind) -> Result<PieceKind, Kind> {
        PieceKind::ALL.into_iter().find(|known| known.kind() == kind).ok_or(kind)
    }
}

/// The Pawn, as a number.
pub const PAWN: Kind = PieceKind::Pawn.kind();
/// The Knight, as a number.
pub const KNIGHT: Kind = PieceKind::Knight.kind();
/// The Bishop, as a number.
pub const BISHOP: Kind = PieceKind::Bishop.kind();
/// The Rook, as a number.
pub const ROOK: Kind = PieceKind::Rook.kind();
/// The Queen, as a number.
pub const QUEEN: Kind = PieceKind::Queen.kind();
/// The King, as a number.
pub const KING: Kind = PieceKind::King.kind();
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
    KindFacts { kind: PAWN, letter: 'P', name: "Pawn", count: 8 },
    KindFacts { kind: KNIGHT, letter: 'N', name: "Knight", count: 2 },
    KindFacts { kind: BISHOP, letter: 'B', name: "Bishop", count: 2 },
    KindFacts { kind: ROOK, letter: 'R', name: "Rook", count: 2 },
    KindFacts { kind: QUEEN, letter: 'Q', name: "Queen", count: 1 },
    KindFacts { kind: KING, letter: 'K', name: "King", count: 1 },
];

/// "The pieces are placed pair by pair in the order pawn x8, bishop x2, rook x2, knight x2, queen, king."
///
/// ```
/// use ludarium_rules::games::go_chess::{BISHOP, KING, ORDER};
/// assert_eq!((ORDER.len(), ORDER[9], ORDER[15]), (16, BISHOP, KING));
/// ```
pub const ORDER: [Kind; 16] = {
    let mut order = [Kind(0); 16];
    let mut pair = 0;
    while pair < order.len() {
        order[pair] = PLACING_ORDER[pair].kind();
        pair += 1;
    }
    order
};

/// [`ORDER`] with types.
pub(super) const PLACING_ORDER: [PieceKind; 16] = {
    use PieceKind::{Bishop, King, Knight, Pawn, Queen, Rook};
    [Pawn, Pawn, Pawn, Pawn, Pawn, Pawn, Pawn, Pawn, Bishop, Bishop, Rook, Rook, Knight, Knight, Queen, King]
};

/// The number of pairs placed when a side puts its second Bishop.
pub(super) const SECOND_BISHOP: u8 = 9;

/// The number of pairs placed when the kings are chosen.
pub(super) const KINGS: u8 = 15;
