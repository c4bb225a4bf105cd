//! The facts of the game: the pieces, the heights of units, the set-up.

use std::fmt;

use crate::board::hex::Hex;
use crate::{Kind, Name, Side};

/// A kind of piece.
///
/// ```
/// use ludarium_rules::{Kind, games::tribun::{PieceKind, TRIBUN}};
/// assert_eq!(PieceKind::try_from(TRIBUN), Ok(PieceKind::Tribun));
/// assert_eq!(PieceKind::Tribun.kind(), TRIBUN);
/// assert_eq!(PieceKind::try_from(Kind(2)), Err(Kind(2)), "no piece of Tribun");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum PieceKind {
    /// One piece of a stack.
    Piece,
    /// The Tribun: "the Tribun is always the topmost piece"; "the Tribun counts one".
    Tribun,
}

impl PieceKind {
    /// The number by which all games name their kinds of pieces.
    #[must_use]
    pub const fn kind(self) -> Kind {
        Kind(self as u8)
    }

    /// What players call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            PieceKind::Piece => "Piece",
            PieceKind::Tribun => "Tribun",
        }
    }
}

impl TryFrom<Kind> for PieceKind {
    /// The number, which no kind of piece has.
    type Error = Kind;

    fn try_from(kind: Kind) -> Result<PieceKind, Kind> {
        match kind {
            PIECE => Ok(PieceKind::Piece),
            TRIBUN => Ok(PieceKind::Tribun),
            _ => Err(kind),
        }
    }
}

/// One piece of a stack, as a number.
pub const PIECE: Kind = PieceKind::Piece.kind();
/// The Tribun, as a number.
pub const TRIBUN: Kind = PieceKind::Tribun.kind();

/// A height that a unit can have, with the name of the unit. "Valid heights: 1, 2, 3, 4, 6, 8."
///
/// `Display` writes the number of pieces.
///
/// ```
/// use ludarium_rules::games::tribun::Height;
/// assert_eq!(Height::ALL.map(Height::pieces), [1, 2, 3, 4, 6, 8]);
/// assert_eq!(Height::of_pieces(6), Some(Height::Balista));
/// assert_eq!(Height::of_pieces(5), None);
/// assert_eq!((Height::Eques.name(), Height::Eques.to_string()), ("Eques", "4".to_owned()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Height {
    /// One piece.
    Servus = 1,
    /// Two pieces.
    Hastatus = 2,
    /// Three pieces.
    Saggitarius = 3,
    /// Four pieces.
    Eques = 4,
    /// Six pieces.
    Balista = 5,
    /// Eight pieces.
    Centuria = 6,
}

impl Height {
    /// Every height, in ascending order.
    pub const ALL: [Height; 6] =
        [Height::Servus, Height::Hastatus, Height::Saggitarius, Height::Eques, Height::Balista, Height::Centuria];

    /// The height of so many own pieces, if it is one.
    #[must_use]
    #[inline]
    pub const fn of_pieces(pieces: u8) -> Option<Height> {
        match pieces {
            1 => Some(Height::Servus),
            2 => Some(Height::Hastatus),
            3 => Some(Height::Saggitarius),
            4 => Some(Height::Eques),
            6 => Some(Height::Balista),
            8 => Some(Height::Centuria),
            _ => None,
        }
    }

    /// The number of own pieces, which is strength and resistance.
    #[must_use]
    #[inline]
    pub const fn pieces(self) -> u8 {
        match self {
            Height::Servus => 1,
            Height::Hastatus => 2,
            Height::Saggitarius => 3,
            Height::Eques => 4,
            Height::Balista => 6,
            Height::Centuria => 8,
        }
    }

    /// The place in [`Height::ALL`], for lists by height.
    ///
    /// ```
    /// use ludarium_rules::games::tribun::Height;
    /// assert!(Height::ALL.iter().enumerate().all(|(place, height)| height.index() == place));
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize - 1
    }

    /// What a unit of this height is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Height::Servus => "Servus",
            Height::Hastatus => "Hastatus",
            Height::Saggitarius => "Saggitarius",
            Height::Eques => "Eques",
            Height::Balista => "Balista",
            Height::Centuria => "Centuria",
        }
    }

    /// What a unit of this height with the Tribun on top is called.
    pub(super) const fn name_with_tribun(self) -> &'static str {
        match self {
            Height::Servus => PieceKind::Tribun.name(),
            Height::Hastatus => "Hastatus Tribun",
            Height::Saggitarius => "Saggitarius Tribun",
            Height::Eques => "Eques Tribun",
            Height::Balista => "Balista Tribun",
            Height::Centuria => "Centuria Tribun",
        }
    }
}

impl fmt::Display for Height {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces().fmt(f)
    }
}

/// The name of a unit by its number of own pieces; empty for a number that no unit has.
///
/// ```
/// use ludarium_rules::games::tribun::unit_name;
/// assert_eq!((unit_name(4), unit_name(5)), ("Eques", ""));
/// ```
#[must_use]
pub const fn unit_name(pieces: u8) -> &'static str {
    match Height::of_pieces(pieces) {
        Some(height) => height.name(),
        None => "",
    }
}

/// The name of a unit by its number of own pieces, for sentences.
pub(super) const fn unit_called(pieces: u8) -> Name {
    Name { domain: "tribun", english: unit_name(pieces) }
}

/// Every name that sentences and pictures have: kinds of pieces, and units without and with the Tribun.
pub(super) fn names() -> Vec<&'static str> {
    let kinds = [PieceKind::Piece.name()];
    kinds.into_iter().chain(Height::ALL.map(Height::name)).chain(Height::ALL.map(Height::name_with_tribun)).collect()
}

/// "35 pieces and one Tribun a side."
pub const PIECES: u8 = 35;

/// Whether so many own pieces can stand on a slave of so many: "a stack of p own pieces over a slave of s enemy pieces.
/// Condition: p ≤ 4 and 2p ≥ s."
///
/// ```
/// use ludarium_rules::games::tribun::can_hold_slave;
/// assert!(can_hold_slave(2, 4) && can_hold_slave(4, 8));
/// assert!(!can_hold_slave(2, 6), "twice its height is less than the slave's");
/// assert!(!can_hold_slave(6, 1), "more than 4 own pieces");
/// ```
#[must_use]
#[inline]
pub const fn can_hold_slave(pieces: u8, slave: u8) -> bool {
    pieces <= 4 && 2 * pieces >= slave
}

/// The ranks between a hex and a side's own edge, along its file.
///
/// ```
/// use ludarium_rules::{Side, board::hex::Hex, games::tribun::ranks_from_edge};
/// let b3 = Hex::named("b3").expect("a hex");
/// assert_eq!(ranks_from_edge(b3, Side::White), 2);
/// assert_eq!(ranks_from_edge(b3, Side::Black), 4, "the file b ends at b7");
/// ```
#[must_use]
#[inline]
pub const fn ranks_from_edge(hex: Hex, side: Side) -> u8 {
    match side {
        Side::White => hex.rank(),
        Side::Black => 10 - hex.file().abs_diff(5) - hex.rank(),
    }
}

/// What stands on a hex at the start: a height, and whether the Tribun is on top.
///
/// ```
/// use ludarium_rules::{Side, board::hex::Hex, games::tribun::{Height, set_up}};
/// let at = |name| set_up(Side::Black, Hex::named(name).expect("a hex"));
/// assert_eq!(at("f11"), Some((Height::Servus, true)));
/// assert_eq!(at("e9"), Some((Height::Saggitarius, false)));
/// assert_eq!(at("e10"), None);
/// ```
#[must_use]
pub fn set_up(side: Side, hex: Hex) -> Option<(Height, bool)> {
    let rank = ranks_from_edge(hex, side);
    let height = *SET_UP.get(usize::from(hex.file()))?.get(usize::from(rank))?;
    height.map(|height| (height, (hex.file(), rank) == THRONE))
}

/// The file, and the rank from the own edge, where the Tribun stands at the start.
const THRONE: (u8, u8) = (5, 0);

/// The units of either side, file by file and on each file from the own edge.
const SET_UP: [&[Option<Height>]; 11] = {
    const NONE: Option<Height> = None;
    const ONE: Option<Height> = Some(Height::Servus);
    const TWO: Option<Height> = Some(Height::Hastatus);
    const THREE: Option<Height> = Some(Height::Saggitarius);
    [
        &[],
        &[NONE, ONE],
        &[TWO, NONE, ONE],
        &[TWO, TWO, TWO, ONE],
        &[NONE, THREE, NONE, ONE],
        &[ONE, THREE, TWO],
        &[NONE, THREE, NONE, ONE],
        &[TWO, TWO, TWO, ONE],
        &[TWO, NONE, ONE],
        &[NONE, ONE],
        &[],
    ]
};
