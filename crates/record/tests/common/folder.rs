//! Folders for tests.
#![allow(dead_code, reason = "every test file uses another part")]

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use ludarium_record::{Match, MatchId, Store};
use tempfile::TempDir;

use super::{play_all, setup};

/// An empty store, and the folder that vanishes with the test.
pub fn open() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("matches")).unwrap();
    (folder, store)
}

/// A match of that number after some turns.
pub fn game(number: u64, turns: &str) -> Match {
    let mut game = Match::with_id(setup(), MatchId::new(number, 1_795_243_846)).unwrap();
    play_all(&mut game, turns);
    game
}

/// A companion of a file.
pub fn suffixed(path: &Path, suffix: &str) -> PathBuf {
    PathBuf::from(format!("{}{suffix}", path.display()))
}

/// Sets when a file was written, in seconds from now.
pub fn age(path: &Path, seconds: u64) {
    let time = SystemTime::now() - Duration::from_secs(seconds);
    File::options().append(true).open(path).unwrap().set_modified(time).unwrap();
}

/// The names of all files, sorted.
pub fn names(store: &Store) -> Vec<String> {
    let entries = fs::read_dir(store.folder()).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The match to go on with, where nothing is wrong.
pub fn latest(store: &Store) -> Option<Match> {
    let found = store.unfinished().unwrap();
    assert!(found.set_aside.is_empty() && found.left.is_empty(), "{found:?}");
    found.latest.map(|(path, game)| {
        assert_eq!(path, store.path_of(&game));
        game
    })
}
