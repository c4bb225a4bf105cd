//! The index: rows of matches, and where each position came about, in one file.
//!
//! It holds nothing that the files do not say, so that it can be thrown away at any time. What cannot be read is set aside.

use std::any::Any;
use std::io::ErrorKind;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use ludarium_files as fs;
use ludarium_record::set_aside;
use ludarium_rules::split_mix::scramble;
use ludarium_rules::{AnyPosition, GameId};
use redb::backends::InMemoryBackend;
use redb::{Database, Durability, ReadableDatabase, ReadableTable, TableDefinition, TableError, WriteTransaction};

use crate::LibraryError;
use crate::entry::Row;

/// The version of the tables below.
const FORMAT: u64 = 1;
/// How much of the index is kept in memory, in bytes.
const CACHE: usize = 16 << 20;
/// The most places of a position that are told.
const MOST_PLACES: usize = 100_000;

/// What the index was made with.
const META: TableDefinition<&str, u64> = TableDefinition::new("meta");
const ROWS: TableDefinition<u32, &[u8]> = TableDefinition::new("rows");
/// By hash of a position and number of a row: after how many plies it first came about.
const POSITIONS: TableDefinition<(u64, u32), u32> = TableDefinition::new("positions");
/// The hashes of the positions of a row, eight bytes each, so that they can be removed again.
const HASHES: TableDefinition<u32, &[u8]> = TableDefinition::new("hashes");

#[derive(Debug)]
pub(crate) struct Index {
    path: PathBuf,
    database: Database,
}

pub(crate) struct Opened {
    pub index: Index,
    pub rows: Vec<(u32, Row)>,
    /// The index that was there before, if it could not be read.
    pub set_aside: Option<SetAside>,
}

/// Why an index does not open.
#[derive(Debug)]
enum IndexFault {
    /// The file is damaged, or no index.
    Damaged(String),
    /// Something else, which making a new index would not change.
    Other(LibraryError),
}

/// A row with the hashes of the positions of its match, from the first to the last.
pub(crate) struct Indexed {
    pub number: u32,
    pub row: Row,
    pub hashes: Vec<u64>,
}

/// What the database says; its own type is large.
type Fault = Box<redb::Error>;

impl Index {
    /// Opens an index, or makes a new one where there is none.
    fn open(path: PathBuf) -> Result<Index, IndexFault> {
        let opened = guarded(|| {
            if !fs::exists(&path) {
                Index::make(&path)?;
            }
            Index::at(&path)
        });
        opened.map_err(|error| error.into_fault(&path))
    }

    /// Makes an index beside its place and puts it there whole: who is killed meanwhile leaves none, not a damaged one.
    fn make(path: &Path) -> Result<(), Fault> {
        let beside = path.with_extension("new");
        // Left by somebody who was killed; whatever stands in the way is said when the index is made.
        let _ = fs::remove_file(&beside);
        Index::at(&beside)?;
        // Another program may have made it meanwhile: then that one is used. Where there are no links, it is renamed.
        if fs::hard_link(&beside, path).is_err() && !fs::exists(path) {
            let _ = fs::rename(&beside, path);
        }
        let _ = fs::remove_file(&beside);
        Ok(())
    }

    fn at(path: &Path) -> Result<Index, Fault> {
        let database = Database::builder().set_cache_size(CACHE).create(path).map_err(boxed)?;
        let index = Index { path: path.to_owned(), database };
        index.prepare()?;
        Ok(index)
    }

    /// An index that is kept in memory alone, and is gone with it.
    pub fn in_memory() -> Result<Index, LibraryError> {
        let path = PathBuf::from("memory");
        let made = guarded(|| {
            let database = Database::builder().create_with_backend(InMemoryBackend::new()).map_err(boxed)?;
            let index = Index { path: path.clone(), database };
            index.prepare()?;
            Ok(index)
        });
        made.map_err(|error| error.into_error(&path))
    }

    /// Opens an index and reads its rows; a damaged one is set aside for a new one.
    pub fn open_or_renew(path: &Path) -> Result<Opened, LibraryError> {
        // The database opens its file itself, and in a browser there is none: the index is made anew every time.
        if cfg!(target_arch = "wasm32") {
            return Ok(Opened { index: Index::in_memory()?, rows: Vec::new(), set_aside: None });
        }
        let open = || {
            let index = Index::open(path.to_owned())?;
            let rows = index.rows()?;
            Ok((index, rows))
        };
        let why = match open() {
            Ok((index, rows)) => return Ok(Opened { index, rows, set_aside: None }),
            Err(IndexFault::Other(error)) => return Err(error),
            Err(IndexFault::Damaged(why)) => why,
        };
        let place = set_aside(path)?;
        let (index, rows) = open().map_err(|fault| match fault {
            IndexFault::Other(error) => error,
            IndexFault::Damaged(why) => LibraryError::Index { path: path.to_owned(), why },
        })?;
        Ok(Opened { index, rows, set_aside: Some(SetAside { path: place, why }) })
    }

    /// Empties the index if it was made with other hashes of positions or other tables.
    fn prepare(&self) -> Result<(), Fault> {
        let transaction = self.database.begin_write().map_err(boxed)?;
        {
            let mut meta = transaction.open_table(META).map_err(boxed)?;
            let wanted = [("format", FORMAT), ("hashes", hash_of_starts())];
            let known = wanted.iter().all(|(key, value)| {
                meta.get(key).is_ok_and(|found| found.is_some_and(|found| found.value() == *value))
            });
            if !known {
                delete_tables(&transaction)?;
                for (key, value) in wanted {
                    meta.insert(key, value).map_err(boxed)?;
                }
            }
            transaction.open_table(ROWS).map_err(boxed)?;
            transaction.open_table(POSITIONS).map_err(boxed)?;
            transaction.open_table(HASHES).map_err(boxed)?;
        }
        transaction.commit().map_err(boxed)
    }

    fn rows(&self) -> Result<Vec<(u32, Row)>, IndexFault> {
        let read = guarded(|| {
            let table = self.database.begin_read().map_err(boxed)?.open_table(ROWS).map_err(boxed)?;
            let mut rows = Vec::new();
            for pair in table.iter().map_err(boxed)? {
                let (number, row) = pair.map_err(boxed)?;
                let row = serde_json::from_slice(row.value())
                    .map_err(|error| boxed(redb::Error::Corrupted(error.to_string())))?;
                rows.push((number.value(), row));
            }
            Ok(rows)
        });
        read.map_err(|error| error.into_fault(&self.path))
    }

    /// Replaces some rows and removes others, all or none of them.
    pub fn change(&self, put: &[Indexed], removed: &[u32]) -> Result<(), LibraryError> {
        let changed = guarded(|| {
            let mut transaction = self.database.begin_write().map_err(boxed)?;
            // What a crash loses is read from the files again; the tables stay whole.
            transaction.set_durability(Durability::Immediate).map_err(boxed)?;
            for number in put.iter().map(|indexed| indexed.number).chain(removed.iter().copied()) {
                remove(&transaction, number)?;
            }
            for indexed in put {
                insert(&transaction, indexed)?;
            }
            transaction.commit().map_err(boxed)
        });
        changed.map_err(|error| error.into_error(&self.path))
    }

    /// The rows in which a position came about, and after how many plies for the first time.
    pub fn find(&self, hash: u64) -> Result<Vec<(u32, u32)>, LibraryError> {
        let found = guarded(|| {
            let table = self.database.begin_read().map_err(boxed)?.open_table(POSITIONS).map_err(boxed)?;
            let range = table.range((hash, 0)..=(hash, u32::MAX)).map_err(boxed)?;
            let places = range.take(MOST_PLACES).map(|pair| {
                let (key, ply) = pair.map_err(boxed)?;
                Ok((key.value().1, ply.value()))
            });
            places.collect()
        });
        found.map_err(|error| error.into_error(&self.path))
    }
}

/// A number that changes whenever the hashes of positions do.
fn hash_of_starts() -> u64 {
    let starts = GameId::ALL.iter().filter_map(|game| AnyPosition::start(*game, &[]).ok());
    starts.fold(0, |sum, start| scramble(sum ^ start.zobrist()))
}

fn delete_tables(transaction: &WriteTransaction) -> Result<(), Fault> {
    for deleted in
        [transaction.delete_table(ROWS), transaction.delete_table(POSITIONS), transaction.delete_table(HASHES)]
    {
        match deleted {
            // A table of that name with other types is deleted with its file, by the caller.
            Err(error @ (TableError::TableTypeMismatch { .. } | TableError::TableIsMultimap(_))) => {
                return Err(boxed(redb::Error::Corrupted(error.to_string())));
            }
            deleted => _ = deleted.map_err(boxed)?,
        }
    }
    Ok(())
}

fn remove(transaction: &WriteTransaction, number: u32) -> Result<(), Fault> {
    transaction.open_table(ROWS).map_err(boxed)?.remove(number).map_err(boxed)?;
    let mut hashes = transaction.open_table(HASHES).map_err(boxed)?;
    let Some(removed) = hashes.remove(number).map_err(boxed)? else { return Ok(()) };
    let mut positions = transaction.open_table(POSITIONS).map_err(boxed)?;
    for hash in removed.value().as_chunks::<8>().0 {
        positions.remove((u64::from_le_bytes(*hash), number)).map_err(boxed)?;
    }
    Ok(())
}

fn insert(transaction: &WriteTransaction, Indexed { number, row, hashes }: &Indexed) -> Result<(), Fault> {
    // Rows are plain texts and numbers, which can always be written.
    let json = serde_json::to_vec(row).unwrap_or_default();
    transaction.open_table(ROWS).map_err(boxed)?.insert(number, &json[..]).map_err(boxed)?;
    let bytes: Vec<u8> = hashes.iter().flat_map(|hash| hash.to_le_bytes()).collect();
    transaction.open_table(HASHES).map_err(boxed)?.insert(number, &bytes[..]).map_err(boxed)?;
    let mut positions = transaction.open_table(POSITIONS).map_err(boxed)?;
    // From the last to the first, so that the first time stays.
    for (ply, hash) in (0_u32..).zip(hashes).collect::<Vec<_>>().into_iter().rev() {
        positions.insert((*hash, *number), ply).map_err(boxed)?;
    }
    Ok(())
}

fn boxed(error: impl Into<redb::Error>) -> Fault {
    Box::new(error.into())
}

/// What the database has said, or how it has panicked.
enum Failure {
    Said(Fault),
    Panicked(String),
}

/// Runs work on the database. A damaged file can make it panic; that is as good as an error, since nothing in memory
/// belongs to the index.
fn guarded<T>(work: impl FnOnce() -> Result<T, Fault>) -> Result<T, Failure> {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(done) => done.map_err(Failure::Said),
        Err(panic) => Err(Failure::Panicked(words_of(panic.as_ref()))),
    }
}

fn words_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "damaged".to_owned())
}

impl Failure {
    fn is_damage(&self) -> bool {
        match self {
            Failure::Panicked(_) => true,
            Failure::Said(error) => match &**error {
                redb::Error::Io(error) => matches!(error.kind(), ErrorKind::InvalidData | ErrorKind::UnexpectedEof),
                redb::Error::Corrupted(_)
                | redb::Error::UpgradeRequired(_)
                | redb::Error::RepairAborted
                | redb::Error::TableTypeMismatch { .. }
                | redb::Error::TableIsMultimap(_)
                | redb::Error::TypeDefinitionChanged { .. } => true,
                _ => false,
            },
        }
    }

    fn words(&self) -> String {
        match self {
            Failure::Said(error) => error.to_string(),
            Failure::Panicked(words) => words.clone(),
        }
    }

    fn into_fault(self, path: &Path) -> IndexFault {
        if self.is_damage() { IndexFault::Damaged(self.words()) } else { IndexFault::Other(self.into_error(path)) }
    }

    fn into_error(self, path: &Path) -> LibraryError {
        let in_use =
            |error: &redb::Error| matches!(error, redb::Error::DatabaseAlreadyOpen | redb::Error::LockProtocolMismatch);
        match self {
            Failure::Said(error) if in_use(&error) => LibraryError::InUse { path: path.to_owned() },
            failure => LibraryError::Index { path: path.to_owned(), why: failure.words() },
        }
    }
}

/// A file that could not be read, and that was kept under another name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetAside {
    /// Where it is now.
    pub path: PathBuf,
    /// What is wrong with it.
    pub why: String,
}

/// A path with something added to its name.
pub(crate) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
