//! The light of the room follows what happens.

use bevy::prelude::*;

/// The light of the room: 1 is its normal strength.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct LightLevel(pub f32);

impl Default for LightLevel {
    fn default() -> Self {
        LightLevel(1.0)
    }
}

/// The strength that a light has when nothing happens.
#[derive(Component)]
pub struct RestingLight(f32);

/// Carries the mood to the lamps.
pub fn apply_light_level(
    mood: Res<LightLevel>,
    mut lamps: Query<(Entity, &mut DirectionalLight, Option<&RestingLight>)>,
    mut commands: Commands,
) {
    for (entity, mut lamp, resting) in &mut lamps {
        match resting {
            None => {
                commands.entity(entity).insert(RestingLight(lamp.illuminance));
            }
            Some(resting) if mood.is_changed() => lamp.illuminance = resting.0 * mood.0,
            Some(_) => {}
        }
    }
}
