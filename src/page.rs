//! What the page of a browser does for the game. On a desktop there is no page, and nothing of this happens.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;

#[cfg(target_arch = "wasm32")]
pub use browser::*;
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::*;

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
