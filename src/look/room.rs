//! The one room: an oak table that fades into the dark, one warm key light and soft light from all around.

use super::{palette, texture};
use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::{CascadeShadowConfigBuilder, NotShadowCaster};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// Where the table top lies below the surface of the board.
pub const TABLE_Y: f32 = -0.62;

/// Up to here the table is fully there; beyond it fades.
const NEAR: f32 = 9.0;
/// From here on nothing is left of it.
const FAR: f32 = 34.0;
/// How many cells one tile of the oak texture covers.
const PLANKS: f32 = 7.0;

/// Everything that the room spawns carries this, so that it can be found or taken away.
#[derive(Component)]
pub struct Room;

/// What a camera that looks into the room should carry: how light becomes screen colour, and whether edges are smoothed.
#[must_use]
pub fn lens(low: bool) -> impl Bundle {
    (Tonemapping::AcesFitted, if low { Msaa::Off } else { Msaa::Sample4 })
}

/// Puts the table and the lights into the world.
pub fn spawn(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<StandardMaterial>,
    images: &mut Assets<Image>,
    low: bool,
) {
    commands.insert_resource(ClearColor(palette::BACKDROP));
    commands.insert_resource(GlobalAmbientLight {
        color: palette::FILL_LIGHT,
        brightness: 520.0,
        ..GlobalAmbientLight::default()
    });
    spawn_lights(commands, low);
    spawn_table(commands, meshes, materials, images.add(texture::wood(7)));
}

fn spawn_lights(commands: &mut Commands, low: bool) {
    let shadows = CascadeShadowConfigBuilder {
        num_cascades: 2,
        minimum_distance: 2.0,
        first_cascade_far_bound: 14.0,
        maximum_distance: 36.0,
        ..CascadeShadowConfigBuilder::default()
    };
    commands.spawn((
        Room,
        Name::new("Key light"),
        DirectionalLight {
            color: palette::KEY_LIGHT,
            illuminance: 9_500.0,
            shadow_maps_enabled: !low,
            ..DirectionalLight::default()
        },
        shadows.build(),
        Transform::from_xyz(-6.0, 10.0, 3.5).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    commands.spawn((
        Room,
        Name::new("Fill light"),
        DirectionalLight { color: palette::FILL_LIGHT, illuminance: 1_600.0, ..DirectionalLight::default() },
        Transform::from_xyz(7.0, 6.0, -4.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// The table is a disc whose outer part turns transparent, so that it has no edge and no horizon.
fn spawn_table(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<StandardMaterial>,
    oak: Handle<Image>,
) {
    let material = |alpha_mode| StandardMaterial {
        base_color: palette::OAK,
        base_color_texture: Some(oak.clone()),
        perceptual_roughness: 0.62,
        reflectance: 0.25,
        alpha_mode,
        ..StandardMaterial::default()
    };
    let near = [(0.0, 1.0), (NEAR * 0.5, 0.96), (NEAR, 0.8)];
    let far = [(NEAR, 0.8), (14.0, 0.50), (20.0, 0.22), (27.0, 0.06), (FAR, 0.0)];
    let parts = [
        ("Table", disc(&near.map(|(radius, light)| (radius, [light, light, light, 1.0]))), AlphaMode::Opaque),
        ("Table's end", disc(&far.map(|(radius, alpha)| (radius, [0.8, 0.8, 0.8, alpha / 0.8]))), AlphaMode::Blend),
    ];
    for (name, mesh, alpha_mode) in parts {
        commands.spawn((
            Room,
            Name::new(name),
            Mesh3d(meshes.add(mesh)),
            MeshMaterial3d(materials.add(material(alpha_mode))),
            Transform::from_xyz(0.0, TABLE_Y, 0.0),
            NotShadowCaster,
            NoFrustumCulling,
            Pickable::IGNORE,
        ));
    }
}

/// A flat ring mesh through circles of given radius and vertex colour.
fn disc(circles: &[(f32, [f32; 4])]) -> Mesh {
    const SEGMENTS: u32 = 48;
    let (mut positions, mut uvs, mut colors, mut indices) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for &(radius, color) in circles {
        for step in 0..=SEGMENTS {
            let (sin, cos) = (step as f32 / SEGMENTS as f32 * std::f32::consts::TAU).sin_cos();
            positions.push([cos * radius, 0.0, -sin * radius]);
            uvs.push([cos * radius / PLANKS, -sin * radius / PLANKS]);
            colors.push(color);
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
