//! The end: a wind goes through the winner's crowns, which shed leaves and stand taller; the loser's plants droop.

use std::f32::consts::PI;

use bevy::prelude::*;
use ludarium_rules::games::trees::GRASS;

use crate::stage::{Closing, ParticleKind, ease, part};

/// How tall the winner's and the loser's plants are in the end.
const TALL: f32 = 1.08;
const DROOPING: f32 = 0.8;

/// The closing scene of the Game for the Trees.
pub const CLOSING: Closing = Closing {
    pose: |one, progress| {
        let here = part(progress, one.turn(0.45), 0.5);
        let goal = if one.has_won() {
            TALL
        } else if one.has_lost() {
            DROOPING
        } else {
            1.0
        };
        let sway = if one.has_won() { 0.12 * (here * 2.0 * PI).sin() * (1.0 - here) } else { 0.0 };
        let height = 1.0 + (goal - 1.0) * ease(EaseFunction::CubicInOut, here);
        Transform {
            rotation: Quat::from_rotation_z(-sway) * one.rest.rotation,
            scale: one.rest.scale * Vec3::new(1.0, height, 1.0),
            ..one.rest
        }
    },
    particles: |one| {
        let kind = if one.has_won() { ParticleKind::Leaves } else { ParticleKind::DryLeaves };
        (one.piece.side.is_some() && one.piece.kind != GRASS).then(|| (0.05 + one.turn(0.6), kind))
    },
};
