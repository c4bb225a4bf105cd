//! On a desktop.

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;

/// Whether the game runs in a page.
pub const IS_THERE: bool = false;

/// Nothing is to be prepared.
pub fn begin() {}

/// The words of the command line.
pub fn arguments() -> Vec<OsString> {
    std::env::args_os().collect()
}

/// The game cannot start, and why.
pub fn stop(why: &str) {
    eprintln!("ludarium: {why}");
}

/// Something is not as it was wanted.
pub fn say(words: &str) {
    stop(words);
}

/// The window shows itself.
pub fn show() {}

/// The game has a dialogue of its own.
pub fn pick_files(_: &[&str]) {}

/// Files come by their paths.
pub fn take_file() -> Option<PathBuf> {
    None
}

/// Files lie beside the program.
pub fn asset(_: &str) -> Option<io::Result<Vec<u8>>> {
    None
}

/// There is no address.
pub fn take_fragment() -> Option<String> {
    None
}
