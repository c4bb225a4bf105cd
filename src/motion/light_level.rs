//! The light of the room follows what happens.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::{MotionQueue, MotionStarted, Timeline};
use crate::stage::VisualEvent;

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
pub(super) struct RestingLight(f32);

/// A position that comes at once comes in normal light.
pub(super) fn reset(started: On<MotionStarted>, mut level: ResMut<LightLevel>) {
    if matches!(*started.timeline, Timeline::Jump(_)) {
        level.set_if_neq(LightLevel(1.0));
    }
}

/// A claim darkens the room, its answer and a new phase brighten it.
pub(super) fn follow_events(queue: Res<MotionQueue>, mut level: ResMut<LightLevel>) {
    for (event, progress) in queue.running() {
        let swing = (progress * PI).sin().max(0.0);
        match event {
            VisualEvent::Claim => level.0 = 1.0 - 0.55 * swing,
            VisualEvent::Breath | VisualEvent::Phase { .. } => level.0 = 1.0 + 0.35 * swing,
            _ => {}
        }
    }
}

/// Carries the light level to the lamps.
pub(super) fn apply_light_level(
    level: Res<LightLevel>,
    mut lamps: Query<(Entity, &mut DirectionalLight, Option<&RestingLight>)>,
    mut commands: Commands,
) {
    for (entity, mut lamp, resting) in &mut lamps {
        match resting {
            None => {
                commands.entity(entity).insert(RestingLight(lamp.illuminance));
            }
            Some(resting) if level.is_changed() => lamp.illuminance = resting.0 * level.0,
            Some(_) => {}
        }
    }
}
