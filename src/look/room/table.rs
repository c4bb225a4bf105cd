//! The table: an oak top with rounded corners around the board, brightest where people play.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;

use super::Room;
use crate::look::palette;
use crate::look::shader::embed_shader;

/// Where the table top lies below the surface of the board.
pub const TABLE_Y: f32 = -0.62;

/// Within this radius every board stands on the table; what is hidden below them is not drawn.
const HOLE: f32 = 4.2;
/// How far the table top reaches to the sides, away from the player, and past the player.
const SIDES: f32 = 34.0;
const AWAY: f32 = 17.0;
const PAST: f32 = 36.0;
/// How square the corners are: 2 is an ellipse, more comes nearer to a rectangle.
const CORNERS: f32 = 7.0;
/// How many cells one tile of the oak texture covers.
const PLANKS: f32 = 6.0;
/// How much of the light is left at each part of the way from the hole to the edge.
const LIGHT: [(f32, f32); 6] = [(0.0, 1.0), (0.12, 1.0), (0.3, 0.92), (0.5, 0.78), (0.75, 0.60), (1.0, 0.48)];
/// The rounded edge: how far out, how far down, which way it faces (up is 1), and how light it is.
const EDGE: [[f32; 4]; 3] = [[0.18, 0.05, 0.8, 0.55], [0.32, 0.22, 0.3, 0.42], [0.34, 1.9, 0.0, 0.20]];
/// How brightly the room shows the oak: the light that the cheap table gets from its vertex colours.
const BAKED: f32 = 2.45;

/// The table for weak renderers, drawn by `shaders/table_low.wgsl`.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub struct TableMaterial {
    #[texture(0)]
    #[sampler(1)]
    wood: Handle<Image>,
}

impl Material for TableMaterial {
    fn fragment_shader() -> ShaderRef {
        "embedded://shaders/table_low.wgsl".into()
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
    if embed_shader!(app, "table_low.wgsl") {
        app.add_plugins(MaterialPlugin::<TableMaterial>::default());
    }
}

/// Spawns the table. With `low` it costs next to nothing and receives no shadows.
pub fn spawn(
    commands: &mut Commands,
    (meshes, materials): (&mut Assets<Mesh>, &mut Assets<StandardMaterial>),
    wood: Handle<Image>,
    low: bool,
) {
    let tint = if low { palette::OAK.to_linear() * BAKED } else { LinearRgba::WHITE };
    let table = commands.spawn((
        Room,
        Name::new("Table"),
        Mesh3d(meshes.add(table_mesh(tint))),
        Transform::from_xyz(0.0, TABLE_Y, 0.0),
        NotShadowCaster,
        NoFrustumCulling,
        Pickable::IGNORE,
    ));
    let table = table.id();
    if low {
        insert_low_material(commands, table, TableMaterial { wood });
    } else {
        commands.entity(table).insert(MeshMaterial3d(materials.add(oak(wood))));
    }
}

fn oak(wood: Handle<Image>) -> StandardMaterial {
    StandardMaterial {
        base_color: palette::OAK,
        base_color_texture: Some(wood),
        perceptual_roughness: 0.66,
        reflectance: 0.16,
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

/// How far the edge is from the middle, in a direction.
fn edge(direction: Vec2) -> f32 {
    let half = vec2(SIDES, if direction.y > 0.0 { PAST } else { AWAY });
    let part = (direction / half).abs();
    (part.x.powf(CORNERS) + part.y.powf(CORNERS)).powf(-1.0 / CORNERS)
}

/// The top as rings from the hole to the edge, and the rounded edge itself.
fn table_mesh(tint: LinearRgba) -> Mesh {
    const SEGMENTS: u32 = 96;
    let (mut positions, mut normals, mut uvs, mut colors) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut put = |direction: Vec2, radius: f32, down: f32, up: f32, light: f32| {
        let (place, out) = (direction * radius, direction * (1.0 - up * up).sqrt());
        positions.push([place.x, -down, place.y]);
        normals.push([out.x, up, out.y]);
        uvs.push([place.x / PLANKS, (place.y + down) / PLANKS]);
        colors.push([tint.red * light, tint.green * light, tint.blue * light, 1.0]);
    };
    let directions = (0..=SEGMENTS).map(|step| Vec2::from_angle(step as f32 / SEGMENTS as f32 * -TAU));
    let directions: Vec<Vec2> = directions.collect();
    for (part, light) in LIGHT {
        directions.iter().for_each(|way| put(*way, HOLE.lerp(edge(*way), part), 0.0, 1.0, light));
    }
    for [out, down, up, light] in EDGE {
        directions.iter().for_each(|way| put(*way, edge(*way) + out, down, up, light));
    }
    let mut indices = Vec::new();
    for ring in 0..(LIGHT.len() + EDGE.len()) as u32 - 1 {
        for step in 0..SEGMENTS {
            let inner = ring * (SEGMENTS + 1) + step;
            let outer = inner + SEGMENTS + 1;
            indices.extend([inner, outer, outer + 1, inner, outer + 1, inner + 1]);
        }
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colors)
        .with_inserted_indices(Indices::U32(indices))
}
