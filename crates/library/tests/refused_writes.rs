//! A disk that refuses: what was there stays, nothing is said to be done that was not, and the error says why.

use std::fs;
use std::io::ErrorKind;
use std::ops::ControlFlow;
use std::path::Path;

use ludarium_library::{Filter, Library, Note};
use ludarium_record::{Match, Player, Setup, Store, WriteStep, refusal};
use ludarium_rules::GameId;

const FULL: ErrorKind = ErrorKind::StorageFull;

fn a_match() -> Match {
    let players = [1, 2].map(|level| Player::Ai { level });
    Match::new(Setup::new(GameId::Tress, players)).expect("a valid set-up")
}

/// The library of a folder with one match.
fn library_of_one(folder: &Path) -> (Library, u64) {
    let game = a_match();
    Store::open(folder).and_then(|store| store.save(&game)).expect("saved");
    let mut library = Library::open(folder).expect("a library");
    library.sync(|_| ControlFlow::Continue(())).expect("the files can be read");
    (library, game.id())
}

fn note(title: &str) -> Note {
    Note { title: title.to_owned(), ..Note::default() }
}

#[test]
fn a_title_that_cannot_be_written_is_not_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut library, id) = library_of_one(folder.path());
    library.annotate([(id, note("before"))]).expect("written");
    refusal::refuse(folder.path(), Some(WriteStep::Text), FULL);
    let why = library.annotate([(id, note("after"))]).expect_err("the disk is full").to_string();
    refusal::relent(folder.path());
    assert!(why.contains("library-notes.jsonl") && why.contains("Free some space"), "{why}");
    assert_eq!(library.note(id).title, "before");
    let notes = fs::read_to_string(folder.path().join("library-notes.jsonl")).expect("there");
    assert!(notes.contains("before") && !notes.contains("after"), "{notes}");
}

#[test]
fn a_match_that_cannot_be_saved_is_not_listed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut library, _) = library_of_one(folder.path());
    refusal::refuse(folder.path(), None, FULL);
    let why = library.save(&a_match()).expect_err("the disk is full").to_string();
    refusal::relent(folder.path());
    assert!(why.contains("Free some space"), "{why}");
    assert_eq!(library.list(&Filter::default()).len(), 1);
    library.save(&a_match()).expect("there is space");
    assert_eq!(library.list(&Filter::default()).len(), 2);
}

#[test]
fn a_match_that_cannot_be_thrown_away_stays_where_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut library, id) = library_of_one(folder.path());
    let trash = folder.path().join("trash");
    fs::write(&trash, "in the way").expect("written");
    let why = library.throw_away(&[id]).expect_err("there is no trash").to_string();
    assert!(why.contains("trash"), "{why}");
    assert!(library.entry(id).is_some_and(|entry| !entry.trashed) && library.load(id).is_ok());
    fs::remove_file(&trash).expect("removed");
    library.throw_away(&[id]).expect("thrown away");
    assert!(library.entry(id).is_some_and(|entry| entry.trashed));
}

#[test]
fn a_folder_that_is_gone_is_named() {
    let outside = tempfile::tempdir().expect("a folder");
    let folder = outside.path().join("matches");
    let (mut library, id) = library_of_one(&folder);
    fs::rename(&folder, outside.path().join("away")).expect("renamed");
    for why in [
        library.save(&a_match()).expect_err("it is gone").to_string(),
        library.load(id).expect_err("it is gone").to_string(),
        library
            .sync(|_| ControlFlow::Continue(()))
            .err()
            .map_or_else(|| "matches".to_owned(), |error| error.to_string()),
    ] {
        assert!(why.contains("matches"), "{why}");
    }
}

#[test]
fn a_broken_index_is_never_written_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let index = folder.path().join("library.redb");
    // As many as there were names for once, where the last was written over.
    fs::write(folder.path().join("library.redb.broken"), "first").expect("written");
    for number in 2..=1000 {
        fs::write(folder.path().join(format!("library.redb.broken-{number}")), number.to_string()).expect("written");
    }
    fs::write(&index, "no index").expect("written");
    let library = Library::open(folder.path()).expect("a new index");
    let [aside] = library.set_aside() else { panic!("{:?}", library.set_aside()) };
    assert_eq!(aside.path, folder.path().join("library.redb.broken-1001"));
    assert_eq!(fs::read(folder.path().join("library.redb.broken-1000")).expect("there"), b"1000");
}
