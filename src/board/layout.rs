//! Cells in the world: x to the right as White sees it, y up, z toward White; one cell is one unit wide.

use bevy::prelude::*;
use ludarium_rules::Cell;

/// The width of what surrounds the cells and must stay in view: the rim with its coordinates and some of the walls.
pub const RIM: f32 = 0.95;

/// Where the cells of a board are.
#[derive(Clone, Debug)]
pub struct Layout {
    centres: Vec<Vec3>,
    /// Half the size of everything that must stay in view, rim and coordinates included.
    pub half: Vec2,
    /// The height of the tallest piece.
    pub height: f32,
    /// How much higher a piece stands for each piece below it.
    pub level_height: f32,
}

impl Layout {
    /// A board of squares, numbered file by file from White's left, then rank by rank from White's side.
    #[must_use]
    pub fn squares(files: u16, ranks: u16) -> Layout {
        let middle = |count: u16| f32::from(count - 1) / 2.0;
        let centre =
            |file: u16, rank: u16| Vec3::new(f32::from(file) - middle(files), 0.0, middle(ranks) - f32::from(rank));
        let centres = (0..ranks).flat_map(|rank| (0..files).map(move |file| centre(file, rank))).collect();
        let half = Vec2::new(f32::from(files), f32::from(ranks)) / 2.0 + Vec2::splat(RIM);
        Layout { centres, half, height: 1.2, level_height: 0.2 }
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
            (along > 0.1 && aside <= along).then_some(along + 2.0 * aside)
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
}
