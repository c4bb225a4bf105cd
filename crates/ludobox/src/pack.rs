//! Everything that a player owns, packed into one file.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{ErrorKind, Read as _, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use ludarium_files::{self as fs, File};
use ludarium_library::NOTES;
use ludarium_profile::{Carried, PREFERENCES};
use ludarium_record::{MatchId, Store, StoreError};

use crate::inside::{Inside, LABEL, MATCHES, REVIEWS, TRASH, UNFINISHED, id_of};
use crate::tar::{BLOCK, Header, padding};
use crate::{Folders, LeftOut, LudoboxError, MAX_BYTES, MAX_ENTRIES, MAX_UNPACKED, VERSION};

/// What people read who look into the file.
const FOR_PEOPLE: &str = "Everything that a player of Ludarium owns. Ludarium takes it in: Settings, Data.";

/// What has been packed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Packed {
    /// The file.
    pub bytes: Vec<u8>,
    /// How many files are in it, apart from the one that says what it is.
    pub files: usize,
    /// How many matches, those in the trash included.
    pub matches: usize,
    /// What could not be read.
    pub left_out: LeftOut,
}

/// Where an entry is from.
enum Source {
    File(PathBuf),
    /// What could not be written yet.
    Text(String),
}

/// Packs one file with every step.
pub struct Packing {
    /// What is still to be packed: names and sources.
    todo: std::vec::IntoIter<(String, Source)>,
    of: usize,
    time: u64,
    unpacked: u64,
    out: GzEncoder<Vec<u8>>,
    packed: Packed,
}

impl Packing {
    /// Looks what there is.
    ///
    /// # Errors
    /// A folder that is there cannot be read, or there is too much.
    pub fn new(folders: &Folders) -> Result<Packing, LudoboxError> {
        let mut packed = Packed::default();
        let todo = list(folders, &mut packed.left_out)?;
        let now = MatchId::fresh();
        let (of, out) = (todo.len(), GzEncoder::new(Vec::new(), Compression::default()));
        let mut packing = Packing { todo: todo.into_iter(), of, time: now.created(), unpacked: 0, out, packed };
        let label = format!("ludobox {VERSION}\n{}\n{FOR_PEOPLE}\n", now.date());
        packing.put(LABEL, label.as_bytes())?;
        Ok(packing)
    }

    /// How much is done, from 0 to 1.
    #[must_use]
    pub fn share(&self) -> f32 {
        1.0 - self.todo.len() as f32 / self.of.max(1) as f32
    }

    /// Packs the next file.
    pub fn step(&mut self) -> ControlFlow<Result<Packed, LudoboxError>> {
        let Some((name, source)) = self.todo.next() else { return ControlFlow::Break(self.finish()) };
        match self.pack(&name, &source) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => ControlFlow::Break(Err(error)),
        }
    }

    fn pack(&mut self, name: &str, source: &Source) -> Result<(), LudoboxError> {
        let Some(inside) = Inside::of(name) else { return Ok(()) };
        let read = match source {
            Source::Text(text) => Ok(text.clone().into_bytes()),
            Source::File(path) => read(path, &inside),
        };
        match read {
            Ok(bytes) => {
                self.packed.files += 1;
                self.packed.matches += usize::from(matches!(inside, Inside::Match(_)));
                self.put(name, &bytes)
            }
            // A file that is gone meanwhile is none.
            Err(None) => Ok(()),
            Err(Some(why)) => {
                self.packed.left_out.add(name, why);
                Ok(())
            }
        }
    }

    fn put(&mut self, name: &str, bytes: &[u8]) -> Result<(), LudoboxError> {
        let size = bytes.len() as u64;
        let header = Header { name: name.to_owned(), size }.block(self.time);
        let padding = padding(size);
        self.unpacked += (BLOCK + padding) as u64 + size;
        self.write(&header)?;
        self.write(bytes)?;
        self.write(&[0; BLOCK][..padding])
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), LudoboxError> {
        // Memory takes whatever is written to it.
        let written = self.out.write_all(bytes).map_err(|error| LudoboxError::io(Path::new(LABEL), error));
        // The end needs a little room too.
        let is_too_much = self.out.get_ref().len() + 4096 > MAX_BYTES || self.unpacked + 4096 > MAX_UNPACKED;
        written.and(if is_too_much { Err(LudoboxError::TooMuch) } else { Ok(()) })
    }

    fn finish(&mut self) -> Result<Packed, LudoboxError> {
        self.write(&[0; 2 * BLOCK])?;
        let out = std::mem::replace(&mut self.out, GzEncoder::new(Vec::new(), Compression::none()));
        let bytes = out.finish().map_err(|error| LudoboxError::io(Path::new(LABEL), error))?;
        let packed = std::mem::take(&mut self.packed);
        if bytes.len() > MAX_BYTES { Err(LudoboxError::TooMuch) } else { Ok(Packed { bytes, ..packed }) }
    }
}

/// Everything that is to be packed: first what is small, then the matches, the one begun first before the others, and at
/// last what is said of them.
fn list(folders: &Folders, left_out: &mut LeftOut) -> Result<Vec<(String, Source)>, LudoboxError> {
    let data = &folders.data;
    let mut found: BTreeMap<String, Source> = BTreeMap::new();
    for folder in [MATCHES.to_owned(), format!("{MATCHES}/{TRASH}")] {
        let path = data.join(&folder);
        let names = names_in(&path)?;
        for name in &names {
            // A match whose file is gone is in its backup.
            let Some(name) = name.strip_suffix(".bak").filter(|main| !names.contains(*main)).or(Some(name)) else {
                continue;
            };
            let file = path.join(name);
            if let Some(stem) = name.strip_suffix(".toml").filter(|stem| id_of(stem).is_none()) {
                pack_named(&folder, &file, stem, &mut found, left_out);
            } else {
                found.insert(format!("{folder}/{name}"), Source::File(file));
            }
        }
    }
    let reviews = data.join(REVIEWS);
    for name in names_in(&reviews)? {
        found.insert(format!("{REVIEWS}/{name}"), Source::File(reviews.join(name)));
    }
    for carried in Carried::ALL {
        found.insert(carried.file.to_owned(), Source::File(data.join(carried.file)));
    }
    if let Some(folder) = &folders.preferences {
        found.insert(PREFERENCES.to_owned(), Source::File(folder.join(PREFERENCES)));
    }
    for (path, text) in &folders.unwritten {
        let within = path.strip_prefix(data).ok().or_else(|| path.strip_prefix(folders.preferences.as_ref()?).ok());
        let parts = within.into_iter().flat_map(Path::components).map(|part| part.as_os_str().to_string_lossy());
        found.insert(parts.collect::<Vec<_>>().join("/"), Source::Text(text.clone()));
    }
    found.retain(|name, _| Inside::of(name).is_some_and(|inside| !matches!(inside, Inside::Label)));
    if found.len() >= MAX_ENTRIES {
        return Err(LudoboxError::TooMuch);
    }
    let of_matches = [NOTES, UNFINISHED].map(|name| format!("{MATCHES}/{name}"));
    let mut todo: Vec<_> = found.into_iter().collect();
    // A match comes before its study, and a review after its match.
    todo.sort_by_cached_key(|(name, _)| {
        let rank = match name.split_once('/') {
            None => 0,
            Some(_) if of_matches.contains(name) => 3,
            Some((REVIEWS, _)) => 2,
            Some(_) => 1,
        };
        (rank, name.replace(".toml", ".a"))
    });
    Ok(todo)
}

/// A match whose file has a name that somebody has given it, with its study: packed under the game's own name.
fn pack_named(folder: &str, file: &Path, stem: &str, found: &mut BTreeMap<String, Source>, left_out: &mut LeftOut) {
    let name = match Store::load(file) {
        Ok(game) => Store::name_of(&game),
        Err(error) => return left_out.add(&format!("{folder}/{stem}.toml"), error),
    };
    let own = name.trim_end_matches(".toml");
    if id_of(own).is_none()
        || found.contains_key(&format!("{folder}/{name}"))
        || fs::exists(&file.with_file_name(&name))
    {
        return left_out.add(
            &format!("{folder}/{stem}.toml"),
            StoreError::Io { action: "add", path: file.to_owned(), source: ErrorKind::AlreadyExists.into() },
        );
    }
    let study = file.with_extension("ludo");
    if fs::is_file(&study) {
        found.insert(format!("{folder}/{own}.ludo"), Source::File(study));
    }
    found.insert(format!("{folder}/{name}"), Source::File(file.to_owned()));
}

/// The names of all files of a folder; one that does not exist has none.
fn names_in(folder: &Path) -> Result<BTreeSet<String>, LudoboxError> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(BTreeSet::new()),
        entries => entries.map_err(|error| LudoboxError::io(folder, error))?,
    };
    let mut names = BTreeSet::new();
    for entry in entries.take(4 * MAX_ENTRIES) {
        let entry = entry.map_err(|error| LudoboxError::io(folder, error))?;
        names.extend(entry.file_name().into_string());
    }
    Ok(names)
}

/// What is in a file, if this program can read it: else why not, or nothing if it is not there.
fn read(path: &Path, inside: &Inside) -> Result<Vec<u8>, Option<String>> {
    if let Inside::Match(_) = inside {
        return read_match(path);
    }
    let bytes = bytes_of(path, inside.most_bytes())?;
    let text = std::str::from_utf8(&bytes).map_err(|error| Some(error.to_string()))?;
    if let Inside::Carried(carried) = inside {
        carried.check(text).map_err(|fault| Some(fault.to_string()))?;
    }
    Ok(bytes)
}

/// A match that is whole, else its backup.
fn read_match(path: &Path) -> Result<Vec<u8>, Option<String>> {
    let backup = path.with_extension("toml.bak");
    let is_whole = Store::summary(path);
    match (&is_whole, Store::summary(&backup)) {
        (Ok(_), _) => bytes_of(path, Store::MAX_SIZE),
        (Err(_), Ok(_)) => bytes_of(&backup, Store::MAX_SIZE),
        (Err(error), Err(_)) => Err(Some(error.to_string()).filter(|_| fs::exists(path))),
    }
}

fn bytes_of(path: &Path, most: u64) -> Result<Vec<u8>, Option<String>> {
    let mut bytes = Vec::new();
    match File::open(path).and_then(|file| file.take(most + 1).read_to_end(&mut bytes)) {
        Err(error) if error.kind() == ErrorKind::NotFound => Err(None),
        Err(error) => Err(Some(error.to_string())),
        Ok(_) if bytes.len() as u64 > most => Err(Some(format!("it has more than {most} bytes"))),
        Ok(_) => Ok(bytes),
    }
}
