//! What stands around every board: the ground below it, what is far behind it, and the light from all around and of lamps.

pub mod backdrop;
pub mod ground;
mod studio;
mod unlit;

use bevy::anti_alias::smaa::{Smaa, SmaaPreset};
use bevy::core_pipeline::prepass::{DepthPrepass, NormalPrepass};
use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::light::{CascadeShadowConfig, CascadeShadowConfigBuilder, EnvironmentMapLight};
use bevy::pbr::{ScreenSpaceAmbientOcclusion, ScreenSpaceAmbientOcclusionQualityLevel};
use bevy::prelude::*;

use super::bake_cache::BakeCache;
use crate::quality::Tier;
pub use ground::TABLE_Y;
pub use studio::smooth;
pub use unlit::{ShadeLook, UnlitMaterial};

/// Makes the shader of what needs no light part of the program.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(unlit::plugin);
}

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

/// The light of the room while it is painted, in parts of a few milliseconds.
#[derive(Debug)]
pub struct Painting {
    baked: BakeCache,
    filtering: studio::Filtering,
}

/// The light of the room, painted, and as it is lent to the places of the games.
#[derive(Resource, Default)]
pub struct RoomLight {
    maps: Option<studio::LightMaps>,
    lent: Vec<(Vec3, EnvironmentMapLight)>,
}

/// The colour and strength of the light from all around where the shown board stands; white is as it was painted.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct LightAround(pub Vec3);

impl Painting {
    /// Nothing is painted yet.
    #[must_use]
    pub fn new(baked: &BakeCache) -> Painting {
        Painting { baked: baked.clone(), filtering: studio::Filtering::default() }
    }

    /// Paints the next part; gives all of it once it is done.
    pub fn next(&mut self) -> Option<RoomLight> {
        let maps = self.filtering.next(&self.baked)?;
        Some(RoomLight { maps: Some(maps), lent: Vec::new() })
    }
}

/// Lets cameras see by the light of the place that is shown. To be done before there is something to be seen: materials
/// that were drawn without any light are prepared anew for it.
pub fn light_cameras(
    around: Res<LightAround>,
    (mut light, mut images): (ResMut<RoomLight>, ResMut<Assets<Image>>),
    cameras: Query<Entity, With<Camera3d>>,
    mut commands: Commands,
) {
    let RoomLight { maps: Some(maps), lent } = &mut *light else { return };
    let known = lent.iter().position(|(tint, _)| *tint == around.0).unwrap_or_else(|| {
        lent.push((around.0, maps.light(around.0, &mut images)));
        lent.len() - 1
    });
    for camera in cameras {
        commands.entity(camera).insert(lent[known].1.clone());
    }
    // The environment map is all the light that comes from around.
    commands.insert_resource(GlobalAmbientLight::NONE);
}

/// A light that shines from one direction, and its shadows.
#[must_use]
pub fn lamp(
    color: Color,
    lux: f32,
    from: Vec3,
    has_shadows: bool,
) -> (DirectionalLight, Transform, CascadeShadowConfig) {
    let shadows = CascadeShadowConfigBuilder {
        num_cascades: 2,
        minimum_distance: 2.0,
        first_cascade_far_bound: 18.0,
        maximum_distance: 44.0,
        ..CascadeShadowConfigBuilder::default()
    };
    let light =
        DirectionalLight { color, illuminance: lux, shadow_maps_enabled: has_shadows, ..DirectionalLight::default() };
    (light, Transform::from_translation(from).looking_at(Vec3::ZERO, Vec3::Y), shadows.build())
}
