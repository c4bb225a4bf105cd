//! How whatever arrives wakes the event loop of the window, and how it is woken when it is time.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};

use super::system;

/// The event loop of the window, once there is one: a program has one at most.
static EVENT_LOOP: OnceLock<EventLoopProxy<WinitUserEvent>> = OnceLock::new();

/// Lets work wake the event loop.
pub fn plugin(app: &mut App) {
    if let Some(proxy) = app.world().get_resource::<EventLoopProxyWrapper>() {
        // A second window of the same program, which only tests could open, is woken by nobody.
        let _ = EVENT_LOOP.set((**proxy).clone());
    }
    ludarium_ai::on_answer(wake_window);
    #[cfg(target_arch = "wasm32")]
    system::listen_to_page();
}

/// Whether something has arrived since the window asked last.
static WOKEN: AtomicBool = AtomicBool::new(false);

/// Lets the window draw a frame, from any thread.
pub(super) fn wake_window() {
    if EVENT_LOOP.get().is_some() {
        WOKEN.store(true, Ordering::Release);
        send_wake_up();
    }
}

/// Whether something has woken the window since it was asked last.
pub fn was_window_woken() -> bool {
    WOKEN.swap(false, Ordering::AcqRel)
}

pub(super) fn send_wake_up() {
    // A loop that has ended needs no waking.
    let _ = EVENT_LOOP.get().map(|proxy| proxy.send_event(WinitUserEvent::WakeUp));
}

/// Wakes the window after a time instead of when it was to be woken before; or not at all. Returns whether there is
/// somebody to do so.
pub fn wake_window_in(time: Option<Duration>) -> bool {
    // Without an event loop nobody sleeps.
    if EVENT_LOOP.get().is_none() {
        return true;
    }
    system::set_alarm(time)
}

/// Wakes the event loop once for whatever has arrived since somebody listened.
#[derive(Clone, Default, Debug)]
pub(super) struct Bell(Arc<AtomicBool>);

impl Bell {
    /// Returns whether the loop had still to be woken.
    pub(super) fn ring(&self) -> bool {
        let is_first = !self.0.swap(true, Ordering::AcqRel);
        if is_first {
            wake_window();
        }
        is_first
    }

    pub(super) fn was_heard(&self) {
        self.0.store(false, Ordering::Release);
    }
}
