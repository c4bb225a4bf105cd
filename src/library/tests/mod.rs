//! The library in the window: the thread, what is pasted and linked, the trash.

mod everything;
mod exports;
mod failures;
mod imports;
mod links;

use std::path::Path;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy_egui::egui::Context;
use ludarium_library::Note;
use ludarium_record::{Match, Setup, Store, share};
use ludarium_rules::GameId;

use super::paste::TextPasted;
use super::{LibraryNotice, MatchLibrary, Pictures, keep};
use crate::kept::PlayerFolder;
use crate::look::palette::PaletteName;
use crate::table::Table;
use crate::testing::{people, simulation};

/// A table whose library is this folder.
fn app(folder: &Path) -> App {
    app_of(folder, &PlayerFolder::default())
}

fn app_of(folder: &Path, player: &PlayerFolder) -> App {
    let mut app = simulation();
    app.insert_resource(MatchLibrary::of(Some(folder.to_owned()), player)).add_plugins(keep);
    app
}

/// A match with some turns, the first legal ones.
fn played(game: GameId, turns: usize) -> Match {
    let mut played = Match::new(Setup::new(game, people())).expect("the defaults are valid");
    for _ in 0..turns {
        let turn = played.position().turns().expect("a list").first().cloned().expect("a turn");
        played.play(&turn).expect("a legal turn");
    }
    played
}

/// Asks the library for something and waits until it is done.
fn ask(app: &mut App, wish: impl FnOnce(&mut MatchLibrary)) {
    wish(&mut app.world_mut().resource_mut::<MatchLibrary>());
    wait(app);
}

fn wait(app: &mut App) {
    // What was told before may have asked for something only by commands.
    app.world_mut().flush();
    let begun = Instant::now();
    while library(app).is_busy() {
        assert!(begun.elapsed() < Duration::from_secs(60), "the library does not answer");
        std::thread::sleep(Duration::from_millis(1));
        app.update();
    }
    app.update();
    app.update();
}

fn library(app: &App) -> &MatchLibrary {
    app.world().resource::<MatchLibrary>()
}

fn said(app: &App) -> String {
    library(app).said().map(LibraryNotice::words).unwrap_or_default()
}

#[test]
fn matches_are_listed_named_thrown_away_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).expect("a store");
    for (game, turns) in [(GameId::Tress, 2), (GameId::Gess, 1)] {
        store.save(&played(game, turns)).expect("saved");
    }
    let mut app = app(folder.path());
    ask(&mut app, MatchLibrary::refresh);
    assert_eq!((library(&app).entries().len(), library(&app).said()), (2, None));
    let id = library(&app).entries()[0].id;
    let note = Note { title: "The first".to_owned(), tags: vec!["end".to_owned()] };
    ask(&mut app, |library| library.annotate(id, note));
    assert_eq!(library(&app).entry(id).map(|entry| entry.title.as_str()), Some("The first"));
    ask(&mut app, |library| library.throw_away(id));
    assert_eq!(library(&app).entry(id).map(|entry| entry.trashed), Some(true));
    assert_eq!(library(&app).said(), Some(&LibraryNotice::ThrownAway(id)));
    ask(&mut app, |library| library.restore(id));
    assert_eq!(library(&app).entry(id).map(|entry| entry.trashed), Some(false));
    assert_eq!(store.library().expect("a list").len(), 2);
}

#[test]
fn a_match_goes_to_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = played(GameId::Tress, 3);
    Store::open(folder.path()).and_then(|store| store.save(&game)).expect("saved");
    let mut app = app(folder.path());
    ask(&mut app, |library| {
        library.refresh();
        library.open(game.identity().number());
    });
    assert_eq!(app.world().resource::<Table>().game().ply(), 3);
}

#[test]
fn a_position_finds_its_matches() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).expect("a store");
    let [long, short] = [played(GameId::Tress, 3), played(GameId::Tress, 1)];
    for game in [&long, &short] {
        store.save(game).expect("saved");
    }
    let mut app = app(folder.path());
    ask(&mut app, |library| {
        library.refresh();
        library.find(long.position());
    });
    let found = [&long, &short].map(|game| library(&app).found(game.identity().number()));
    assert_eq!(found, [Some(3), None]);
}

#[test]
fn a_match_that_was_found_by_a_position_opens_at_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = played(GameId::Tress, 3);
    Store::open(folder.path()).and_then(|store| store.save(&game)).expect("saved");
    let mut app = app(folder.path());
    let id = game.identity().number();
    let sought = game.position_at(1).expect("a position").clone();
    ask(&mut app, |library| {
        library.refresh();
        library.find(&sought);
    });
    let ply = library(&app).found(id).expect("it came about");
    ask(&mut app, |library| library.open_at(id, ply));
    let table = app.world().resource::<Table>();
    assert_eq!((table.shown(), table.game().ply()), (1, 3), "all of it is there");
    assert_eq!(table.shown_position().to_string(), sought.to_string());
    ask(&mut app, |library| library.open(id));
    assert_eq!(app.world().resource::<Table>().shown(), 3);
}

#[test]
fn what_is_pasted_goes_to_the_table_or_is_refused_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = app(folder.path());
    let code = share::encode(&played(GameId::Tress, 2)).expect("a code");
    for (text, ply) in
        [("1. dNd3 dNd6 2. eNe3", 3), (code.as_str(), 2), ("qg1pp1gk/nn1nn1nn/8/8/8/3N4/NN2N1NN/QG1PP1GK b", 0)]
    {
        app.world_mut().trigger(TextPasted(text.to_owned()));
        wait(&mut app);
        assert_eq!((app.world().resource::<Table>().game().ply(), said(&app)), (ply, String::new()), "{text}");
    }
    let before = app.world().resource::<Table>().serial();
    for wrong in ["", "nothing like a match", "1. dNd3 dNd5", "L1-not-a-code", "[Game \"Chess\"]"] {
        app.world_mut().trigger(TextPasted(wrong.to_owned()));
        wait(&mut app);
        let line = said(&app);
        assert!(line.len() > 20 && !line.contains('\n'), "{wrong}: {line:?}");
        assert!(library(&app).said().is_some_and(LibraryNotice::is_trouble), "{wrong}");
    }
    assert_eq!(app.world().resource::<Table>().serial(), before);
}

#[test]
fn several_matches_go_into_the_library_once() {
    let folders = [tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder")];
    let mut other = ludarium_library::Library::open(folders[0].path()).expect("a library");
    let games = [played(GameId::Tress, 2), played(GameId::Gess, 1)];
    for game in &games {
        other.save(game).expect("saved");
    }
    let text = other.export(&games.each_ref().map(|game| game.identity().number())).expect("text");
    let mut app = app(folders[1].path());
    for (added, known) in [(2, 0), (0, 2)] {
        app.world_mut().trigger(TextPasted(text.clone()));
        wait(&mut app);
        assert_eq!(library(&app).said(), Some(&LibraryNotice::Imported { added, known, completed: 0 }));
    }
    assert_eq!(library(&app).entries().len(), 2);
}

#[test]
fn a_broken_index_is_kept_and_made_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = played(GameId::Tress, 2);
    let mut written = ludarium_library::Library::open(folder.path()).expect("a library");
    written.save(&game).expect("saved");
    drop(written);
    let index = std::fs::read_dir(folder.path()).expect("a folder").filter_map(Result::ok).map(|entry| entry.path());
    let index = index.filter(|path| path.extension().is_some_and(|end| end == "redb")).collect::<Vec<_>>();
    assert_eq!(index.len(), 1, "{index:?}");
    std::fs::write(&index[0], "no index").expect("written");
    let mut app = app(folder.path());
    ask(&mut app, MatchLibrary::refresh);
    assert_eq!(library(&app).entries().len(), 1);
    assert!(matches!(library(&app).said(), Some(LibraryNotice::SetAside { .. })), "{:?}", library(&app).said());
}

#[test]
fn a_folder_that_cannot_be_made_is_said() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let mut app = app(&file.path().join("below"));
    ask(&mut app, MatchLibrary::refresh);
    assert!(said(&app).contains("below"), "{}", said(&app));
}

#[test]
fn pictures_come_and_only_so_many_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = played(GameId::Tress, 2);
    Store::open(folder.path()).and_then(|store| store.save(&game)).expect("saved");
    let mut app = app(folder.path());
    ask(&mut app, MatchLibrary::refresh);
    let entry = library(&app).entries()[0].clone();
    let context = Context::default();
    let get = |app: &mut App, entry: &ludarium_library::Entry| {
        app.world_mut().resource_scope(|world, mut pictures: Mut<Pictures>| {
            let mut library = world.resource_mut::<MatchLibrary>();
            pictures.get(&context, &mut library, entry, (PaletteName::Classic, 16)).is_some()
        })
    };
    assert!(!get(&mut app, &entry));
    wait(&mut app);
    assert!(get(&mut app, &entry));
    for id in 1..400 {
        let other = ludarium_library::Entry { id, ..entry.clone() };
        get(&mut app, &other);
        wait(&mut app);
    }
    assert_eq!(app.world().resource::<Pictures>().count(), 160);
    assert!(!get(&mut app, &entry), "the one that was not seen for the longest time is forgotten");
}
