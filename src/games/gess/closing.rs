//! The end: the loser's stones scatter, the winner's stones jump in a wave from the middle of the board outward.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::CELL;
use crate::stage::{Closing, ClosingPiece, ParticleKind, ease, part};

/// How far the loser's stones are scattered, as a part of a cell: each is still nearest to its own point.
const SCATTERED: f32 = 0.16;

/// The closing scene of Gess.
pub const CLOSING: Closing = Closing {
    pose: |one, progress| {
        let start = 0.5 * one.across.length().min(1.0);
        if one.has_won() {
            return one.hop(0.3, part(progress, start, 0.35));
        }
        let slides = ease(EaseFunction::CubicOut, part(progress, 0.1 + 0.2 * one.chance(3), 0.4));
        let place = one.hop(0.12, part(progress, 0.1, 0.3)).translation;
        one.rest.with_translation(place + aside(one) * slides)
    },
    particles: |one| (one.has_lost() && one.chance(4) < 0.3).then_some((0.15, ParticleKind::Dust)),
};

fn aside(one: &ClosingPiece) -> Vec3 {
    let way = Vec2::from_angle(TAU * one.chance(1)) * SCATTERED * CELL * (0.5 + 0.5 * one.chance(2));
    Vec3::new(way.x, 0.0, way.y)
}
