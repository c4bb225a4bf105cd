//! The end: the winner's stones bounce twice, file by file, as a troop that presents itself; the loser's stones lie askew.

use std::f32::consts::TAU;

use bevy::prelude::*;

use crate::stage::{Closing, ease, part};

/// How far the loser's stones tip, in radians, and how far that lifts their middle.
const TIPPED: f32 = 0.3;
const LIFTED: f32 = 0.1;

/// The closing scene of Troop Chess.
pub const CLOSING: Closing = Closing {
    pose: |one, progress| {
        if one.has_won() {
            let first = one.hop(0.32, part(progress, one.turn(0.35), 0.3));
            let second = one.hop(0.14, part(progress, one.turn(0.35) + 0.3, 0.2));
            return if first.translation.y > second.translation.y { first } else { second };
        }
        let tipped = ease(EaseFunction::BackOut, part(progress, 0.15 + 0.25 * one.chance(2), 0.35));
        let way = Vec2::from_angle(TAU * one.chance(1));
        let tip = Quat::from_axis_angle(Vec3::new(way.x, 0.0, way.y), TIPPED * tipped);
        Transform {
            translation: one.rest.translation + Vec3::Y * LIFTED * tipped,
            rotation: tip * one.rest.rotation,
            scale: one.rest.scale,
        }
    },
    particles: |_| None,
};
