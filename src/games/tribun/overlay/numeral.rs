//! How high a tower is, at a glance: a number on its top, and a chain where a unit stands on its slave.

use std::collections::{BTreeMap, HashMap};
use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;
use ludarium_rules::games::tribun::TRIBUN;
use ludarium_rules::{Cell, Side};

use crate::board::{Overlay, OverlayItem, OverlayKey};
use crate::camera::CameraView;
use crate::games::tribun::pieces::{LEVEL, RADIUS, TRIBUN_HEIGHT};
use crate::look::glyph;
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::polygon::{regular, shifted};
use crate::pieces::{Moving, PieceView};
use crate::stage::StageAssets;

/// The greatest height of a unit.
pub const HIGHEST: u8 = 8;

/// Meshes and materials of the numbers, by their text.
#[derive(Resource, Clone)]
pub struct NumeralLooks {
    /// By (height, slave's height or 0).
    numbers: HashMap<(u8, u8), Handle<Mesh>>,
    chain: Handle<Mesh>,
    /// On White's stones, on Black's, and on purple.
    inks: [Handle<StandardMaterial>; 3],
    bronze: Handle<StandardMaterial>,
    /// Whether the stones are pictures.
    flat: bool,
}

/// How much nearer than it is ink counts when it is drawn after lights.
const AFTER_LIGHTS: f32 = 50.0;

/// What adorns a stone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Adornment {
    /// The height of the unit whose top the stone is, and of its slave or 0; upright for a player so many quarters of a
    /// turn to the right of White.
    Number(u8, u8, i8),
    /// The stone stands on a slave.
    Chain,
}

impl NumeralLooks {
    /// Builds meshes and materials.
    pub fn build(assets: &mut StageAssets) -> NumeralLooks {
        let (flat, meshes, materials) = (assets.flat.is_some(), &mut assets.meshes, &mut assets.materials);
        // Light that shines through from behind a tower must not lie over its number: ink is drawn after all lights.
        let alpha_mode = if flat { AlphaMode::Opaque } else { AlphaMode::Blend };
        let ink = |color| StandardMaterial {
            base_color: color,
            perceptual_roughness: 0.7,
            unlit: flat,
            alpha_mode,
            depth_bias: if flat { 0.0 } else { AFTER_LIGHTS },
            ..default()
        };
        let bronze = StandardMaterial { unlit: flat, ..crate::games::tribun::board::metal(palette::BRONZE) };
        let texts = (0..=HIGHEST).flat_map(|height| (0..=HIGHEST).map(move |slave| (height, slave)));
        NumeralLooks {
            numbers: texts.map(|text| (text, meshes.add(number(text).mesh()))).collect(),
            chain: meshes.add(if flat { flat_chain() } else { chain() }.mesh()),
            inks: [Color::srgb(0.10, 0.08, 0.07), palette::MARBLE_PALE, Color::srgb(1.0, 0.87, 0.52)]
                .map(|color| materials.add(ink(color))),
            bronze: materials.add(bronze),
            flat,
        }
    }
}

/// A height as light, lying flat.
#[must_use]
pub fn light(height: u8) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    glyph::write(&mut solid, &height.to_string(), Transform::IDENTITY, 0.42);
    // Everything is the middle of a line.
    solid.wrap(0.0, Vec2::ZERO);
    solid
}

/// "4", or "2/4" for a unit on its slave.
fn number((height, slave): (u8, u8)) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    if slave == 0 {
        glyph::write(&mut solid, &height.to_string(), Transform::IDENTITY, 0.29);
    } else {
        let place = |x: f32, z: f32| Transform::from_xyz(x, 0.0, z);
        glyph::write(&mut solid, &height.to_string(), place(-0.115, -0.03), 0.23);
        glyph::write(&mut solid, "/", place(0.01, 0.0), 0.26);
        glyph::write(&mut solid, &slave.to_string(), place(0.125, 0.035), 0.19);
    }
    solid
}

/// A chain round the foot of a stone.
fn chain() -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let ring = [(RADIUS - 0.01, -0.014), (RADIUS + 0.012, -0.014), (RADIUS + 0.012, 0.014), (RADIUS - 0.01, 0.014)];
    solid.lathe(&ring, 32);
    for link in 0..14 {
        let (sin, cos) = (link as f32 / 14.0 * TAU).sin_cos();
        solid.ball(Vec3::new(cos, 0.0, sin) * (RADIUS + 0.008), 0.028, 8);
    }
    solid
}

/// Numbers lie this much above the picture of their stone, and so above every mark.
const ON_PICTURE: f32 = 0.04;

/// A chain round the edge of the stone below, as it is seen from the near side.
fn flat_chain() -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    for link in 0..9_u8 {
        let (sin, cos) = ((f32::from(link) + 0.5) / 9.0 * PI).sin_cos();
        let place = Vec2::new(cos * RADIUS, 0.055 + sin * RADIUS * 0.88);
        for (size, tone, height) in [(0.040, 0.05, 0.0), (0.030, 1.0, 0.000_01)] {
            let outline = shifted(&regular(12, size, 0.0), place);
            let top = 0.000_02 + height;
            solid.paint(LinearRgba::gray(tone)).prism(&outline, [0.0, top], 0.0, false);
        }
    }
    solid
}

/// A stone and what adorns it.
type Adorned = (Entity, Adornment);

impl OverlayKey for Adorned {
    const OF_MATCH: bool = false;
}

/// How many quarters of a turn the player sits to the right of White, from 0 to 3.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Quarter(pub i8);

/// Brings the quarter into line with the camera.
pub fn follow_camera(view: Res<CameraView>, mut quarter: ResMut<Quarter>) {
    quarter.set_if_neq(Quarter(quarters(&view)));
}

/// Brings the numbers into line with the stones. While stones travel, numbers that are no longer true are gone.
pub fn show(
    (moving, quarter, looks): (Res<Moving>, Res<Quarter>, Res<NumeralLooks>),
    pieces: Query<(Entity, &PieceView, &Transform)>,
    mut overlay: Overlay<Adorned>,
) {
    let wanted = wanted(&pieces, quarter.0);
    if moving.0 {
        overlay.retain(|adorned| wanted.contains_key(adorned));
        return;
    }
    overlay.show(wanted.into_iter().filter_map(|((wearer, adornment), side)| {
        let (_, view, rest) = pieces.get(wearer).ok()?;
        let item = looks.item(adornment, side, view, rest)?;
        Some(((wearer, adornment), OverlayItem { parent: Some(wearer), ..item }))
    }));
}

fn quarters(view: &CameraView) -> i8 {
    let right = view.on_board(Vec2::X);
    match (right.x.round() as i8, right.y.round() as i8) {
        (1, _) => 0,
        (-1, _) => 2,
        (_, -1) => 1,
        _ => 3,
    }
}

/// What adorns the stones, each with the side whose stone it is.
fn wanted(pieces: &Query<(Entity, &PieceView, &Transform)>, quarter: i8) -> BTreeMap<Adorned, Side> {
    let mut towers: BTreeMap<Cell, Vec<(u8, Entity, Option<Side>)>> = BTreeMap::new();
    for (entity, view, _) in pieces {
        if let Some(cell) = view.cell {
            towers.entry(cell).or_default().push((view.level, entity, view.piece.side));
        }
    }
    let mut wanted = BTreeMap::new();
    for mut tower in towers.into_values() {
        tower.sort_unstable_by_key(|(level, ..)| *level);
        let Some(&(_, top, Some(side))) = tower.last() else { continue };
        let slave = tower.iter().filter(|(.., owner)| *owner != Some(side)).count();
        let height = tower.len() - slave;
        if height + slave > 1 {
            wanted.insert((top, Adornment::Number(height as u8, slave as u8, quarter)), side);
        }
        if let Some((_, lowest, _)) = tower.get(slave).filter(|_| slave > 0) {
            wanted.insert((*lowest, Adornment::Chain), side);
        }
    }
    wanted
}

impl NumeralLooks {
    fn item(&self, adornment: Adornment, side: Side, view: &PieceView, rest: &Transform) -> Option<OverlayItem> {
        let crowned = view.piece.kind == TRIBUN;
        match adornment {
            Adornment::Number(height, slave, quarter) => {
                let ink = if crowned { 2 } else { side.index() };
                let top = match crowned {
                    _ if self.flat => ON_PICTURE,
                    true => TRIBUN_HEIGHT + 0.016,
                    false => LEVEL + 0.004,
                };
                // The stone is turned at random, the number is not.
                let turn = rest.rotation.inverse() * Quat::from_rotation_y(f32::from(quarter) * FRAC_PI_2);
                let place = Transform::from_xyz(0.0, top, 0.0).with_rotation(turn);
                Some(OverlayItem::new(self.numbers.get(&(height, slave))?, &self.inks[ink], place))
            }
            Adornment::Chain => Some(OverlayItem::new(&self.chain, &self.bronze, Transform::IDENTITY)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_lie_within_their_stone() {
        for text in [(8, 0), (4, 8), (2, 4), (1, 1)] {
            let reach = number(text).positions().iter().map(|point| point.length()).fold(0.0, f32::max);
            assert!(reach < RADIUS - 0.03, "{text:?}: {reach}");
        }
    }
}
