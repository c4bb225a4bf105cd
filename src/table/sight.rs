//! Whether anybody can see the window: only then clocks run.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RawHandleWrapper, WindowOccluded};
use bevy::winit::WINIT_WINDOWS;

/// Whether the window was hidden when it was last looked at.
#[derive(Resource, Default)]
pub(super) struct WindowHidden {
    /// What was last said of windows that cover it.
    covered: bool,
    /// By all signs.
    pub is_hidden: bool,
}

/// What is known of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Signs {
    /// Others cover it wholly.
    covered: bool,
    /// It is minimised, or taken off the screen in another way.
    put_away: bool,
    /// It has the keyboard.
    focused: bool,
    /// The window system tells when others cover it, or the desktop that it is on is left.
    is_told: bool,
}

impl Signs {
    /// Where nobody tells whether the window is covered, one without the keyboard counts as hidden.
    const fn are_of_hidden(self) -> bool {
        self.covered || self.put_away || !(self.focused || self.is_told)
    }
}

/// Looks at the window. Winit asks window systems only on the main thread.
pub(super) fn look(
    mut occlusions: MessageReader<WindowOccluded>,
    window: Option<Single<(Entity, &Window, Option<&RawHandleWrapper>), With<PrimaryWindow>>>,
    mut server: Local<system::Connection>,
    mut hidden: ResMut<WindowHidden>,
    _main_thread: NonSendMarker,
) {
    let covered = occlusions.read().last().map_or(hidden.covered, |last| last.occluded);
    let (mut put_away, mut focused, mut is_told) = (false, true, true);
    if let Some(window) = window {
        let (entity, window, handle) = *window;
        let minimised = WINIT_WINDOWS.with_borrow(|windows| windows.get_window(entity)?.is_minimized());
        let seen = handle.map_or(system::Seen::Told, |handle| server.ask(handle));
        put_away = minimised == Some(true) || seen == system::Seen::PutAway;
        (focused, is_told) = (window.focused, seen != system::Seen::Untold);
    }
    let is_hidden = Signs { covered, put_away, focused, is_told }.are_of_hidden();
    if (hidden.covered, hidden.is_hidden) != (covered, is_hidden) {
        *hidden = WindowHidden { covered, is_hidden };
    }
}

/// X11 says whether a window is on the screen to whoever asks. Wayland does not tell.
#[cfg(target_os = "linux")]
mod system {
    use bevy::window::RawHandleWrapper;
    use raw_window_handle::RawWindowHandle;
    use x11rb::protocol::xproto::{ConnectionExt, MapState};
    use x11rb::rust_connection::RustConnection;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Seen {
        Told,
        PutAway,
        Untold,
    }

    /// To the X server, once there is one to ask; `None` inside if there is none.
    #[derive(Default)]
    pub struct Connection(Option<Option<RustConnection>>);

    impl Connection {
        pub fn ask(&mut self, handle: &RawHandleWrapper) -> Seen {
            let window = match handle.get_window_handle() {
                RawWindowHandle::Xlib(handle) => u32::try_from(handle.window).ok(),
                RawWindowHandle::Xcb(handle) => Some(handle.window.get()),
                _ => return Seen::Untold,
            };
            let server = self.0.get_or_insert_with(|| x11rb::connect(None).ok().map(|(server, _)| server));
            let state = server.as_ref().zip(window).and_then(|(server, window)| {
                server.get_window_attributes(window).ok()?.reply().ok().map(|attributes| attributes.map_state)
            });
            match state {
                Some(MapState::VIEWABLE) | None => Seen::Told,
                Some(_) => Seen::PutAway,
            }
        }
    }
}

/// Windows tells that a window is minimised and nothing else; macOS and browsers tell all.
#[cfg(not(target_os = "linux"))]
mod system {
    use bevy::window::RawHandleWrapper;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Seen {
        Told,
        #[allow(dead_code, reason = "only X11 has other ways than minimising")]
        PutAway,
        Untold,
    }

    #[derive(Default)]
    pub struct Connection;

    impl Connection {
        pub const fn ask(&mut self, _: &RawHandleWrapper) -> Seen {
            if cfg!(target_os = "windows") { Seen::Untold } else { Seen::Told }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEEN: Signs = Signs { covered: false, put_away: false, focused: true, is_told: true };

    #[test]
    fn a_window_is_hidden_by_what_is_told_and_otherwise_without_the_keyboard() {
        assert!(!SEEN.are_of_hidden());
        assert!(!Signs { focused: false, ..SEEN }.are_of_hidden(), "it lies beside another");
        assert!(Signs { covered: true, ..SEEN }.are_of_hidden());
        assert!(Signs { put_away: true, ..SEEN }.are_of_hidden());
        assert!(!Signs { is_told: false, ..SEEN }.are_of_hidden());
        assert!(Signs { is_told: false, focused: false, ..SEEN }.are_of_hidden());
    }
}
