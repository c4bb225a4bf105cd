//! Every state that a crash, a full disk or another copy of the game can leave.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::fs::{self, File};

use common::folder::{game, latest, names, open, suffixed};
use ludarium_record::{Store, StoreError};
use ludarium_rules::Side;

/// A power cut can leave the temporary file with any number of bytes, the backup old or new, and either save in place.
#[test]
fn every_state_that_a_crash_leaves_gives_the_match_back() {
    let (before, saved, next) = (game(1, "d2d3"), game(1, "d2d3 d7d6"), game(1, "d2d3 d7d6 e2e3"));
    let text = next.to_text();
    for backup in [None, Some(&before), Some(&saved)] {
        for written in [0, 1, text.len() / 2, text.len() - 30, text.len()] {
            for next_backup in [false, true] {
                let (_folder, store) = open();
                let path = store.path_of(&saved);
                fs::write(&path, saved.to_text()).unwrap();
                if let Some(backup) = backup {
                    fs::write(suffixed(&path, ".bak"), backup.to_text()).unwrap();
                }
                if next_backup {
                    fs::write(suffixed(&path, ".tmp.bak"), saved.to_text()).unwrap();
                }
                fs::write(suffixed(&path, ".tmp"), &text[..written]).unwrap();
                let expected = if written == text.len() { &next } else { &saved };
                assert_eq!(latest(&store).as_ref(), Some(expected));
                store.save(&next).unwrap();
                assert_eq!(latest(&store).as_ref(), Some(&next));
                assert_eq!(Store::load(suffixed(&path, ".bak")).unwrap(), saved);
                assert_eq!(names(&store).len(), 2, "{:?}", names(&store));
            }
        }
    }
}

#[test]
fn a_first_save_that_was_cut_short_is_found_if_it_is_whole() {
    let (_folder, store) = open();
    let one = game(1, "d2d3");
    let temporary = suffixed(&store.path_of(&one), ".tmp");
    fs::write(&temporary, one.to_text()).unwrap();
    assert_eq!(latest(&store), Some(one.clone()));
    fs::write(&temporary, &one.to_text()[..100]).unwrap();
    assert_eq!(latest(&store), None);
    assert!(temporary.exists(), "looking removes nothing");
}

#[test]
fn an_old_leftover_does_not_turn_a_match_back() {
    let (_folder, store) = open();
    let (old, other, now) = (game(1, "d2d3"), game(1, "e2e3 d7d6 d2d3"), game(1, "d2d3 d7d6"));
    let path = store.save(&now).unwrap();
    for leftover in [old, other, game(2, "d2d3 d7d6 e2e3")] {
        fs::write(suffixed(&path, ".tmp"), leftover.to_text()).unwrap();
        assert_eq!(latest(&store), Some(now.clone()));
    }
}

#[test]
fn a_resignation_cut_short_counts() {
    let (_folder, store) = open();
    let mut over = game(1, "d2d3");
    let path = store.save(&over).unwrap();
    over.resign(Side::White).unwrap();
    fs::write(suffixed(&path, ".tmp"), over.to_text()).unwrap();
    assert_eq!(latest(&store), None);
}

#[test]
fn a_temporary_file_in_use_is_left_alone() {
    let (_folder, store) = open();
    let one = game(1, "d2d3");
    let temporary = suffixed(&store.path_of(&one), ".tmp");
    let in_use = File::create(&temporary).unwrap();
    in_use.lock().unwrap();
    store.save(&one).unwrap();
    assert!(temporary.exists());
    drop(in_use);
    store.save(&one).unwrap();
    assert!(!temporary.exists());
}

#[test]
fn a_folder_in_the_way_of_the_temporary_file_does_not_stop_a_save() {
    let (_folder, store) = open();
    let one = game(1, "d2d3");
    fs::create_dir(suffixed(&store.path_of(&one), ".tmp")).unwrap();
    store.save(&one).unwrap();
    assert_eq!(latest(&store), Some(one));
}

#[test]
fn when_no_temporary_file_can_be_made_the_earlier_save_stays() {
    let (_folder, store) = open();
    let one = game(1, "d2d3");
    let path = store.save(&one).unwrap();
    let before = fs::read(&path).unwrap();
    fs::create_dir(suffixed(&path, ".tmp")).unwrap();
    for n in 2..=9 {
        fs::create_dir(suffixed(&path, &format!(".tmp-{n}"))).unwrap();
    }
    let error = store.save(&game(1, "d2d3 d7d6")).unwrap_err().to_string();
    assert!(error.contains(&format!("cannot write {}.tmp", path.display())), "{error}");
    assert!(error.ends_with("move that away, or choose another folder."), "{error}");
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!(latest(&store), Some(one));
}

#[test]
fn when_the_name_is_taken_by_a_folder_nothing_is_left_behind() {
    let (_folder, store) = open();
    let one = game(1, "d2d3");
    fs::create_dir(store.path_of(&one)).unwrap();
    assert!(matches!(store.save(&one), Err(StoreError::Io { action: "write", .. })));
    assert_eq!(names(&store).len(), 1);
}

#[test]
fn every_byte_that_is_cut_off_is_noticed() {
    let (folder, _store) = open();
    let path = folder.path().join("cut.toml");
    let game = game(1, "d2d3 d7d6");
    let text = game.to_text().replace("Ann", "Zoë");
    for end in 0..text.len() - 1 {
        fs::write(&path, &text.as_bytes()[..end]).unwrap();
        assert!(matches!(Store::load(&path), Err(StoreError::Broken { .. })));
    }
}

#[test]
fn two_stores_in_one_folder_do_not_disturb_each_other() {
    let (_folder, store) = open();
    std::thread::scope(|scope| {
        for number in 1..=4 {
            let store = Store::open(store.folder()).unwrap();
            scope.spawn(move || {
                // Two of them even save the same match.
                let game = game(number / 2, "d2d3 d7d6");
                for _ in 0..25 {
                    store.save(&game).unwrap();
                    assert!(store.unfinished().unwrap().set_aside.is_empty());
                }
            });
        }
    });
    assert_eq!(store.library().unwrap().len(), 3);
    assert!(latest(&store).is_some());
}
