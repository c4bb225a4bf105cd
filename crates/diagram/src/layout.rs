//! Where the cells of a board lie.

use std::f32::consts::{FRAC_1_SQRT_2, FRAC_PI_3};

use ludarium_rules::board::hex::Hex;
use ludarium_rules::board::triangle::{Half, Triangle};
use ludarium_rules::{Cell, GameId};

use crate::Point;

/// The places and outlines of all cells of a board, as White or as Black sees them.
///
/// ```
/// use ludarium_diagram::{Layout, Point};
/// use ludarium_rules::{Cell, GameId};
/// let board = Layout::of(GameId::Tress);
/// assert_eq!(board.centre(Cell(0)), Some(Point::new(-3.5, 3.5)), "a1 is at the lower left");
/// assert_eq!(board.cell_at(Point::new(-3.2, 3.9)), Some(Cell(0)));
/// assert_eq!(board.turned().centre(Cell(0)), Some(Point::new(3.5, -3.5)));
/// ```
#[derive(Clone, Debug)]
pub struct Layout {
    game: GameId,
    turned: bool,
    centres: Vec<Point>,
    outlines: Vec<Vec<Point>>,
    shape: fn(Cell) -> usize,
    half: f32,
}

/// The half of the width of Tribun's board: where the outermost corners of hexes lie.
const HEX_RADIUS: f32 = 5.5076;

impl Layout {
    /// The board of a game as White sees it.
    #[must_use]
    pub fn of(game: GameId) -> Layout {
        match game {
            GameId::Tress | GameId::Trees => Layout::squares(game, 8),
            GameId::Gess => Layout::squares(game, 20),
            GameId::GoChess => Layout::squares(game, 10),
            GameId::TroopChess => Layout::squares(game, 9),
            GameId::Tribun => Layout::hexes(),
            GameId::Treason => Layout::triangles(),
        }
    }

    /// The same board from the other side.
    #[must_use]
    pub fn turned(mut self) -> Layout {
        let points = self.centres.iter_mut().chain(self.outlines.iter_mut().flatten());
        points.for_each(|point| *point = -*point);
        Layout { turned: !self.turned, ..self }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// Whether it is seen from Black's side.
    #[must_use]
    pub const fn is_turned(&self) -> bool {
        self.turned
    }

    /// Whether the cells are squares in straight rows.
    #[must_use]
    pub const fn is_grid(&self) -> bool {
        !matches!(self.game, GameId::Tribun | GameId::Treason)
    }

    /// The number of cells.
    #[must_use]
    pub const fn count(&self) -> u16 {
        self.centres.len() as u16
    }

    /// Half the width of the area of the cells: of a square, or of the circle around Tribun's hexes.
    #[must_use]
    pub const fn half(&self) -> f32 {
        self.half
    }

    /// The middle of a cell.
    #[must_use]
    pub fn centre(&self, cell: Cell) -> Option<Point> {
        self.centres.get(cell.index()).copied()
    }

    /// The corners of a cell about its middle.
    #[must_use]
    pub fn outline(&self, cell: Cell) -> &[Point] {
        self.outlines.get((self.shape)(cell)).map_or(&[], Vec::as_slice)
    }

    /// The cell that a point lies in, if any.
    #[must_use]
    pub fn cell_at(&self, point: Point) -> Option<Cell> {
        (0..self.count()).map(Cell).find(|cell| {
            let middle = self.centres[cell.index()];
            contains(self.outline(*cell), point - middle)
        })
    }

    /// Every cell with its middle.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, Point)> {
        self.centres.iter().enumerate().map(|(index, centre)| (Cell(index as u16), *centre))
    }

    fn squares(game: GameId, across: u16) -> Layout {
        let middle = f32::from(across - 1) / 2.0;
        let centre = |index: u16| Point::new(f32::from(index % across) - middle, middle - f32::from(index / across));
        Layout {
            game,
            turned: false,
            centres: (0..across * across).map(centre).collect(),
            outlines: vec![[(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(|(x, y)| Point::new(x, y)).into()],
            shape: |_| 0,
            half: f32::from(across) / 2.0,
        }
    }

    fn hexes() -> Layout {
        let side = 1.0 / 3.0_f32.sqrt();
        let centre = |hex: Hex| {
            let (q, r) = hex.axial();
            let (q, r) = (f32::from(q), f32::from(r));
            Point::new(1.5 * side * q, r + q / 2.0)
        };
        Layout {
            game: GameId::Tribun,
            turned: false,
            centres: Hex::all().map(centre).collect(),
            outlines: vec![(0..6_u8).map(|corner| Point::polar(side, f32::from(corner) * FRAC_PI_3)).collect()],
            shape: |_| 0,
            half: HEX_RADIUS,
        }
    }

    fn triangles() -> Layout {
        // The circle in a right triangle touches both legs; its diameter is the unit.
        let leg = 0.5 / (1.0 - FRAC_1_SQRT_2);
        let south =
            [Point::ZERO, Point::new(leg, 0.0), Point::new(0.0, -leg)].map(|corner| corner - Point::new(0.5, -0.5));
        let centre = |triangle: Triangle| {
            let corner = Point::new(f32::from(triangle.x()) - 3.0, 4.0 - f32::from(triangle.line())) * leg;
            match triangle.half() {
                Half::South => corner + Point::new(0.5, -0.5),
                Half::North => corner + Point::new(leg - 0.5, 0.5 - leg),
            }
        };
        let shape = |cell: Cell| usize::from(Triangle::of_cell(cell).is_some_and(|cell| cell.half() == Half::North));
        Layout {
            game: GameId::Treason,
            turned: false,
            centres: Triangle::all().map(centre).collect(),
            outlines: vec![south.into(), south.map(|corner| -corner).into()],
            shape,
            half: 3.0 * leg,
        }
    }
}

/// Whether a convex outline contains a point.
fn contains(outline: &[Point], point: Point) -> bool {
    let sides = outline.iter().enumerate().map(|(index, corner)| {
        let next = outline[(index + 1) % outline.len()];
        (next - *corner).cross(point - *corner)
    });
    let (low, high) = sides.fold((0.0_f32, 0.0_f32), |(low, high), side| (low.min(side), high.max(side)));
    low >= 0.0 || high <= 0.0
}
