//! The banner of a zone: furled when nobody holds it, a side's cloth when it does, torn when both are in it.

use crate::games::tress::{Banner, ZoneShown};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::{palette, texture};
use crate::stage::StageAssets;
use bevy::prelude::*;
use ludarium_rules::{Side, ZoneState};

/// Width of the cloth.
pub const WIDTH: f32 = 0.60;
/// How far it hangs down from its bar.
pub const DROP: f32 = 0.66;
/// Number of pictures side by side in the texture: White, Black, contested, linen.
const PICTURES: f32 = 4.0;

/// The four shapes of a banner and the one material that all of them share.
#[derive(Resource, Clone, Debug)]
pub struct BannerLook {
    /// Furled, White's, Black's, torn.
    meshes: [Handle<Mesh>; 4],
    material: Handle<StandardMaterial>,
}

impl BannerLook {
    /// Makes the meshes and the painted cloth.
    pub fn build(assets: &mut StageAssets) -> Self {
        let material = StandardMaterial {
            base_color_texture: Some(assets.picture(|| texture::non_tiling(512, 192, cloth_color))),
            perceptual_roughness: 0.9,
            reflectance: 0.15,
            alpha_mode: AlphaMode::Mask(0.5),
            cull_mode: None,
            double_sided: true,
            ..StandardMaterial::default()
        };
        let solids = [furled(), cloth(0), cloth(1), cloth(2)];
        let meshes = solids.map(|solid| assets.meshes.add(solid.mesh()));
        Self { meshes, material: assets.materials.add(material) }
    }

    /// The cloth of a neutral zone, to be given to an entity that also has [`Banner`] and [`ZoneShown`].
    #[must_use]
    pub fn cloth(&self) -> impl Bundle + use<> {
        (Mesh3d(self.meshes[0].clone()), MeshMaterial3d(self.material.clone()))
    }

    fn mesh(&self, state: ZoneState) -> &Handle<Mesh> {
        &self.meshes[match state {
            ZoneState::Neutral => 0,
            ZoneState::Controlled(Side::White) => 1,
            ZoneState::Controlled(Side::Black) => 2,
            ZoneState::Contested => 3,
        }]
    }
}

/// What changes on a banner.
type Cloth<'a> = (&'a ZoneShown, &'a mut Mesh3d, &'a mut Transform);

/// Swaps and stretches the cloths of zones that changed: the old one is drawn up, then the new one falls.
pub fn show(look: Option<Res<BannerLook>>, mut banners: Query<Cloth, (With<Banner>, Changed<ZoneShown>)>) {
    let Some(look) = look else { return };
    for (zone, mut mesh, mut transform) in &mut banners {
        let falling = zone.change >= 0.5;
        let state = if falling { zone.state } else { zone.previous };
        let open = if falling { zone.change * 2.0 - 1.0 } else { 1.0 - zone.change * 2.0 };
        mesh.set_if_neq(Mesh3d(look.mesh(state).clone()));
        transform.scale.y = transform.scale.x * (0.12 + 0.88 * open.clamp(0.0, 1.0));
    }
}

/// A hanging cloth with soft folds that shows one of the pictures.
fn cloth(picture: usize) -> MeshBuilder {
    const COLUMNS: usize = 10;
    const ROWS: usize = 4;
    let place = |column: usize, row: usize| {
        let (u, v) = (column as f32 / COLUMNS as f32, row as f32 / ROWS as f32);
        let (sin, cos) = (u * 15.0 + 0.6).sin_cos();
        let depth = 0.008 + 0.028 * v;
        let position = Vec3::new((u - 0.5) * WIDTH, -v * DROP, sin * depth);
        (
            position,
            Vec3::new(-cos * depth * 15.0 / WIDTH, 0.0, 1.0),
            Vec2::new((picture as f32 + 0.02 + u * 0.96) / PICTURES, v),
        )
    };
    let mut solid = MeshBuilder::new();
    let mut corners = Vec::new();
    for (row, column) in (0..=ROWS).flat_map(|row| (0..=COLUMNS).map(move |column| (row, column))) {
        let (position, normal, uv) = place(column, row);
        corners.push(solid.vertex(position, normal, uv));
    }
    for (row, column) in (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column))) {
        let at = row * (COLUMNS + 1) + column;
        let [a, b, c, d] = [at, at + COLUMNS + 1, at + COLUMNS + 2, at + 1].map(|i| corners[i]);
        solid.triangle(a, b, c);
        solid.triangle(a, c, d);
    }
    solid
}

/// A roll of linen tied to the bar.
fn furled() -> MeshBuilder {
    let half = WIDTH * 0.46;
    let profile = [
        (0.0, -half),
        (0.035, -half),
        (0.05, -half * 0.8),
        (0.036, -half * 0.5),
        (0.054, -half * 0.2),
        (0.054, half * 0.2),
        (0.036, half * 0.5),
        (0.05, half * 0.8),
        (0.035, half),
        (0.0, half),
    ];
    let mut roll = MeshBuilder::new();
    roll.lathe(&profile, 12).wrap(0.08, Vec2::new(3.5 / PICTURES, 0.5));
    let mut solid = MeshBuilder::new();
    let lying = Transform::from_rotation(Quat::from_rotation_z(std::f32::consts::FRAC_PI_2))
        .with_translation(Vec3::new(0.0, -0.055, 0.0));
    solid.add(&roll, lying);
    solid
}

/// The colour of the cloths' texture: four pictures side by side, transparent where there is no cloth.
fn cloth_color(u: f32, v: f32) -> [f32; 4] {
    let picture = (u * PICTURES) as usize;
    let x = (u * PICTURES).fract() * 2.0 - 1.0;
    let (color, hem) = match picture {
        0 => white_cloth(x, v),
        1 => black_cloth(x, v),
        2 => torn_cloth(x, v),
        _ => (palette::BANNER_LINEN, 2.0),
    };
    let weave = 1.0 - 0.05 * (((x * 60.0).sin() * (v * 180.0).sin()) * 0.5 + 0.5);
    let linear = color.to_srgba();
    [linear.red * weave, linear.green * weave, linear.blue * weave, if v < hem { 1.0 } else { 0.0 }]
}

/// White's cloth: ivory, a red stripe between gold ones, a swallow's tail. Gives the colour and where the cloth ends.
fn white_cloth(x: f32, v: f32) -> (Color, f32) {
    let away = x.abs();
    let color = if away < 0.20 {
        palette::BANNER_RED
    } else if !(0.32..=0.90).contains(&away) || v < 0.05 {
        palette::GOLD
    } else {
        palette::BANNER_IVORY
    };
    (color, 0.76 + 0.24 * away)
}

/// Black's cloth: dark blue, a pale lozenge, a point below.
fn black_cloth(x: f32, v: f32) -> (Color, f32) {
    let away = x.abs();
    let hem = 1.0 - 0.30 * away;
    let lozenge = away / 0.58 + (v - 0.46).abs() / 0.30;
    let color = if lozenge < 1.0 && lozenge > 0.42 || lozenge < 0.2 || away > 0.90 || v < 0.05 || v > hem - 0.05 {
        palette::BANNER_PALE
    } else {
        palette::BANNER_EBONY
    };
    (color, hem)
}

/// The cloth of a contested zone: half and half along a jagged tear, its hem in shreds.
fn torn_cloth(x: f32, v: f32) -> (Color, f32) {
    let zigzag = |t: f32| (t.fract() - 0.5).abs() * 4.0 - 1.0;
    let tear = 0.16 * zigzag(v * 4.0 + 0.3);
    let gap = (0.02 + 0.30 * (v - 0.35).max(0.0)).min(0.2);
    let hem = 0.70 + 0.13 * zigzag(x * 3.1 + 7.0) + 0.09 * zigzag(x * 7.3 + 9.2);
    if (x - tear).abs() < gap && v > 0.22 {
        return (palette::BANNER_LINEN, 0.0);
    }
    (if x < tear { palette::BANNER_IVORY } else { palette::BANNER_EBONY }, hem)
}
