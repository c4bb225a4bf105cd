//! What connects plants: roots, branches and the tendrils of running chains; solid in the room, flat on a flat board.

use bevy::prelude::*;
use ludarium_rules::Side;
use ludarium_rules::games::trees::Species;

use super::plants::{Detail, leaf_colour, tone};
use super::{SPECIES, crowns, pale};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::polygon::{shifted, star};
use crate::stage::StageAssets;

/// The meshes and materials of roots, branches and chains.
#[derive(Resource, Clone)]
pub struct LimbLook {
    /// The root of each species.
    pub roots: [Handle<Mesh>; SPECIES.len()],
    /// A branch of each species, one unit long.
    pub branches: [Handle<Mesh>; SPECIES.len()],
    /// The tendril of a running chain, White's and Black's.
    pub tendrils: [Handle<Mesh>; 2],
    /// The material of all of them; the meshes carry the colours.
    pub bark: Handle<StandardMaterial>,
    /// The leaf on a chain's next square.
    pub waiting: Handle<Mesh>,
    /// Pale leaves of White and of Black: what is not there yet.
    pub ghosts: [Handle<StandardMaterial>; 2],
}

impl LimbLook {
    /// Builds the meshes and materials.
    pub fn build(assets: &mut StageAssets) -> LimbLook {
        let detail = Detail::of(assets.quality.low());
        let flat = assets.flat.is_some();
        let meshes = &mut assets.meshes;
        let mut add = |solid: MeshBuilder| meshes.add(solid.mesh());
        let root = |species| if flat { flat_root(species) } else { crowns::root(species, detail) };
        let branch = |species| if flat { flat_branch(species) } else { crowns::branch(species, detail) };
        let tendril = |side| if flat { flat_tendril(side) } else { crowns::tendril(side) };
        LimbLook {
            roots: SPECIES.map(|species| add(root(species))),
            branches: SPECIES.map(|species| add(branch(species))),
            tendrils: Side::ALL.map(|side| add(tendril(side))),
            waiting: add(crowns::lying_leaf()),
            bark: assets.materials.add(StandardMaterial {
                unlit: flat,
                double_sided: true,
                cull_mode: None,
                ..super::earth(Color::WHITE, None)
            }),
            ghosts: Side::ALL.map(|side| assets.materials.add(pale(leaf_colour(tone(Some(side)), 0.9).into()))),
        }
    }
}

/// The colour of what lies below and shows as an edge.
const EDGE: LinearRgba = LinearRgba::rgb(0.01, 0.008, 0.006);
/// Roots and branches lie below the plants of a flat board.
const LOW: f32 = 0.002;
/// Tendrils lie above them.
const HIGH: f32 = 0.05;

/// A figure with a dark edge, lying at a height.
fn edged(solid: &mut MeshBuilder, outlines: [Vec<Vec2>; 2], color: LinearRgba, height: f32) {
    let [outer, inner] = outlines;
    solid.paint(EDGE).prism(&outer, [height - 0.001, height], 0.0, false);
    solid.paint(color).prism(&inner, [height, height + 0.002], 0.0, false);
}

fn flat_root(species: Species) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    edged(&mut solid, [star(5, 0.47, 0.19, 0.05), star(5, 0.42, 0.155, 0.05)], crowns::bark(species), LOW);
    solid
}

/// A bar along +x between two places, half as wide as said.
fn bar(from: f32, to: f32, half: f32) -> Vec<Vec2> {
    let corners = crate::look::polygon::rectangle(Vec2::new((to - from) / 2.0, half));
    shifted(&corners, Vec2::new((from + to) / 2.0, 0.0))
}

fn flat_branch(species: Species) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    edged(&mut solid, [bar(0.0, 1.0, 0.078), bar(0.0, 1.0, 0.052)], crowns::bark(species), LOW);
    solid
}

fn flat_tendril(side: Side) -> MeshBuilder {
    let tone = tone(Some(side));
    let head = |size: f32| {
        let half = [(0.86, 0.0), (0.70, 0.15), (0.60, 0.0), (0.70, -0.15)].map(Vec2::from);
        let middle = Vec2::new(0.72, 0.0);
        half.map(|corner| middle + (corner - middle) * size).to_vec()
    };
    let mut solid = MeshBuilder::new();
    edged(&mut solid, [bar(0.18, 0.66, 0.062), bar(0.20, 0.66, 0.036)], leaf_colour(tone, 0.55), HIGH);
    edged(&mut solid, [head(1.35), head(1.0)], leaf_colour(tone, 1.0), HIGH + 0.003);
    solid
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flat_limbs_lie_where_plants_do_not_hide_what_matters() {
        let height = |solid: &MeshBuilder| solid.positions().iter().map(|point| point.y).fold(0.0, f32::max);
        for species in SPECIES {
            assert!(height(&flat_root(species)) < 0.01 && height(&flat_branch(species)) < 0.01, "below plants");
        }
        for side in Side::ALL {
            assert!(flat_tendril(side).positions().iter().all(|point| point.y > 0.03), "above plants");
        }
    }
}
