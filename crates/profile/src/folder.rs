//! The folder of what the player owns, and everything that could not be read or written there.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ludarium_files::{self as fs, File, TryLockError};
use ludarium_record::{StoreError, set_aside, write_atomically};
use tracing::warn;

use crate::fault::{Fault, Refusal, Unread, What};
use crate::text::text_of;

/// The file that is locked as long as a window has the folder. The system lets go of it however that ends.
const LOCK: &str = "in-use.lock";

/// The file of the preferences, in their folder.
pub const PREFERENCES: &str = "settings.toml";

/// The folder of what the player owns, opened once by each window. Every file of the player is written here, and what
/// cannot be written is remembered until it is.
#[derive(Clone, Default)]
#[cfg_attr(feature = "resources", derive(bevy_ecs::resource::Resource))]
pub struct PlayerFolder(Arc<Inner>);

#[derive(Default)]
struct Inner {
    path: Option<PathBuf>,
    /// The settings lie elsewhere.
    preferences: Option<PathBuf>,
    access: Access,
    /// Held for as long as the folder is open.
    _lock: Option<File>,
    troubles: Mutex<Troubles>,
}

/// What may be done in a folder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Access {
    /// There is none.
    #[default]
    None,
    /// Another window has it: it is read, and nothing is written.
    Read,
    Write,
}

#[derive(Default)]
struct Troubles {
    /// Why nothing could be written when the folder was opened.
    unopened: Option<Refusal>,
    unread: Vec<Arc<Unread>>,
    /// Why something could not be saved elsewhere either.
    not_elsewhere: Option<Refusal>,
    unwritten: BTreeMap<PathBuf, Unwritten>,
}

/// A file that could not be written, with what is to stand in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unwritten {
    /// What it holds.
    pub what: What,
    /// Why it is not written.
    pub why: Refusal,
    text: String,
    /// Where it was saved instead.
    elsewhere: Option<PathBuf>,
}

impl PlayerFolder {
    /// Opens a folder, of which the settings may lie elsewhere. Without one, nothing is kept.
    #[must_use]
    pub fn open(path: Option<PathBuf>, preferences: Option<PathBuf>) -> PlayerFolder {
        match path {
            Some(path) => PlayerFolder::open_at(path, preferences),
            None => PlayerFolder(Arc::new(Inner { preferences, ..Inner::default() })),
        }
    }

    /// Opens a folder that has the settings too.
    #[must_use]
    pub fn at(path: &Path) -> PlayerFolder {
        PlayerFolder::open_at(path.to_owned(), Some(path.to_owned()))
    }

    fn open_at(path: PathBuf, preferences: Option<PathBuf>) -> PlayerFolder {
        let (access, lock, unopened) = match lock(&path) {
            Ok(lock) => (Access::Write, Some(lock), None),
            Err(TryLockError::WouldBlock) => (Access::Read, None, None),
            Err(TryLockError::Error(error)) => {
                warn!("{} cannot be written to: {error}", path.display());
                (Access::Write, None, Some(Refusal::of(&error)))
            }
        };
        if access == Access::Read {
            warn!("{} is in use by another window: nothing is kept in this one", path.display());
        }
        let troubles = Mutex::new(Troubles { unopened, ..Troubles::default() });
        PlayerFolder(Arc::new(Inner { path: Some(path), preferences, access, _lock: lock, troubles }))
    }

    fn troubles(&self) -> MutexGuard<'_, Troubles> {
        self.0.troubles.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.0.path.as_deref()
    }

    /// The folder of the settings.
    #[must_use]
    pub fn preferences(&self) -> Option<&Path> {
        self.0.preferences.as_deref()
    }

    /// Whether another window has it, so that nothing is written by this one.
    #[must_use]
    pub fn is_in_use(&self) -> bool {
        self.0.access == Access::Read
    }

    /// Reads a file. One that cannot be read is set aside, or left alone and not written to; the player reads which.
    /// Gives what was read, and whether the file may be written to.
    pub fn read<T: Default>(&self, what: What, path: &Path, read: impl FnOnce(&str) -> Result<T, Fault>) -> (T, bool) {
        let value = match text_of(path) {
            Ok(None) => Ok(T::default()),
            Ok(Some(text)) => read(&text),
            Err(fault) => Err(fault),
        };
        let why = match value {
            Ok(value) => return (value, true),
            Err(why) => why,
        };
        // Of a file that cannot be opened nothing is known: it may be good. One of a later version is, for that.
        let is_damaged = !matches!(why, Fault::Io(_) | Fault::Version(_)) && !self.is_in_use();
        let kept = if is_damaged { set_aside(path).ok() } else { None };
        let may_be_written = kept.is_some();
        let unread = Unread { what, file: path.to_owned(), why, kept };
        warn!("{unread}");
        self.troubles().unread.push(Arc::new(unread));
        (T::default(), may_be_written)
    }

    /// Writes a file so that there is always a whole one. What cannot be written is remembered, and said until it is.
    pub fn write(&self, what: What, path: &Path, text: &str) {
        match self.0.access {
            Access::Write => self.note(what, path, text, self.try_to_write(path, text)),
            // What another window keeps is newer than what this one knows.
            Access::Read | Access::None => {}
        }
    }

    /// Removes a file that is not wanted any more, and forgets it if it could not be written. One that cannot be removed
    /// stays.
    pub fn remove(&self, path: &Path) {
        self.troubles().unwritten.remove(path);
        if self.0.access == Access::Write
            && let Err(error) = fs::remove_file(path)
            && error.kind() != ErrorKind::NotFound
        {
            warn!("{}: {error}", path.display());
        }
    }

    fn try_to_write(&self, path: &Path, text: &str) -> Result<(), StoreError> {
        if self.path().is_some_and(|own| path.starts_with(own)) {
            self.check()?;
        }
        write_atomically(path, text)
    }

    /// Whether the folder is there. One that has vanished is not made anew: it may be on a disk that comes back.
    ///
    /// # Errors
    /// It is not.
    pub fn check(&self) -> Result<(), StoreError> {
        let Some(path) = self.path() else { return Ok(()) };
        let fail = |source| StoreError::Io { action: "open", path: path.to_owned(), source };
        fs::read_dir(path).map(drop).map_err(fail)
    }

    /// Remembers what has become of a file that was written, or was to be.
    pub fn note<T>(&self, what: What, path: &Path, text: &str, written: Result<T, StoreError>) {
        match written {
            Ok(_) => {
                let mut troubles = self.troubles();
                troubles.unopened = None;
                troubles.unwritten.remove(path);
            }
            Err(error) => {
                if self.remember(what, path, text, Refusal::from(&error)) {
                    warn!("{}: {error}", path.display());
                }
            }
        }
    }

    /// Remembers a file that has no folder to be written to.
    pub fn note_unkept(&self, what: What, path: &Path, text: &str) {
        let why = if self.is_in_use() { Refusal::InUse } else { Refusal::NoFolder };
        self.remember(what, path, text, why);
    }

    /// Returns whether that is new.
    fn remember(&self, what: What, path: &Path, text: &str, why: Refusal) -> bool {
        let unwritten = Unwritten { what, why, text: text.to_owned(), elsewhere: None };
        self.troubles().unwritten.insert(path.to_owned(), unwritten).is_none()
    }

    /// What could not be read since the start.
    #[must_use]
    pub fn unread(&self) -> Vec<Arc<Unread>> {
        self.troubles().unread.clone()
    }

    /// Forgets what could not be read of something that is not open any more.
    pub fn forget_unread(&self, what: What) {
        self.troubles().unread.retain(|unread| unread.what != what);
    }

    /// What is not written, in the order of [`What`].
    #[must_use]
    pub fn unwritten(&self) -> Vec<Unwritten> {
        let mut unwritten: Vec<Unwritten> = self.troubles().unwritten.values().cloned().collect();
        unwritten.sort_by_key(|one| one.what);
        unwritten
    }

    /// What is to stand in the files that are not written, by their paths.
    #[must_use]
    pub fn unwritten_texts(&self) -> BTreeMap<PathBuf, String> {
        self.troubles().unwritten.iter().map(|(path, unwritten)| (path.clone(), unwritten.text.clone())).collect()
    }

    /// Whether the game can be closed without losing anything.
    #[must_use]
    pub fn is_all_safe(&self) -> bool {
        self.troubles().unwritten.values().all(|unwritten| unwritten.elsewhere.is_some())
    }

    /// Whether the file of a match is not written, nor was it saved elsewhere.
    #[must_use]
    pub fn is_safe(&self, path: &Path) -> bool {
        self.troubles().unwritten.get(path).is_none_or(|unwritten| unwritten.elsewhere.is_some())
    }

    /// Why nothing can be kept, or something could not be; nothing if all is well.
    #[must_use]
    pub fn refusal(&self) -> Option<Refusal> {
        match self.0.access {
            Access::Read => Some(Refusal::InUse),
            Access::None => self.unwritten().into_iter().next().map(|unwritten| unwritten.why),
            Access::Write => {
                let troubles = self.troubles();
                let first = troubles.unwritten.values().min_by_key(|unwritten| unwritten.what);
                let known = first.map(|unwritten| unwritten.why.clone()).or(troubles.unopened.clone());
                known.or_else(Refusal::of_page)
            }
        }
    }

    /// Whether it can help to try again.
    #[must_use]
    pub fn may_try_again(&self) -> bool {
        self.0.access == Access::Write
    }

    /// Writes what could not be written; the folder is made anew if it has vanished.
    pub fn try_again(&self) {
        if !self.may_try_again() {
            return;
        }
        let unwritten = self.troubles().unwritten.clone();
        if unwritten.is_empty()
            && let Some(path) = self.path()
        {
            let opened = fs::create_dir_all(path).and_then(|()| File::create(path.join(LOCK)).map(drop));
            self.troubles().unopened = opened.err().map(|error| Refusal::of(&error));
        }
        for (path, Unwritten { what, text, .. }) in unwritten {
            self.note(what, &path, &text, write_atomically(&path, &text));
        }
    }

    /// Writes what could not be written into another folder, under the same names or, where they are taken, with a number.
    ///
    /// # Errors
    /// Something cannot be written there either.
    pub fn save_elsewhere(&self, folder: &Path) -> Result<(), Refusal> {
        let saved = self.save_all_in(folder);
        self.troubles().not_elsewhere = saved.clone().err();
        saved
    }

    fn save_all_in(&self, folder: &Path) -> Result<(), Refusal> {
        let unwritten = self.troubles().unwritten.clone();
        for (path, Unwritten { text, .. }) in unwritten {
            let part = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
            let (stem, end) = (part(path.file_stem()), part(path.extension()));
            let written = ludarium_record::write_new(folder, &stem, &end, &text);
            let written = written.map_err(|error| Refusal::from(&error))?;
            if let Some(one) = self.troubles().unwritten.get_mut(&path).filter(|one| one.text == text) {
                one.elsewhere = Some(written);
            }
        }
        Ok(())
    }

    /// Why something could not be saved elsewhere either, the last time that this was tried.
    #[must_use]
    pub fn not_elsewhere(&self) -> Option<Refusal> {
        self.troubles().not_elsewhere.clone()
    }

    /// Where things were saved instead: one of the files.
    #[must_use]
    pub fn elsewhere(&self) -> Option<PathBuf> {
        self.troubles().unwritten.values().find_map(|unwritten| unwritten.elsewhere.clone())
    }
}

/// For tests of what follows from that.
#[cfg(feature = "testing")]
impl PlayerFolder {
    fn folders(&self) -> impl Iterator<Item = &Path> {
        self.path().into_iter().chain(self.preferences())
    }

    /// Lets the disk refuse every write.
    ///
    /// # Errors
    /// None.
    pub fn refuse(&self, why: std::io::ErrorKind) -> std::io::Result<()> {
        self.folders().for_each(|folder| ludarium_record::refusal::refuse(folder, None, why));
        Ok(())
    }

    /// Lets the folder vanish.
    ///
    /// # Errors
    /// It cannot be renamed.
    pub fn vanish(&self) -> std::io::Result<()> {
        self.path().map_or(Ok(()), |path| fs::rename(path, path.with_extension("away")))
    }

    /// Takes that back.
    ///
    /// # Errors
    /// The folder cannot be renamed.
    pub fn mend(&self) -> std::io::Result<()> {
        self.folders().for_each(ludarium_record::refusal::relent);
        let away = self.path().map(|path| (path.with_extension("away"), path));
        away.filter(|(away, _)| fs::is_dir(away)).map_or(Ok(()), |(away, path)| fs::rename(away, path))
    }
}

fn lock(path: &Path) -> Result<File, TryLockError> {
    fs::create_dir_all(path).map_err(TryLockError::Error)?;
    let file = File::options().create(true).truncate(false).write(true).open(path.join(LOCK));
    let file = file.map_err(TryLockError::Error)?;
    match file.try_lock() {
        // A file system without locks cannot tell of another window.
        Err(TryLockError::Error(_)) | Ok(()) => Ok(file),
        Err(in_use) => Err(in_use),
    }
}
