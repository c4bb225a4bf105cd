//! Cells in the world: x to the right as White sees it, y up, z toward White.

use bevy::prelude::*;
use ludarium_rules::Cell;
use ludarium_rules::board::hex::Hex;
use ludarium_rules::board::triangle::{Half, Triangle};

/// The width of what surrounds the cells and must stay in view: the rim with its coordinates and some of what stands
/// around it.
pub const RIM: f32 = 0.95;

/// The width of every board with its rim: all boards have one size, so that they fit on one table.
const SPAN: f32 = 9.9;

/// Where the cells of a board are and which outline they have.
#[derive(Clone, Debug)]
pub struct Layout {
    centres: Vec<Vec3>,
    /// The outline of every cell about its centre, as an index into `outlines`.
    shapes: Vec<u8>,
    outlines: Vec<Vec<Vec2>>,
    /// The diameter of the largest circle that fits into a cell.
    pub unit: f32,
    /// Half the size of everything that must stay in view, rim and coordinates included.
    pub half: Vec2,
    /// The height of the tallest piece.
    pub height: f32,
    /// How much higher a piece stands for each piece below it.
    pub level_height: f32,
}

impl Layout {
    /// A board of unit squares, numbered file by file from White's left, then rank by rank from White's side.
    #[must_use]
    pub fn squares(files: u16, ranks: u16) -> Layout {
        Layout::grid(files, ranks, 1.0)
    }

    /// A board of squares of the given width, numbered in the same way.
    #[must_use]
    pub fn grid(files: u16, ranks: u16, width: f32) -> Layout {
        let middle = |count: u16| f32::from(count - 1) / 2.0;
        let centre = |file: u16, rank: u16| {
            Vec3::new(f32::from(file) - middle(files), 0.0, middle(ranks) - f32::from(rank)) * width
        };
        let centres = (0..ranks).flat_map(|rank| (0..files).map(move |file| centre(file, rank))).collect();
        let outline = crate::look::polygon::rectangle(Vec2::splat(width / 2.0));
        Layout::of(centres, vec![outline], |_| 0, width)
    }

    /// The board of 91 hexes with a corner toward each player, numbered by file, then rank.
    #[must_use]
    pub fn hexes() -> Layout {
        // Eleven hexes lie above each other on the middle file, each √3 sides high.
        let side = SPAN / (11.0 * 3.0_f32.sqrt());
        let centre = |hex: Hex| {
            let (q, r) = hex.axial();
            let (q, r) = (f32::from(q), f32::from(r));
            Vec3::new(1.5 * q, 0.0, 3.0_f32.sqrt() * (r + q / 2.0)) * side
        };
        let outline = crate::look::polygon::regular(6, side, 0.0);
        Layout::of(Hex::all().map(centre).collect(), vec![outline], |_| 0, 3.0_f32.sqrt() * side)
    }

    /// The board of 42 triangles: a square of six by six whose squares are halved along the falling diagonal.
    #[must_use]
    pub fn triangles() -> Layout {
        let leg = SPAN / 6.0;
        // The centre of the circle in a right triangle is this far from both legs.
        let inner = leg * (1.0 - std::f32::consts::FRAC_1_SQRT_2);
        let south = [Vec2::ZERO, Vec2::new(leg, 0.0), Vec2::new(0.0, leg)].map(|corner| corner - Vec2::splat(inner));
        // Outlines lie in x and z, which grows toward White while the triangle's y grows away from White.
        let outlines = vec![south.map(|p| Vec2::new(p.x, -p.y)).to_vec(), south.map(|p| Vec2::new(-p.x, p.y)).to_vec()];
        let centre = |triangle: Triangle| {
            let (x, y) = (triangle.x(), triangle.line() - 1);
            let inside = match triangle.half() {
                Half::South => Vec2::splat(inner),
                Half::North => Vec2::splat(leg - inner),
            };
            let at = Vec2::new(f32::from(x), f32::from(y)) * leg + inside - Vec2::splat(3.0 * leg);
            Vec3::new(at.x, 0.0, -at.y)
        };
        let halves: Vec<u8> = Triangle::all().map(|triangle| u8::from(triangle.half() == Half::North)).collect();
        let mut layout = Layout::of(Triangle::all().map(centre).collect(), outlines, |cell| halves[cell], 2.0 * inner);
        layout.half = Vec2::splat(SPAN / 2.0 + RIM);
        layout
    }

    fn of(centres: Vec<Vec3>, outlines: Vec<Vec<Vec2>>, shape: impl Fn(usize) -> u8, unit: f32) -> Layout {
        let shapes: Vec<u8> = (0..centres.len()).map(shape).collect();
        let reach = centres.iter().zip(&shapes).flat_map(|(centre, shape)| {
            outlines[usize::from(*shape)].iter().map(|corner| (Vec2::new(centre.x, centre.z) + corner).abs())
        });
        let half = reach.fold(Vec2::ZERO, Vec2::max) + Vec2::splat(RIM);
        Layout { centres, shapes, outlines, unit, half, height: 1.2, level_height: 0.2 }
    }

    /// The same layout for pieces of another height: of the tallest, and of one level of a stack.
    #[must_use]
    pub fn with_heights(self, height: f32, level_height: f32) -> Layout {
        Layout { height, level_height, ..self }
    }

    /// The same layout with another width of the rim that must stay in view.
    #[must_use]
    pub fn with_rim(self, rim: f32) -> Layout {
        Layout { half: self.half + Vec2::splat(rim - RIM), ..self }
    }

    /// The number of cells.
    #[must_use]
    pub fn count(&self) -> u16 {
        self.centres.len() as u16
    }

    /// The middle of a cell on the board's surface; the board's centre for a cell that does not exist.
    #[must_use]
    pub fn world(&self, cell: Cell) -> Vec3 {
        self.centres.get(cell.index()).copied().unwrap_or_default()
    }

    /// The number of different outlines.
    #[must_use]
    pub fn shapes(&self) -> usize {
        self.outlines.len()
    }

    /// Which of the outlines a cell has.
    #[must_use]
    pub fn shape(&self, cell: Cell) -> usize {
        self.shapes.get(cell.index()).map_or(0, |shape| usize::from(*shape))
    }

    /// The corners of an outline about the middle of its cell, as (x, z).
    #[must_use]
    pub fn outline(&self, shape: usize) -> &[Vec2] {
        self.outlines.get(shape).map_or(&[], Vec::as_slice)
    }

    /// The cell that lies next in a direction of the board's plane, if any does.
    #[must_use]
    pub fn toward(&self, from: Cell, direction: Vec2) -> Option<Cell> {
        let start = self.world(from);
        let offset = |cell: u16| {
            let away = self.world(Cell(cell)) - start;
            Vec2::new(away.x, away.z)
        };
        // Far cells and those aside of the direction are worse; those more than 45 degrees aside do not count.
        let cost = |away: Vec2| {
            let along = away.dot(direction);
            let aside = away.perp_dot(direction).abs();
            (along > 0.1 * self.unit && aside <= along * 1.001).then_some(along + 1.2 * aside)
        };
        (0..self.count())
            .filter_map(|cell| Some((cell, cost(offset(cell))?)))
            .min_by(|(_, a), (_, b)| a.total_cmp(b))
            .map(|(cell, _)| Cell(cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_lie_as_white_sees_them() {
        let layout = Layout::squares(8, 8);
        assert_eq!(layout.world(Cell(0)), Vec3::new(-3.5, 0.0, 3.5), "a1 is at White's left, near White");
        assert_eq!(layout.world(Cell(63)), Vec3::new(3.5, 0.0, -3.5), "h8 is at White's right, far away");
    }

    #[test]
    fn arrows_lead_to_the_neighbour_and_stop_at_the_edge() {
        let layout = Layout::squares(8, 8);
        assert_eq!(layout.toward(Cell(0), Vec2::X), Some(Cell(1)));
        assert_eq!(layout.toward(Cell(0), Vec2::NEG_Y), Some(Cell(8)), "away from White is one rank up");
        assert_eq!(layout.toward(Cell(0), Vec2::NEG_X), None);
    }

    #[test]
    fn whites_corner_of_the_hexes_is_near_white_and_neighbours_touch() {
        let layout = Layout::hexes();
        let at = |name: &str| layout.world(Hex::named(name).expect("a hex").cell());
        assert!(at("f1").z > 4.0 && at("f1").x.abs() < 1e-4);
        for neighbour in ["f7", "f5", "e5", "e6", "g5", "g6"] {
            assert!((at("f6").distance(at(neighbour)) - layout.unit).abs() < 1e-4, "{neighbour}");
        }
    }

    #[test]
    fn halves_of_a_square_share_its_diagonal() {
        let layout = Layout::triangles();
        let at = |name: &str| layout.world(Triangle::named(name).expect("a triangle").cell());
        assert!(at("A1").x > 3.0 && at("A1").z > 3.0, "A1 is at White's right, near White");
        assert!(at("F6").x < -3.0 && at("F6").z < -3.0, "F6 is at White's left, far away");
        assert!(at("G1").x > at("A1").x && at("G1").z < at("A1").z, "G1 is the upper right half of A1's square");
    }

    /// Every cell must be within reach of the arrow keys, whatever the board.
    #[test]
    fn arrows_lead_everywhere() {
        let boards = [
            Layout::squares(8, 8),
            Layout::grid(20, 20, 0.5),
            Layout::hexes(),
            Layout::triangles(),
            Layout::grid(9, 9, 1.1),
        ];
        for layout in boards {
            let mut seen = vec![false; usize::from(layout.count())];
            let mut waiting = vec![Cell(0)];
            while let Some(cell) = waiting.pop() {
                if std::mem::replace(&mut seen[cell.index()], true) {
                    continue;
                }
                let directions = [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y];
                waiting.extend(directions.iter().filter_map(|direction| layout.toward(cell, *direction)));
            }
            let missed: Vec<usize> = (0..seen.len()).filter(|cell| !seen[*cell]).collect();
            assert!(missed.is_empty(), "of {} cells the arrows miss {missed:?}", layout.count());
        }
    }
}
