//! The stones of one side: its rings, and where its pieces can go.

use super::rows::Rows;

/// The features of one side.
pub(super) struct SideFeatures {
    pub(super) stones: Rows,
    /// The middles of its rings.
    pub(super) rings: Rows,
    /// Footprints without a stone of the other side.
    pub(super) clear: Rows,
    /// The centres that its pieces reach with one move.
    pub(super) targets: Rows,
    /// Those that pieces with a stone in the centre reach with more than three steps.
    pub(super) far_targets: Rows,
    /// Empty cells without enemies around that lack one stone to a ring, and those that lack two.
    pub(super) lacking: [Rows; 2],
}

impl SideFeatures {
    pub(super) fn new(stones: Rows, enemy: Rows) -> SideFeatures {
        let clear = !enemy.widened().heightened() & Rows::FIELD;
        let (rings, lacking) = rings(stones, clear & !stones);
        let mut features =
            SideFeatures { stones, rings, clear, targets: Rows::EMPTY, far_targets: Rows::EMPTY, lacking };
        features.find_targets(stones | enemy);
        features
    }

    /// Fills in where the pieces can go.
    fn find_targets(&mut self, occupied: Rows) {
        let (rows, columns) = (occupied.widened(), occupied.heightened());
        let occupancy = Occupancy { occupied, rows, columns, free: !rows.heightened() & Rows::FIELD };
        self.find_targets_along::<-1, -1>(&occupancy);
        self.find_targets_along::<0, -1>(&occupancy);
        self.find_targets_along::<1, -1>(&occupancy);
        self.find_targets_along::<-1, 0>(&occupancy);
        self.find_targets_along::<1, 0>(&occupancy);
        self.find_targets_along::<-1, 1>(&occupancy);
        self.find_targets_along::<0, 1>(&occupancy);
        self.find_targets_along::<1, 1>(&occupancy);
        self.targets |= self.far_targets;
    }

    /// "The block stops at the first step at which its footprint covers any stone, of either colour … Cells it left do
    /// not obstruct it."
    #[inline(always)]
    fn find_targets_along<const FILES: i32, const RANKS: i32>(&mut self, occupancy: &Occupancy) {
        let [first, second] = occupancy.contacts::<FILES, RANKS>();
        let one = self.stones & self.clear.moved::<FILES, RANKS>();
        let two = (one & !first).moved::<FILES, RANKS>() & Rows::FIELD;
        let three = (two & !second).moved::<FILES, RANKS>() & Rows::FIELD;
        // "Centre stone present → any distance; absent → at most 3 cells."
        let centred = self.stones.moved::<FILES, RANKS>().moved::<FILES, RANKS>().moved::<FILES, RANKS>();
        let mut edge = (three & occupancy.free & centred).moved::<FILES, RANKS>() & Rows::FIELD;
        self.targets = self.targets | one | two | three;
        while !edge.is_empty() {
            self.far_targets |= edge;
            edge = (edge & occupancy.free).moved::<FILES, RANKS>() & Rows::FIELD;
        }
    }
}

/// The stones of both sides.
struct Occupancy {
    occupied: Rows,
    /// Where the middle row of a footprint has a stone, and where the middle column has one.
    rows: Rows,
    columns: Rows,
    /// Where a footprint has no stone.
    free: Rows,
}

impl Occupancy {
    /// What a footprint covers after one step and after two besides the cells that its block has left.
    #[inline(always)]
    fn contacts<const FILES: i32, const RANKS: i32>(&self) -> [Rows; 2] {
        let column = match FILES {
            -1 => self.columns.moved::<1, 0>(),
            1 => self.columns.moved::<-1, 0>(),
            _ => Rows::EMPTY,
        };
        let row = match RANKS {
            -1 => self.rows.moved::<0, 1>(),
            1 => self.rows.moved::<0, -1>(),
            _ => Rows::EMPTY,
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
fn rings(stones: Rows, middles: Rows) -> (Rows, [Rows; 2]) {
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
    let [mut one, mut two, mut three] = [Rows::EMPTY; 3];
    for stones in beside {
        let missing = !stones;
        three |= two & missing;
        two |= one & missing;
        one |= missing;
    }
    (middles & !one, [middles & one & !two, middles & two & !three])
}
