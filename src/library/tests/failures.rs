//! Work of the library that fails, and work that the game is closed over.

use bevy::app::AppExit;
use ludarium_record::ludo;
use ludarium_record::study::Study;

use super::*;
use crate::job::{Fault, JobFailure};
use crate::kept::What;
use crate::library::{FileTrouble, FilesChosen, FilmWish, Look};

const FAULTS: [Fault; 3] = [Fault::Panic, Fault::NotStarted, Fault::Vanish];

fn is_lost(app: &App) -> bool {
    matches!(library(app).said(), Some(said @ LibraryNotice::Lost(_)) if said.is_trouble())
}

#[test]
fn whatever_fails_is_said_and_the_next_task_is_done() {
    for fault in FAULTS {
        // One each: a worker may still hold the folder for a moment when its app is gone.
        let folder = tempfile::tempdir().expect("a folder");
        Store::open(folder.path()).and_then(|store| store.save(&played(GameId::Tress, 2))).expect("saved");
        let mut app = app(folder.path());
        wait(&mut app);
        fault.arm("library");
        ask(&mut app, MatchLibrary::refresh);
        // A worker that runs already cannot fail to start.
        if fault != Fault::NotStarted {
            assert!(is_lost(&app), "{fault:?}: {:?}", library(&app).said());
            assert!(!library(&app).is_busy() && library(&app).reading().is_none(), "{fault:?}: no flag stays");
        }
        app.update();
        ask(&mut app, MatchLibrary::try_again);
        assert_eq!((library(&app).entries().len(), library(&app).said()), (1, None), "{fault:?}");
    }
}

#[test]
fn a_worker_that_cannot_start_is_said_and_tried_again() {
    let folder = tempfile::tempdir().expect("a folder");
    Fault::NotStarted.arm("library");
    let mut app = app(folder.path());
    wait(&mut app);
    assert!(
        matches!(library(&app).said(), Some(LibraryNotice::Lost(JobFailure::NotStarted(_)))),
        "{:?}",
        library(&app).said()
    );
    ask(&mut app, MatchLibrary::try_again);
    assert_eq!((library(&app).serial(), library(&app).said()), (1, None));
}

#[test]
fn a_film_that_fails_is_said_and_another_can_be_made() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = app(&folder.path().join("matches"));
    let game = std::sync::Arc::new(played(GameId::Tress, 1));
    let wish = || FilmWish { plies: 0..=1, pixels: 160, seconds: 0.5, look: Look::default() };
    for fault in FAULTS {
        fault.arm("film");
        ask(&mut app, |library| library.film(&game, wish()));
        assert!(is_lost(&app), "{fault:?}: {:?}", library(&app).said());
        assert_eq!(library(&app).filmed(), None, "{fault:?}");
    }
    ask(&mut app, |library| library.film(&game, wish()));
    assert!(matches!(library(&app).said(), Some(LibraryNotice::Written(_))), "{:?}", library(&app).said());
}

#[test]
fn a_picture_whose_drawing_fails_is_not_waited_for_and_comes_when_the_library_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    Store::open(folder.path()).and_then(|store| store.save(&played(GameId::Tress, 2))).expect("saved");
    let mut app = app(folder.path());
    ask(&mut app, MatchLibrary::refresh);
    let entry = library(&app).entries()[0].clone();
    let context = Context::default();
    let get = |app: &mut App| {
        app.world_mut().resource_scope(|world, mut pictures: Mut<Pictures>| {
            let mut library = world.resource_mut::<MatchLibrary>();
            pictures.get(&context, &mut library, &entry, (PaletteName::default(), 64))
        })
    };
    Fault::Panic.arm("library");
    assert!(get(&mut app).is_none());
    wait(&mut app);
    for _ in 0..3 {
        assert!(get(&mut app).is_none());
        assert!(!library(&app).is_busy(), "it is not drawn again and again");
    }
    app.world_mut().resource_mut::<Pictures>().try_again();
    assert!(get(&mut app).is_none());
    wait(&mut app);
    assert!(get(&mut app).is_some());
}

/// A text with so many matches, which differ.
fn many(count: usize) -> String {
    let kinds = GameId::ALL.len();
    let games = (0..count).map(|number| played(GameId::ALL[number % kinds], 1 + number / kinds));
    games.map(|game| ludo::write(&Study::from_match(&game))).collect::<Vec<_>>().join("\n")
}

/// The game when it has looked for what it was closed over.
fn next_start(matches: &Path, player: &PlayerFolder) -> App {
    let mut app = app_of(matches, player);
    app.update();
    wait(&mut app);
    app
}

#[test]
fn an_import_that_the_game_is_closed_over_is_finished_at_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let (matches, player) = (folder.path().join("matches"), PlayerFolder::at(folder.path()));
    let path = folder.path().join("many.ludo");
    std::fs::write(&path, many(40)).expect("written");
    let mut first = app_of(&matches, &player);
    first.world_mut().trigger(FilesChosen(vec![path]));
    first.world_mut().write_message(AppExit::Success);
    first.update();
    assert!(!library(&first).is_busy(), "closing has waited for what must be remembered");
    drop(first);
    let mut second = next_start(&matches, &player);
    ask(&mut second, MatchLibrary::refresh);
    assert_eq!(library(&second).entries().len(), 40);
    drop(second);
    let third = next_start(&matches, &player);
    assert_eq!(library(&third).said(), None, "it is done once");
}

#[test]
fn what_was_pasted_when_the_game_was_closed_is_taken_in_at_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let (matches, player) = (folder.path().join("matches"), PlayerFolder::at(folder.path()));
    let mut first = app_of(&matches, &player);
    first.world_mut().trigger(TextPasted(many(30)));
    first.world_mut().write_message(AppExit::Success);
    first.update();
    drop(first);
    let mut second = next_start(&matches, &player);
    ask(&mut second, MatchLibrary::refresh);
    assert_eq!(library(&second).entries().len(), 30);
    let pasted = std::fs::read_dir(folder.path()).expect("a folder").filter_map(Result::ok);
    assert!(!pasted.into_iter().any(|file| file.file_name().to_string_lossy().starts_with("pasted-")), "put away");
}

#[test]
fn an_import_that_is_broken_off_again_and_again_is_given_up_and_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let (matches, player) = (folder.path().join("matches"), PlayerFolder::at(folder.path()));
    let list = |starts| {
        format!("(version: 1, imports: [(paths: [\"/away/many.ludo\"], game: Some(\"tress\"), starts: {starts})])")
    };
    let said = |starts| {
        std::fs::write(folder.path().join("imports.ron"), list(starts)).expect("written");
        let app = next_start(&matches, &player);
        library(&app).said().cloned()
    };
    assert!(
        matches!(said(2), Some(LibraryNotice::Refused { why: FileTrouble::Other(_), .. })),
        "it is looked for once more"
    );
    let given_up = said(3);
    assert!(matches!(given_up, Some(LibraryNotice::Refused { why: FileTrouble::GivenUp, .. })), "{given_up:?}");
    let after = next_start(&matches, &player);
    assert_eq!(library(&after).said(), None, "once");
}

#[test]
fn a_list_of_imports_that_cannot_be_read_is_set_aside_and_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let (matches, player) = (folder.path().join("matches"), PlayerFolder::at(folder.path()));
    std::fs::write(folder.path().join("imports.ron"), "(version: 1, imports: [").expect("written");
    let _started = next_start(&matches, &player);
    let unread = player.unread();
    assert!(matches!(unread.as_slice(), [one] if one.what == What::Imports && one.kept.is_some()), "{unread:?}");
}

#[test]
fn an_import_that_cannot_be_remembered_is_done_and_says_so_until_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let (matches, player) = (folder.path().join("matches"), PlayerFolder::at(folder.path()));
    player.refuse(std::io::ErrorKind::StorageFull).expect("refused");
    let elsewhere = tempfile::tempdir().expect("a folder");
    let path = elsewhere.path().join("many.ludo");
    std::fs::write(&path, many(10)).expect("written");
    let mut app = app_of(&elsewhere.path().join("matches"), &player);
    wait(&mut app);
    app.world_mut().trigger(FilesChosen(vec![path.clone(), path]));
    wait(&mut app);
    assert!(!player.is_all_safe(), "the list of what is done already");
    player.mend().expect("mended");
    player.try_again();
    assert!(player.is_all_safe());
    drop((app, matches));
}

#[test]
fn the_title_can_say_how_far_an_import_has_come() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = app(&folder.path().join("matches"));
    app.world_mut().trigger(TextPasted(many(60)));
    let begun = Instant::now();
    let mut seen = None;
    while library(&app).is_busy() {
        assert!(begun.elapsed() < Duration::from_secs(60), "the library does not answer");
        app.update();
        seen = seen.max(library(&app).importing().map(|importing| importing.of));
    }
    assert_eq!(seen, Some(60));
    assert_eq!(library(&app).importing(), None, "no sign stays");
    assert_eq!(library(&app).said(), Some(&LibraryNotice::Imported { added: 60, known: 0, completed: 0 }));
}
