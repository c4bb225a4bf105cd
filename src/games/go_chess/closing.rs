//! The end: the defeated king topples, and the pillars spark, the nearest to White's left first.

use bevy::prelude::*;
use ludarium_rules::games::go_chess as facts;

use crate::look::chessmen::KING_HEIGHT;
use crate::stage::{Closing, ParticleKind, part};

/// How far the edge of a king's foot is from its middle.
const FOOT: f32 = 0.33;

/// The closing scene of Go-Chess.
pub const CLOSING: Closing = Closing {
    pose: |one, progress| {
        if one.has_lost() && one.piece.kind == facts::KING {
            let toward = Vec3::new(-one.across.x, 0.0, -one.across.y).normalize_or(Vec3::X);
            return one.topple(toward, FOOT, KING_HEIGHT, part(progress, 0.15, 0.6));
        }
        if one.has_won() { one.hop(0.14, part(progress, 0.3 + 0.4 * one.chance(1), 0.3)) } else { one.rest }
    },
    particles: |one| one.piece.side.is_none().then(|| (0.2 + one.turn(0.6), ParticleKind::Sparks)),
};
