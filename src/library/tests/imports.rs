//! Files that are opened.

use std::path::PathBuf;

use ludarium_record::study::Study;
use ludarium_record::{MAX_PASTE, ludo};

use super::*;
use crate::library::{FileTrouble, FilesChosen};

fn file(folder: &Path, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("written");
    path
}

fn open_files(app: &mut App, paths: impl IntoIterator<Item = PathBuf>) {
    app.world_mut().trigger(FilesChosen(paths.into_iter().collect()));
    wait(app);
}

fn text(game: &Match) -> String {
    ludo::write(&Study::from_match(game))
}

fn ply(app: &App) -> usize {
    app.world().resource::<Table>().game().ply()
}

#[test]
fn a_file_with_one_match_goes_to_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = app(&folder.path().join("matches"));
    let game = played(GameId::Tress, 3);
    for (name, text, plies) in [
        ("a.ludo", text(&game), 3),
        ("b.toml", played(GameId::Gess, 1).to_text(), 1),
        ("c.txt", "1. dNd3 dNd6".to_owned(), 2),
        ("d.txt", share::encode(&played(GameId::Tribun, 4)).expect("a code"), 4),
    ] {
        open_files(&mut app, [file(folder.path(), name, text)]);
        assert_eq!((ply(&app), said(&app)), (plies, String::new()), "{name}");
    }
    assert_eq!(library(&app).entries().len(), 0, "nothing is kept before it is played on");
}

#[test]
fn comments_and_tags_of_one_match_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = app(&folder.path().join("matches"));
    let mut study = Study::from_match(&played(GameId::Tress, 3));
    assert!(study.set_tag("Event", "A fine evening").is_ok());
    let path = file(folder.path(), "a.ludo", ludo::write(&study));
    for _ in 0..2 {
        open_files(&mut app, [path.clone()]);
        assert_eq!((ply(&app), library(&app).entries().len()), (3, 1), "{}", said(&app));
    }
    let id = app.world().resource::<Table>().game().identity().number();
    assert_eq!(library(&app).entries()[0].id, id);
    ask(&mut app, |library| library.throw_away(id));
    open_files(&mut app, [path]);
    assert_eq!(library(&app).entry(id).map(|entry| entry.trashed), Some(false), "out of the trash");
}

#[test]
fn the_matches_of_several_files_go_into_the_library_and_wrong_files_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = app(&folder.path().join("matches"));
    let games = [GameId::Tress, GameId::Gess, GameId::Tribun].map(|game| played(game, 2));
    let two = file(folder.path(), "two.ludo", format!("{}\n{}", text(&games[0]), text(&games[1])));
    let save = file(folder.path(), "save.toml", games[2].to_text());
    let paths = || [two.clone(), save.clone()];
    open_files(&mut app, paths());
    assert_eq!(library(&app).said(), Some(&LibraryNotice::Imported { added: 3, known: 0, completed: 0 }));
    let wrong = file(folder.path(), "wrong.png", b"\x89PNG\xff\xfe");
    open_files(&mut app, paths().into_iter().chain([wrong.clone()]));
    let why = FileTrouble::NoText;
    let refused =
        LibraryNotice::Refused { path: wrong, why, others: Vec::new(), count: 1, added: 0, known: 3, completed: 0 };
    assert_eq!(library(&app).said(), Some(&refused));
    assert!(said(&app).contains("wrong.png") && !said(&app).contains('\n'), "{}", said(&app));
    assert_eq!(library(&app).entries().len(), 3);
}

#[test]
fn what_is_no_match_is_refused_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = app(&folder.path().join("matches"));
    let large = folder.path().join("large.ludo");
    std::fs::File::create(&large).and_then(|file| file.set_len(MAX_PASTE as u64 + 1)).expect("written");
    for path in [
        file(folder.path(), "broken.ludo", "[Game \"tress\"]\n\n1. dNd3 dNd5"),
        file(folder.path(), "empty.txt", ""),
        file(folder.path(), "bytes.txt", b"\xff\xfe\x00"),
        folder.path().join("missing.ludo"),
        folder.path().to_owned(),
        large,
    ] {
        open_files(&mut app, [path.clone()]);
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let line = said(&app);
        assert!(line.contains(&name) && line.len() > name.len() + 20 && !line.contains('\n'), "{name}: {line}");
        assert!(library(&app).said().is_some_and(LibraryNotice::is_trouble), "{line}");
    }
    assert!(app.world().get_resource::<Table>().is_none());
}

#[test]
fn only_so_many_files_are_opened_at_a_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = app(&folder.path().join("matches"));
    let path = file(folder.path(), "a.ludo", text(&played(GameId::Tress, 2)));
    open_files(&mut app, std::iter::repeat_n(path, 1003));
    let Some(LibraryNotice::Refused { why, added, known, .. }) = library(&app).said() else { panic!("{}", said(&app)) };
    assert_eq!((why, *added, *known), (&FileTrouble::TooMany, 1, 999));
}
