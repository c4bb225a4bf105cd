//! How much is drawn: what the player chose, or what this machine keeps up with.

use std::time::Duration;

use bevy::diagnostic::FrameCount;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::time::TimeUpdateStrategy;

use crate::motion::MotionQueue;
use crate::power::{FLOWING, Frames, want_frames};
use crate::quality::{InsistedTier, Quality, Tier, WARM_UP};
use crate::settings::{Graphics, Preferences};
use crate::stage::StageStyle;

/// Frames that take longer than this make motion jerk; the next lower tier is used then.
const JERKY: Duration = Duration::from_millis(40);
/// Frames of the lowest tier that take longer than this are too slow for the room.
const SLOW: Duration = Duration::from_millis(100);
/// So many frames are measured before anything is decided, or fewer once they took so long together.
const MEASURED: usize = 9;
const FEWEST: usize = 3;
const LONG: Duration = Duration::from_millis(900);
/// So many frames of a tier are not measured, in which meshes and shaders arrive, or fewer once they took so long.
const SETTLING: u32 = 12;
const SETTLED: Duration = Duration::from_millis(1500);
/// So many frames follow each other at start, to be measured.
const MEASURED_AT_START: u32 = 2 * SETTLING + MEASURED as u32;

/// What this machine keeps up with, as far as that is known.
#[derive(Resource, Debug, Default)]
pub struct DrawingSpeed {
    /// The highest tier that was not found to be slow.
    tier: Tier,
    /// Whether even the lowest is slow.
    slow: bool,
    /// When the frame before was done, if frames follow each other without a break.
    last: Option<Instant>,
    /// The frames of the present tier that are not measured, and their time.
    settled: (u32, Duration),
    taken: Vec<Duration>,
    explained: bool,
}

impl DrawingSpeed {
    /// Whether the room takes too long to draw here, however little is drawn.
    #[must_use]
    pub const fn is_slow(&self) -> bool {
        self.slow
    }

    /// What is known of a machine that is too slow for the room.
    #[cfg(test)]
    pub fn found_slow() -> DrawingSpeed {
        DrawingSpeed { slow: true, ..DrawingSpeed::default() }
    }

    /// Whether the player should be told that the room takes too long to draw: true once.
    pub fn must_be_explained(&mut self) -> bool {
        self.slow && !std::mem::replace(&mut self.explained, true)
    }

    /// Notes a frame drawn in a tier; returns whether that changed what is known. Once a tier was slow, it is slow for
    /// good.
    fn note(&mut self, drawn: Tier, took: Duration) -> bool {
        let (frames, time) = self.settled;
        if frames < SETTLING && time < SETTLED {
            self.settled = (frames + 1, time + took);
            return false;
        }
        self.taken.push(took);
        let long = self.taken.len() >= FEWEST && self.taken.iter().sum::<Duration>() > LONG;
        if self.taken.len() < MEASURED && !long {
            return false;
        }
        self.taken.sort_unstable();
        let median = self.taken[self.taken.len() / 2];
        self.taken.clear();
        self.judge(drawn, median)
    }

    fn judge(&mut self, drawn: Tier, median: Duration) -> bool {
        let lower = match drawn {
            Tier::High => Tier::Standard,
            Tier::Standard | Tier::Low => Tier::Low,
        };
        let (tier, slow) = (self.tier, self.slow);
        if median > JERKY && lower < drawn {
            self.tier = self.tier.min(lower);
        }
        self.slow |= drawn == Tier::Low && median > SLOW;
        if self.tier < drawn {
            self.settled = (0, Duration::ZERO);
        }
        (self.tier, self.slow) != (tier, slow)
    }
}

/// Chooses the tier, and measures frames.
pub fn plugin(app: &mut App) {
    want_frames(app, |frames: Res<FrameCount>, quality: Res<Quality>| FLOWING.filter(|_| warms_up(&frames, &quality)));
    app.init_resource::<Quality>()
        .init_resource::<InsistedTier>()
        .init_resource::<DrawingSpeed>()
        .add_systems(PreStartup, (look_at_machine, choose).chain())
        .add_systems(
            PreUpdate,
            (measure, choose.run_if(resource_changed::<Preferences>.or_else(resource_changed::<DrawingSpeed>))).chain(),
        );
}

/// A renderer that is a program on the processor gets little to draw; only a graphics card of its own begins with
/// everything.
fn look_at_machine(adapter: Option<Res<RenderAdapterInfo>>, mut speed: ResMut<DrawingSpeed>) {
    let kind = adapter.map(|adapter| format!("{:?}", adapter.device_type));
    speed.tier = match kind.as_deref() {
        Some("Cpu") => Tier::Low,
        Some("DiscreteGpu") => Tier::High,
        _ => Tier::Standard,
    };
}

fn choose(
    insisted: Res<InsistedTier>,
    preferences: Res<Preferences>,
    speed: Res<DrawingSpeed>,
    mut quality: ResMut<Quality>,
) {
    let preferred = match preferences.graphics() {
        Graphics::Automatic => speed.tier,
        Graphics::Simple => Tier::Low,
        Graphics::Standard => Tier::Standard,
        Graphics::High => Tier::High,
    };
    quality.set_if_neq(Quality { tier: insisted.0.unwrap_or(preferred) });
}

/// Whether frames are still drawn one after the other because the game has just begun. The lowest tier is for machines on
/// which every frame counts.
#[must_use]
fn warms_up(frames: &FrameCount, quality: &Quality) -> bool {
    frames.0 < if quality.low() { WARM_UP } else { MEASURED_AT_START }
}

/// Measures frames between which nothing waits. A journey takes the time that it takes, and must not depend on the
/// machine; flat frames say nothing of the room.
fn measure(
    (style, quality): (Res<StageStyle>, Res<Quality>),
    (queue, frames): (Res<MotionQueue>, Res<FrameCount>),
    wanted: Res<Frames>,
    clock: Res<TimeUpdateStrategy>,
    mut speed: ResMut<DrawingSpeed>,
) {
    let flows = wanted.flow() && (queue.is_busy() || warms_up(&frames, &quality));
    let known = speed.bypass_change_detection();
    if !flows || !matches!(*clock, TimeUpdateStrategy::Automatic) || *style == StageStyle::Flat || known.slow {
        known.last = None;
        return;
    }
    let now = Instant::now();
    let last = known.last.replace(now);
    if last.is_some_and(|last| known.note(quality.tier, now - last)) {
        speed.set_changed();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is known after one batch of frames of these milliseconds.
    fn after(drawn: Tier, milliseconds: [u64; MEASURED]) -> (Tier, bool) {
        let mut speed = DrawingSpeed { tier: drawn, settled: (SETTLING, Duration::ZERO), ..DrawingSpeed::default() };
        for took in milliseconds {
            speed.note(drawn, Duration::from_millis(took));
        }
        (speed.tier, speed.slow)
    }

    #[test]
    fn only_many_slow_frames_are_slow() {
        assert_eq!(after(Tier::Low, [16; MEASURED]), (Tier::Low, false));
        let four_of_nine = [20, 20, 20, 20, 20, 900, 400, 300, 200];
        assert_eq!(after(Tier::Low, four_of_nine), (Tier::Low, false));
        let six_of_nine = [120, 120, 130, 20, 20, 20, 130, 110, 120];
        assert_eq!(after(Tier::Low, six_of_nine), (Tier::Low, true));
    }

    #[test]
    fn very_slow_frames_need_not_be_many() {
        let mut speed = DrawingSpeed::default();
        let frames: Vec<bool> = (0..8).map(|_| speed.note(Tier::Low, Duration::from_millis(450))).collect();
        let changes: Vec<usize> = (0..8).filter(|index| frames[*index]).collect();
        // Four while shaders arrive, three that are measured.
        assert_eq!(changes.first(), Some(&6));
        assert!(speed.is_slow());
        assert!(speed.must_be_explained() && !speed.must_be_explained(), "once");
    }

    #[test]
    fn jerky_frames_lead_one_tier_down() {
        assert_eq!(after(Tier::High, [17; MEASURED]), (Tier::High, false));
        assert_eq!(after(Tier::High, [60; MEASURED]), (Tier::Standard, false));
        assert_eq!(after(Tier::Standard, [90; MEASURED]), (Tier::Low, false), "the lowest tier was not measured yet");
        assert_eq!(after(Tier::Low, [60; MEASURED]), (Tier::Low, false), "slow enough to see, fast enough to play");
    }

    #[test]
    fn a_new_tier_settles_first() {
        let mut speed = DrawingSpeed { tier: Tier::High, ..DrawingSpeed::default() };
        let slow = Duration::from_millis(90);
        let steps = (0..60).map(|_| speed.note(speed.tier, slow)).collect::<Vec<_>>();
        let changes: Vec<usize> = (0..60).filter(|index| steps[*index]).collect();
        let (settling, measured) = (SETTLING as usize, MEASURED);
        assert_eq!(changes, [settling + measured - 1, 2 * (settling + measured) - 1]);
        assert_eq!((speed.tier, speed.slow), (Tier::Low, false));
    }
}
