//! The facts of the game: the board, the stones, footprints, the set-up.

use crate::board::grid;
use crate::{Cell, Kind};

/// A cell of the board or of the rim just outside: "18x18 cells, files b-s, ranks 2-19 (a, t, 1 and 20 name the
/// imaginary rim just outside)".
pub type Point = grid::Point<20, 20>;

/// The only kind of piece.
pub const STONE: Kind = Kind(0);

/// "43 stones a side."
pub const STONES: u32 = 43;

/// "Centre stone present → any distance; absent → at most 3 cells."
pub const SHORT_RANGE: u8 = 3;

/// Whether a cell can hold a stone: it is on the board and not on the rim.
///
/// ```
/// use ludarium_rules::games::gess::{Point, on_board};
/// assert_eq!(Point::all().filter(|point| on_board(*point)).count(), 18 * 18);
/// ```
#[must_use]
pub const fn on_board(point: Point) -> bool {
    let (file, rank) = (point.file(), point.rank());
    file >= 1 && file <= 18 && rank >= 1 && rank <= 18
}

/// "Any 3x3 block of cells (its *footprint*), named by its centre": its cells on the board or the rim, along the ranks
/// from the lowest; 4 to 9 of them. Stones are only on those for which [`on_board`] holds.
///
/// ```
/// use ludarium_rules::games::gess::{Point, footprint};
/// let cells = |name| -> Vec<String> {
///     footprint(Point::named(name).expect("a point")).map(|point| point.to_string()).collect()
/// };
/// assert_eq!(cells("c3"), ["b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4"]);
/// assert_eq!(cells("a20"), ["a19", "b19", "a20", "b20"]);
/// ```
pub fn footprint(centre: Point) -> impl Iterator<Item = Point> {
    (-1..=1).flat_map(move |ranks| (-1..=1).filter_map(move |files| centre.step(files, ranks)))
}

/// [`footprint`] for windows, which know cells; none for a cell that does not exist.
///
/// ```
/// use ludarium_rules::{Cell, games::gess::footprint_cells};
/// assert_eq!(footprint_cells(Cell(0)), [Cell(0), Cell(1), Cell(20), Cell(21)]);
/// assert_eq!(footprint_cells(Cell(400)), []);
/// ```
#[must_use]
pub fn footprint_cells(centre: Cell) -> Vec<Cell> {
    Point::of_cell(centre).into_iter().flat_map(footprint).map(Point::cell).collect()
}

/// The set-up, from rank 19 down, files b to s; "Black sits at the low ranks and Black moves first".
pub(super) const SET_UP: [&[u8; 18]; 18] = [
    b".w.w.wwwwwwww.w.w.",
    b"www.w.wwww.w.w.www",
    b".w.w.wwwwwwww.w.w.",
    b"..................",
    b"..................",
    b".w..w..w..w..w..w.",
    b"..................",
    b"..................",
    b"..................",
    b"..................",
    b"..................",
    b"..................",
    b".b..b..b..b..b..b.",
    b"..................",
    b"..................",
    b".b.b.bbbbbbbb.b.b.",
    b"bbb.b.bbbb.b.b.bbb",
    b".b.b.bbbbbbbb.b.b.",
];

/// A turn: a piece goes from a centre to another. "Two different centres are two different turns even if the same
/// stones move."
///
/// ```
/// use ludarium_rules::{Notation, Position, games::gess::Gess};
/// let start = Gess::start(Default::default());
/// let turn = start.read_turn("i3-i5").expect("legal");
/// assert_eq!((turn.from.to_string(), turn.to.to_string()), ("i3".into(), "i5".into()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Turn {
    /// The centre of the piece that goes.
    pub from: Point,
    /// Where its centre goes.
    pub to: Point,
}

impl Turn {
    /// How many files to the right and ranks up every stone goes.
    pub(super) const fn offset(self) -> (i8, i8) {
        let files = self.to.file() as i8 - self.from.file() as i8;
        (files, self.to.rank() as i8 - self.from.rank() as i8)
    }
}
