//! Files: saving, finding again, and every state that a crash can leave.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use common::{play_all, setup};
use ludarium_record::{Match, MatchId, Setup, Store, StoreError};
use ludarium_rules::Side;
use tempfile::TempDir;

fn open() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("matches")).unwrap();
    (folder, store)
}

fn game(number: u64, turns: &str) -> Match {
    let mut game = Match::with_id(setup(), MatchId::new(number, 1_795_243_846)).unwrap();
    play_all(&mut game, turns);
    game
}

fn suffixed(path: &Path, suffix: &str) -> PathBuf {
    PathBuf::from(format!("{}{suffix}", path.display()))
}

/// Sets when a file was written, in seconds from now.
fn age(path: &Path, seconds: u64) {
    let time = SystemTime::now() - Duration::from_secs(seconds);
    File::options().append(true).open(path).unwrap().set_modified(time).unwrap();
}

fn names(store: &Store) -> Vec<String> {
    let entries = fs::read_dir(store.folder()).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn latest(store: &Store) -> Option<Match> {
    let found = store.unfinished().unwrap();
    assert!(found.set_aside.is_empty() && found.left.is_empty(), "{found:?}");
    found.latest.map(|(path, game)| {
        assert_eq!(path, store.path_of(&game));
        game
    })
}

#[test]
fn a_saved_match_is_found_again_with_a_backup_of_the_save_before() {
    let (_folder, store) = open();
    assert!(latest(&store).is_none());
    let (one, two) = (game(1, "d2d3"), game(1, "d2d3 d7d6"));
    let path = store.save(&one).unwrap();
    assert_eq!(names(&store), ["20261121-065046-tress-0000000000000001.toml"]);
    assert_eq!(store.save(&two).unwrap(), path);
    assert_eq!(latest(&store), Some(two.clone()));
    assert_eq!(Store::load(&path).unwrap(), two);
    assert_eq!(Store::load(suffixed(&path, ".bak")).unwrap(), one);
    assert_eq!(names(&store).len(), 2);
    assert_eq!(Store::open(store.folder()).unwrap(), store);
}

#[test]
fn a_match_that_is_found_stands_still() {
    let (_folder, store) = open();
    let mut timed = Setup { clock: common::seconds(60, 0), ..setup() };
    timed.start = None;
    let mut game = Match::with_id(timed, MatchId::new(1, 0)).unwrap();
    play_all(&mut game, "d2d3");
    assert!(!game.clocks_paused());
    store.save(&game).unwrap();
    assert!(latest(&store).unwrap().clocks_paused());
}

#[test]
fn the_one_saved_last_is_offered_and_finished_ones_stay_in_the_library() {
    let (_folder, store) = open();
    let (older, newer, mut over) = (game(1, "d2d3"), game(2, "e2e3"), game(3, "d2d3 d7d6"));
    over.resign(Side::White).unwrap();
    for (age_now, game) in [(30, &older), (20, &newer), (10, &over)] {
        age(&store.save(game).unwrap(), age_now);
    }
    age(&store.save(&game(4, "")).unwrap(), 0);
    assert_eq!(latest(&store), Some(newer.clone()));
    age(&store.path_of(&older), 0);
    assert_eq!(latest(&store), Some(older));
    age(&store.path_of(&game(1, "")), 30);
    let library = store.library().unwrap();
    let shown: Vec<_> = library.iter().map(|entry| (entry.id.number(), entry.plies, entry.result.as_deref())).collect();
    assert_eq!(shown, [(4, 0, None), (3, 2, Some("black wins by resignation")), (2, 1, None), (1, 1, None)]);
    assert_eq!(Store::load(&library[2].path).unwrap(), newer);
}

#[test]
fn a_broken_file_is_set_aside_and_the_backup_taken() {
    let (_folder, store) = open();
    let (one, two) = (game(1, "d2d3"), game(1, "d2d3 d7d6"));
    store.save(&one).unwrap();
    let path = store.save(&two).unwrap();
    let whole = fs::read(&path).unwrap();
    fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    let found = store.unfinished().unwrap();
    assert_eq!(found.latest, Some((path.clone(), one.clone())));
    let [(place, what)] = &found.set_aside[..] else { panic!("{found:?}") };
    assert_eq!(fs::read(place).unwrap(), whole[..whole.len() / 2]);
    assert_eq!(place.file_name().unwrap(), "20261121-065046-tress-0000000000000001.broken");
    assert!(what.starts_with("line "), "{what}");

    // Found from the backup again at the next start, and whole again with the next save.
    assert_eq!(latest(&store), Some(one));
    store.save(&two).unwrap();
    assert_eq!(latest(&store), Some(two));
}

#[test]
fn broken_files_never_overwrite_each_other() {
    let (_folder, store) = open();
    let path = store.path_of(&game(1, ""));
    for n in 1..=3 {
        fs::write(&path, format!("broken {n}")).unwrap();
        fs::write(suffixed(&path, ".bak"), format!("backup {n}")).unwrap();
        let found = store.unfinished().unwrap();
        assert_eq!((found.latest, found.set_aside.len()), (None, 2));
    }
    let mut texts: Vec<_> =
        names(&store).iter().map(|name| fs::read_to_string(store.folder().join(name)).unwrap()).collect();
    texts.sort();
    assert_eq!(texts, ["backup 1", "backup 2", "backup 3", "broken 1", "broken 2", "broken 3"]);
}

#[test]
fn broken_files_behind_the_newest_match_are_set_aside_too() {
    let (_folder, store) = open();
    let path = store.save(&game(1, "d2d3")).unwrap();
    fs::write(&path, b"\xff\xfe").unwrap();
    age(&path, 60);
    store.save(&game(2, "e2e3")).unwrap();
    let found = store.unfinished().unwrap();
    assert_eq!(found.latest.unwrap().1, game(2, "e2e3"));
    assert_eq!(found.set_aside[0].1, "line 1, column 1: this is not UTF-8 text");
}

#[test]
fn saves_of_a_newer_version_stay_where_they_are() {
    let (_folder, store) = open();
    let path = store.save(&game(1, "d2d3")).unwrap();
    let newer = fs::read_to_string(&path).unwrap().replace("version = 1", "version = 2");
    fs::write(&path, &newer).unwrap();
    let found = store.unfinished().unwrap();
    assert!(found.latest.is_none() && found.set_aside.is_empty());
    assert!(found.left[0].to_string().contains("version 2 of the format is unknown"), "{}", found.left[0]);
    assert_eq!(fs::read_to_string(&path).unwrap(), newer);
}

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
fn a_folder_that_is_gone_is_reported() {
    let (_folder, store) = open();
    fs::remove_dir(store.folder()).unwrap();
    assert!(store.save(&game(1, "d2d3")).unwrap_err().to_string().contains("cannot write"));
    assert!(store.unfinished().unwrap_err().to_string().contains("cannot look into the folder"));
    assert!(store.library().is_err());
}

#[test]
fn a_file_where_the_folder_should_be_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("matches");
    fs::write(&path, "").unwrap();
    let error = Store::open(&path).unwrap_err().to_string();
    assert!(error.contains(&format!("cannot make the folder {}", path.display())), "{error}");
}

#[cfg(unix)]
#[test]
fn a_folder_that_may_not_be_written_to_is_reported() {
    use std::os::unix::fs::PermissionsExt;
    let (_folder, store) = open();
    let path = store.save(&game(1, "d2d3")).unwrap();
    fs::set_permissions(store.folder(), fs::Permissions::from_mode(0o555)).unwrap();
    // Whoever may do everything may write here too; then there is nothing to see.
    if File::create(store.folder().join("probe")).is_err() {
        let error = store.save(&game(1, "d2d3 d7d6")).unwrap_err().to_string();
        assert!(error.ends_with("Allow this program to use it, or choose another folder."), "{error}");
        assert_eq!(Store::load(&path).unwrap(), game(1, "d2d3"));
    }
    fs::set_permissions(store.folder(), fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn loading_a_file_names_it_and_moves_nothing() {
    let (folder, _store) = open();
    let path = folder.path().join("mine.txt");
    assert!(Store::load(&path).unwrap_err().to_string().contains("Check the name"));
    fs::write(&path, "version = 1\n").unwrap();
    let error = Store::load(&path).unwrap_err().to_string();
    assert!(error.contains("mine.txt") && error.contains("line 2, column 1: "), "{error}");
    assert!(path.exists());
    File::create(&path).unwrap().set_len(Store::MAX_SIZE + 1).unwrap();
    assert!(matches!(Store::load(&path), Err(StoreError::TooLarge { .. })));
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
