//! A match as text, share code, pictures and film.

use std::path::PathBuf;
use std::sync::Arc;

use ludarium_diagram::Palette;
use ludarium_library::Drawn;
use ludarium_record::{Pasted, paste};
use ludarium_rules::Side;

use super::*;
use crate::library::{DrawingsFound, ExportWish, FilmWish, Look, PictureWish, PreviewKey, Previews, Shared, TextReady};

fn picture(ply: usize) -> PictureWish {
    PictureWish { ply, pixels: 300, look: Look::default() }
}

fn film(pixels: u32) -> FilmWish {
    FilmWish { plies: 0..=3, pixels, seconds: 0.5, look: Look::default() }
}

fn written(app: &App) -> PathBuf {
    let Some(LibraryNotice::Written(path)) = library(app).said() else { panic!("{}", said(app)) };
    path.clone()
}

#[test]
fn files_are_written_and_never_overwritten() {
    let folder = tempfile::tempdir().expect("a folder");
    let matches = folder.path().join("matches");
    let game = Arc::new(played(GameId::Tress, 2));
    let mut app = app(&matches);
    let [text, other, png, svg] =
        [ExportWish::Text, ExportWish::Text, ExportWish::Png(picture(1)), ExportWish::Svg(picture(2))].map(|wish| {
            ask(&mut app, |library| library.export(&game, wish));
            written(&app)
        });
    assert!(text != other && text.starts_with(folder.path().join("exports")), "{text:?} {other:?}");
    let read = |path: &PathBuf| std::fs::read(path).expect("it was written");
    assert!(String::from_utf8_lossy(&read(&other)).contains("[Game \"tress\"]"));
    assert!(read(&png).starts_with(b"\x89PNG"));
    assert!(read(&svg).starts_with(b"<svg"));
    ask(&mut app, |library| library.export(&game, ExportWish::Png(picture(3))));
    assert!(library(&app).said().is_some_and(LibraryNotice::is_trouble), "there is no third turn: {}", said(&app));
}

#[test]
fn what_cannot_be_written_is_said_and_leaves_nothing_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = Arc::new(played(GameId::Tress, 3));
    let mut app = app(&folder.path().join("matches"));
    let exports = folder.path().join("exports");
    let count = || std::fs::read_dir(&exports).map_or(0, Iterator::count);
    ludarium_record::refusal::refuse(&exports, None, std::io::ErrorKind::StorageFull);
    for wish in [ExportWish::Text, ExportWish::Png(picture(1)), ExportWish::Svg(picture(2))] {
        ask(&mut app, |library| library.export(&game, wish.clone()));
        assert!(library(&app).said().is_some_and(LibraryNotice::is_trouble), "{wish:?}: {}", said(&app));
        assert!(said(&app).contains("exports") && count() == 0, "{wish:?}: {}", said(&app));
    }
    ask(&mut app, |library| library.film(&game, film(240)));
    assert!(said(&app).contains("exports") && count() == 0, "{}", said(&app));
    ludarium_record::refusal::relent(&exports);
    std::fs::write(&exports, "in the way").expect("written");
    ask(&mut app, |library| library.export(&game, ExportWish::Text));
    assert!(library(&app).said().is_some_and(LibraryNotice::is_trouble), "{}", said(&app));
    std::fs::remove_file(&exports).expect("removed");
    ask(&mut app, |library| library.export(&game, ExportWish::Text));
    assert!(written(&app).starts_with(&exports) && count() == 1);
}

#[test]
fn the_text_of_a_match_of_the_library_has_its_title_and_tags() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = played(GameId::Tress, 2);
    Store::open(folder.path()).and_then(|store| store.save(&game)).expect("saved");
    let mut app = app(folder.path());
    let note = Note { title: "The first".to_owned(), tags: vec!["end".to_owned()] };
    ask(&mut app, |library| {
        library.refresh();
        library.annotate(game.identity().number(), note);
    });
    let game = Arc::new(game);
    ask(&mut app, |library| library.export(&game, ExportWish::Text));
    let text = std::fs::read_to_string(written(&app)).expect("it was written");
    assert!(text.contains("[Title \"The first\"]") && text.contains("[Tags \"end\"]"), "{text}");
}

#[derive(Resource, Default)]
struct Copied(String);

#[test]
fn a_share_code_of_a_match_opens_as_the_same_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = app(folder.path());
    app.init_resource::<Copied>()
        .add_observer(|ready: On<TextReady>, mut copied: ResMut<Copied>| copied.0 = ready.0.clone());
    let game = Arc::new(played(GameId::Tribun, 5));
    ask(&mut app, |library| library.export(&game, ExportWish::Shared(Shared::Code)));
    assert_eq!(library(&app).said(), Some(&LibraryNotice::Copied));
    let Ok(Pasted::Code(study)) = paste(&app.world().resource::<Copied>().0, None) else { panic!("no code") };
    assert_eq!(study.to_match().hashes(), game.hashes());
}

#[test]
fn a_film_is_written_or_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = app(&folder.path().join("matches"));
    let game = Arc::new(played(GameId::Tress, 3));
    ask(&mut app, |library| library.film(&game, film(120)));
    assert!(std::fs::read(written(&app)).expect("it was written").starts_with(b"GIF89a"));
    ask(&mut app, |library| {
        library.film(&game, film(120));
        library.stop_film();
    });
    assert_eq!((library(&app).said(), library(&app).filmed()), (Some(&LibraryNotice::Stopped), None));
    ask(&mut app, |library| library.film(&game, FilmWish { plies: 2..=9, ..film(120) }));
    assert!(library(&app).filmed().is_none() && library(&app).said().is_some_and(LibraryNotice::is_trouble));
}

#[test]
fn without_a_folder_nothing_is_written_and_that_is_said() {
    let mut app = simulation();
    app.insert_resource(MatchLibrary::of(None, &PlayerFolder::default())).add_plugins(keep);
    let game = Arc::new(played(GameId::Tress, 1));
    ask(&mut app, |library| library.export(&game, ExportWish::Text));
    assert!(library(&app).said().is_some_and(LibraryNotice::is_trouble));
    ask(&mut app, |library| library.film(&game, FilmWish { plies: 0..=1, ..film(120) }));
    assert!(library(&app).said().is_some_and(LibraryNotice::is_trouble) && library(&app).filmed().is_none());
}

#[test]
fn a_preview_comes_and_until_then_the_one_before_is_seen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = app(folder.path());
    let game = Arc::new(played(GameId::Tress, 3));
    let context = Context::default();
    let key = |ply, palette| PreviewKey { serial: 1, ply, pixels: 64, look: Look { palette, ..Look::default() } };
    let get = |app: &mut App, key: PreviewKey| {
        app.world_mut().resource_scope(|world, mut previews: Mut<Previews>| {
            let mut library = world.resource_mut::<MatchLibrary>();
            previews.get(&context, &mut library, &game, key).map(|texture| texture.id())
        })
    };
    assert_eq!(get(&mut app, key(0, Palette::Classic)), None);
    wait(&mut app);
    let first = get(&mut app, key(0, Palette::Classic));
    assert!(first.is_some());
    assert_eq!(get(&mut app, key(1, Palette::Classic)), first, "the next one is not drawn yet");
    wait(&mut app);
    let second = get(&mut app, key(1, Palette::Classic));
    assert!(second.is_some() && second != first);
    assert_eq!(get(&mut app, PreviewKey { serial: 2, ..key(0, Palette::Classic) }), None, "another match");
    wait(&mut app);
    let turned = Look { near: Some(Side::Black), ..Look::default() };
    assert_ne!(get(&mut app, PreviewKey { look: turned, ..key(0, Palette::Classic) }), first);
}

/// What was found to be drawn.
#[derive(Resource, Default)]
struct Found(Vec<(u64, Arc<Drawn>)>);

#[test]
fn what_is_drawn_on_the_boards_of_a_match_is_on_its_pictures() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = app(&folder.path().join("matches"));
    app.init_resource::<Found>().add_observer(|found: On<DrawingsFound>, mut all: ResMut<Found>| {
        all.0.push((found.0, found.1.clone()));
    });
    let text = "[Ludo \"2\"]\n[Game \"tress\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"*\"]\n\n1. dNd3 {[%ring red:d3]} dNd6 {[%arrow e7-e6]} *";
    app.world_mut().trigger(TextPasted(text.to_owned()));
    wait(&mut app);
    ask(&mut app, MatchLibrary::refresh);
    let entry = library(&app).entries()[0].clone();
    let id = entry.id;
    ask(&mut app, |library| library.look_for_drawings(id));
    ask(&mut app, |library| library.look_for_drawings(id + 1));
    let found = std::mem::take(&mut app.world_mut().resource_mut::<Found>().0);
    let [(of, drawn), (_, nothing)] = &found[..] else { panic!("{found:?}") };
    assert!(*of == id && !drawn.is_empty() && nothing.is_empty());
    let game = Arc::new(Store::load(entry.path).expect("kept"));
    let mut of = |ply, drawn: &Arc<Drawn>| {
        let look = Look { drawn: drawn.clone(), ..Look::default() };
        ask(&mut app, |library| library.export(&game, ExportWish::Svg(PictureWish { look, ..picture(ply) })));
        std::fs::read_to_string(written(&app)).expect("a picture").len()
    };
    assert_eq!(of(0, drawn), of(0, nothing));
    assert!(of(1, drawn) > of(1, nothing) && of(2, drawn) > of(2, nothing));
}
