//! How much is drawn.

use bevy::prelude::*;
use strum::EnumString;

/// Frames at the start that follow each other until fonts, meshes and shaders have arrived.
pub const WARM_UP: u32 = 8;

/// How much is drawn.
#[derive(EnumString, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[strum(serialize_all = "lowercase")]
pub enum Tier {
    /// No shadows, no smooth edges, fewer ornaments: for renderers that are programs.
    Low,
    /// Shadows, smooth edges, lacquer, and depth of field in the photo mode.
    #[default]
    Standard,
    /// Also the shade where things meet.
    High,
}

/// The tier in use.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Quality {
    /// How much is drawn.
    pub tier: Tier,
}

impl Quality {
    /// Whether as little as possible is drawn.
    #[must_use]
    pub const fn low(self) -> bool {
        matches!(self.tier, Tier::Low)
    }
}

/// A tier that was asked for at start; the preference does not count then.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct InsistedTier(pub Option<Tier>);

impl InsistedTier {
    /// The tier of `--low`, or else of `LUDARIUM_QUALITY`: `low`, `standard` or `high`.
    #[must_use]
    pub fn of_start(low: bool) -> InsistedTier {
        let wish = std::env::var("LUDARIUM_QUALITY").ok();
        InsistedTier(if low { Some(Tier::Low) } else { wish.and_then(|wish| wish.parse().ok()) })
    }
}
