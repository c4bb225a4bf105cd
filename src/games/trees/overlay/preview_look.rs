//! How previews look: the shape of each, and its colour.

use bevy::prelude::*;
use ludarium_rules::Side;
use strum::{EnumIter, IntoEnumIterator};

use crate::board::figures::{outlined, outlined_ring};
use crate::games::trees::pieces::limbs::LimbLook;
use crate::games::trees::pieces::{faint, pale, plants};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette::Palette;
use crate::look::polygon::regular;
use crate::stage::StageAssets;

/// What may become of a square.
#[derive(EnumIter, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Preview {
    /// The chosen square may grow here: a ring with a dot, above what stands here.
    Offer,
    /// The chosen square may grow here against another tree or an enemy huckleberry: four corners.
    Attack,
    /// Something will grow here: two pale leaves.
    Sprout,
    /// What is here will fall: a cross of dry leaves.
    Fall,
    /// The tree here is attacked: four thorns.
    Strike,
    /// The chain here will stop: a bar.
    Halt,
}

/// Meshes and materials of the previews, in the order of the kinds.
#[derive(Resource, Clone)]
pub struct PreviewLook {
    meshes: Vec<Handle<Mesh>>,
    /// Those of what does not show the leaves of a side.
    materials: Vec<Handle<StandardMaterial>>,
    /// Pale leaves of White and of Black.
    ghosts: [Handle<StandardMaterial>; 2],
}

impl PreviewLook {
    /// Builds them; leaves have the material of the forest's pale leaves.
    pub fn build(assets: &mut StageAssets, limbs: &LimbLook) -> PreviewLook {
        PreviewLook {
            meshes: Preview::iter().map(|preview| assets.meshes.add(preview.shape().mesh())).collect(),
            materials: Preview::iter().map(|preview| preview.material(assets)).collect(),
            ghosts: limbs.ghosts.clone(),
        }
    }

    /// The mesh and the material of a preview of a side's turn.
    pub fn of(&self, preview: Preview, side: Side) -> (&Handle<Mesh>, &Handle<StandardMaterial>) {
        let material = match preview {
            Preview::Sprout => &self.ghosts[side.index()],
            _ => &self.materials[preview as usize],
        };
        (&self.meshes[preview as usize], material)
    }
}

impl Preview {
    /// Whether this marks what can be chosen, which must stand out from every plant.
    const fn is_choice(self) -> bool {
        matches!(self, Preview::Offer | Preview::Attack)
    }

    fn material(self, assets: &mut StageAssets) -> Handle<StandardMaterial> {
        let colour = self.colour();
        if self.is_choice() {
            assets.coloured(StandardMaterial { unlit: true, ..default() }, colour)
        } else {
            assets.coloured(pale(Color::WHITE), move |palette| faint(colour(palette)))
        }
    }

    /// Its colour; leaves that will grow have their side's own.
    fn colour(self) -> fn(&Palette) -> Color {
        match self {
            Preview::Offer | Preview::Sprout => |palette| palette.target,
            Preview::Attack | Preview::Strike => |palette| palette.capture,
            Preview::Fall => |palette| palette.threat,
            Preview::Halt => |palette| palette.refusal.mix(&Color::WHITE, 0.25),
        }
    }

    /// Its mesh, about the middle of a square.
    fn shape(self) -> MeshBuilder {
        const CROSS: [(f32, f32); 4] = [(0.26, 0.26), (-0.26, 0.26), (0.26, -0.26), (-0.26, -0.26)];
        const AROUND: [(f32, f32); 4] = [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)];
        let flat = |(x, z): (f32, f32)| Vec3::new(x, 0.0, z);
        match self {
            Preview::Offer => ring_with_dot(),
            Preview::Attack => corners(),
            Preview::Sprout => leaves(&[
                (Vec3::ZERO, Vec3::new(-0.27, 0.13, -0.05), 0.17),
                (Vec3::ZERO, Vec3::new(0.27, 0.13, -0.05), 0.17),
                (Vec3::ZERO, Vec3::new(0.0, 0.20, -0.10), 0.10),
            ]),
            Preview::Fall => leaves(&CROSS.map(|tip| (Vec3::ZERO, flat(tip), 0.12))),
            Preview::Strike => leaves(&AROUND.map(|side| (flat(side) * 0.42, flat(side) * 0.12, 0.16))),
            Preview::Halt => {
                let mut bar = MeshBuilder::new();
                bar.quad([(-0.26, 0.07), (0.26, 0.07), (0.26, -0.07), (-0.26, -0.07)].map(flat));
                bar
            }
        }
    }
}

fn ring_with_dot() -> MeshBuilder {
    let mut solid = outlined_ring(0.24, 0.37, 28);
    solid.add(&outlined(&regular(20, 0.13, 0.0), 0.02), Transform::IDENTITY);
    solid
}

fn corners() -> MeshBuilder {
    let corner = [(0.49, 0.49), (0.49, 0.22), (0.375, 0.22), (0.375, 0.375), (0.22, 0.375), (0.22, 0.49)];
    let bracket = outlined(&corner.map(Vec2::from), 0.02);
    let mut solid = MeshBuilder::new();
    for turn in 0..4_u8 {
        let turn = Quat::from_rotation_y(f32::from(turn) * std::f32::consts::FRAC_PI_2);
        solid.add(&bracket, Transform::from_rotation(turn));
    }
    solid
}

/// Leaves, each with its foot, its tip and its width.
fn leaves(leaves: &[(Vec3, Vec3, f32)]) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    for (foot, tip, width) in leaves {
        plants::leaf(&mut solid, *foot, *tip, *width);
    }
    solid
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preview_has_a_shape_within_its_square() {
        for preview in Preview::iter() {
            let solid = preview.shape();
            assert!(solid.triangles() > 1, "{preview:?}");
            assert!(solid.positions().iter().all(|point| point.x.abs() <= 0.5 && point.z.abs() <= 0.5), "{preview:?}");
        }
    }
}
