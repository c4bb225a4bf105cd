//! What a flat board lies in: a box with a rim that carries the coordinates.

use bevy::prelude::*;
use std::f32::consts::FRAC_PI_2;

use super::glyph;
use super::mesh_builder::MeshBuilder;
use super::polygon::rectangle;
use super::room::TABLE_Y;

/// A rectangular board with a rim around it, standing on the table.
#[derive(Clone, Copy, Debug)]
pub struct Tray {
    /// Half the width and depth of the playing surface.
    pub half: Vec2,
    /// The width of the rim.
    pub rim: f32,
    /// How much the rim's top lies above the playing surface; negative is below.
    pub lip: f32,
    /// Where the box ends below; the table is at [`TABLE_Y`].
    pub foot: f32,
}

impl Tray {
    /// A box down to the table with a rim as high as the cells.
    #[must_use]
    pub const fn new(half: Vec2, rim: f32) -> Tray {
        Tray { half, rim, lip: 0.0, foot: TABLE_Y }
    }

    /// The four mitred boards of the rim, each with its grain along its length.
    #[must_use]
    pub fn rim(&self) -> MeshBuilder {
        let mut solid = MeshBuilder::new();
        for turn in 0..4 {
            let (along, across) = if turn % 2 == 0 { (self.half.x, self.half.y) } else { (self.half.y, self.half.x) };
            let outline = [
                Vec2::new(-along, across),
                Vec2::new(along, across),
                Vec2::new(along + self.rim, across + self.rim),
                Vec2::new(-along - self.rim, across + self.rim),
            ];
            let mut board = MeshBuilder::new();
            board.prism(&outline, [self.foot, self.lip], 0.035, false);
            board.wrap(0.3, Vec2::new(0.13 * turn as f32, 0.37 * turn as f32));
            solid.add(&board, Transform::from_rotation(Quat::from_rotation_y(turn as f32 * FRAC_PI_2)));
        }
        solid
    }

    /// The ground below the cells, a little lower than they are: it fills the joints.
    #[must_use]
    pub fn ground(&self, depth: f32) -> MeshBuilder {
        let mut solid = MeshBuilder::new();
        solid.prism(&rectangle(self.half), [self.foot, -depth], 0.0, false);
        solid.wrap(0.3, Vec2::ZERO);
        solid
    }

    /// The names of files and ranks on all four sides, each turned by `turn`. `files` run from White's left, `ranks`
    /// from White's side, at the middles of their cells.
    #[must_use]
    pub fn coordinates(&self, turn: Quat, files: &[&str], ranks: &[&str], size: f32) -> MeshBuilder {
        let mut solid = MeshBuilder::new();
        let lane = self.half + self.rim * 0.5;
        let at = |x: f32, z: f32| Transform::from_xyz(x, self.lip + 0.006, z).with_rotation(turn);
        let middle = |index: usize, count: usize, half: f32| ((index as f32 + 0.5) / count as f32 * 2.0 - 1.0) * half;
        for (index, file) in files.iter().enumerate() {
            let x = middle(index, files.len(), self.half.x);
            [lane.y, -lane.y].into_iter().for_each(|z| glyph::write(&mut solid, file, at(x, z), size));
        }
        for (index, rank) in ranks.iter().enumerate() {
            let z = -middle(index, ranks.len(), self.half.y);
            [lane.x, -lane.x].into_iter().for_each(|x| glyph::write(&mut solid, rank, at(x, z), size));
        }
        solid
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rim_surrounds_the_cells_and_stands_on_the_table() {
        let tray = Tray::new(Vec2::new(3.0, 2.0), 0.5);
        let rim = tray.rim();
        for point in rim.positions() {
            let outside = point.x.abs() >= 2.9 || point.z.abs() >= 1.9;
            assert!(outside && point.x.abs() <= 3.51 && point.z.abs() <= 2.51, "{point}");
            assert!(point.y >= TABLE_Y - 1e-4 && point.y <= 1e-4, "{point}");
        }
    }
}
