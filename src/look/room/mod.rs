//! The one room: an oak table by a window in the evening, with shelves behind it; the light of the room from all around,
//! and one warm key light.

mod backdrop;
mod studio;
mod table;

use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::light::{CascadeShadowConfigBuilder, EnvironmentMapLight};
use bevy::prelude::*;

use super::palette;
pub use table::TABLE_Y;

/// Makes the table's shader part of the program.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(table::plugin);
}

/// Marks everything that the room spawns.
#[derive(Component)]
pub struct Room;

/// What a camera that looks into the room should carry: how light becomes screen colour, and whether edges are smoothed.
#[must_use]
pub fn lens(low: bool) -> impl Bundle {
    let (msaa, dither) = if low { (Msaa::Off, DebandDither::Disabled) } else { (Msaa::Sample4, DebandDither::Enabled) };
    (Tonemapping::SomewhatBoringDisplayTransform, msaa, dither)
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
    let light = studio::light(images);
    commands.queue(move |world: &mut World| light_cameras(world, &light));
    // The environment map is all the light that comes from around.
    commands.insert_resource(GlobalAmbientLight::NONE);
    spawn_key_light(commands, low);
    if !low {
        spawn_fill_light(commands);
    }
    backdrop::spawn(commands, meshes, materials, images);
    table::spawn(commands, meshes, materials, images, low);
}

/// Lets every camera of the room see by its light.
fn light_cameras(world: &mut World, light: &EnvironmentMapLight) {
    let cameras: Vec<Entity> = world.query_filtered::<Entity, With<Camera3d>>().iter(world).collect();
    for camera in cameras {
        world.entity_mut(camera).insert(light.clone());
    }
}

fn spawn_key_light(commands: &mut Commands, low: bool) {
    let shadows = CascadeShadowConfigBuilder {
        num_cascades: 2,
        minimum_distance: 2.0,
        first_cascade_far_bound: 18.0,
        maximum_distance: 44.0,
        ..CascadeShadowConfigBuilder::default()
    };
    commands.spawn((
        Room,
        Name::new("Key light"),
        DirectionalLight {
            color: palette::KEY_LIGHT,
            illuminance: 8_300.0,
            shadow_maps_enabled: !low,
            ..DirectionalLight::default()
        },
        shadows.build(),
        Transform::from_xyz(-6.0, 10.0, 3.5).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// The light from the far side of the room, which keeps ebony from sinking into the dark.
fn spawn_fill_light(commands: &mut Commands) {
    commands.spawn((
        Room,
        Name::new("Fill light"),
        DirectionalLight { color: palette::FILL_LIGHT, illuminance: 700.0, ..DirectionalLight::default() },
        Transform::from_xyz(7.0, 6.0, -4.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}
