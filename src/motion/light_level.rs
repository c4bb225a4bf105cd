//! The light of the room follows what happens.

use std::f32::consts::PI;

use bevy::light::EnvironmentMapLight;
use bevy::prelude::*;

use super::{MotionQueue, MotionStarted, Timeline};
use crate::settings::Still;
use crate::stage::VisualEvent;

/// The light of the room: 1 is its normal strength.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct LightLevel(pub f32);

impl Default for LightLevel {
    fn default() -> Self {
        LightLevel(1.0)
    }
}

/// The strength that a light has when nothing happens: a lamp's illuminance, or the intensity of the light from around.
#[derive(Component)]
pub(super) struct RestingLight(f32);

/// A position that comes at once comes in normal light.
pub(super) fn reset(started: On<MotionStarted>, mut level: ResMut<LightLevel>) {
    if matches!(*started.timeline, Timeline::Jump(_)) {
        level.set_if_neq(LightLevel(1.0));
    }
}

/// A claim darkens the room, its answer and a new phase brighten it; without motion it stays as it is.
pub(super) fn follow_events(queue: Res<MotionQueue>, still: Res<Still>, mut level: ResMut<LightLevel>) {
    for (event, progress) in queue.running() {
        let swing = if still.0 { 0.0 } else { (progress * PI).sin().max(0.0) };
        match event {
            VisualEvent::Claim => level.0 = 1.0 - 0.55 * swing,
            VisualEvent::Breath | VisualEvent::Phase { .. } => level.0 = 1.0 + 0.35 * swing,
            _ => {}
        }
    }
}

/// Remembers how strong a lamp is when nothing happens.
pub(super) fn remember_lamp(
    added: On<Insert, DirectionalLight>,
    lamps: Query<&DirectionalLight>,
    mut commands: Commands,
) {
    if let Ok(lamp) = lamps.get(added.entity) {
        commands.entity(added.entity).insert(RestingLight(lamp.illuminance));
    }
}

/// Remembers how strong the light from around is when nothing happens.
pub(super) fn remember_surroundings(
    added: On<Insert, EnvironmentMapLight>,
    lights: Query<&EnvironmentMapLight>,
    mut commands: Commands,
) {
    if let Ok(light) = lights.get(added.entity) {
        commands.entity(added.entity).insert(RestingLight(light.intensity));
    }
}

/// Carries the light level to the lamps and to the light from around.
pub(super) fn apply_light_level(
    level: Res<LightLevel>,
    mut lamps: Query<(&mut DirectionalLight, &RestingLight)>,
    mut surroundings: Query<(&mut EnvironmentMapLight, &RestingLight)>,
) {
    for (mut lamp, resting) in &mut lamps {
        lamp.illuminance = resting.0 * level.0;
    }
    for (mut light, resting) in &mut surroundings {
        light.intensity = resting.0 * level.0;
    }
}
