//! On a desktop.

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;

use super::{Item, PadNews};

/// Whether the game runs in a page.
pub const IS_THERE: bool = false;

/// Nothing is to be prepared.
pub fn begin() {}

/// The words of the command line.
pub fn arguments() -> Vec<OsString> {
    std::env::args_os().collect()
}

/// The game cannot start, and why. A program for Windows that no terminal has started has none to say it in.
pub fn stop(why: &str) {
    say(why);
    #[cfg(windows)]
    if std::os::windows::io::AsRawHandle::as_raw_handle(&io::stderr()).is_null() {
        let dialogue = rfd::MessageDialog::new().set_title("Ludarium").set_description(why);
        dialogue.set_level(rfd::MessageLevel::Error).show();
    }
}

/// Something is not as it was wanted.
pub fn say(words: &str) {
    eprintln!("ludarium: {words}");
}

/// The window shows itself.
pub fn show() {}

/// The game has a dialogue of its own.
pub fn pick_files(_: &[&str]) {}

/// Whatever points says so itself.
pub fn is_touch() -> bool {
    false
}

/// The system is asked otherwise.
pub fn wishes_less_motion() -> bool {
    false
}

/// Files come by their paths.
pub fn take_file() -> Option<PathBuf> {
    None
}

/// Files lie beside the program.
pub fn fetched(_: &str) -> Option<io::Result<Vec<u8>>> {
    None
}

/// Files are there.
pub fn fetch<'a>(_: impl IntoIterator<Item = &'a str>) {}

/// The address of the published page, with which a link begins: the one that `LUDARIUM_PAGE` named when the program was
/// compiled, or else the `homepage` of Cargo.toml. Empty where nobody has published one.
const PAGE: &str = match option_env!("LUDARIUM_PAGE") {
    Some(page) => page,
    None => env!("CARGO_PKG_HOMEPAGE"),
};

/// The address with which a link begins.
pub fn address() -> String {
    PAGE.to_owned()
}

/// The window has no address.
pub fn take_fragment() -> Option<String> {
    None
}

/// Nothing here speaks but the game.
pub fn set_language(_: &str) {}

/// The system's screen reader needs no page.
pub fn times_read() -> u32 {
    0
}

/// There is no page to show them.
pub fn show_items(_: &[Item], _: Option<&[u64]>) {}

/// Nobody presses anything on it.
pub fn take_press() -> Option<(u64, String)> {
    None
}

/// Gamepads are those of the system.
pub fn take_pad() -> Option<PadNews> {
    None
}
