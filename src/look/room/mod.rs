//! The one room: an oak table by a window in the evening, with shelves behind it; the light of the room from all around,
//! and one warm key light.

mod backdrop;
mod studio;
mod table;

use bevy::anti_alias::smaa::{Smaa, SmaaPreset};
use bevy::core_pipeline::prepass::{DepthPrepass, NormalPrepass};
use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::light::CascadeShadowConfigBuilder;
use bevy::pbr::{ScreenSpaceAmbientOcclusion, ScreenSpaceAmbientOcclusionQualityLevel};
use bevy::prelude::*;

use super::bake_cache::BakeCache;
use super::palette;
use super::texture::Texture;
use crate::quality::Tier;
pub use table::TABLE_Y;

/// Makes the table's shader part of the program.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(table::plugin);
}

/// Marks everything that the room spawns.
#[derive(Component)]
pub struct Room;

/// Lets a camera look into the room: how light becomes screen colour, and how edges are smoothed.
pub fn look_into_room(mut camera: EntityCommands, tier: Tier) {
    look_at_pictures(camera.reborrow());
    camera.insert(Tonemapping::SomewhatBoringDisplayTransform);
    match tier {
        Tier::Low => {}
        Tier::Standard => drop(camera.insert((Msaa::Sample4, DebandDither::Enabled))),
        // The shade where things meet cannot be found in samples between the pixels, so edges are smoothed afterwards.
        Tier::High => {
            camera.insert((
                DebandDither::Enabled,
                ScreenSpaceAmbientOcclusion {
                    quality_level: ScreenSpaceAmbientOcclusionQualityLevel::High,
                    ..default()
                },
                Smaa { preset: SmaaPreset::High },
            ));
        }
    }
}

/// Lets a camera show colours as they are.
pub fn look_at_pictures(mut camera: EntityCommands) {
    camera.insert((Tonemapping::None, Msaa::Off, DebandDither::Disabled)).remove::<(
        ScreenSpaceAmbientOcclusion,
        DepthPrepass,
        NormalPrepass,
        Smaa,
    )>();
}

/// The pictures of the room while they are painted, in parts of a few milliseconds.
#[derive(Debug)]
pub struct Painting {
    baked: BakeCache,
    filtering: studio::Filtering,
    light: Option<studio::LightMaps>,
    wood: Option<Image>,
}

/// The pictures of the room, painted.
#[derive(Debug)]
pub struct Painted {
    light: studio::LightMaps,
    wood: Image,
    walls: Image,
}

/// The pictures of what stands in the room.
#[derive(Resource, Clone, Debug, Default)]
pub struct RoomPictures {
    wood: Handle<Image>,
    walls: Handle<Image>,
}

impl Painting {
    /// Nothing is painted yet.
    #[must_use]
    pub fn new(baked: &BakeCache) -> Painting {
        Painting { baked: baked.clone(), filtering: studio::Filtering::default(), light: None, wood: None }
    }

    /// Paints the next part; gives all of it once it is done.
    pub fn next(&mut self) -> Option<Painted> {
        if self.light.is_none() {
            self.light = self.filtering.next(&self.baked);
            return None;
        }
        if self.wood.is_none() {
            self.wood = Some(Texture::Planks(7).image(&self.baked));
            return None;
        }
        Some(Painted { light: self.light.take()?, wood: self.wood.take()?, walls: backdrop::picture() })
    }
}

impl Painted {
    /// Lets cameras see by the light of the room, and gives the pictures. To be called before there is something to be
    /// seen: materials that were drawn without this light are prepared anew for it.
    pub fn hang(
        self,
        images: &mut Assets<Image>,
        cameras: impl IntoIterator<Item = Entity>,
        commands: &mut Commands,
    ) -> RoomPictures {
        let light = self.light.light(images);
        for camera in cameras {
            commands.entity(camera).insert(light.clone());
        }
        // The environment map is all the light that comes from around.
        commands.insert_resource(GlobalAmbientLight::NONE);
        RoomPictures { wood: images.add(self.wood), walls: images.add(self.walls) }
    }
}

/// Puts the table and the lights into the world.
pub fn spawn(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<StandardMaterial>,
    pictures: &RoomPictures,
    low: bool,
) {
    commands.insert_resource(ClearColor(palette::BACKDROP));
    spawn_key_light(commands, low);
    if !low {
        spawn_fill_light(commands);
    }
    backdrop::spawn(commands, meshes, materials, pictures.walls.clone());
    table::spawn(commands, (meshes, materials), pictures.wood.clone(), low);
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
