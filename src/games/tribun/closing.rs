//! The end: the winner's Tribun rises, turns round and shows its laurel; the losers' towers sink.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;
use ludarium_rules::games::tribun::TRIBUN;

use crate::stage::{Closing, ParticleKind, ease, part};

/// What is left of the height of a tower that has sunk.
const SUNK: f32 = 0.45;

/// The closing scene of Tribun.
pub const CLOSING: Closing = Closing {
    pose: |one, progress| {
        if one.has_lost() {
            let low = 1.0 - (1.0 - SUNK) * ease(EaseFunction::CubicInOut, part(progress, 0.2 * one.chance(1), 0.6));
            let place = one.rest.translation;
            return Transform {
                translation: place.with_y(place.y * low),
                scale: one.rest.scale * Vec3::new(1.0, low, 1.0),
                ..one.rest
            };
        }
        if one.piece.kind != TRIBUN {
            return one.rest;
        }
        let up = 0.9 * (progress * PI).sin().max(0.0);
        let round = Quat::from_rotation_y(TAU * ease(EaseFunction::SineInOut, progress));
        Transform { translation: one.rest.translation + Vec3::Y * up, rotation: round * one.rest.rotation, ..one.rest }
    },
    particles: |one| (one.has_won() && one.piece.kind == TRIBUN).then_some((0.45, ParticleKind::Flash)),
};
