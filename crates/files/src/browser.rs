//! The page that keeps the tree. It gives an object `globalThis.ludarium`:
//!
//! ```ts
//! files: [path: string, bytes: Uint8Array, modifiedMs: number][]  // everything that was kept; emptied when it is taken
//! isAlone: boolean                                // false if another tab has the store
//! keep(path: string, bytes: Uint8Array | null, modifiedMs: number): void  // null: there is no such file any more
//! trouble(): string | undefined                   // why something is not kept: "denied", "full", or other words
//! unkept(): number                                // how many changes are not kept yet
//! download(name: string, bytes: Uint8Array): void // hands the player a file
//! ```
//!
//! Changes are handed over in their order. A file is replaced by writing another one, renaming it, and so on: a page that
//! keeps what it was handed in order, or all of it at once, has a whole file at every moment. What is in [`DOWNLOADS`] and
//! [`INBOX`] only goes through, and is not kept.

use std::io::{self, ErrorKind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ludarium_page::{Array, JsValue, Uint8Array, after, call, get};
use wasm_bindgen::JsCast as _;

use crate::memory::{self, Change};
use crate::{DOWNLOADS, INBOX};

/// The trouble of a page that cannot even be told of a change.
const UNTOLD: &str = "untold";

/// Whether a change could not be told.
static IS_UNTOLD: AtomicBool = AtomicBool::new(false);

/// Takes the files that the page has kept, and hands every change over to it from now on. Without such a page the files
/// are in memory alone, and [`trouble`] says so.
///
/// # Errors
/// Something that was kept cannot be used; everything else is there.
pub fn open() -> io::Result<()> {
    memory::on_change(hand_over);
    memory::set_in_use(get("isAlone") == JsValue::FALSE);
    let files = get("files").dyn_into::<Array>().map_err(|_| ErrorKind::NotFound)?;
    let mut all = Ok(());
    for file in files.iter() {
        all = all.and(take(&file));
    }
    // The page need not hold them any more.
    files.set_length(0);
    all
}

fn take(file: &JsValue) -> io::Result<()> {
    let parts = file.dyn_ref::<Array>().ok_or(ErrorKind::InvalidData)?;
    let path = parts.get(0).as_string().ok_or(ErrorKind::InvalidData)?;
    let bytes = parts.get(1).dyn_into::<Uint8Array>().map_err(|_| ErrorKind::InvalidData)?;
    memory::load(path, bytes.to_vec(), parts.get(2).as_f64().unwrap_or_default())
}

fn hand_over(Change { path, bytes, modified_ms }: Change) {
    let bytes = bytes.map_or(JsValue::NULL, |bytes| Uint8Array::from(bytes.as_slice()).into());
    if path.starts_with(DOWNLOADS) {
        download(path, bytes);
    } else if !path.starts_with(INBOX) {
        tell("keep", &[JsValue::from_str(&path.to_string_lossy()), bytes, modified_ms.into()]);
    }
}

/// Hands the player a file that has its final name, and then forgets it.
fn download(path: PathBuf, bytes: JsValue) {
    // As long as it is not whole, it is called `x.png.tmp`, `x.png.tmp-2` …
    let is_whole = path.extension().is_none_or(|end| !end.to_string_lossy().starts_with("tmp"));
    if bytes.is_null() || !is_whole {
        return;
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    tell("download", &[JsValue::from_str(&name), bytes]);
    // Whoever writes it is not done yet. One that cannot be forgotten only takes room.
    let _ = after(Duration::ZERO, move || _ = memory::remove_file(path));
}

fn tell(function: &str, arguments: &[JsValue]) {
    if call(function, arguments).is_err() {
        IS_UNTOLD.store(true, Ordering::Relaxed);
    }
}

/// Why the page does not keep what is written, in a short word: "denied", "full", "untold", or what the page says.
#[must_use]
pub fn trouble() -> Option<String> {
    let is_untold = IS_UNTOLD.load(Ordering::Relaxed);
    match call("trouble", &[]) {
        Ok(trouble) if !is_untold => trouble.as_string(),
        _ => Some(UNTOLD.to_owned()),
    }
}

/// How many changes the page has not kept yet.
#[must_use]
pub fn unkept() -> usize {
    call("unkept", &[]).ok().and_then(|count| count.as_f64()).map_or(0, |count| count as usize)
}
