//! The one room: an oak table that fades into the dark, one warm key light and soft light from all around.

mod table;

use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::light::CascadeShadowConfigBuilder;
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
    (Tonemapping::AcesFitted, msaa, dither)
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
    // Without the fill light the dark sides need more light from everywhere.
    commands.insert_resource(GlobalAmbientLight {
        color: palette::FILL_LIGHT,
        brightness: if low { 900.0 } else { 560.0 },
        ..GlobalAmbientLight::default()
    });
    spawn_key_light(commands, low);
    if !low {
        spawn_fill_light(commands);
    }
    table::spawn(commands, meshes, materials, images, low);
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
            illuminance: if low { 8_300.0 } else { 7_600.0 },
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
        DirectionalLight { color: palette::FILL_LIGHT, illuminance: 1_500.0, ..DirectionalLight::default() },
        Transform::from_xyz(7.0, 6.0, -4.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}
