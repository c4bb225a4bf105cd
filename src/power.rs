//! Frames only when somebody wants one: idle, the machine is idle too.
//!
//! The window is drawn again after whatever happens to it (input, another size), after what a job tells
//! ([`crate::job`]), and when a wish is due: rooms wish with [`want_frames`], panels through egui. What panels change is
//! seen by the systems of the next frame, so that what happens is followed by one frame more.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet};

use crate::job;

/// While nothing happens, a frame now and then keeps the window honest.
const IDLE: Duration = Duration::from_secs(60);
/// How often frames are drawn where there is no alarm to wake the window in time.
const WITHOUT_ALARM: Duration = Duration::from_millis(100);
/// Frames one after the other.
pub const FLOWING: Option<Duration> = Some(Duration::ZERO);
/// What goes on without moving is shown about this often.
pub const NOW_AND_THEN: Option<Duration> = Some(Duration::from_millis(120));

/// When the next frame is wanted.
#[derive(Resource, Debug)]
pub struct Frames {
    /// In how many nanoseconds.
    soonest: AtomicU64,
    /// Whether this frame is to be followed by one more.
    is_followed: AtomicBool,
    /// Whether the frame before this one was wanted to be followed by this one at once.
    flows: bool,
}

impl Default for Frames {
    fn default() -> Frames {
        Frames { soonest: AtomicU64::new(u64::MAX), is_followed: AtomicBool::new(false), flows: false }
    }
}

impl Frames {
    /// Wants a frame after so long at most; after no time at all, the next one.
    pub fn want(&self, after: Duration) {
        self.soonest.fetch_min(after.as_nanos().try_into().unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// Lets this frame be followed by one more: something has happened in it.
    pub fn follow(&self) {
        self.is_followed.store(true, Ordering::Relaxed);
    }

    /// Whether frames follow each other without a pause.
    #[must_use]
    pub fn flow(&self) -> bool {
        self.flows
    }

    fn take(&mut self) -> Option<Duration> {
        let soonest = std::mem::replace(self.soonest.get_mut(), u64::MAX);
        (soonest < u64::MAX).then(|| Duration::from_nanos(soonest))
    }
}

/// Who wishes for frames.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Wishes;

/// Asks at the end of each frame whether another one is wanted, and after how long at most.
pub fn want_frames<M: 'static>(app: &mut App, wish: impl IntoSystem<(), Option<Duration>, M> + 'static) {
    app.init_resource::<Frames>().add_systems(Last, wish.pipe(note).in_set(Wishes));
}

fn note(In(wish): In<Option<Duration>>, frames: Res<Frames>) {
    if let Some(after) = wish {
        frames.want(after);
    }
}

/// The systems that decide when a frame is drawn.
pub fn plugin(app: &mut App) {
    app.init_resource::<Frames>()
        .add_message::<WindowEvent>()
        .add_message::<RequestRedraw>()
        .insert_resource(on_demand(IDLE))
        .add_systems(Last, (follow_what_happens.in_set(Wishes), choose.after(Wishes)));
}

/// What makes the panels whole in the frame in which they are drawn.
pub fn panels(app: &mut App) {
    // The letters that egui has drawn are given to the renderer before the panels that show them.
    app.configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(bevy::asset::AssetEventSystems))
        .add_systems(
            PostUpdate,
            (hear_egui, hear_others).after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
        );
}

/// What egui wants is heard by [`hear_egui`]; to be woken as well would draw every frame of it twice.
pub fn wake_for_wishes_only(mut contexts: Query<&mut EguiContext, Added<EguiContext>>) {
    for mut context in &mut contexts {
        context.get_mut().set_request_repaint_callback(|_| {});
    }
}

/// What panels wish for: something fades or glides in them, or a hint is due.
fn hear_egui(outputs: Query<&EguiFullOutput>, frames: Res<Frames>) {
    let outputs = outputs.iter().filter_map(|output| output.0.as_ref());
    let delays = outputs.flat_map(|output| output.viewport_output.values().map(|viewport| viewport.repaint_delay));
    delays.filter(|delay| *delay < Duration::MAX).for_each(|delay| frames.want(delay));
}

/// Whoever asks for the next frame as Bevy has it. After this only egui does, which asks at once for what it wants later.
fn hear_others(mut redraws: MessageReader<RequestRedraw>, frames: Res<Frames>) {
    if redraws.read().count() > 0 {
        frames.follow();
    }
}

/// Whatever happens to the window, and whatever jobs tell.
fn follow_what_happens(mut events: MessageReader<WindowEvent>, frames: Res<Frames>) {
    let has_happened = events.read().count() > 0;
    if job::was_window_woken() || has_happened {
        frames.follow();
    }
}

fn choose(
    mut frames: ResMut<Frames>,
    mut redraw: ResMut<Messages<RequestRedraw>>,
    settings: Option<ResMut<WinitSettings>>,
    mut alarm: Local<Option<Duration>>,
    mut is_woken: Local<Option<bool>>,
) {
    let (wish, is_followed) = (frames.take(), std::mem::take(frames.is_followed.get_mut()));
    frames.flows = wish == FLOWING;
    // What egui has asked for is heard as a wish.
    redraw.clear();
    if is_followed || frames.flows {
        redraw.write(RequestRedraw);
    }
    let later = wish.filter(|wish| !wish.is_zero());
    // No alarm is silenced twice.
    if alarm.is_some() || later.is_some() {
        *is_woken = Some(job::wake_window_in(later));
    }
    *alarm = later;
    let mode = on_demand(if *is_woken == Some(false) { WITHOUT_ALARM } else { IDLE });
    if let Some(mut settings) = settings
        && settings.focused_mode != mode.focused_mode
    {
        *settings = mode;
    }
}

fn on_demand(longest: Duration) -> WinitSettings {
    let mode = UpdateMode::reactive_low_power(longest);
    WinitSettings { focused_mode: mode, unfocused_mode: mode }
}

#[cfg(test)]
mod panel_tests;
#[cfg(test)]
mod tests;
