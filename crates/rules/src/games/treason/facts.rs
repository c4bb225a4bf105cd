//! The facts of the game: the pieces, the set-up, the promotion lines.

use crate::board::triangle::{Triangle, line_set};
use crate::{Kind, Name, Side};

/// A kind of piece.
///
/// ```
/// use ludarium_rules::{Kind, games::treason::{PieceKind, SPY}};
/// assert_eq!(PieceKind::try_from(SPY), Ok(PieceKind::Spy));
/// assert_eq!(PieceKind::Spy.kind(), SPY);
/// assert_eq!(PieceKind::try_from(Kind(2)), Err(Kind(2)), "no piece of Treason");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum PieceKind {
    /// The man: steps and captures forward or along its line.
    Man,
    /// The Spy: steps and captures in any direction, and converts.
    Spy,
}

impl PieceKind {
    /// Both kinds.
    pub const ALL: [PieceKind; 2] = [PieceKind::Man, PieceKind::Spy];

    /// The number by which all games name their kinds of pieces.
    #[must_use]
    pub const fn kind(self) -> Kind {
        Kind(self as u8)
    }

    /// What players call it.
    #[must_use]
    pub const fn name(self) -> Name {
        let english = match self {
            PieceKind::Man => "man",
            PieceKind::Spy => "Spy",
        };
        Name { domain: "treason", english }
    }
}

impl TryFrom<Kind> for PieceKind {
    /// The number, which no kind of piece has.
    type Error = Kind;

    fn try_from(kind: Kind) -> Result<PieceKind, Kind> {
        match kind {
            MAN => Ok(PieceKind::Man),
            SPY => Ok(PieceKind::Spy),
            _ => Err(kind),
        }
    }
}

/// The man, as a number.
pub const MAN: Kind = PieceKind::Man.kind();
/// The Spy, as a number.
pub const SPY: Kind = PieceKind::Spy.kind();

/// The most pieces of a position, both sides together.
pub const MOST_PIECES: usize = 22;

/// The cells of a side's men at the start: "White: A1 B1 C1 D1 E1 F1 B2 C2 D2 E2 F2. Black: L6 K6 J6 I6 H6 G6 K5 J5 I5
/// H5 G5 (the half-turn). Eleven each."
pub(super) const fn start_cells(side: Side) -> u64 {
    match side {
        Side::White => promotion_line(Side::Black) | line_set(2) & !cell_of_line(2, 5) & !cell_of_line(2, 6),
        Side::Black => promotion_line(Side::White) | line_set(5) & !cell_of_line(5, 0) & !cell_of_line(5, 1),
    }
}

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
        Side::White => line_set(6) & !cell_of_line(6, 0),
        Side::Black => line_set(1) & !cell_of_line(1, 6),
    }
}

/// One cell of a line, as a set.
const fn cell_of_line(line: u8, place: u8) -> u64 {
    match Triangle::in_line(line, place) {
        Some(triangle) => triangle.bit(),
        None => 0,
    }
}
