//! Where all pieces of a side can go, whichever side is to move: every direction and step for the whole board at once.

use super::board::CellRows;
use super::position::Gess;
use crate::Side;

/// The stones of a side, its rings, and where its pieces could go if it were its turn.
///
/// ```
/// use ludarium_rules::{Position, Side, games::gess::{Gess, Point}};
/// let reach = Gess::start(Default::default()).side_reach(Side::Black);
/// let point = |name| Point::named(name).expect("a point");
/// assert_eq!(reach.rings.points().collect::<Vec<_>>(), [point("l3")]);
/// assert!(reach.targets.has(point("c9")) && !reach.far_targets.has(point("c9")));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideReach {
    /// The stones.
    pub stones: CellRows,
    /// The empty cells in the middle of its rings.
    pub rings: CellRows,
    /// The centres whose footprint has no stone of the other side.
    pub clear: CellRows,
    /// The centres that its pieces reach with one move. The options `centre_on_board` and `keep_ring` are left out.
    pub targets: CellRows,
    /// Those that pieces with a stone in the centre reach with more than three steps.
    pub far_targets: CellRows,
    /// The empty cells without enemies around them that lack one stone to a ring, and those that lack two.
    pub lacking: [CellRows; 2],
}

impl Gess {
    /// The stones of a side, its rings, and where its pieces could go if it were its turn.
    #[must_use]
    #[inline]
    pub fn side_reach(&self, side: Side) -> SideReach {
        SideReach::new(self.cell_rows(side), self.cell_rows(side.other()))
    }

    /// The reach of White and of Black, cheaper than one after the other.
    #[must_use]
    #[inline]
    pub fn side_reaches(&self) -> [SideReach; 2] {
        let [white, black] = Side::ALL.map(|side| self.cell_rows(side));
        [SideReach::new(white, black), SideReach::new(black, white)]
    }
}

impl SideReach {
    fn new(stones: CellRows, enemy: CellRows) -> SideReach {
        let clear = !enemy.widened().heightened() & CellRows::FIELD;
        let (rings, lacking) = rings(stones, clear & !stones);
        let mut reach =
            SideReach { stones, rings, clear, targets: CellRows::EMPTY, far_targets: CellRows::EMPTY, lacking };
        reach.add_targets(stones | enemy);
        reach
    }

    /// Fills in where the pieces can go.
    fn add_targets(&mut self, occupied: CellRows) {
        let (rows, columns) = (occupied.widened(), occupied.heightened());
        let obstacles = Obstacles { occupied, rows, columns, free: !rows.heightened() & CellRows::FIELD };
        self.add_direction::<-1, -1>(&obstacles);
        self.add_direction::<0, -1>(&obstacles);
        self.add_direction::<1, -1>(&obstacles);
        self.add_direction::<-1, 0>(&obstacles);
        self.add_direction::<1, 0>(&obstacles);
        self.add_direction::<-1, 1>(&obstacles);
        self.add_direction::<0, 1>(&obstacles);
        self.add_direction::<1, 1>(&obstacles);
        self.targets |= self.far_targets;
    }

    /// "The block stops at the first step at which its footprint covers any stone, of either colour … Cells it left do
    /// not obstruct it."
    #[inline(always)]
    fn add_direction<const FILES: i32, const RANKS: i32>(&mut self, obstacles: &Obstacles) {
        let [first, second] = obstacles.contacts::<FILES, RANKS>();
        let one = self.stones & self.clear.moved::<FILES, RANKS>();
        let two = (one & !first).moved::<FILES, RANKS>() & CellRows::FIELD;
        let three = (two & !second).moved::<FILES, RANKS>() & CellRows::FIELD;
        // "Centre stone present → any distance; absent → at most 3 cells."
        let centred = self.stones.moved::<FILES, RANKS>().moved::<FILES, RANKS>().moved::<FILES, RANKS>();
        let mut edge = (three & obstacles.free & centred).moved::<FILES, RANKS>() & CellRows::FIELD;
        self.targets = self.targets | one | two | three;
        while !edge.is_empty() {
            self.far_targets |= edge;
            edge = (edge & obstacles.free).moved::<FILES, RANKS>() & CellRows::FIELD;
        }
    }
}

/// The stones of both sides.
struct Obstacles {
    occupied: CellRows,
    /// Where the middle row of a footprint has a stone.
    rows: CellRows,
    /// Where the middle column of a footprint has a stone.
    columns: CellRows,
    /// Where a footprint has no stone.
    free: CellRows,
}

impl Obstacles {
    /// What a footprint covers after one step and after two besides the cells that its block has left.
    #[inline(always)]
    fn contacts<const FILES: i32, const RANKS: i32>(&self) -> [CellRows; 2] {
        let column = match FILES {
            -1 => self.columns.moved::<1, 0>(),
            1 => self.columns.moved::<-1, 0>(),
            _ => CellRows::EMPTY,
        };
        let row = match RANKS {
            -1 => self.rows.moved::<0, 1>(),
            1 => self.rows.moved::<0, -1>(),
            _ => CellRows::EMPTY,
        };
        let behind = match (FILES, RANKS) {
            (_, 0) => self.columns,
            (0, _) => self.rows,
            _ => self.rows | if RANKS > 0 { self.occupied.moved::<0, 1>() } else { self.occupied.moved::<0, -1>() },
        };
        [row | column, row | column | behind]
    }
}

/// The middles of rings among some empty cells, and the middles that lack one stone and two.
fn rings(stones: CellRows, middles: CellRows) -> (CellRows, [CellRows; 2]) {
    let beside = [
        stones.moved::<-1, -1>(),
        stones.moved::<0, -1>(),
        stones.moved::<1, -1>(),
        stones.moved::<-1, 0>(),
        stones.moved::<1, 0>(),
        stones.moved::<-1, 1>(),
        stones.moved::<0, 1>(),
        stones.moved::<1, 1>(),
    ];
    let [mut one, mut two, mut three] = [CellRows::EMPTY; 3];
    for stones in beside {
        let missing = !stones;
        three |= two & missing;
        two |= one & missing;
        one |= missing;
    }
    (middles & !one, [middles & one & !two, middles & two & !three])
}
