//! A disk that refuses a step of a write: the earlier file is whole, nothing is left beside it, and the error says what.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use common::folder::{game, latest, names, open};
use ludarium_record::{Store, WriteStep, refusal, set_copy_aside, write_atomically, write_new};

const REASONS: [ErrorKind; 3] = [ErrorKind::StorageFull, ErrorKind::ReadOnlyFilesystem, ErrorKind::PermissionDenied];

/// Every step is refused for every reason; `write` must say so and leave what `look` sees as it was.
fn refuse_every_step<T: PartialEq + std::fmt::Debug>(
    folder: &Path,
    steps: &[WriteStep],
    mut write: impl FnMut() -> Result<(), String>,
    look: impl Fn() -> T,
) {
    let before = look();
    for step in steps {
        for why in REASONS {
            refusal::refuse(folder, Some(*step), why);
            let said = write().expect_err("it was refused");
            refusal::relent(folder);
            assert!(said.contains(&folder.display().to_string()), "{step:?}: {said}");
            assert!(said.contains("disk") || said.contains("folder"), "{step:?}: no way out: {said}");
            assert_eq!(look(), before, "{step:?} {why:?}");
        }
    }
    write().expect("nothing is refused any more");
    assert_ne!(look(), before);
}

fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let mut contents: Vec<_> = entries
        .map(|entry| (entry.file_name().into_string().unwrap(), fs::read(entry.path()).unwrap_or_default()))
        .collect();
    contents.sort();
    contents
}

#[test]
fn a_match_that_cannot_be_saved_leaves_the_save_before() {
    let (_folder, store) = open();
    store.save(&game(1, "d2d3")).unwrap();
    let next = game(1, "d2d3 d7d6");
    let steps = [WriteStep::Open, WriteStep::Text, WriteStep::Flush, WriteStep::Replace];
    let save = || store.save(&next).map(drop).map_err(|error| error.to_string());
    refuse_every_step(store.folder(), &steps, save, || {
        (latest(&store), names(&store).len() - names_of_backups(&store))
    });
    assert_eq!(latest(&store), Some(next));
}

/// A backup may be made although the save is refused after it: it is as good as the save then.
fn names_of_backups(store: &Store) -> usize {
    names(store).iter().filter(|name| name.ends_with(".bak")).count()
}

#[test]
fn a_backup_that_cannot_be_made_leaves_the_save_before() {
    let (_folder, store) = open();
    store.save(&game(1, "d2d3")).unwrap();
    let next = game(1, "d2d3 d7d6");
    let save = || store.save(&next).map(drop).map_err(|error| error.to_string());
    refuse_every_step(store.folder(), &[WriteStep::Backup], save, || contents(store.folder()));
}

#[test]
fn a_file_that_cannot_be_replaced_is_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("form.ron");
    write_atomically(&path, "before").unwrap();
    let steps = [WriteStep::Folder, WriteStep::Open, WriteStep::Text, WriteStep::Flush, WriteStep::Replace];
    let write = || write_atomically(&path, "after, and longer").map_err(|error| error.to_string());
    refuse_every_step(folder.path(), &steps, write, || contents(folder.path()));
}

#[test]
fn a_new_file_is_there_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.png"), "mine").unwrap();
    let steps = [WriteStep::Folder, WriteStep::Open, WriteStep::Text, WriteStep::Flush, WriteStep::Replace];
    let write = || write_new(folder.path(), "a", "png", b"new").map(drop).map_err(|error| error.to_string());
    refuse_every_step(folder.path(), &steps, write, || contents(folder.path()));
    let after = contents(folder.path());
    assert_eq!(after, [("a-2.png".to_owned(), b"new".to_vec()), ("a.png".to_owned(), b"mine".to_vec())]);
    set_copy_aside(&folder.path().join("a.png")).unwrap();
    assert_eq!(fs::read(folder.path().join("a.png.broken")).unwrap(), b"mine");
}

#[test]
fn a_list_that_cannot_be_written_stays_as_it_was() {
    let (_folder, store) = open();
    store.save(&game(1, "d2d3")).unwrap();
    store.follow(&game(1, "d2d3")).unwrap();
    store.save(&game(2, "e2e3")).unwrap();
    let steps = [WriteStep::Open, WriteStep::Text, WriteStep::Flush, WriteStep::Replace];
    let follow = || store.follow(&game(2, "e2e3")).map_err(|error| error.to_string());
    refuse_every_step(store.folder(), &steps, follow, || contents(store.folder()));
    assert_eq!(latest(&store), Some(game(2, "e2e3")));
}

#[test]
fn a_folder_that_has_become_a_file_is_named() {
    let (folder, store) = open();
    fs::remove_dir_all(store.folder()).unwrap();
    fs::write(store.folder(), "").unwrap();
    let save = store.save(&game(1, "d2d3")).unwrap_err().to_string();
    let write = write_atomically(&store.folder().join("a"), "a").unwrap_err().to_string();
    let new = write_new(store.folder(), "a", "png", "a").unwrap_err().to_string();
    for said in [save, write, new] {
        assert!(said.contains("matches") && said.contains("move that away"), "{said}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}
