//! The files of a player, by the names that `std::fs` has for them.
//!
//! Wherever there is a file system, they are those of `std::fs`. A browser has none: there the same names stand for a tree
//! in [`memory`], which the page fills before the start and whose changes it keeps. Whoever reads and writes files through
//! this crate runs in both.
//!
//! ```
//! use ludarium_files as fs;
//! let folder = tempfile::tempdir().expect("a temporary folder");
//! let path = folder.path().join("form.ron");
//! fs::write(&path, "1")?;
//! assert!(fs::is_file(&path) && fs::read_to_string(&path)? == "1");
//! # Ok::<(), std::io::Error>(())
//! ```

#[cfg(target_arch = "wasm32")]
mod browser;
pub mod memory;
#[cfg(not(target_arch = "wasm32"))]
mod system;

#[cfg(target_arch = "wasm32")]
pub use browser::{open, trouble, unkept};
#[cfg(target_arch = "wasm32")]
pub use memory::{
    DirEntry, File, Metadata, OpenOptions, ReadDir, absolute, copy, create_dir_all, exists, hard_link, is_dir, is_file,
    metadata, read, read_dir, read_to_string, remove_file, rename, write,
};
/// Why a file is not locked.
pub use std::fs::TryLockError;
#[cfg(not(target_arch = "wasm32"))]
pub use system::{
    DirEntry, File, Metadata, OpenOptions, ReadDir, absolute, copy, create_dir_all, exists, hard_link, is_dir, is_file,
    metadata, open, read, read_dir, read_to_string, remove_file, rename, trouble, unkept, write,
};

/// In a browser, the folder of what players ask for: the page hands them every file that is written there, and keeps none.
pub const DOWNLOADS: &str = "/downloads";
/// In a browser, the folder of what players have chosen or dropped; the page keeps none of it either.
pub const INBOX: &str = "/inbox";
