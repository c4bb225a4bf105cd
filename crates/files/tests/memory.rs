//! What a tree in memory tells of, whom it refuses, and how much it holds.

use std::fs::TryLockError;
use std::io::{ErrorKind, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use ludarium_files::memory::{self, Change, File, Limits, OpenOptions, Tree};

/// A tree with what it has told.
fn telling() -> (Tree, impl Fn() -> Vec<String>) {
    let (tree, told) = (Tree::default(), Arc::new(Mutex::new(Vec::new())));
    let listener = told.clone();
    tree.on_change(move |change| listener.lock().unwrap_or_else(PoisonError::into_inner).push(change));
    let words = move || {
        let told = std::mem::take(&mut *told.lock().unwrap_or_else(PoisonError::into_inner));
        told.iter().map(words_of).collect()
    };
    (tree, words)
}

fn words_of(change: &Change) -> String {
    let path = change.path.to_string_lossy().replace('\\', "/");
    match &change.bytes {
        Some(bytes) => format!("{path} is {}", String::from_utf8_lossy(bytes)),
        None => format!("{path} is gone"),
    }
}

fn to_write() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create(true);
    options
}

#[test]
fn what_was_kept_is_there_without_being_told() {
    let (tree, told) = telling();
    tree.load("/matches/trash/a.toml", b"1".to_vec(), 1_795_243_846_123.0).expect("loaded");
    tree.load("b.toml", b"2".to_vec(), f64::NAN).expect("loaded");
    assert_eq!(told(), [""; 0]);
    assert_eq!(tree.read_to_string("matches/trash/a.toml").expect("it is there"), "1");
    let modified = |path: &str| tree.metadata(path).and_then(|data| data.modified()).expect("it is there");
    assert_eq!(modified("/matches/trash/a.toml"), SystemTime::UNIX_EPOCH + Duration::from_millis(1_795_243_846_123));
    assert_eq!(modified("/b.toml"), SystemTime::UNIX_EPOCH);
    let refused = [("/matches", ErrorKind::IsADirectory), ("/b.toml/c", ErrorKind::AlreadyExists)];
    for (path, why) in refused.into_iter().chain([("/", ErrorKind::IsADirectory)]) {
        assert_eq!(tree.load(path, Vec::new(), 0.0).map_err(|error| error.kind()), Err(why), "{path}");
    }
}

#[test]
fn what_is_written_is_told_when_it_is_synced_or_closed() {
    let (tree, told) = telling();
    let mut file = tree.open("/a", &to_write()).expect("made");
    file.write_all(b"1").expect("written");
    assert_eq!(told(), [""; 0]);
    file.sync_all().and_then(|()| file.sync_all()).expect("synced");
    assert_eq!(told(), ["/a is 1"]);
    file.write_all(b"2").expect("written");
    drop(file);
    assert_eq!(told(), ["/a is 12"]);
    drop(tree.open("/a", OpenOptions::new().read(true)).expect("it is there"));
    assert_eq!(told(), [""; 0], "nothing was written");
    tree.write("/b", "").expect("written");
    assert_eq!(told(), ["/b is "], "an empty file is one too");
}

#[test]
fn names_are_told_as_they_come_and_go() {
    let (tree, told) = telling();
    tree.create_dir_all("/x/y").expect("made");
    assert_eq!(told(), [""; 0], "folders are made again by whoever needs them");
    tree.write("/x/y/a", "1").expect("written");
    tree.hard_link("/x/y/a", "/x/b").expect("linked");
    assert_eq!(told(), ["/x/y/a is 1", "/x/b is 1"]);
    tree.rename("/x/b", "/x/y/a").expect("both are the same");
    assert_eq!(told(), [""; 0]);
    tree.rename("/x", "/z").expect("renamed");
    assert_eq!(told(), ["/z/b is 1", "/z/y/a is 1", "/x/b is gone", "/x/y/a is gone"]);
    let mut file = tree.open("/z/b", OpenOptions::new().append(true)).expect("it is there");
    file.write_all(b"2").expect("written");
    tree.rename("/z/b", "/z/c").expect("renamed");
    assert_eq!(told(), ["/z/c is 12", "/z/b is gone"]);
    tree.remove_file("/z/c").expect("removed");
    assert_eq!(told(), ["/z/c is gone"]);
    drop(file);
    assert_eq!(told(), ["/z/y/a is 12"], "its other name");
}

#[test]
fn what_is_told_is_what_was_written_then() {
    let (tree, last) = (Tree::default(), Arc::new(Mutex::new(None)));
    let listener = last.clone();
    tree.on_change(move |change| *listener.lock().unwrap_or_else(PoisonError::into_inner) = Some(change));
    tree.write("/a", "1").expect("written");
    let told = last.lock().unwrap_or_else(PoisonError::into_inner).take().expect("told");
    tree.write("/a", "2").expect("written");
    assert_eq!(told.bytes.as_deref().map(Vec::as_slice), Some(&b"1"[..]));
    let again = Tree::default();
    again.load(&told.path, b"1".to_vec(), told.modified_ms).expect("loaded");
    let earlier = again.metadata("/a").and_then(|data| data.modified()).expect("it is there");
    let later = tree.metadata("/a").and_then(|data| data.modified()).expect("it is there");
    assert!(SystemTime::UNIX_EPOCH < earlier && earlier < later, "the order of writing stays");
}

#[test]
fn a_file_is_locked_by_one_until_it_is_closed() {
    let tree = Tree::default();
    let [first, second] = [(); 2].map(|()| tree.open("/lock", &to_write()).expect("it can be opened"));
    let would_block = |file: &File| matches!(file.try_lock(), Err(TryLockError::WouldBlock));
    assert!(first.try_lock().is_ok() && first.try_lock().is_ok() && would_block(&second));
    drop(first);
    assert!(second.try_lock().is_ok());
    tree.set_in_use(true);
    let other = tree.open("/other", &to_write()).expect("it can be opened");
    assert!(would_block(&second) && would_block(&other), "another program has everything");
    tree.set_in_use(false);
    assert!(other.try_lock().is_ok());
}

#[test]
fn no_more_is_held_than_there_is_room_for() {
    let tree = Tree::new(Limits { bytes: 10, entries: 3 });
    let kind = |result: std::io::Result<()>| result.map_err(|error| error.kind());
    tree.write("/a", "12345678").expect("there is room");
    assert_eq!(kind(tree.write("/b", "123")), Err(ErrorKind::StorageFull));
    assert_eq!(tree.read("/b").expect("it is there"), b"12", "a full disk takes a part");
    let mut file = tree.open("/a", &to_write()).expect("it is there");
    file.write_all(b"87654321").expect("what is replaced needs no room");
    file.seek(SeekFrom::Start(1 << 60)).expect("there is no end to seek");
    assert_eq!(kind(file.write_all(b"1")), Err(ErrorKind::StorageFull));
    tree.remove_file("/a").expect("removed");
    assert_eq!(kind(tree.write("/b", "123")), Err(ErrorKind::StorageFull), "it is still open");
    drop(file);
    tree.write("/b", "1234567890").expect("there is room again");
    tree.create_dir_all("/c/d").expect("there is room");
    assert_eq!(kind(tree.write("/e", "")), Err(ErrorKind::StorageFull));
    assert_eq!(kind(tree.create_dir_all("/c/e")), Err(ErrorKind::StorageFull));
    tree.load("/f/g", vec![0; 100], 0.0).expect("what was kept is never refused");
    assert_eq!(kind(tree.write("/b", "1")), Err(ErrorKind::StorageFull));
}

#[test]
fn names_are_bounded() {
    let (tree, long) = (Tree::default(), "x".repeat(256));
    let kind = |result: std::io::Result<()>| result.map_err(|error| error.kind());
    assert_eq!(kind(tree.write(Path::new("/").join(&long), "")), Err(ErrorKind::InvalidFilename));
    assert_eq!(kind(tree.create_dir_all(&long)), Err(ErrorKind::InvalidFilename));
    assert_eq!(kind(tree.write("/a\0b", "")), Err(ErrorKind::InvalidInput));
    assert_eq!(kind(tree.write("", "")), Err(ErrorKind::NotFound));
    tree.write(&long[..255], "1").expect("it can be written");
}

#[test]
fn the_program_has_a_tree_of_its_own() {
    memory::load("/own/a", b"1".to_vec(), 0.0).expect("loaded");
    memory::create_dir_all("/own/folder").expect("made");
    memory::write("/own/b", "2").expect("written");
    memory::copy("/own/b", "/own/c").expect("copied");
    memory::rename("/own/c", "/own/folder/c").expect("renamed");
    memory::hard_link("/own/folder/c", "/own/d").expect("linked");
    memory::remove_file("/own/folder/c").expect("removed");
    let names: Vec<_> = memory::read_dir("/own").expect("a folder").flatten().map(|entry| entry.file_name()).collect();
    assert_eq!(names, ["a", "b", "d", "folder"]);
    assert_eq!(
        (memory::read("/own/a").ok(), memory::read_to_string("/own/d").ok()),
        (Some(b"1".to_vec()), Some("2".to_owned()))
    );
    let path = |path| Path::new(path);
    assert!(memory::is_file(path("own/a")) && !memory::is_file(path("/own")) && memory::is_dir(path("/own")));
    assert!(memory::exists(path("/own/folder")) && !memory::exists(path("/own/folder/c")));
    let mut file = File::options().append(true).read(true).open("/own/a").expect("it is there");
    file.write_all(b"0").and_then(|()| file.rewind()).expect("written");
    let mut text = String::new();
    file.read_to_string(&mut text).expect("it can be read");
    assert_eq!((text.as_str(), File::open("/own/e").is_err(), File::create_new("/own/a").is_err()), ("10", true, true));
    drop(File::create("/own/a").expect("it can be written"));
    assert_eq!(memory::metadata("/own/a").map(|data| data.len()).ok(), Some(0));
    assert_eq!(memory::absolute("own/./a").ok().as_deref(), Some(path("/own/a")));
    assert!(memory::absolute("").is_err());
}
