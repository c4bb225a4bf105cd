//! The end: the fallen king lies down, the winner's pieces hop, and the winner's banners are let down anew.

use bevy::prelude::*;
use ludarium_rules::games::tress as facts;

use crate::look::chessmen::KING_HEIGHT;
use crate::stage::{Closing, part};

/// How far the edge of a king's foot is from its middle.
const FOOT: f32 = 0.33;

/// The closing scene of Tress; the banners are those of [`super::zones`].
pub const CLOSING: Closing = Closing {
    pose: |one, progress| {
        if one.has_lost() && one.piece.kind == facts::KING {
            // It falls away from whoever comes from the middle.
            let toward = Vec3::new(one.across.x, 0.0, 0.6 * one.across.y).normalize_or(Vec3::X);
            return one.topple(toward, FOOT, KING_HEIGHT, part(progress, 0.1, 0.6));
        }
        if one.has_won() { one.hop(0.24, part(progress, 0.35 + one.turn(0.3), 0.3)) } else { one.rest }
    },
    particles: |_| None,
};
