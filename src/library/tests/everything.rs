//! Everything in one file, from the window's side: written, read, asked about, taken in, and everybody told.

use std::path::PathBuf;

use ludarium_ludobox::Wanted;

use super::*;
use crate::kept::FilesReplaced;
use crate::library::{Everything, ExportEverything, FilesChosen, LudoboxChosen, TakeIn, Work};
use crate::schedule::{Menu, MenuStack};
use crate::table::Archive;

/// How often files were replaced.
#[derive(Resource, Default)]
struct Replaced(usize);

/// A window of a player who has so many matches, the first of so many turns.
fn window(matches: &[usize]) -> (tempfile::TempDir, App) {
    let home = tempfile::tempdir().expect("a folder");
    let store = Store::open(home.path().join("matches")).expect("a store");
    for turns in matches {
        store.save(&played(GameId::Tress, *turns)).expect("saved");
    }
    let player = PlayerFolder::at(home.path());
    let mut app = app_of(&home.path().join("matches"), &player);
    app.insert_resource(Archive::of(player)).init_resource::<Replaced>();
    app.add_observer(|_: On<FilesReplaced>, mut replaced: ResMut<Replaced>| replaced.0 += 1);
    (home, app)
}

fn everything(app: &App) -> &Everything {
    app.world().resource::<Everything>()
}

/// Waits until nothing is being done.
fn finish(app: &mut App) {
    // What was told before may have begun something only by commands.
    app.world_mut().flush();
    let begun = Instant::now();
    while everything(app).work().is_some() {
        assert!(begun.elapsed() < Duration::from_secs(60), "it does not end");
        std::thread::sleep(Duration::from_millis(1));
        app.update();
    }
    wait(app);
}

fn words(app: &App) -> String {
    everything(app).said().map(|said| said.lines().join("\n")).unwrap_or_default()
}

/// Writes everything into a file, and says where it is.
fn export(app: &mut App) -> PathBuf {
    app.world_mut().trigger(ExportEverything);
    assert_eq!(app.world().resource::<MenuStack>().top(), Menu::Everything);
    finish(app);
    let said = words(app);
    let path = said.rsplit(": ").next().map(PathBuf::from).expect("a path");
    assert!(path.is_file() && !everything(app).said().expect("said").is_trouble(), "{said}");
    path
}

#[test]
fn what_one_window_writes_another_takes_in_after_asking() {
    let ((_here, mut here), (there, mut there_app)) = (window(&[2, 3]), window(&[1]));
    let path = export(&mut here);
    assert!(path.extension().is_some_and(|end| end == "ludobox") && words(&here).contains("2 matches"));

    ask(&mut there_app, MatchLibrary::refresh);
    there_app.world_mut().trigger(FilesChosen(vec![path]));
    finish(&mut there_app);
    let said = words(&there_app);
    let offered = everything(&there_app).offered().unwrap_or_else(|| panic!("the player is not asked: {said:?}"));
    let offered = offered.lines().join("\n");
    assert!(offered.contains("2 matches"), "{offered}");
    assert_eq!(library(&there_app).entries().len(), 1, "nothing is taken in yet");
    assert_eq!(there_app.world().resource::<Replaced>().0, 0);

    there_app.world_mut().trigger(TakeIn(Wanted::Everything));
    assert!(matches!(everything(&there_app).work(), Some((Work::TakingIn, _))));
    finish(&mut there_app);
    let said = words(&there_app);
    assert!(said.contains("2 matches are new") && said.contains("before-import-"), "{said}");
    assert_eq!(library(&there_app).entries().len(), 3, "the library has read them");
    assert_eq!(there_app.world().resource::<Replaced>().0, 1);
    let backup = everything(&there_app).backup().cloned().expect("it can be brought back");
    assert!(backup.starts_with(there.path()) && backup.is_file());
}

#[test]
fn other_files_are_refused_and_nothing_is_changed() {
    let (home, mut app) = window(&[1]);
    let whole = std::fs::read(export(&mut app)).expect("read");
    let cases: [(&str, &[u8], &str); 4] = [
        ("other.ludobox", b"[Game \"tress\"]", "Export everything"),
        ("cut.ludobox", &whole[..whole.len() - 9], "damaged"),
        ("empty.ludobox", b"", "Export everything"),
        ("missing.ludobox", b"?", "missing.ludobox"),
    ];
    for (name, bytes, expected) in cases {
        let path = home.path().join(name);
        if name != "missing.ludobox" {
            std::fs::write(&path, bytes).expect("written");
        }
        app.world_mut().trigger(LudoboxChosen(path));
        finish(&mut app);
        let said = words(&app);
        assert!(said.contains(expected) && said.contains("Nothing was changed"), "{name}: {said}");
        assert!(everything(&app).offered().is_none());
        app.world_mut().trigger(TakeIn(Wanted::Everything));
        assert!(everything(&app).work().is_none(), "{name}: there is nothing to take in");
    }
    assert_eq!(app.world().resource::<Replaced>().0, 0);
}

#[test]
fn nothing_is_taken_in_while_a_match_is_on_the_table() {
    let (_home, mut app) = window(&[1]);
    let path = export(&mut app);
    crate::testing::open(&mut app, people());
    app.world_mut().trigger(LudoboxChosen(path));
    finish(&mut app);
    app.world_mut().trigger(TakeIn(Wanted::Everything));
    assert!(everything(&app).work().is_none() && everything(&app).offered().is_some(), "it can be taken in later");
}

#[test]
fn work_that_breaks_off_says_so() {
    let (_home, mut app) = window(&[1]);
    crate::job::Fault::Panic.arm("ludobox");
    app.world_mut().trigger(ExportEverything);
    finish(&mut app);
    assert!(everything(&app).said().expect("said").is_trouble());
    export(&mut app);
}
