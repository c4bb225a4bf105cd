//! The slabs of the board: worn, a little chipped, moss in the joints.

use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::texture::Rng;
use bevy::prelude::*;

/// How many different slabs there are.
pub const VARIANTS: usize = 4;
/// How wide the slope from a slab's top to its joint is.
const BEVEL: f32 = 0.024;
/// How much stone texture a cell shows.
const TEXTURE_PER_CELL: f32 = 0.55;

/// The slab of one cell: top at y = 0, exactly one cell wide, so that it also serves for picking.
#[must_use]
pub fn slab(variant: usize) -> MeshBuilder {
    let mut random = Rng::new(40 + variant as u32);
    let mut solid = MeshBuilder::new();
    solid.prism(&outline(), [-0.14, 0.0], BEVEL, false);
    let worn: Vec<f32> = (0..64).map(|_| random.unit()).collect();
    solid.warp(|p| if p.y > -0.001 { worn_edge(p, &worn) } else { p });
    let joint = LinearRgba::from(palette::MOSS).to_vec4() * random.between(0.45, 0.8);
    solid.tint(|p, _| if p.y < -0.001 { LinearRgba::from_vec4(joint.with_w(1.0)) } else { LinearRgba::WHITE });
    solid.wrap(TEXTURE_PER_CELL, Vec2::new(random.unit(), random.unit()));
    solid
}

/// A unit square with points along its edges, so that the edges can be worn.
fn outline() -> Vec<Vec2> {
    const STEPS: usize = 5;
    let side = |from: Vec2, to: Vec2| (0..STEPS).map(move |step| from.lerp(to, step as f32 / STEPS as f32));
    let [a, b, c, d] = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(Vec2::from);
    side(a, b).chain(side(b, c)).chain(side(c, d)).chain(side(d, a)).collect()
}

/// Draws a point of the upper edge inward by a random amount, a corner by more.
fn worn_edge(p: Vec3, worn: &[f32]) -> Vec3 {
    let slot = ((p.x * 17.0 + p.z * 31.0).round() as i32).rem_euclid(worn.len() as i32) as usize;
    let corner = p.x.abs() > 0.45 && p.z.abs() > 0.45;
    let inward = worn[slot] * if corner { 0.045 } else { 0.012 };
    Vec3::new(p.x * (1.0 - inward), p.y, p.z * (1.0 - inward))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slabs_cover_exactly_one_cell_below_the_surface() {
        for variant in 0..VARIANTS {
            let slab = slab(variant);
            let reach = slab.positions().iter().fold(Vec3::ZERO, |reach, p| reach.max(p.abs()));
            assert!((reach.x - 0.5).abs() < 1e-5 && (reach.z - 0.5).abs() < 1e-5);
            assert!(slab.positions().iter().all(|p| p.y <= 0.0));
        }
    }
}
