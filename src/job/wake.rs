//! How whatever arrives wakes the event loop of the window, and how it is woken when it is time.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, LazyLock, OnceLock};
use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};

use super::start_thread;

/// The event loop of the window, once there is one: a program has one at most.
static EVENT_LOOP: OnceLock<EventLoopProxy<WinitUserEvent>> = OnceLock::new();

/// Lets work wake the event loop.
pub fn plugin(app: &mut App) {
    if let Some(proxy) = app.world().get_resource::<EventLoopProxyWrapper>() {
        // A second window of the same program, which only tests could open, is woken by nobody.
        let _ = EVENT_LOOP.set((**proxy).clone());
    }
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

fn send_wake_up() {
    // A loop that has ended needs no waking.
    let _ = EVENT_LOOP.get().map(|proxy| proxy.send_event(WinitUserEvent::WakeUp));
}

/// The way to the thread that wakes the window when it is time; none if it could not be started.
static ALARM: LazyLock<Option<Sender<Option<Instant>>>> = LazyLock::new(|| {
    let (sender, times) = mpsc::channel();
    let keep = move || {
        let mut next: Option<Instant> = None;
        loop {
            let heard = match next {
                None => times.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(time) => times.recv_timeout(time.saturating_duration_since(Instant::now())),
            };
            match heard {
                Ok(time) => next = time,
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) => {
                    next = None;
                    send_wake_up();
                }
            }
        }
    };
    start_thread("alarm", None, keep).inspect_err(|error| warn!("no alarm: {error}")).ok().map(|()| sender)
});

/// Wakes the window after a time instead of when it was to be woken before; or not at all. Returns whether there is
/// somebody to do so.
pub fn wake_window_in(time: Option<Duration>) -> bool {
    // Without an event loop nobody sleeps.
    if EVENT_LOOP.get().is_none() {
        return true;
    }
    let at = time.and_then(|time| Instant::now().checked_add(time));
    ALARM.as_ref().is_some_and(|alarm| alarm.send(at).is_ok())
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
