//! What becomes of files that cannot be written or read.

mod damaged;

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use ludarium_ai::PlayerRating;
use ludarium_learn::lessons::{LessonId, Progress, Stars};
use ludarium_record::refusal;
use ludarium_rules::GameId;

use super::*;

/// A value of each store is changed; returns what was.
fn change_everything(folder: &PlayerFolder, number: u64) {
    let mut ratings = Ratings::load(folder);
    ratings.begin(number);
    ratings.count(number, (GameId::Gess, PlayerRating::default().after_result(1.0, 900.0)), 20_000);
    let mut programs = Programs::load(folder);
    programs.keep(None, KnownProgram { name: format!("Fish {number}"), ..KnownProgram::default() });
    let mut lessons: Kept<Progress> = Kept::load(folder);
    let lesson = LessonId::new("home").expect("a name");
    lessons.change(|kept| kept.record(GameId::Gess, &lesson, stars(number > 1)));
}

fn stars(within_par: bool) -> Stars {
    Stars { solved: true, within_par, without_hint: false }
}

/// The names and texts of all files but the lock.
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let files = files.filter(|file| file.path().is_file() && file.path().extension().is_none_or(|end| end != "lock"));
    let read =
        files.map(|file| (file.file_name().to_string_lossy().into_owned(), fs::read(file.path()).unwrap_or_default()));
    let mut contents: Vec<_> = read.collect();
    contents.sort();
    contents
}

fn whats(folder: &PlayerFolder) -> Vec<What> {
    folder.unwritten().iter().map(|unwritten| unwritten.what).collect()
}

const ALL: [What; 3] = [What::Ratings, What::Lessons, What::Programs];

#[test]
fn what_cannot_be_written_is_said_until_it_is_written() {
    for (why, refusal) in [
        (ErrorKind::StorageFull, Refusal::Full),
        (ErrorKind::ReadOnlyFilesystem, Refusal::Denied),
        (ErrorKind::PermissionDenied, Refusal::Denied),
    ] {
        let home = tempfile::tempdir().expect("a folder");
        let folder = PlayerFolder::at(home.path());
        change_everything(&folder, 1);
        assert_eq!((folder.refusal(), folder.is_all_safe()), (None, true));
        let before = contents(home.path());
        refusal::refuse(home.path(), None, why);
        change_everything(&folder, 2);
        assert_eq!((folder.refusal(), folder.is_all_safe()), (Some(refusal.clone()), false));
        assert_eq!((whats(&folder).as_slice(), contents(home.path())), (ALL.as_slice(), before.clone()), "{why:?}");
        folder.try_again();
        assert_eq!((folder.refusal(), contents(home.path())), (Some(refusal), before.clone()));
        refusal::relent(home.path());
        folder.try_again();
        assert_eq!((folder.refusal(), folder.is_all_safe()), (None, true));
        assert_ne!(contents(home.path()), before);
        drop(folder);
        assert_eq!(Programs::load(&PlayerFolder::at(home.path())).all().len(), 2);
    }
}

#[test]
fn a_folder_that_vanishes_is_not_made_anew_unless_the_player_says_so() {
    let outside = tempfile::tempdir().expect("a folder");
    let home = outside.path().join("data");
    let folder = PlayerFolder::at(&home);
    change_everything(&folder, 1);
    fs::rename(&home, outside.path().join("away")).expect("renamed");
    change_everything(&folder, 2);
    assert_eq!((folder.refusal(), home.exists()), (Some(Refusal::Gone), false));
    folder.try_again();
    assert_eq!(folder.refusal(), None);
    assert_eq!(contents(&home).len(), ALL.len());
}

#[test]
fn a_file_where_the_folder_was_is_said() {
    let outside = tempfile::tempdir().expect("a folder");
    let home = outside.path().join("data");
    fs::write(&home, "mine").expect("written");
    let folder = PlayerFolder::at(&home);
    assert_eq!(folder.refusal(), Some(Refusal::Taken), "it is said before anything is lost");
    change_everything(&folder, 1);
    folder.try_again();
    assert_eq!((whats(&folder).as_slice(), folder.is_all_safe()), (ALL.as_slice(), false));
    assert_eq!(fs::read(&home).expect("it is there"), b"mine");
    let elsewhere = outside.path().join("elsewhere");
    assert_eq!(folder.save_elsewhere(&elsewhere), Ok(()));
    assert_eq!(contents(&elsewhere).len(), ALL.len());
    assert!(folder.is_all_safe() && folder.refusal().is_some(), "it is still said, and may be left");
    // What changes after that is not safe.
    change_everything(&folder, 2);
    assert!(!folder.is_all_safe());
    assert!(folder.save_elsewhere(&home.join("below")).is_err());
    assert_eq!(folder.save_elsewhere(&elsewhere), Ok(()));
    assert_eq!(contents(&elsewhere).len(), 2 * ALL.len(), "nothing is written over");
}

#[test]
fn a_second_window_writes_nothing_and_the_end_of_the_first_lets_go() {
    let home = tempfile::tempdir().expect("a folder");
    let first = PlayerFolder::at(home.path());
    change_everything(&first, 1);
    fs::write(home.path().join("puzzles.ron"), "broken").expect("written");
    let before = contents(home.path());
    let second = PlayerFolder::at(home.path());
    assert_eq!((first.refusal(), second.refusal()), (None, Some(Refusal::InUse)));
    change_everything(&second, 2);
    let puzzles: Kept<ludarium_learn::puzzles::Progress> = Kept::load(&second);
    assert_eq!(*puzzles, ludarium_learn::puzzles::Progress::default());
    assert!(second.unread()[0].kept.is_none(), "it is not even renamed");
    second.note_unkept(What::Match, Path::new("a.toml"), "a match");
    second.try_again();
    assert_eq!((contents(home.path()), second.is_all_safe()), (before, false));
    let elsewhere = home.path().join("elsewhere");
    assert_eq!(second.save_elsewhere(&elsewhere), Ok(()));
    assert_eq!((contents(&elsewhere).len(), second.is_all_safe()), (1, true));
    drop((first, second));
    assert!(!PlayerFolder::at(home.path()).is_in_use());
}

#[test]
fn only_what_has_changed_is_written() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = PlayerFolder::at(home.path());
    let mut lessons: Kept<Progress> = Kept::load(&folder);
    lessons.change(|_| {});
    assert!(contents(home.path()).is_empty());
    let lesson = LessonId::new("home").expect("a name");
    lessons.change(|kept| kept.record(GameId::Gess, &lesson, stars(true)));
    refusal::refuse(home.path(), None, ErrorKind::StorageFull);
    lessons.change(|kept| kept.record(GameId::Gess, &lesson, stars(false)));
    assert_eq!(folder.refusal(), None, "fewer stars change nothing");
    refusal::relent(home.path());
}

#[test]
fn a_text_is_read_whole_or_its_fault_is_named() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("text");
    assert!(matches!(text_of(&path), Ok(None)));
    fs::write(&path, "\u{feff}ä\n").expect("written");
    assert_eq!(text_of(&path).expect("readable").as_deref(), Some("ä\n"));
    fs::write(&path, b"ab\nc\xff").expect("written");
    assert_eq!(text_of(&path).expect_err("no text").to_string(), "line 2, column 2: this is not UTF-8 text");
    fs::write(&path, vec![b'a'; MAX_SIZE as usize + 1]).expect("written");
    assert!(matches!(text_of(&path), Err(Fault::Size(MAX_SIZE))));
    assert!(matches!(text_of(home.path()), Err(Fault::Io(_))));
}
