//! Where the board of a game stands: the ground below it, what lies about it, what is far behind, and the light.
//!
//! What stands on the ground keeps away from the strips to both sides of the board and behind and before it, where captured
//! pieces lie; `games/place_tests.rs` says how far.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::{Presentation, StageAssets};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::room::backdrop::{self, Backdrop, Spots};
use crate::look::room::ground::{Ground, Outline};
use crate::look::room::{LightAround, TABLE_Y, UnlitMaterial, smooth};
use crate::look::texture::Texture;

/// How far the shade of a piece reaches from its middle, and how far it is moved away from the key light, as parts of the
/// diameter of a cell's inscribed circle.
const SHADE: f32 = 0.56;
const SHADE_AWAY: f32 = 0.05;
/// How high it lies above the board: below whatever is inlaid.
const SHADE_Y: f32 = 0.004;

/// Where the board of a game stands.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// What it stands on.
    pub ground: Ground,
    /// What is far behind it.
    pub backdrop: Backdrop,
    /// The light that throws shadows.
    pub key: Lamp,
    /// The light from the other side, which throws none and keeps dark pieces from sinking into the dark.
    pub fill: Lamp,
    /// The colour and strength of the light from all around; white is that of a room with a window in the evening.
    pub around: Vec3,
    /// Whether pieces darken what they stand on; what grows out of the ground does not need it.
    pub has_shades: bool,
    /// Adds what stands and lies on the ground.
    pub props: fn(&mut StageAssets),
}

/// A light far away.
#[derive(Clone, Copy, Debug)]
pub struct Lamp {
    /// Its colour.
    pub color: Color,
    /// How much of it falls on what faces it, in lux.
    pub lux: f32,
    /// Where it stands, seen from the board.
    pub from: Vec3,
}

impl Place {
    /// A room with an oak table by a window in the evening, and shelves behind it.
    pub const STUDY: Place = Place {
        ground: Ground {
            texture: Texture::Planks(7),
            tile: 6.0,
            color: palette::OAK,
            roughness: 0.66,
            extent: Outline { half: [34.0, 17.0, 36.0], corners: 7.0 },
            is_top: true,
            foot: Outline::square(5.0),
            covered: None,
            light: light_of_the_study,
            low: 2.45,
        },
        backdrop: Backdrop {
            light: walls_of_the_study,
            spots: &[Spots {
                count: 90,
                heights: [-13.0, 10.0],
                radius: [1.2, 2.6],
                color: Vec3::new(1.0, 0.66, 0.34),
                strength: [0.03, 0.16],
            }],
        },
        key: Lamp { color: palette::KEY_LIGHT, lux: 8_300.0, from: Vec3::new(-6.0, 10.0, 3.5) },
        fill: Lamp { color: palette::FILL_LIGHT, lux: 700.0, from: Vec3::new(7.0, 6.0, -4.0) },
        around: Vec3::ONE,
        has_shades: true,
        props: |_| (),
    };

    /// Adds everything of it to a stage.
    pub fn furnish(&'static self, presentation: &mut Presentation, assets: &mut StageAssets) {
        presentation.shade = self.has_shades.then(|| self.shade(presentation.layout.unit));
        self.add_ground(assets);
        let picture = assets.picture(|| self.backdrop.picture());
        let walls = (assets.meshes.add(backdrop::mesh()), assets.materials.add(backdrop::material(picture)));
        let root = assets.root;
        assets.insert_on_show(LightAround(self.around));
        assets.on_show(move |commands| {
            let (mesh, material) = (Mesh3d(walls.0.clone()), MeshMaterial3d(walls.1.clone()));
            commands.spawn((Name::new("Backdrop"), mesh, material, far_and_wide(root)));
        });
        (self.props)(assets);
    }

    /// Where the shade of a piece lies, and how large it is: a little on the side that the key light does not reach.
    fn shade(&self, unit: f32) -> Transform {
        let away = -self.key.from.xz().normalize_or_zero() * SHADE_AWAY;
        Transform::from_translation(vec3(away.x * unit, SHADE_Y, away.y * unit)).with_scale(Vec3::splat(SHADE * unit))
    }

    fn add_ground(&self, assets: &mut StageAssets) {
        let (root, low) = (assets.root, assets.quality.low());
        let picture = assets.texture(self.ground.texture);
        let mesh = assets.meshes.add(self.ground.mesh(low, self.key.from, self.key.color));
        let lit = assets.materials.add(self.ground.material(picture.clone()));
        let place = Transform::from_xyz(0.0, TABLE_Y, 0.0);
        assets.on_show(move |commands| {
            let ground = (Name::new("Ground"), Mesh3d(mesh.clone()), place, far_and_wide(root));
            let ground = commands.spawn(ground).id();
            if low {
                wear_low_material(commands, ground, UnlitMaterial::opaque(picture.clone()));
            } else {
                commands.entity(ground).insert(MeshMaterial3d(lit.clone()));
            }
        });
    }
}

/// What is always in the picture, throws no shadow and takes no clicks.
fn far_and_wide(root: Entity) -> impl Bundle {
    (NotShadowCaster, NoFrustumCulling, Pickable::IGNORE, ChildOf(root))
}

/// Lays a sheet on the ground. Where little is drawn it is drawn as the ground is: without any light but that in its
/// colours.
pub fn lay(assets: &mut StageAssets, mut sheet: MeshBuilder, picture: Handle<Image>, material: StandardMaterial) {
    if !assets.quality.low() {
        let material = assets.materials.add(StandardMaterial { base_color_texture: Some(picture), ..material });
        return assets.add_scenery([(sheet, material)]);
    }
    sheet.tint(|_, _| material.base_color.into());
    let (root, mesh) = (assets.root, assets.meshes.add(sheet.mesh()));
    assets.on_show(move |commands| {
        let sheet = commands.spawn((Mesh3d(mesh.clone()), Pickable::IGNORE, NotShadowCaster, ChildOf(root))).id();
        wear_low_material(commands, sheet, UnlitMaterial::opaque(picture.clone()));
    });
}

/// Adds the material in a command, so that callers need not know its asset collection.
fn wear_low_material(commands: &mut Commands, ground: Entity, material: UnlitMaterial) {
    commands.queue(move |world: &mut World| {
        if let Some(handle) = world.get_resource_mut::<Assets<UnlitMaterial>>().map(|mut all| all.add(material)) {
            world.entity_mut(ground).insert(MeshMaterial3d(handle));
        }
    });
}

/// The table is brightest where people play.
fn light_of_the_study(at: Vec2) -> Vec3 {
    Vec3::splat(fading(at, 6.0, 26.0, 0.5))
}

/// 1 up to a distance from the middle, `least` from another on.
#[must_use]
pub fn fading(at: Vec2, from: f32, to: f32, least: f32) -> f32 {
    1.0_f32.lerp(least, smooth(from, to, at.length()))
}

/// Shelves of books in the light of a window at the left and of a lamp to the right behind the board, and the dark floor.
fn walls_of_the_study(u: f32, height: f32) -> Vec3 {
    use std::f32::consts::{PI, TAU};
    let round = u * TAU;
    let window = (0.5 + 0.5 * (round - 1.5 * PI).cos()).powi(3);
    let lamp = (0.5 + 0.5 * (round - 0.80 * PI).cos()).powi(6) * (-((height - 8.0) / 16.0).powi(2)).exp();
    let wall =
        Vec3::new(0.052, 0.031, 0.019) + Vec3::new(0.062, 0.050, 0.036) * window + Vec3::new(0.27, 0.135, 0.050) * lamp;
    if height < -24.0 {
        return wall * 0.62;
    }
    let shelf = ((height + 24.0) / 9.0).fract();
    let boards = if shelf < 0.1 { 0.62 } else { 0.86 + 0.3 * (1.0 - shelf) };
    let books = 1.0 + 0.20 * (round * 47.0 + (height / 9.0).floor() * 1.7).sin() * (round * 21.0).cos();
    wall * boards * books
}
