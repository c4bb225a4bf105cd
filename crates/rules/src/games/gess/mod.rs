//! Gess: blocks of three by three cells move like the stones in them; whoever breaks the last ring of the other wins.
//!
//! A game by the Puzzles and Games Ring of the Archimedeans. This room has its facts: the board, the directions, the
//! set-up, the options.

mod direction;
mod game;
mod notation;
mod outcome;
mod position;
mod text;
mod turns;

pub use direction::Direction;
pub use position::Gess;
pub use turns::Turn;

use crate::{Cell, Kind, OptionError, OptionSpec, Values, board::grid};

/// A cell of the board or of the rim just outside: "18x18 cells, files b-s, ranks 2-19 (a, t, 1 and 20 name the
/// imaginary rim just outside)".
pub type Point = grid::Point<20, 20>;

/// The only kind of piece in pictures.
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

/// The start position; "Black sits at the low ranks and Black moves first".
const START: &str = concat!(
    "1w1w1wwwwwwww1w1w1/www1w1wwww1w1w1www/1w1w1wwwwwwww1w1w1/18/18/1w2w2w2w2w2w1/18/18/18/",
    "18/18/18/1b2b2b2b2b2b1/18/18/1b1b1bbbbbbbb1b1b1/bbb1b1bbbb1b1b1bbb/1b1b1bbbbbbbb1b1b1 b",
);

/// The rules that players of Gess may switch; "with both on, the rules are those of the widely used classroom version".
///
/// ```
/// use ludarium_rules::{Options as _, games::gess::Options};
/// let classroom = Options::from_pairs(&[("centre_on_board", "on"), ("keep_ring", "on")]).expect("known");
/// assert!(classroom.centre_on_board && classroom.keep_ring);
/// assert_eq!(Options::default(), Options { centre_on_board: false, keep_ring: false });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// "From- and to-centres must be b-s/2-19."
    pub centre_on_board: bool,
    /// "A move that leaves the mover without a ring is illegal."
    pub keep_ring: bool,
}

const CENTRE_ON_BOARD: OptionSpec = OptionSpec {
    key: "centre_on_board",
    title: "Centres on the board",
    help: "The centre of a piece may not stand on or enter the rim. Together with \"Keep the last ring\" this is the \
           classroom version.",
    values: SWITCH,
    default: "off",
};

const KEEP_RING: OptionSpec = OptionSpec {
    key: "keep_ring",
    title: "Keep the last ring",
    help: "A move that would leave the mover without a ring is illegal instead of losing. Together with \"Centres on \
           the board\" this is the classroom version.",
    values: SWITCH,
    default: "off",
};

const SWITCH: Values = Values::Words(&["off", "on"]);

impl Options {
    fn switch(&mut self, key: &str) -> Option<(&mut bool, OptionSpec)> {
        match key {
            _ if key == CENTRE_ON_BOARD.key => Some((&mut self.centre_on_board, CENTRE_ON_BOARD)),
            _ if key == KEEP_RING.key => Some((&mut self.keep_ring, KEEP_RING)),
            _ => None,
        }
    }
}

impl crate::Options for Options {
    const SPECS: &'static [OptionSpec] = &[CENTRE_ON_BOARD, KEEP_RING];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let Some((switch, spec)) = self.switch(key) else { return Err(OptionError::unknown(key, Self::SPECS)) };
        *switch = match value {
            "on" => true,
            "off" => false,
            _ => return Err(spec.refuse(value)),
        };
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        let mut options = *self;
        options.switch(key).map(|(switch, _)| if *switch { "on" } else { "off" }.to_owned())
    }
}
