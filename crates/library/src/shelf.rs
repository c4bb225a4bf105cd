//! The library itself: what it holds, and what can be asked of it.

use std::collections::{BTreeMap, HashMap};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use ludarium_files as fs;
use ludarium_record::{Match, Store, set_copy_aside};
use ludarium_rules::AnyPosition;

use crate::entry::{Found, Outline, Row, Stamp};
use crate::files::{TRASH, index_file, load, stamp_now};
use crate::index::{Index, Indexed, SetAside};
use crate::notes::{NOTES, Notes};
use crate::{Entry, Filter, LibraryError, Note};

/// The names of the files of the index and of the notes.
const INDEX: &str = "library.redb";

/// All matches of a folder.
///
/// ```
/// use std::ops::ControlFlow;
/// use ludarium_library::{Filter, Library};
/// use ludarium_record::{Match, Player, Setup, Store};
/// use ludarium_rules::GameId;
///
/// let folder = tempfile::tempdir().expect("a temporary folder");
/// let players = [1, 2].map(|level| Player::Ai { level });
/// let game = Match::new(Setup::new(GameId::Tress, players)).expect("a valid set-up");
/// Store::open(folder.path()).expect("a folder").save(&game).expect("it can be written");
///
/// let mut library = Library::open(folder.path()).expect("an index");
/// library.sync(|_| ControlFlow::Continue(())).expect("the files can be read");
/// let listed = library.list(&Filter::default());
/// assert_eq!((listed.len(), listed[0].game), (1, GameId::Tress));
/// assert_eq!(library.find(game.position()).expect("an index").len(), 1);
/// ```
#[derive(Debug)]
pub struct Library {
    store: Store,
    index: Index,
    notes: Notes,
    /// Every file that is known, by the number of its row.
    held: BTreeMap<u32, Held>,
    /// A number greater than those of all rows.
    next: u32,
    set_aside: Vec<SetAside>,
}

#[derive(Debug)]
struct Held {
    row: Row,
    /// What people see of it; nothing if it cannot be read.
    entry: Option<Entry>,
}

impl Library {
    /// Opens the library of a folder, as it was when it was last brought up to date ([`Library::sync`]). An index that
    /// cannot be read is set aside, and the next sync reads all files again.
    ///
    /// # Errors
    /// The folder cannot be made or read, or another program has the library open.
    pub fn open(folder: impl Into<PathBuf>) -> Result<Library, LibraryError> {
        let store = Store::open(folder)?;
        let (notes, wrong) = Notes::read(store.folder().join(NOTES))?;
        let mut set_aside = Vec::new();
        if !wrong.is_empty() {
            // The file is copied, since its good lines stay where they are.
            let path = set_copy_aside(notes.path())?;
            set_aside.push(SetAside { path, why: wrong.join("; ") });
            notes.write()?;
        }
        let opened = Index::open_or_renew(&store.folder().join(INDEX))?;
        let (index, rows) = (opened.index, opened.rows);
        set_aside.extend(opened.set_aside);
        let next = rows.iter().map(|(number, _)| number + 1).max().unwrap_or(0);
        let mut library = Library { store, index, notes, held: BTreeMap::new(), next, set_aside };
        rows.into_iter().for_each(|(number, row)| library.hold(number, row));
        Ok(library)
    }

    /// Opens the library of a folder to look into it: nothing is created there. Its index is used if there is one that no
    /// other program has open; else one is made in memory by [`Library::sync`].
    ///
    /// # Errors
    /// There is no such folder, or it cannot be read.
    pub fn look(folder: impl Into<PathBuf>) -> Result<Library, LibraryError> {
        let folder = folder.into();
        let data = fs::metadata(&folder).map_err(|error| LibraryError::io("read", &folder, error))?;
        if !data.is_dir() {
            return Err(LibraryError::io("read", &folder, ErrorKind::NotADirectory.into()));
        }
        if fs::exists(&folder.join(INDEX)) {
            match Library::open(&folder) {
                Err(LibraryError::InUse { .. }) => {}
                opened => return opened,
            }
        }
        let (notes, _) = Notes::read(folder.join(NOTES))?;
        let (store, index) = (Store::open(folder)?, Index::in_memory()?);
        Ok(Library { store, index, notes, held: BTreeMap::new(), next: 0, set_aside: Vec::new() })
    }

    /// What could not be read when the library was opened.
    #[must_use]
    pub fn set_aside(&self) -> &[SetAside] {
        &self.set_aside
    }

    /// The folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        self.store.folder()
    }

    /// The matches that a filter takes, in its order.
    #[must_use]
    pub fn list(&self, filter: &Filter) -> Vec<&Entry> {
        filter.list(self.entries())
    }

    /// The match of a number.
    #[must_use]
    pub fn entry(&self, id: u64) -> Option<&Entry> {
        self.entries().find(|entry| entry.id == id)
    }

    /// Every tag, with how many matches outside the trash have it.
    #[must_use]
    pub fn tags(&self) -> BTreeMap<&str, usize> {
        let mut tags = BTreeMap::new();
        for tag in self.entries().filter(|entry| !entry.trashed).flat_map(|entry| &entry.tags) {
            *tags.entry(tag.as_str()).or_default() += 1;
        }
        tags
    }

    /// The matches outside the trash in which a position came about, side to move included, with after how many plies it
    /// first did; the latest match first.
    ///
    /// # Errors
    /// The index cannot be read.
    pub fn find(&self, position: &AnyPosition) -> Result<Vec<(&Entry, usize)>, LibraryError> {
        let places = self.index.find(position.zobrist())?.into_iter();
        let mut found: Vec<(&Entry, usize)> = places
            .filter_map(|(number, ply)| Some((self.held.get(&number)?.entry.as_ref()?, ply as usize)))
            .filter(|(entry, _)| entry.game == position.game() && !entry.trashed)
            .collect();
        found.sort_unstable_by_key(|(entry, _)| (std::cmp::Reverse(entry.created), entry.id));
        Ok(found)
    }

    /// Reads a match from its file, or from its backup.
    ///
    /// # Errors
    /// There is no such match, or its file cannot be read.
    pub fn load(&self, id: u64) -> Result<Match, LibraryError> {
        let entry = self.entry(id).ok_or(LibraryError::Unknown { id })?;
        Ok(load(&entry.path)?)
    }

    /// Saves a match as [`Store::save`] does, and brings it into the index.
    ///
    /// # Errors
    /// The match or the index cannot be written.
    pub fn save(&mut self, game: &Match) -> Result<PathBuf, LibraryError> {
        let path = self.store.save(game)?;
        let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let known = self.held.iter().find(|(_, held)| held.row.file == file).map(|(number, _)| *number);
        let number = known.unwrap_or_else(|| self.new_number());
        let indexed = index_file(number, &path, &file, stamp_now(&path, false)?);
        self.replace(&[indexed], &[])?;
        Ok(path)
    }

    /// What somebody says about a match.
    #[must_use]
    pub fn note(&self, id: u64) -> Note {
        self.notes.get(id).cloned().unwrap_or_default()
    }

    /// Gives matches titles and tags, in place of those that they have; all of them or none.
    ///
    /// # Errors
    /// There is no such match, a note is refused, or the notes cannot be written.
    pub fn annotate(&mut self, notes: impl IntoIterator<Item = (u64, Note)>) -> Result<(), LibraryError> {
        let mut checked = Vec::new();
        for (id, note) in notes {
            self.entry(id).ok_or(LibraryError::Unknown { id })?;
            checked.push((id, note.checked()?));
        }
        self.notes.set(checked)?;
        self.tell_notes();
        Ok(())
    }

    /// Empties the index, so that the next sync reads all files again.
    ///
    /// # Errors
    /// The index cannot be written.
    pub fn clear_index(&mut self) -> Result<(), LibraryError> {
        let numbers: Vec<u32> = self.held.keys().copied().collect();
        self.replace(&[], &numbers)
    }

    /// The files that cannot be read, and why.
    pub(crate) fn broken(&self) -> Vec<(PathBuf, String)> {
        let broken = self.held.values().filter_map(|held| match &held.row.found {
            Found::Broken(why) => Some((self.path_of(&held.row.file, held.row.stamp.trashed), why.clone())),
            Found::Match(_) => None,
        });
        broken.collect()
    }

    /// Everything that can be read, the trash included.
    pub(crate) fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.held.values().filter_map(|held| held.entry.as_ref())
    }

    pub(crate) fn rows(&self) -> impl Iterator<Item = (u32, &Row)> {
        self.held.iter().map(|(number, held)| (*number, &held.row))
    }

    /// Drops what was said about matches that are gone.
    pub(crate) fn forget(&mut self, notes: impl IntoIterator<Item = (u64, Note)>) -> Result<(), LibraryError> {
        self.notes.set(notes)
    }

    pub(crate) fn save_path(&self, game: &Match) -> PathBuf {
        self.store.path_of(game)
    }

    /// The numbers of all matches by what is in them ([`content_of`](crate::entry::content_of)).
    pub(crate) fn contents(&self) -> HashMap<u64, u64> {
        let outline = |held: &Held| match &held.row.found {
            Found::Match(outline) => Some((outline.content, outline.id)),
            Found::Broken(_) => None,
        };
        self.held.values().filter_map(outline).collect()
    }

    /// Saves a match that is new, and gives its row for the index; that of its file, if there was one that could not be read.
    pub(crate) fn write_match(
        &mut self,
        game: &Match,
        known: &HashMap<String, (u32, Stamp)>,
    ) -> Result<Indexed, LibraryError> {
        let path = self.store.save(game)?;
        let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let found = Found::Match(Box::new(Outline::of(game)));
        let number = known.get(&file).map_or_else(|| self.new_number(), |(number, _)| *number);
        let row = Row { stamp: stamp_now(&path, false)?, file, found };
        Ok(Indexed { number, row, hashes: game.hashes() })
    }

    pub(crate) fn match_path(&self, id: u64) -> Option<PathBuf> {
        self.entry(id).map(|entry| entry.path.clone())
    }

    pub(crate) fn known_files(&self) -> HashMap<String, (u32, Stamp)> {
        self.held.iter().map(|(number, held)| (held.row.file.clone(), (*number, held.row.stamp))).collect()
    }

    /// A number that no row has.
    pub(crate) fn new_number(&mut self) -> u32 {
        self.next += 1;
        self.next - 1
    }

    pub(crate) fn path_of(&self, file: &str, trashed: bool) -> PathBuf {
        if trashed { self.folder().join(TRASH).join(file) } else { self.folder().join(file) }
    }

    /// Replaces rows in the index and in memory.
    pub(crate) fn replace(&mut self, put: &[Indexed], removed: &[u32]) -> Result<(), LibraryError> {
        if put.is_empty() && removed.is_empty() {
            return Ok(());
        }
        self.index.change(put, removed)?;
        removed.iter().for_each(|number| _ = self.held.remove(number));
        put.iter().for_each(|indexed| self.hold(indexed.number, indexed.row.clone()));
        Ok(())
    }

    fn hold(&mut self, number: u32, row: Row) {
        let entry = match &row.found {
            Found::Match(outline) => {
                let path = self.path_of(&row.file, row.stamp.trashed);
                outline.entry(path, row.stamp.trashed).map(|entry| with_note(entry, &self.notes))
            }
            Found::Broken(_) => None,
        };
        self.held.insert(number, Held { row, entry });
    }

    fn tell_notes(&mut self) {
        for held in self.held.values_mut() {
            held.entry = held.entry.take().map(|entry| with_note(entry, &self.notes));
        }
    }
}

fn with_note(entry: Entry, notes: &Notes) -> Entry {
    let Note { title, tags } = notes.get(entry.id).cloned().unwrap_or_default();
    Entry { title, tags, ..entry }
}
