//! The facts of the game: the pieces, the zones, the set-up.

use std::fmt;

use crate::board::square::Square;
use crate::{Cell, Kind, Name};

/// A kind of piece.
///
/// ```
/// use ludarium_rules::{Kind, games::tress::{PieceKind, KING}};
/// assert_eq!(PieceKind::try_from(KING), Ok(PieceKind::King));
/// assert_eq!(PieceKind::King.kind(), KING);
/// assert_eq!(PieceKind::try_from(Kind(7)), Err(Kind(7)), "no piece of Tress");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum PieceKind {
    /// `N`: "one square in the eight directions".
    Knight,
    /// `G`: "leaps to any of the 16 squares at king-distance exactly 2 (over anything)".
    Guardian,
    /// `P`: "slides along diagonals".
    Pikeman,
    /// `L`: "slides along ranks and files".
    Lancer,
    /// `S`: "slides in all eight directions".
    Sentinel,
    /// `K`: "one square in the eight directions".
    King,
    /// `Q`: "one square in the eight directions".
    Queen,
}

impl PieceKind {
    /// Every kind, in the order of their numbers.
    pub const ALL: [PieceKind; 7] = [
        PieceKind::Knight,
        PieceKind::Guardian,
        PieceKind::Pikeman,
        PieceKind::Lancer,
        PieceKind::Sentinel,
        PieceKind::King,
        PieceKind::Queen,
    ];

    /// The number by which all games name their kinds of pieces.
    #[must_use]
    pub const fn kind(self) -> Kind {
        Kind(self as u8)
    }

    /// Its description for people.
    #[must_use]
    pub const fn facts(self) -> &'static KindFacts {
        const FACTS: &[KindFacts; 7] = &KINDS;
        &FACTS[self as usize]
    }

    /// What players call it.
    #[must_use]
    pub const fn name(self) -> Name {
        Name { domain: "tress", english: self.facts().name }
    }

    /// What it becomes by promotion: "Pikemen and Guardians … become Lancers and Sentinels".
    #[must_use]
    pub const fn promoted(self) -> PieceKind {
        match self {
            PieceKind::Pikeman => PieceKind::Lancer,
            PieceKind::Guardian => PieceKind::Sentinel,
            other => other,
        }
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

/// The Knight, as a number.
pub const KNIGHT: Kind = PieceKind::Knight.kind();
/// The Guardian, as a number.
pub const GUARDIAN: Kind = PieceKind::Guardian.kind();
/// The Pikeman, as a number.
pub const PIKEMAN: Kind = PieceKind::Pikeman.kind();
/// The Lancer, as a number.
pub const LANCER: Kind = PieceKind::Lancer.kind();
/// The Sentinel, as a number.
pub const SENTINEL: Kind = PieceKind::Sentinel.kind();
/// The King, as a number.
pub const KING: Kind = PieceKind::King.kind();
/// The Queen, as a number.
pub const QUEEN: Kind = PieceKind::Queen.kind();

/// One kind of piece, described for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindFacts {
    /// Its number in pictures; also its place in [`KINDS`].
    pub kind: Kind,
    /// Its letter in texts, upper case.
    pub letter: char,
    /// Its name.
    pub name: &'static str,
}

/// The kinds of piece, in the order of their numbers: N G P L S K Q.
///
/// ```
/// use ludarium_rules::games::tress::KINDS;
/// assert_eq!(KINDS.map(|facts| facts.letter).iter().collect::<String>(), "NGPLSKQ");
/// ```
pub const KINDS: [KindFacts; 7] = [
    KindFacts { kind: KNIGHT, letter: 'N', name: "Knight" },
    KindFacts { kind: GUARDIAN, letter: 'G', name: "Guardian" },
    KindFacts { kind: PIKEMAN, letter: 'P', name: "Pikeman" },
    KindFacts { kind: LANCER, letter: 'L', name: "Lancer" },
    KindFacts { kind: SENTINEL, letter: 'S', name: "Sentinel" },
    KindFacts { kind: KING, letter: 'K', name: "King" },
    KindFacts { kind: QUEEN, letter: 'Q', name: "Queen" },
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
    pub(super) const fn translated_name(&self) -> Name {
        Name { domain: "tress", english: self.name }
    }

    const fn at(name: &'static str, file: u8, rank: u8) -> ZoneFacts {
        ZoneFacts { name, squares: BLOCK << (rank * 8 + file) }
    }
}

/// A block of two by two squares on a1.
pub(super) const BLOCK: u64 = 0x303;

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

pub(super) const FORTRESS_SQUARES: u64 = ZONES[FORTRESS].squares;

/// The zone that a cell belongs to, as an index into [`ZONES`].
///
/// ```
/// use ludarium_rules::{Notation, Position, games::tress::{FORTRESS, Tress, zone_of}};
/// let zone = |name| zone_of(Tress::cell_named(name).expect("a square"));
/// assert_eq!((zone("d4"), zone("b2"), zone("c3")), (Some(FORTRESS), Some(0), None));
/// ```
#[must_use]
pub fn zone_of(cell: Cell) -> Option<usize> {
    zone_of_square(Square::of_cell(cell)?)
}

pub(super) fn zone_of_square(square: Square) -> Option<usize> {
    ZONES.iter().position(|zone| square.is_in(zone.squares))
}

/// The king-steps from each square of a set to the Fortress, added up.
///
/// ```
/// use ludarium_rules::{board::square::Square, games::tress::steps_to_fortress};
/// let steps = |name| steps_to_fortress(Square::named(name).expect("a square").bit());
/// assert_eq!(["d4", "c3", "b5", "h8"].map(steps), [0, 1, 2, 3]);
/// ```
#[must_use]
#[inline]
pub const fn steps_to_fortress(squares: u64) -> u32 {
    // Rings around the Fortress: a square outside one has a step more.
    const RINGS: [u64; 3] = [FORTRESS_SQUARES, 0x0000_3c3c_3c3c_0000, 0x007e_7e7e_7e7e_7e00];
    let [inner, middle, outer] = RINGS;
    (squares & !inner).count_ones() + (squares & !middle).count_ones() + (squares & !outer).count_ones()
}

/// The pieces of the first rank at the start: "Guardians G b1 g1, Pikemen P d1 e1, Queen Q a1, King K h1".
pub(super) const FIRST_RANK: [Option<PieceKind>; 8] = {
    use PieceKind::{Guardian, King, Pikeman, Queen};
    [Some(Queen), Some(Guardian), None, Some(Pikeman), Some(Pikeman), None, Some(Guardian), Some(King)]
};

/// The pieces of the second rank at the start: "Knights N on a2 b2 d2 e2 g2 h2".
pub(super) const SECOND_RANK: [Option<PieceKind>; 8] = {
    const N: Option<PieceKind> = Some(PieceKind::Knight);
    [N, N, None, N, N, None, N, N]
};

/// A turn: one piece goes from a square to another.
///
/// ```
/// use ludarium_rules::{Notation, Position, games::tress::Tress};
/// let start = Tress::start(Default::default());
/// let turn = start.read_turn("d2d3").expect("legal");
/// assert_eq!((turn.from.to_string(), turn.to.to_string()), ("d2".into(), "d3".into()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Turn {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}
