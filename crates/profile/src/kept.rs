//! Files that are read once, replaced whole, and set aside when they cannot be read.

use std::ops::Deref;
use std::path::PathBuf;

use tracing::error;

use crate::fault::{Fault, What};
use crate::folder::PlayerFolder;

/// What is kept in a file of its own in the player's folder.
pub trait Keep: Default {
    /// What it is to the player.
    const WHAT: What;
    /// The name of the file.
    const FILE: &'static str;

    /// What a text says.
    ///
    /// # Errors
    /// It cannot be understood, or it says what cannot be.
    fn read(text: &str) -> Result<Self, Fault>;

    /// How it is written.
    ///
    /// # Errors
    /// It cannot be written as text.
    fn text(&self) -> Result<String, Fault>;
}

/// Something that is kept in a file: what is changed through [`Kept::change`] is written at once, if it is another then.
#[derive(Clone, Default)]
pub struct Kept<T> {
    value: T,
    file: Option<(PlayerFolder, PathBuf)>,
    /// What stands in the file.
    written: String,
}

impl<T: Keep> Kept<T> {
    /// What was kept in earlier runs. A file that cannot be read is set aside and said; where there is none, all begins anew.
    #[must_use]
    pub fn load(folder: &PlayerFolder) -> Kept<T> {
        folder.path().map(|path| path.join(T::FILE)).map_or_else(Default::default, |path| Kept::load_at(folder, path))
    }

    /// The same with the file of another name.
    #[must_use]
    pub fn load_at(folder: &PlayerFolder, path: PathBuf) -> Kept<T> {
        let (value, may_be_written): (T, bool) = folder.read(T::WHAT, &path, T::read);
        let written = value.text().unwrap_or_default();
        Kept { value, file: may_be_written.then(|| (folder.clone(), path)), written }
    }

    /// Changes it, and writes it if that made a difference.
    pub fn change<R>(&mut self, change: impl FnOnce(&mut T) -> R) -> R {
        let done = change(&mut self.value);
        self.keep();
        done
    }

    fn keep(&mut self) {
        let Some((folder, path)) = &self.file else { return };
        match self.value.text() {
            Ok(text) if text == self.written => {}
            Ok(text) => {
                folder.write(T::WHAT, path, &text);
                self.written = text;
            }
            // Everything that is kept can be written as text.
            Err(fault) => error!("{}: {fault}", path.display()),
        }
    }
}

impl<T> Deref for Kept<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T: PartialEq> PartialEq for Kept<T> {
    fn eq(&self, other: &Kept<T>) -> bool {
        self.value == other.value
    }
}

impl<T: std::fmt::Debug> std::fmt::Debug for Kept<T> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.value.fmt(formatter)
    }
}
