//! What the window writes and reads: films, pictures and texts that are exported, files that are opened. The journeys are
//! those of `tests/journeys/common`, without a window; what they have written is looked at here.

use std::fs::File;
use std::path::{Path, PathBuf};

use crate::common::{fresh_home, run_unseen_in};

/// Runs a journey in a home of its own and returns what it has exported, the files in the order of their names.
fn exports_of(journey: &str) -> Vec<PathBuf> {
    let home = fresh_home(&format!("exports-{journey}"));
    run_in(&home, journey, &home);
    let found = std::fs::read_dir(home.join("data/exports")).map(|files| files.filter_map(Result::ok));
    let mut paths: Vec<PathBuf> = found.into_iter().flatten().map(|file| file.path()).collect();
    paths.sort();
    paths
}

/// Runs a journey of a user who has this folder.
fn run_in(home: &Path, journey: &str, user: &Path) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journeys/common").join(journey);
    let text = std::fs::read_to_string(path.with_extension("ron")).expect("the journey exists");
    let output = run_unseen_in(home, &text, &[("HOME", user.as_os_str())]);
    assert!(output.status.success(), "{journey}: {}", String::from_utf8_lossy(&output.stderr));
}

/// What a film is: its width and height, and for how many hundredths of a second each picture is seen.
fn film(path: &Path) -> (u16, u16, Vec<u16>) {
    let mut decoder = gif::DecodeOptions::new().read_info(File::open(path).expect("it exists")).expect("a GIF");
    let (width, height) = (decoder.width(), decoder.height());
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a picture") {
        delays.push(frame.delay);
    }
    (width, height, delays)
}

fn named<'a>(paths: &'a [PathBuf], end: &str) -> Vec<&'a PathBuf> {
    paths.iter().filter(|path| path.extension().is_some_and(|extension| extension == end)).collect()
}

#[test]
fn a_film_has_the_pictures_and_the_speed_that_were_chosen() {
    let paths = exports_of("export_film");
    let [first, second] = &named(&paths, "gif")[..] else { panic!("{paths:?}") };
    let (part, whole) = if film(first).2.len() < film(second).2.len() { (first, second) } else { (second, first) };
    assert_eq!(film(part), (240, 240, vec![30, 30, 30, 90]), "from the third position to the sixth");
    let (width, height, delays) = film(whole);
    assert_eq!((width, delays), (240, vec![30, 30, 30, 30, 30, 30, 90]));
    assert!(height > width, "with names it is higher");
}

#[test]
fn a_film_says_the_clocks_if_that_is_wanted() {
    let paths = exports_of("export_clocks");
    let films: Vec<_> = named(&paths, "gif").into_iter().map(|path| film(path)).collect();
    let [one, other] = &films[..] else { panic!("{paths:?}") };
    let (with, without) = if one.1 > other.1 { (one, other) } else { (other, one) };
    assert_eq!((with.0, without.0, without.1), (360, 360, 360));
    assert!(with.1 > 360 && with.2.len() == 4, "{with:?}");
}

#[test]
fn pictures_and_texts_are_what_they_say() {
    let paths = exports_of("export_picture");
    let mut sizes: Vec<u32> =
        named(&paths, "png").iter().map(|path| image::open(path).expect("a PNG").to_rgba8().width()).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [400, 800], "{paths:?}");
    let [svg] = &named(&paths, "svg")[..] else { panic!("{paths:?}") };
    let text = std::fs::read_to_string(svg).expect("text");
    let document = roxmltree::Document::parse(&text).expect("well-formed");
    let root = document.root_element();
    assert_eq!((root.tag_name().name(), root.attribute("width")), ("svg", Some("400")));
    let [ludo] = &named(&paths, "ludo")[..] else { panic!("{paths:?}") };
    let read = ludarium_record::ludo::read(&std::fs::read_to_string(ludo).expect("text")).expect("our own text");
    assert_eq!((read.len(), read[0].to_match().ply()), (1, 6));
}

#[test]
fn a_film_that_is_stopped_leaves_no_file() {
    assert_eq!(exports_of("export_stop"), Vec::<PathBuf>::new());
}

#[test]
fn closing_the_game_asks_before_a_film_is_lost() {
    let paths = exports_of("export_quit");
    let [path] = &named(&paths, "gif")[..] else { panic!("{paths:?}") };
    assert_eq!(film(path).2.len(), 31);
    assert_eq!(named(&paths, "ludo").len(), 1, "the game went on after the question");
}

#[test]
fn the_sheet_with_the_keyboard_alone() {
    let paths = exports_of("export_keys");
    let [path] = &paths[..] else { panic!("{paths:?}") };
    let (width, _, delays) = film(path);
    assert_eq!((width, delays.len()), (240, 2), "one position fewer than the match has");
}

#[test]
fn the_dialogue_for_files_with_the_keyboard_alone() {
    let home = fresh_home("exports-dialog");
    let user = home.join("user");
    std::fs::create_dir_all(&user).expect("it can be made");
    for name in ["clocks.ludo", "two.ludo", "picture.png"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journeys/files").join(name);
        std::fs::copy(path, user.join(name)).expect("copied");
    }
    run_in(&home, "import_dialog", &user);
}
