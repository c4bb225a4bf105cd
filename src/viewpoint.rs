//! How the board is seen: the preference, its key, and what "automatic" means on this machine.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_enhanced_input::prelude::Fire;

use crate::actions::NextViewpoint;
use crate::camera::CameraView;
use crate::input::Selection;
use crate::motion::MotionQueue;
use crate::schedule::{InputSet, Screen, TurnSet};
use crate::script::Script;
use crate::settings::{Preferences, Viewpoint};
use crate::stage::StageStyle;

/// Longer frames are slow: fewer than ten a second.
const SLOW: Duration = Duration::from_millis(100);
/// So many frames in motion are measured before it is said that frames are slow.
const MEASURED: usize = 9;
/// What is said when the board is shown flat because frames are slow.
const SAID: &str = "Drawing the room takes long here, so the board is flat now (V changes the view)";

/// Applies the preference, and measures frames.
pub fn plugin(app: &mut App) {
    app.init_resource::<FrameTimes>()
        .add_observer(show_next)
        .add_systems(
            Update,
            (
                apply.run_if(resource_changed::<Preferences>.or_else(resource_changed::<FrameTimes>)),
                leave_flat_view.run_if(in_state(Screen::Table).and_then(resource_changed::<CameraView>)),
            )
                .chain()
                .in_set(TurnSet::Input)
                .before(InputSet::People),
        )
        .add_systems(PreUpdate, measure);
}

/// How long the last frames took that were drawn one after the other.
#[derive(Resource, Default)]
struct FrameTimes {
    /// When the frame before was done, if frames follow each other without a break.
    last: Option<Instant>,
    taken: Vec<Duration>,
    /// Whether frames of the room are slow here.
    slow: bool,
}

impl FrameTimes {
    /// Notes a frame. Once so many were slow, frames are slow here for good: flat frames say nothing of the room.
    fn note(&mut self, took: Duration) {
        self.taken.push(took);
        if self.taken.len() >= MEASURED {
            self.taken.sort_unstable();
            self.slow |= self.taken[self.taken.len() / 2] > SLOW;
            self.taken.clear();
        }
    }
}

/// Measures frames in motion, between which nothing waits. A journey takes the time that it takes, and must not depend on
/// the machine.
fn measure(
    style: Res<StageStyle>,
    queue: Res<MotionQueue>,
    settings: Option<Res<WinitSettings>>,
    script: Option<Res<Script>>,
    mut times: ResMut<FrameTimes>,
) {
    let flows = settings.is_some_and(|settings| settings.focused_mode == UpdateMode::Continuous) && queue.is_busy();
    let known = times.slow;
    let times_now = times.bypass_change_detection();
    if !flows || script.is_some() || *style == StageStyle::Flat || known {
        times_now.last = None;
        return;
    }
    let now = Instant::now();
    if let Some(last) = times_now.last.replace(now) {
        times_now.note(now - last);
    }
    if times.slow {
        times.set_changed();
    }
}

/// Brings the stage and the camera into line with the preference when it has changed.
fn apply(
    preferences: Res<Preferences>,
    times: Res<FrameTimes>,
    mut before: Local<Option<Viewpoint>>,
    (mut style, mut view): (ResMut<StageStyle>, ResMut<CameraView>),
    mut selection: ResMut<Selection>,
) {
    let wished = preferences.viewpoint();
    let wanted = match wished {
        Viewpoint::Automatic if times.slow => Viewpoint::Flat,
        Viewpoint::Automatic => Viewpoint::Room,
        chosen => chosen,
    };
    if before.replace(wanted) == Some(wanted) {
        return;
    }
    if wanted == Viewpoint::Flat && wished == Viewpoint::Automatic {
        selection.notice = Some(SAID.to_owned());
    }
    show(wanted, &mut style, &mut view);
}

fn show(viewpoint: Viewpoint, style: &mut ResMut<StageStyle>, view: &mut ResMut<CameraView>) {
    let flat = viewpoint == Viewpoint::Flat;
    style.set_if_neq(if flat { StageStyle::Flat } else { StageStyle::Room });
    if flat {
        let near = view.near_side();
        view.sit_at(near);
    }
    view.look(viewpoint != Viewpoint::Room);
}

/// The view after the one that is seen now is what the player prefers from now on.
fn show_next(
    _: On<Fire<NextViewpoint>>,
    (mut style, mut view): (ResMut<StageStyle>, ResMut<CameraView>),
    mut preferences: ResMut<Preferences>,
) {
    let seen = match (*style, view.is_top_down()) {
        (StageStyle::Flat, _) => Viewpoint::Flat,
        (StageStyle::Room, true) => Viewpoint::Above,
        (StageStyle::Room, false) => Viewpoint::Room,
    };
    preferences.set_viewpoint(seen.next());
    show(seen.next(), &mut style, &mut view);
}

/// Whoever tilts a flat board wants to see the room.
fn leave_flat_view(view: Res<CameraView>, style: Res<StageStyle>, mut preferences: ResMut<Preferences>) {
    if *style == StageStyle::Flat && !view.is_top_down() {
        preferences.set_viewpoint(Viewpoint::Room);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_many_slow_frames_are_slow() {
        let of = |milliseconds: [u64; MEASURED]| {
            let mut times = FrameTimes::default();
            milliseconds.into_iter().for_each(|took| times.note(Duration::from_millis(took)));
            times.slow
        };
        assert!(!of([16; MEASURED]));
        assert!(!of([900, 400, 300, 200, 20, 20, 20, 20, 20]), "four slow frames of nine");
        assert!(of([170, 180, 160, 20, 20, 20, 150, 170, 190]), "six of nine");
    }
}
