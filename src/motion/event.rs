//! When the board begins to move and when it has come to rest, for observers.

use std::sync::Arc;

use bevy::prelude::*;

use super::Timeline;
use crate::stage::SoundCue;

/// The next timeline begins: a turn in motion, or another position at once. Several may follow each other before the
/// board has settled.
#[derive(Event, Clone, Debug)]
pub struct MotionStarted {
    /// What is shown.
    pub timeline: Arc<Timeline>,
}

/// Nothing moves any more and nothing waits: everything on the board is where the shown position says. Triggered once
/// after one or more [`MotionStarted`], also when the position has changed without motion.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardSettled;

/// An event of the timeline has come to the moment at which it is heard.
#[derive(Event, Clone, Copy, PartialEq, Debug)]
pub struct SoundDue(pub SoundCue);
