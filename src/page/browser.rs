//! In a browser: `web/page.js` describes the functions that are called here.

use std::ffi::OsString;
use std::io;
use std::panic;
use std::path::{Path, PathBuf};

use bevy::log::warn;
use bevy::math::Vec2;
use ludarium_files as fs;
use ludarium_page::{Array, JsValue, Uint8Array, call, get};

use super::{Item, PadNews};

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

/// Whether what points there is a finger in the first place.
pub fn is_touch() -> bool {
    call("isTouch", &[]).is_ok_and(|fits| fits.is_truthy())
}

/// Whether the visitor wishes that less moves; the page wakes the game when that changes.
pub fn wishes_less_motion() -> bool {
    call("prefersReducedMotion", &[]).is_ok_and(|wishes| wishes.is_truthy())
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
pub fn fetched(path: &str) -> Option<io::Result<Vec<u8>>> {
    let bytes = call("takeAsset", &[path.into()]).unwrap_or(JsValue::NULL);
    if bytes.is_undefined() {
        fetch([path]);
        return None;
    }
    Some(if bytes.is_null() { Err(io::ErrorKind::NotFound.into()) } else { Ok(Uint8Array::new(&bytes).to_vec()) })
}

/// Files that come with the page are fetched, so that they are there when they are wanted.
pub fn fetch<'a>(paths: impl IntoIterator<Item = &'a str>) {
    let paths: Vec<JsValue> = paths.into_iter().map(JsValue::from).collect();
    if let Err(why) = call("fetchAssets", &paths) {
        warn!("{why}");
    }
}

/// The address with which a link begins: that of this page.
pub fn address() -> String {
    call("pageAddress", &[]).ok().and_then(|address| address.as_string()).unwrap_or_default()
}

/// What stands behind the sign `#` of the address: at the start, and whenever it changes.
pub fn take_fragment() -> Option<String> {
    call("takeFragment", &[]).ok()?.as_string()
}

/// The language of what the page itself says, by its code.
pub fn set_language(code: &str) {
    tell("setLanguage", code);
}

/// How often the visitor has wished to have the game read; 0 while that is not wished.
pub fn times_read() -> u32 {
    get("timesRead").as_f64().map_or(0, |times| times as u32)
}

/// Hands over what has changed of what is read, and the order of all of it if that has changed.
pub fn show_items(changed: &[Item], order: Option<&[u64]>) {
    let items: Array = changed.iter().map(item).collect();
    let order = order.map(|order| order.iter().copied().map(id).collect::<Array>());
    if let Err(why) = call("showItems", &[items.into(), order.map_or(JsValue::UNDEFINED, JsValue::from)]) {
        warn!("{why}");
    }
}

/// What the visitor wants of an item, once.
pub fn take_press() -> Option<(u64, String)> {
    let press = call("takePress", &[]).ok().filter(|press| !press.is_undefined())?;
    let press = Array::from(&press);
    Some((press.get(0).as_string()?.parse().ok()?, press.get(1).as_string()?))
}

/// What has happened to gamepads, one after the other.
pub fn take_pad() -> Option<PadNews> {
    let told = call("takePad", &[]).ok().filter(|told| !told.is_undefined())?;
    let told = Array::from(&told);
    let number = |at| told.get(at).as_f64().unwrap_or_default();
    let (first, is_so) = (number(1) as usize, |at| told.get(at).is_truthy());
    Some(match told.get(0).as_string()?.as_str() {
        "came" => PadNews::Came { id: first, name: told.get(2).as_string().unwrap_or_default(), is_standard: is_so(3) },
        "gone" => PadNews::Gone(first),
        "button" => PadNews::Button(first, is_so(2)),
        "stick" => PadNews::Stick(first, Vec2::new(number(2) as f32, number(3) as f32)),
        _ => return None,
    })
}

fn item(item: &Item) -> Array {
    let parts: [JsValue; 7] = [
        id(item.id),
        item.role.into(),
        item.words.as_str().into(),
        item.name.as_str().into(),
        item.is_on.map_or(JsValue::UNDEFINED, JsValue::from),
        item.is_disabled.into(),
        id(item.group),
    ];
    parts.iter().collect()
}

/// As a text: numbers of JavaScript are shorter.
fn id(number: u64) -> JsValue {
    number.to_string().into()
}

fn tell(function: &str, words: &str) {
    if let Err(why) = call(function, &[words.into()]) {
        warn!("{why}: {words}");
    }
}
