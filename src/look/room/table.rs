//! The table top: a ring around the board that fades into the dark, so that it has neither edge nor horizon.

use bevy::asset::io::embedded::EmbeddedAssetRegistry;
use bevy::asset::{RenderAssetUsages, embedded_asset};
use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;

use super::Room;
use crate::look::{palette, texture};

/// Where the table top lies below the surface of the board.
pub const TABLE_Y: f32 = -0.62;

/// Within this radius every board stands on the table; what is hidden below them is not drawn.
const HOLE: f32 = 4.2;
/// Up to here the table is opaque; beyond it turns transparent.
const NEAR: f32 = 9.5;
/// How many cells one tile of the oak texture covers.
const PLANKS: f32 = 6.0;
/// How much of the light is left at each radius; from the last on nothing.
const LIGHT: [(f32, f32); 9] = [
    (HOLE, 1.0),
    (5.3, 1.0),
    (7.0, 0.90),
    (NEAR, 0.66),
    (12.0, 0.46),
    (15.0, 0.29),
    (19.0, 0.14),
    (24.0, 0.05),
    (32.0, 0.0),
];
/// How brightly the key light shows the oak: the light that the cheap table gets from its vertex colours.
const BAKED: f32 = 0.95;

/// The table for weak renderers, drawn by `table_low.wgsl`.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub struct TableMaterial {
    #[texture(0)]
    #[sampler(1)]
    wood: Handle<Image>,
    blend: AlphaMode,
}

impl Material for TableMaterial {
    fn fragment_shader() -> ShaderRef {
        "embedded://ludarium/look/room/table_low.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        self.blend
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

/// Makes the shader part of the program. An app without assets, as in tests, does without it.
pub fn plugin(app: &mut App) {
    if app.world().contains_resource::<EmbeddedAssetRegistry>() {
        embedded_asset!(app, "table_low.wgsl");
        app.add_plugins(MaterialPlugin::<TableMaterial>::default());
    }
}

/// Spawns the table. With `low` it costs next to nothing and receives no shadows.
pub fn spawn(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<StandardMaterial>,
    images: &mut Assets<Image>,
    low: bool,
) {
    let wood = images.add(texture::wood(7));
    for (name, part, blend) in [("Table", near(), AlphaMode::Opaque), ("Table's end", far(), AlphaMode::Blend)] {
        let tint = if low { palette::OAK.to_linear() * BAKED } else { LinearRgba::WHITE };
        let table = commands.spawn((
            Room,
            Name::new(name),
            Mesh3d(meshes.add(ring(&part, tint))),
            Transform::from_xyz(0.0, TABLE_Y, 0.0),
            NotShadowCaster,
            NoFrustumCulling,
            Pickable::IGNORE,
        ));
        let table = table.id();
        if low {
            insert_low_material(commands, table, TableMaterial { wood: wood.clone(), blend });
        } else {
            commands.entity(table).insert(MeshMaterial3d(materials.add(oak(wood.clone(), blend))));
        }
    }
}

fn oak(wood: Handle<Image>, alpha_mode: AlphaMode) -> StandardMaterial {
    StandardMaterial {
        base_color: palette::OAK,
        base_color_texture: Some(wood),
        perceptual_roughness: 0.66,
        reflectance: 0.22,
        alpha_mode,
        ..StandardMaterial::default()
    }
}

/// Adds the material in a command, so that callers need not know its asset collection.
fn insert_low_material(commands: &mut Commands, table: Entity, material: TableMaterial) {
    commands.queue(move |world: &mut World| {
        if let Some(handle) = world.get_resource_mut::<Assets<TableMaterial>>().map(|mut all| all.add(material)) {
            world.entity_mut(table).insert(MeshMaterial3d(handle));
        }
    });
}

/// The circles of the opaque part: radius, light and alpha.
fn near() -> Vec<[f32; 3]> {
    LIGHT.iter().filter(|(radius, _)| *radius <= NEAR).map(|&(radius, light)| [radius, light, 1.0]).collect()
}

/// The circles of the part that fades.
fn far() -> Vec<[f32; 3]> {
    let edge = LIGHT.iter().find(|(radius, _)| *radius >= NEAR).map_or(1.0, |(_, light)| *light);
    LIGHT.iter().filter(|(radius, _)| *radius >= NEAR).map(|&(radius, light)| [radius, edge, light / edge]).collect()
}

/// A flat ring mesh through circles.
fn ring(circles: &[[f32; 3]], tint: LinearRgba) -> Mesh {
    const SEGMENTS: u32 = 48;
    let (mut positions, mut uvs, mut colors, mut indices) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for &[radius, light, alpha] in circles {
        for step in 0..=SEGMENTS {
            let (sin, cos) = (step as f32 / SEGMENTS as f32 * std::f32::consts::TAU).sin_cos();
            positions.push([cos * radius, 0.0, -sin * radius]);
            uvs.push([cos * radius / PLANKS, -sin * radius / PLANKS]);
            colors.push([tint.red * light, tint.green * light, tint.blue * light, alpha]);
        }
    }
    for ring in 0..circles.len() as u32 - 1 {
        for step in 0..SEGMENTS {
            let inner = ring * (SEGMENTS + 1) + step;
            let outer = inner + SEGMENTS + 1;
            indices.extend([inner, outer, outer + 1, inner, outer + 1, inner + 1]);
        }
    }
    let normals = vec![[0.0, 1.0, 0.0]; positions.len()];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colors)
        .with_inserted_indices(Indices::U32(indices))
}
