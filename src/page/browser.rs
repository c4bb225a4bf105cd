//! In a browser: `web/page.js` describes the functions that are called here.

use std::ffi::OsString;
use std::io;
use std::panic;
use std::path::{Path, PathBuf};

use bevy::log::warn;
use ludarium_files as fs;
use ludarium_page::{Array, JsValue, Uint8Array, call, get};

/// Whether the game runs in a page.
pub const IS_THERE: bool = true;

/// Reads what is kept, and tells the page when the game has stopped. Nothing else comes before it.
pub fn begin() {
    if let Err(why) = fs::open() {
        say(&why.to_string());
    }
    panic::set_hook(Box::new(|fault| stop(&fault.to_string())));
}

/// What stands behind the question mark of the address, as on a command line.
pub fn arguments() -> Vec<OsString> {
    let words = call("arguments", &[]).unwrap_or_else(|why| JsValue::from(why));
    let words = Array::from(&words).iter().filter_map(|word| word.as_string().map(OsString::from)).collect::<Vec<_>>();
    std::iter::once(OsString::from("ludarium")).chain(words).collect()
}

/// The game has stopped, and why: the page says so, with a way to begin again.
pub fn stop(why: &str) {
    tell("stopped", why);
}

/// Something is not as the address wants it: the page says so, and the game goes on.
pub fn say(words: &str) {
    tell("say", words);
}

/// The game is seen.
pub fn show() {
    if let Err(why) = call("firstFrame", &[]) {
        warn!("{why}");
    }
}

/// How many things the machine can do at the same time.
pub fn cores() -> usize {
    get("cores").as_f64().map_or(1, |cores| (cores as usize).max(1))
}

/// Lets the player choose files, of which these are the ends of the names.
pub fn pick_files(ends: &[&str]) {
    tell("pickFiles", &ends.iter().map(|end| format!(".{end}")).collect::<Vec<_>>().join(","));
}

/// A file that the player has chosen or dropped, once. One that cannot be read is not there.
pub fn take_file() -> Option<PathBuf> {
    let file = call("takeFile", &[]).ok().filter(|file| !file.is_undefined())?;
    let file = Array::from(&file);
    let name = file.get(0).as_string().unwrap_or_default();
    let path = Path::new(fs::INBOX).join(Path::new(&name).file_name().unwrap_or_default());
    let bytes = file.get(1);
    let written = if bytes.is_null() {
        fs::remove_file(&path)
    } else {
        fs::create_dir_all(Path::new(fs::INBOX)).and_then(|()| fs::write(&path, Uint8Array::new(&bytes).to_vec()))
    };
    if let Err(why) = written {
        warn!("{}: {why}", path.display());
    }
    Some(path)
}

/// A file that comes with the page, once it has been fetched; asking for it fetches it. Given once.
pub fn asset(path: &str) -> Option<io::Result<Vec<u8>>> {
    let bytes = call("takeAsset", &[path.into()]).unwrap_or(JsValue::NULL);
    if bytes.is_undefined() {
        tell("fetchAsset", path);
        return None;
    }
    Some(if bytes.is_null() { Err(io::ErrorKind::NotFound.into()) } else { Ok(Uint8Array::new(&bytes).to_vec()) })
}

/// What stands behind the sign `#` of the address: at the start, and whenever it changes.
pub fn take_fragment() -> Option<String> {
    call("takeFragment", &[]).ok()?.as_string()
}

fn tell(function: &str, words: &str) {
    if let Err(why) = call(function, &[words.into()]) {
        warn!("{why}: {words}");
    }
}
