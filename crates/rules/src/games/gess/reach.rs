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
    pub fn side_reach(&self, side: Side) -> SideReach {
        let [white, black] = self.side_reaches();
        if side == Side::White { white } else { black }
    }

    /// The reach of White and of Black: what is in the way of pieces is the same for both.
    #[must_use]
    #[inline(always)]
    pub fn side_reaches(&self) -> [SideReach; 2] {
        let (white, black) = (self.cell_rows(Side::White), self.cell_rows(Side::Black));
        let mut reaches = [SideReach::new(white, black), SideReach::new(black, white)];
        add_targets(&mut reaches, white | black);
        reaches
    }
}

/// Fills in where the pieces can go.
#[inline(always)]
fn add_targets(reaches: &mut [SideReach; 2], occupied: CellRows) {
    let (rows, columns) = (occupied.widened(), occupied.heightened());
    let obstacles = Obstacles { occupied, rows, columns, free: !rows.heightened() & CellRows::FIELD };
    obstacles.add_direction::<-1, -1>(reaches);
    obstacles.add_direction::<0, -1>(reaches);
    obstacles.add_direction::<1, -1>(reaches);
    obstacles.add_direction::<-1, 0>(reaches);
    obstacles.add_direction::<1, 0>(reaches);
    obstacles.add_direction::<-1, 1>(reaches);
    obstacles.add_direction::<0, 1>(reaches);
    obstacles.add_direction::<1, 1>(reaches);
    for reach in reaches {
        reach.targets |= reach.far_targets;
    }
}

impl SideReach {
    /// What does not depend on where the pieces can go.
    #[inline(always)]
    fn new(stones: CellRows, enemy: CellRows) -> SideReach {
        let clear = !enemy.widened().heightened() & CellRows::FIELD;
        let (rings, lacking) = rings(stones, clear & !stones);
        SideReach { stones, rings, clear, targets: CellRows::EMPTY, far_targets: CellRows::EMPTY, lacking }
    }

    /// "The block stops at the first step at which its footprint covers any stone, of either colour … Cells it left do
    /// not obstruct it."
    #[inline(always)]
    fn add_direction<const FILES: i32, const RANKS: i32>(&mut self, [first, second]: &[CellRows; 2], free: &CellRows) {
        let one = self.stones & self.clear.moved::<FILES, RANKS>();
        let two = (one & !*first).moved::<FILES, RANKS>() & CellRows::FIELD;
        let three = (two & !*second).moved::<FILES, RANKS>() & CellRows::FIELD;
        // "Centre stone present → any distance; absent → at most 3 cells."
        let centred = self.stones.moved::<FILES, RANKS>().moved::<FILES, RANKS>().moved::<FILES, RANKS>();
        let mut edge = (three & *free & centred).moved::<FILES, RANKS>() & CellRows::FIELD;
        self.targets = self.targets | one | two | three;
        while !edge.is_empty() {
            self.far_targets |= edge;
            edge = (edge & *free).moved::<FILES, RANKS>() & CellRows::FIELD;
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
    #[inline(always)]
    fn add_direction<const FILES: i32, const RANKS: i32>(&self, reaches: &mut [SideReach; 2]) {
        let contacts = self.contacts::<FILES, RANKS>();
        for reach in reaches {
            reach.add_direction::<FILES, RANKS>(&contacts, &self.free);
        }
    }

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
#[inline(always)]
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
