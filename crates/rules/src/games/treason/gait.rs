//! How pieces go: the ways open to them, and where they land when they capture.

use super::facts::{PieceKind, promotion_line};
use crate::Side;
use crate::board::triangle::{SPOTS, Triangle, WAYS, Way};

const UP: [Way; 5] = [WAYS[0], WAYS[1], WAYS[2], WAYS[3], WAYS[4]];
const DOWN: [Way; 5] = [WAYS[0], WAYS[1], WAYS[5], WAYS[6], WAYS[7]];

/// The ways in which a side's men step: along their line, two of the five, and to the next line. A Spy steps in all of
/// [`WAYS`].
///
/// ```
/// use ludarium_rules::{Side, games::treason::man_ways};
/// assert!(man_ways(Side::White).iter().all(|way| way.lines() >= 0));
/// assert!(man_ways(Side::Black).iter().all(|way| way.lines() <= 0));
/// ```
#[must_use]
#[inline]
pub const fn man_ways(side: Side) -> [Way; 5] {
    match side {
        Side::White => UP,
        Side::Black => DOWN,
    }
}

/// How a piece steps and captures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gait {
    /// "A White man moves to an adjacent empty cell whose line is the same or higher."
    WhiteMan,
    /// "A Black man same or lower."
    BlackMan,
    /// "One step to any adjacent empty cell; captures likewise in any direction."
    Spy,
}

impl Gait {
    pub(super) const fn of(side: Side, kind: PieceKind) -> Gait {
        match (kind, side) {
            (PieceKind::Man, Side::White) => Gait::WhiteMan,
            (PieceKind::Man, Side::Black) => Gait::BlackMan,
            (PieceKind::Spy, _) => Gait::Spy,
        }
    }

    /// The ways it may take.
    #[inline]
    pub(super) const fn ways(self) -> &'static [Way] {
        match self {
            Gait::WhiteMan => &UP,
            Gait::BlackMan => &DOWN,
            Gait::Spy => &WAYS,
        }
    }

    const fn may_take(self, way: Way) -> bool {
        match self {
            Gait::WhiteMan => way.lines() >= 0,
            Gait::BlackMan => way.lines() <= 0,
            Gait::Spy => true,
        }
    }

    /// The cells it could step to if they were empty.
    #[inline]
    pub(super) fn reach(self, from: Triangle) -> u64 {
        self.ways().iter().fold(0, |set, way| set | way.step(from.bit()))
    }

    /// The cells of the table for a capture from a cell over the neighbour in a way: "`landing` is a cell it could step
    /// to from `over`; `landing` is … **not adjacent** to `from` (and not `from`)". Empty if the gait does not allow the
    /// way.
    #[inline]
    pub(super) const fn landings(self, from: Triangle, over: Way) -> u64 {
        LANDINGS[self as usize][from.spot()][over.index()]
    }

    /// Where it becomes a Spy.
    #[inline]
    pub(super) const fn promotion(self) -> u64 {
        match self {
            Gait::WhiteMan => promotion_line(Side::White),
            Gait::BlackMan => promotion_line(Side::Black),
            Gait::Spy => 0,
        }
    }
}

/// Landings by spot and by the way to the captured piece.
type Table = [[u64; Way::COUNT]; SPOTS];

static LANDINGS: [Table; 3] = [table(Gait::WhiteMan), table(Gait::BlackMan), table(Gait::Spy)];

const fn table(gait: Gait) -> Table {
    let (mut table, mut index) = ([[0; Way::COUNT]; SPOTS], 0);
    while let Some(from) = Triangle::new(index) {
        let mut number = 0;
        while number < Way::COUNT {
            table[from.spot()][number] = landings(gait, from, WAYS[number]);
            number += 1;
        }
        index += 1;
    }
    table
}

const fn landings(gait: Gait, from: Triangle, way: Way) -> u64 {
    let Some(over) = way.neighbour(from) else { return 0 };
    if !gait.may_take(way) {
        return 0;
    }
    let (mut set, mut number) = (0, 0);
    while number < Way::COUNT {
        if gait.may_take(WAYS[number]) {
            set |= WAYS[number].step(over.bit());
        }
        number += 1;
    }
    set & !from.adjacent() & !from.bit()
}
