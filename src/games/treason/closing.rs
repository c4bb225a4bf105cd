//! The end: the winner's discs turn over in a wave along the mirror diagonal; the loser's men lie face down in the end.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;
use ludarium_rules::games::treason::SPY;

use super::pieces::DISC;
use crate::stage::{Closing, ClosingPiece, ParticleKind, ease, part};

/// The closing scene of Treason.
pub const CLOSING: Closing = Closing {
    pose: |one, progress| {
        let here = part(progress, 0.55 * along(one), 0.4);
        if one.has_won() {
            turned(one, here, TAU, 0.0)
        } else if one.piece.kind != SPY {
            turned(one, here, PI, DISC)
        } else {
            one.rest
        }
    },
    particles: |one| (one.has_won() && one.piece.kind == SPY).then(|| (0.55 * along(one) + 0.4, ParticleKind::Sparks)),
};

/// How far a disc is along the diagonal in which the board is mirrored, from 0 to 1.
fn along(one: &ClosingPiece) -> f32 {
    (0.5 + 0.25 * (one.across.x + one.across.y)).clamp(0.0, 1.0)
}

/// A disc that turns about the diagonal by an angle in the end, in the air, and then lies so much higher.
fn turned(one: &ClosingPiece, progress: f32, angle: f32, height: f32) -> Transform {
    let there = ease(EaseFunction::CubicInOut, progress);
    let axis = Vec3::new(1.0, 0.0, 1.0).normalize();
    let up = 0.55 * (progress * PI).sin().max(0.0) + height * there;
    Transform {
        translation: one.rest.translation + Vec3::Y * up,
        rotation: Quat::from_axis_angle(axis, angle * there) * one.rest.rotation,
        scale: one.rest.scale,
    }
}
