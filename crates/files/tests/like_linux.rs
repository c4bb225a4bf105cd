//! Whatever is done with files and folders has the same outcome in memory as on a disk of Linux, and whoever was told of
//! the changes has the same files.

#![cfg(target_os = "linux")]

use std::collections::BTreeMap;
use std::fs::{self, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use ludarium_files::memory::{Change, File, OpenOptions, Tree};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// How many files can be open at a time.
const SLOTS: usize = 3;

/// How a file is opened: to read, write, append, truncate, create, create anew.
type Options = [bool; 6];

#[derive(Clone, Debug)]
enum Step {
    MakeFolders(String),
    Write(String, Vec<u8>),
    Read(String),
    ReadText(String),
    List(String),
    Look(String),
    Remove(String),
    Rename(String, String),
    Link(String, String),
    Copy(String, String),
    Open(usize, String, Options),
    WriteInto(usize, Vec<u8>),
    ReadFrom(usize, usize),
    Seek(usize, SeekFrom),
    Sync(usize),
    LookInto(usize),
    Lock(usize),
    Close(usize),
}

fn path() -> impl Strategy<Value = String> {
    let plain = vec(select(vec!["a", "b", "c"]), 1..4).prop_map(|names| names.join("/"));
    let odd = ["a/", "a/b/", "a/.", "a/..", "a/../b", "c/./a", "b//a", "a/b/../c/", "."];
    prop_oneof![12 => plain, 2 => select(odd.to_vec()).prop_map(str::to_owned)]
}

fn bytes() -> impl Strategy<Value = Vec<u8>> {
    vec(prop_oneof![9 => b'a'..=b'z', 1 => Just(0xff)], 0..6)
}

fn seek() -> impl Strategy<Value = SeekFrom> {
    prop_oneof![
        (0..12_u64).prop_map(SeekFrom::Start),
        Just(SeekFrom::Start(u64::MAX)),
        (-6..6_i64).prop_map(SeekFrom::Current),
        (-6..6_i64).prop_map(SeekFrom::End),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    let slot = || 0..SLOTS;
    let usual = [
        [true, false, false, false, false, false],
        [false, true, false, false, true, false],
        [false, true, false, true, true, false],
        [true, true, false, false, false, true],
        [false, false, true, false, true, false],
    ];
    let options = prop_oneof![5 => select(usual.to_vec()), 1 => any::<Options>()];
    prop_oneof![
        3 => path().prop_map(Step::MakeFolders),
        4 => (path(), bytes()).prop_map(|(path, bytes)| Step::Write(path, bytes)),
        1 => path().prop_map(Step::Read),
        1 => path().prop_map(Step::ReadText),
        1 => path().prop_map(Step::List),
        1 => path().prop_map(Step::Look),
        2 => path().prop_map(Step::Remove),
        5 => (path(), path()).prop_map(|(from, to)| Step::Rename(from, to)),
        3 => (path(), path()).prop_map(|(from, to)| Step::Link(from, to)),
        2 => (path(), path()).prop_map(|(from, to)| Step::Copy(from, to)),
        4 => (slot(), path(), options).prop_map(|(slot, path, options)| Step::Open(slot, path, options)),
        4 => (slot(), bytes()).prop_map(|(slot, bytes)| Step::WriteInto(slot, bytes)),
        2 => (slot(), 0..8_usize).prop_map(|(slot, most)| Step::ReadFrom(slot, most)),
        2 => (slot(), seek()).prop_map(|(slot, to)| Step::Seek(slot, to)),
        1 => slot().prop_map(Step::Sync),
        1 => slot().prop_map(Step::LookInto),
        2 => slot().prop_map(Step::Lock),
        2 => slot().prop_map(Step::Close),
    ]
}

/// What comes of a step, in words.
type Outcome = Result<String, ErrorKind>;

fn kind(error: io::Error) -> ErrorKind {
    // "Bad file descriptor" has no kind of its own: a file that was not opened for that.
    if error.raw_os_error() == Some(9) { ErrorKind::PermissionDenied } else { error.kind() }
}

fn done(result: io::Result<()>) -> Outcome {
    result.map(|()| String::new()).map_err(kind)
}

fn shown<T: std::fmt::Debug>(result: io::Result<T>) -> Outcome {
    result.map(|value| format!("{value:?}")).map_err(kind)
}

/// What is known of something; folders have a length of their own on every disk.
fn look(is_file: bool, is_dir: bool, len: u64) -> (bool, bool, u64) {
    (is_file, is_dir, if is_file { len } else { 0 })
}

fn locked(result: Result<(), TryLockError>) -> Outcome {
    match result {
        Ok(()) => Ok(String::new()),
        Err(TryLockError::WouldBlock) => Ok("locked".to_owned()),
        Err(TryLockError::Error(error)) => Err(kind(error)),
    }
}

fn read_from(file: &mut impl Read, most: usize) -> io::Result<Vec<u8>> {
    let mut into = vec![0; most];
    let read = file.read(&mut into)?;
    into.truncate(read);
    Ok(into)
}

/// The same steps on a disk and in memory differ in nothing but the types.
macro_rules! steps {
    ($name:ident, $file:ty, $fs:ident, $open:expr) => {
        fn $name($fs: &Place, slots: &mut [Option<$file>; SLOTS], step: &Step) -> Outcome {
            let at = |path: &String| $fs.base.join(path);
            match step {
                Step::MakeFolders(path) => done($fs.create_dir_all(at(path))),
                Step::Write(path, bytes) => done($fs.write(at(path), bytes)),
                Step::Read(path) => shown($fs.read(at(path))),
                Step::ReadText(path) => shown($fs.read_to_string(at(path))),
                Step::List(path) => shown($fs.list(&at(path))),
                Step::Look(path) => shown($fs.look(&at(path))),
                Step::Remove(path) => done($fs.remove_file(at(path))),
                Step::Rename(from, to) => done($fs.rename(at(from), at(to))),
                Step::Link(from, to) => done($fs.hard_link(at(from), at(to))),
                Step::Copy(from, to) => shown($fs.copy(at(from), at(to))),
                Step::Open(slot, path, options) => {
                    // What was open is closed first, so that it is unlocked.
                    slots[*slot] = None;
                    let opened = $open($fs, &at(path), *options);
                    done(opened.map(|file| slots[*slot] = Some(file)))
                }
                Step::Close(slot) => {
                    slots[*slot] = None;
                    Ok(String::new())
                }
                Step::WriteInto(slot, _)
                | Step::ReadFrom(slot, _)
                | Step::Seek(slot, _)
                | Step::Sync(slot)
                | Step::LookInto(slot)
                | Step::Lock(slot) => {
                    let Some(file) = &mut slots[*slot] else { return Ok("closed".to_owned()) };
                    let data = file.metadata().expect("it is open");
                    match step {
                        Step::WriteInto(_, bytes) => shown(file.write(bytes)),
                        Step::ReadFrom(_, most) => shown(read_from(file, *most)),
                        // The places in a folder are those of its disk.
                        Step::Seek(_, to) if data.is_file() => shown(file.seek(*to)),
                        Step::Sync(_) => done(file.sync_all()),
                        Step::LookInto(_) => Ok(format!("{:?}", look(data.is_file(), data.is_dir(), data.len()))),
                        Step::Lock(_) => locked(file.try_lock()),
                        _ => Ok(String::new()),
                    }
                }
            }
        }
    };
}

/// A folder, and all that is done there.
macro_rules! place {
    ($file:ident, $metadata:expr, $read_dir:expr) => {
        fn look(&self, path: &Path) -> io::Result<(bool, bool, u64)> {
            $metadata(self, path).map(|data| look(data.is_file(), data.is_dir(), data.len()))
        }

        fn list(&self, path: &Path) -> io::Result<Vec<(String, (bool, bool, u64))>> {
            let mut entries = Vec::new();
            for entry in $read_dir(self, path)? {
                let entry = entry?;
                let data = entry.metadata()?;
                assert_eq!(entry.path(), path.join(entry.file_name()));
                let name = entry.file_name().into_string().expect("it is UTF-8");
                entries.push((name, look(data.is_file(), data.is_dir(), data.len())));
            }
            entries.sort();
            Ok(entries)
        }

        /// Every file with what is in it, by its path from the folder on, and every folder.
        fn everything(&self) -> BTreeMap<PathBuf, Option<Vec<u8>>> {
            let (mut found, mut left) = (BTreeMap::new(), vec![PathBuf::new()]);
            while let Some(path) = left.pop() {
                for (name, (is_file, ..)) in self.list(&self.base.join(&path)).expect("it is there") {
                    let path = path.join(name);
                    let bytes = is_file.then(|| self.read(self.base.join(&path)).expect("it is there"));
                    if bytes.is_none() {
                        left.push(path.clone());
                    }
                    found.insert(path, bytes);
                }
            }
            found
        }
    };
}

mod disk {
    use super::*;

    pub struct Place {
        pub base: PathBuf,
    }

    /// What the tree has too.
    impl Place {
        fn create_dir_all(&self, path: PathBuf) -> io::Result<()> {
            fs::create_dir_all(path)
        }

        fn write(&self, path: PathBuf, bytes: &[u8]) -> io::Result<()> {
            fs::write(path, bytes)
        }

        fn read(&self, path: PathBuf) -> io::Result<Vec<u8>> {
            fs::read(path)
        }

        fn read_to_string(&self, path: PathBuf) -> io::Result<String> {
            fs::read_to_string(path)
        }

        fn remove_file(&self, path: PathBuf) -> io::Result<()> {
            fs::remove_file(path)
        }

        fn rename(&self, from: PathBuf, to: PathBuf) -> io::Result<()> {
            fs::rename(from, to)
        }

        fn hard_link(&self, from: PathBuf, to: PathBuf) -> io::Result<()> {
            fs::hard_link(from, to)
        }

        fn copy(&self, from: PathBuf, to: PathBuf) -> io::Result<u64> {
            fs::copy(from, to)
        }

        pub fn all(&self) -> BTreeMap<PathBuf, Option<Vec<u8>>> {
            self.everything()
        }

        place!(File, |_: &Place, path| fs::metadata(path), |_: &Place, path| fs::read_dir(path));
    }

    fn open(_: &Place, path: &Path, options: Options) -> io::Result<fs::File> {
        let [read, write, append, truncate, create, create_new] = options;
        let mut all = fs::OpenOptions::new();
        all.read(read).write(write).append(append).truncate(truncate).create(create).create_new(create_new).open(path)
    }

    steps!(take, fs::File, place, open);

    pub fn step(place: &Place, slots: &mut [Option<fs::File>; SLOTS], step: &Step) -> Outcome {
        take(place, slots, step)
    }
}

mod tree {
    use std::ops::Deref;

    use super::*;

    pub struct Place {
        pub base: PathBuf,
        pub tree: Tree,
    }

    impl Deref for Place {
        type Target = Tree;

        fn deref(&self) -> &Tree {
            &self.tree
        }
    }

    impl Place {
        pub fn all(&self) -> BTreeMap<PathBuf, Option<Vec<u8>>> {
            self.everything()
        }

        place!(File, |place: &Place, path| place.tree.metadata(path), |place: &Place, path| place.tree.read_dir(path));
    }

    fn open(place: &Place, path: &Path, options: Options) -> io::Result<File> {
        let [read, write, append, truncate, create, create_new] = options;
        let mut all = OpenOptions::new();
        all.read(read).write(write).append(append).truncate(truncate).create(create).create_new(create_new);
        place.tree.open(path, &all)
    }

    steps!(take, File, place, open);

    pub fn step(place: &Place, slots: &mut [Option<File>; SLOTS], step: &Step) -> Outcome {
        take(place, slots, step)
    }
}

/// A tree with the files that changes tell of.
fn replayed(changes: &[Change]) -> Tree {
    let tree = Tree::default();
    let mut files = BTreeMap::new();
    for change in changes {
        match &change.bytes {
            Some(bytes) => _ = files.insert(&change.path, (bytes.to_vec(), change.modified_ms)),
            None => _ = files.remove(&change.path),
        }
    }
    for (path, (bytes, modified)) in files {
        tree.load(path, bytes, modified).expect("a file again");
    }
    tree
}

proptest! {
    #[test]
    fn steps_have_the_same_outcome_on_a_disk_and_in_memory(steps in vec(step(), 1..60)) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let disk = disk::Place { base: folder.path().join("base") };
        let tree = tree::Place { base: PathBuf::from("/base"), tree: Tree::default() };
        fs::create_dir(&disk.base).expect("made");
        tree.create_dir_all(&tree.base).expect("made");
        let told = Arc::new(Mutex::new(Vec::new()));
        let listener = told.clone();
        tree.on_change(move |change| listener.lock().expect("not poisoned").push(change));

        let (mut files, mut handles) = (Default::default(), Default::default());
        for (number, step) in steps.iter().enumerate() {
            let (expected, found) = (disk::step(&disk, &mut files, step), tree::step(&tree, &mut handles, step));
            prop_assert_eq!(&found, &expected, "step {}, {:?}", number, step);
            prop_assert_eq!(tree.all(), disk.all(), "after step {}, {:?}", number, step);
        }

        handles = Default::default();
        drop(handles);
        let again = tree::Place { base: tree.base.clone(), tree: replayed(&told.lock().expect("not poisoned")) };
        again.create_dir_all(&again.base).expect("made");
        let only_files = |all: BTreeMap<PathBuf, Option<Vec<u8>>>| all.into_iter().filter(|(_, bytes)| bytes.is_some());
        prop_assert!(only_files(again.all()).eq(only_files(tree.all())));
    }
}
