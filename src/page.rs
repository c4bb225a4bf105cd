//! What the page of a browser does for the game. On a desktop there is no page, and nothing of this happens.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;

#[cfg(target_arch = "wasm32")]
pub use browser::*;
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::*;

use std::io;
use std::sync::Arc;

use bevy::math::Vec2;

/// The bytes of a file that comes with the game.
#[derive(Clone, Debug)]
pub enum Bytes {
    /// It is part of the program.
    Built(&'static [u8]),
    /// It was read from the disk, or fetched.
    Read(Arc<[u8]>),
}

impl AsRef<[u8]> for Bytes {
    fn as_ref(&self) -> &[u8] {
        match self {
            Bytes::Built(bytes) => bytes,
            Bytes::Read(bytes) => bytes,
        }
    }
}

/// A file of the folder `assets` that not everybody needs: part of the program on a desktop, while a page fetches it when
/// it is wanted. Made by `asset!`.
#[derive(Clone, Copy)]
pub struct Asset {
    /// Its path, with `assets`.
    pub path: &'static str,
    built: Option<&'static [u8]>,
}

impl Asset {
    /// Use `asset!`.
    pub const fn new(path: &'static str, built: Option<&'static [u8]>) -> Asset {
        Asset { path, built }
    }

    /// The bytes; a page gives them once, and begins to fetch them when it has not.
    pub fn read(self) -> Option<io::Result<Bytes>> {
        match self.built {
            Some(bytes) => Some(Ok(Bytes::Built(bytes))),
            None => Some(fetched(self.path)?.map(|bytes| Bytes::Read(bytes.into()))),
        }
    }
}

/// A file by its path in the folder `assets`: `asset!("sounds/hover_1.ogg")`; its pieces may stand one after the other.
#[cfg(not(target_arch = "wasm32"))]
macro_rules! asset {
    ($($piece:literal),+) => {
        $crate::page::Asset::new(
            concat!("assets/", $($piece),+),
            Some(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $($piece),+))),
        )
    };
}
#[cfg(target_arch = "wasm32")]
macro_rules! asset {
    ($($piece:literal),+) => {
        $crate::page::Asset::new(concat!("assets/", $($piece),+), None)
    };
}
pub(crate) use asset;

/// What has happened to a gamepad of a page.
#[derive(Clone, PartialEq, Debug)]
pub enum PadNews {
    /// One is there.
    Came {
        /// Which one.
        id: usize,
        /// What the browser calls it.
        name: String,
        /// Whether the browser knows where its buttons are; of others it tells nothing.
        is_standard: bool,
    },
    /// One is no longer there.
    Gone(usize),
    /// A button goes down, or up, by its number in the standard layout.
    Button(usize, bool),
    /// Where a stick is, by its number there, -1 to 1 to the right and down.
    Stick(usize, Vec2),
}

/// One thing that a screen reader finds on the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// What the game and the page call it.
    pub id: u64,
    /// What it is, as `web/reader.js` knows it.
    pub role: &'static str,
    /// What is said of it.
    pub words: String,
    /// Its name for scripts; empty if it has none.
    pub name: String,
    /// Whether it is on, if it can be.
    pub is_on: Option<bool>,
    /// Whether pressing it does nothing now.
    pub is_disabled: bool,
    /// The group that it belongs to; 0 for none.
    pub group: u64,
}
