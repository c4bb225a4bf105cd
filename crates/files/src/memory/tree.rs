//! A tree of files, and what can be done with its paths.

use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::state::{Content, Id, Spot, State, moment};
use super::{Change, DirEntry, File, Limits, Metadata, OpenOptions, ReadDir};

/// Folders and files in memory. What is cloned is the same tree.
///
/// ```
/// use ludarium_files::memory::{Change, Tree};
/// use std::sync::mpsc;
///
/// let (tree, (told, changes)) = (Tree::default(), mpsc::channel());
/// tree.load("/matches/a.toml", b"1".to_vec(), 0.0)?;
/// tree.on_change(move |change| told.send(change).expect("it is read below"));
/// tree.rename("/matches/a.toml", "/matches/b.toml")?;
/// assert_eq!(tree.read_to_string("/matches/b.toml")?, "1");
/// let changes: Vec<Change> = changes.try_iter().collect();
/// assert_eq!(changes.len(), 2, "one file is there, another one is not");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree(Arc<Mutex<State>>);

impl Default for Tree {
    fn default() -> Tree {
        Tree::new(Limits::default())
    }
}

/// What is around the files.
impl Tree {
    /// An empty tree.
    #[must_use]
    pub fn new(limits: Limits) -> Tree {
        Tree(Arc::new(Mutex::new(State::new(limits))))
    }

    /// Nothing panics half-way but whoever is told of changes.
    pub(super) fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a file into the tree, with the folders above it, as it was kept. It is no change, and no limit refuses it, so
    /// that everything that was kept is there again.
    ///
    /// # Errors
    /// The path is that of a folder, or goes through a file.
    pub fn load(&self, path: impl AsRef<Path>, bytes: Vec<u8>, modified_ms: f64) -> io::Result<()> {
        let (path, modified) = (path.as_ref(), moment(modified_ms));
        let mut state = self.lock();
        make_folders(path.parent().unwrap_or(path), &mut |folder| {
            make_folder(&mut state, folder, |state, above, name| {
                let now = state.now();
                state.insert(above, name, Content::folder(), now)
            })
        })?;
        let spot = state.spot(path)?;
        if spot.is_folder {
            return Err(ErrorKind::IsADirectory.into());
        }
        match (spot.found, spot.name) {
            (None, Some(name)) => {
                let content = Content::File { bytes: Arc::new(bytes), is_told: true };
                state.insert(spot.folder, name, content, modified).map(drop)
            }
            (Some(id), _) => state.replace_bytes(id, bytes, modified, true),
            (None, None) => Err(ErrorKind::IsADirectory.into()),
        }
    }

    /// Tells somebody of every change that has to be kept, from now on and in their order; whoever was told before is told
    /// no more. What is written into an open file is told when it is synced or closed. Whoever is told must not use the
    /// tree meanwhile.
    pub fn on_change(&self, listener: impl FnMut(Change) + Send + 'static) {
        self.lock().listener = Some(Box::new(listener));
    }

    /// Whether another program has what this tree holds: then no file can be locked, as when others have locked them all.
    pub fn set_in_use(&self, is_in_use: bool) {
        self.lock().is_in_use = is_in_use;
    }
}

/// What `std::fs` has.
impl Tree {
    /// Opens a file.
    ///
    /// # Errors
    /// There is no such file, something has its name, or the tree is full.
    pub fn open(&self, path: impl AsRef<Path>, options: &OpenOptions) -> io::Result<File> {
        let id = options.open_in(&mut self.lock(), path.as_ref())?;
        Ok(File::new(self.clone(), id))
    }

    fn open_to_read(&self, path: &Path) -> io::Result<File> {
        self.open(path, OpenOptions::new().read(true))
    }

    fn create(&self, path: &Path) -> io::Result<File> {
        self.open(path, OpenOptions::new().write(true).create(true).truncate(true))
    }

    /// What is in a file.
    ///
    /// # Errors
    /// There is no such file.
    pub fn read(&self, path: impl AsRef<Path>) -> io::Result<Vec<u8>> {
        let state = self.lock();
        let bytes = state.bytes(state.find(path.as_ref())?)?.clone();
        drop(state);
        Ok(bytes.to_vec())
    }

    /// The text of a file.
    ///
    /// # Errors
    /// There is no such file, or it is not UTF-8.
    pub fn read_to_string(&self, path: impl AsRef<Path>) -> io::Result<String> {
        String::from_utf8(self.read(path)?).map_err(|error| io::Error::new(ErrorKind::InvalidData, error.utf8_error()))
    }

    /// Writes a file, in the place of an earlier one.
    ///
    /// # Errors
    /// There is no such folder, a folder has the name, or the tree is full.
    pub fn write(&self, path: impl AsRef<Path>, contents: impl AsRef<[u8]>) -> io::Result<()> {
        self.create(path.as_ref())?.write_all(contents.as_ref())
    }

    /// Copies what is in a file, and says how many bytes that is.
    ///
    /// # Errors
    /// There is no such file, it cannot be written there, or the tree is full.
    pub fn copy(&self, from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<u64> {
        let mut from = self.open_to_read(from.as_ref())?;
        if !from.metadata()?.is_file() {
            return Err(ErrorKind::InvalidInput.into());
        }
        // A file that is copied into itself is empty then, as it is on a disk.
        let (mut to, mut bytes) = (self.create(to.as_ref())?, Vec::new());
        from.read_to_end(&mut bytes)?;
        to.write_all(&bytes)?;
        Ok(bytes.len() as u64)
    }

    /// Moves a file or a folder, in the place of another file or of an empty folder.
    ///
    /// # Errors
    /// It is not there, or what is in its way cannot be replaced.
    pub fn rename(&self, from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<()> {
        let mut state = self.lock();
        let (old, new) = (state.spot(from.as_ref())?, state.spot(to.as_ref())?);
        let Some(moved) = id_to_move(&state, &old, &new)? else { return Ok(()) };
        let (Some(old_name), Some(new_name)) = (old.name, new.name) else { return Err(ErrorKind::ResourceBusy.into()) };
        let before = state.path_of(old.folder, &old_name);
        if let Some(replaced) = new.found {
            state.unlink(replaced, new.folder, &new_name)?;
        }
        state.rename(moved, (old.folder, &old_name), (new.folder, new_name.clone()))?;
        let after = state.path_of(new.folder, &new_name);
        if let (Some(before), Some(after)) = (before, after) {
            // What is told first is never told to be gone only.
            state.files_at(after, moved).into_iter().for_each(|(path, id)| state.tell_there(path, id));
            state.files_at(before, moved).into_iter().for_each(|(path, _)| state.tell_gone(path));
        }
        Ok(())
    }

    /// Gives a file one more name.
    ///
    /// # Errors
    /// There is no such file, or the name is taken.
    pub fn hard_link(&self, original: impl AsRef<Path>, link: impl AsRef<Path>) -> io::Result<()> {
        let mut state = self.lock();
        let id = state.find(original.as_ref())?;
        let spot = state.spot(link.as_ref())?;
        let (None, Some(name)) = (spot.found, spot.name) else { return Err(ErrorKind::AlreadyExists.into()) };
        if spot.is_folder {
            return Err(ErrorKind::NotFound.into());
        }
        if state.is_folder(id)? {
            return Err(ErrorKind::PermissionDenied.into());
        }
        state.link(id, spot.folder, name.clone())?;
        if let Some(path) = state.path_of(spot.folder, &name) {
            state.tell_there(path, id);
        }
        Ok(())
    }

    /// Removes a file.
    ///
    /// # Errors
    /// There is no such file, or it is a folder.
    pub fn remove_file(&self, path: impl AsRef<Path>) -> io::Result<()> {
        let mut state = self.lock();
        let Spot { folder, name, found, is_folder } = state.spot(path.as_ref())?;
        let Some(name) = name else { return Err(ErrorKind::IsADirectory.into()) };
        let id = found.ok_or(ErrorKind::NotFound)?;
        if state.is_folder(id)? {
            return Err(ErrorKind::IsADirectory.into());
        }
        if is_folder {
            return Err(ErrorKind::NotADirectory.into());
        }
        let gone = state.path_of(folder, &name);
        state.unlink(id, folder, &name)?;
        gone.into_iter().for_each(|path| state.tell_gone(path));
        Ok(())
    }

    /// Makes a folder and those above it, where they do not exist.
    ///
    /// # Errors
    /// A file has one of the names, or the tree is full.
    pub fn create_dir_all(&self, path: impl AsRef<Path>) -> io::Result<()> {
        let mut state = self.lock();
        make_folders(path.as_ref(), &mut |folder| {
            make_folder(&mut state, folder, |state, above, name| state.add(above, name, Content::folder()))
        })
    }

    /// What is in a folder now.
    ///
    /// # Errors
    /// There is no such folder.
    pub fn read_dir(&self, path: impl AsRef<Path>) -> io::Result<ReadDir> {
        let (state, path) = (self.lock(), path.as_ref());
        let folder = state.find(path)?;
        let entry = |name| DirEntry::new(self.clone(), path, folder, name);
        Ok(ReadDir::new(state.children(folder)?.keys().cloned().map(entry).collect()))
    }

    /// What is known of a file or a folder.
    ///
    /// # Errors
    /// It is not there.
    pub fn metadata(&self, path: impl AsRef<Path>) -> io::Result<Metadata> {
        let state = self.lock();
        state.node(state.find(path.as_ref())?).map(Metadata::of)
    }
}

/// What is moved from one place to another, if that can be; nothing if both are the same already.
fn id_to_move(state: &State, old: &Spot, new: &Spot) -> io::Result<Option<Id>> {
    if old.name.is_none() || new.name.is_none() {
        return Err(ErrorKind::ResourceBusy.into());
    }
    let moved = old.found.ok_or(ErrorKind::NotFound)?;
    let is_folder = state.is_folder(moved)?;
    if !is_folder && (old.is_folder || new.is_folder) {
        return Err(ErrorKind::NotADirectory.into());
    }
    if is_folder && state.is_within(new.folder, moved)? {
        return Err(ErrorKind::InvalidInput.into());
    }
    let Some(replaced) = new.found else { return Ok(Some(moved)) };
    if state.is_within(old.folder, replaced)? {
        return Err(ErrorKind::DirectoryNotEmpty.into());
    }
    if replaced == moved {
        return Ok(None);
    }
    match (is_folder, state.is_folder(replaced)?) {
        (true, false) => Err(ErrorKind::NotADirectory.into()),
        (false, true) => Err(ErrorKind::IsADirectory.into()),
        (true, true) if !state.children(replaced)?.is_empty() => Err(ErrorKind::DirectoryNotEmpty.into()),
        _ => Ok(Some(moved)),
    }
}

/// Makes a folder, and first those above it that are missing, by whatever makes one.
fn make_folders(path: &Path, make: &mut dyn FnMut(&Path) -> io::Result<()>) -> io::Result<()> {
    let mut missing = Vec::new();
    for folder in path.ancestors() {
        if folder.parent().is_none() {
            break;
        }
        match make(folder) {
            Ok(()) => break,
            Err(error) if error.kind() == ErrorKind::NotFound => missing.push(folder),
            Err(error) => return Err(error),
        }
    }
    missing.into_iter().rev().try_for_each(make)
}

/// Makes a folder if there is none.
fn make_folder(
    state: &mut State,
    path: &Path,
    add: impl FnOnce(&mut State, Id, std::ffi::OsString) -> io::Result<Id>,
) -> io::Result<()> {
    let spot = state.spot(path)?;
    match (spot.found, spot.name) {
        (Some(id), _) if state.is_folder(id)? => Ok(()),
        (None, Some(name)) => add(state, spot.folder, name).map(drop),
        _ => Err(ErrorKind::AlreadyExists.into()),
    }
}
