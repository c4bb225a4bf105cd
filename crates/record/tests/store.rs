//! Files: saving, finding again, setting aside.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::fs::{self, File};

use common::folder::{age, game, latest, names, open, suffixed};
use common::{play_all, setup};
use ludarium_record::{Match, MatchId, Setup, Store, StoreError};
use ludarium_rules::Side;

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

/// "The players leave the match unfinished for good, so that it is no longer offered to go on with."
#[test]
fn a_match_left_unfinished_is_offered_only_after_it_is_taken_up_again() {
    let (_folder, store) = open();
    let (older, mut left) = (game(1, "d2d3"), game(2, "e2e3"));
    age(&store.save(&older).unwrap(), 30);
    left.abandon().unwrap();
    let path = store.save(&left).unwrap();
    assert_eq!(latest(&store), Some(older));
    assert_eq!(store.library().unwrap()[0].result.as_deref(), Some("left unfinished"));
    let mut again = Store::load(path).unwrap();
    assert_eq!(again, left);
    assert!(again.undo());
    store.save(&again).unwrap();
    assert_eq!(latest(&store), Some(again));
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
    assert_eq!(place.file_name().unwrap(), "20261121-065046-tress-0000000000000001.toml.broken");
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

/// Looking through all of them is the task of whoever lists them.
#[test]
fn broken_files_behind_the_match_to_go_on_with_are_not_looked_at() {
    let (_folder, store) = open();
    let path = store.save(&game(1, "d2d3")).unwrap();
    fs::write(&path, b"\xff\xfe").unwrap();
    age(&path, 60);
    store.save(&game(2, "e2e3")).unwrap();
    assert_eq!(latest(&store), Some(game(2, "e2e3")));
    assert_eq!(fs::read(&path).unwrap(), b"\xff\xfe");
}

#[test]
fn a_list_tells_which_match_was_played_last_and_nothing_else_is_read() {
    let (_folder, store) = open();
    let (older, newer) = (game(1, "d2d3"), game(2, "e2e3"));
    for game in [&newer, &older] {
        store.save(game).unwrap();
        store.follow(game).unwrap();
    }
    // Neither the time of a file nor what is not in the list counts.
    store.save(&newer).unwrap();
    store.save(&game(3, "d2d3")).unwrap();
    fs::write(store.folder().join("x.toml"), "no match").unwrap();
    assert_eq!(latest(&store), Some(older.clone()));
    let mut over = older.clone();
    over.resign(Side::White).unwrap();
    store.save(&over).unwrap();
    store.follow(&over).unwrap();
    assert_eq!(latest(&store), Some(newer.clone()));
    fs::remove_file(store.path_of(&newer)).unwrap();
    fs::remove_file(suffixed(&store.path_of(&newer), ".bak")).unwrap();
    assert_eq!(latest(&store), None, "a file that is gone is no trouble");
    over.undo();
    store.save(&over).unwrap();
    store.follow(&over).unwrap();
    assert_eq!(latest(&store), Some(over));
}

#[test]
fn the_list_is_made_of_the_matches_that_are_there_and_its_names_stay_in_the_folder() {
    let (folder, store) = open();
    let (older, newer) = (game(1, "d2d3"), game(2, "e2e3"));
    age(&store.save(&older).unwrap(), 20);
    store.save(&newer).unwrap();
    store.follow(&newer).unwrap();
    let list = store.folder().join("unfinished.txt");
    let names = fs::read_to_string(&list).unwrap();
    assert_eq!(names.lines().count(), 2, "{names}");
    assert!(names.starts_with(store.path_of(&newer).file_name().unwrap().to_str().unwrap()), "{names}");
    let outside = folder.path().join("outside.toml");
    fs::write(&outside, older.to_text()).unwrap();
    fs::write(&list, format!("../outside.toml\n{}\n", outside.display())).unwrap();
    assert_eq!(latest(&store), None);
    // A list that cannot be read is made anew.
    fs::write(&list, b"\xff").unwrap();
    assert_eq!(latest(&store), Some(newer));
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
    // A device without an end and without a stated size.
    #[cfg(target_os = "linux")]
    assert!(matches!(Store::load("/dev/zero"), Err(StoreError::TooLarge { .. })));
}
