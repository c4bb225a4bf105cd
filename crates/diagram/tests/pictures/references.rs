//! Pictures are compared with those in `tests/reference`. `LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium-diagram
//! --test pictures` writes them anew.

use std::fs;
use std::path::PathBuf;

use ludarium_diagram::{ArrowKind, Diagram, MarkKind, Palette, named_cell};
use ludarium_rules::{AnyPosition, GameId, Side};

use super::compare::{Difference, difference, on_grey};
use super::{MIDDLES, drawn_by_resvg, middle};

const SIZE: u32 = 300;

/// The pictures by name.
fn pictures() -> Vec<(String, Diagram)> {
    let mut pictures = Vec::new();
    for (game, _) in MIDDLES {
        let start = AnyPosition::start(game, &[("seed", "7")][usize::from(game != GameId::GoChess)..]).expect("valid");
        pictures.push((format!("{}-start", game.name()), Diagram::new(&start)));
        let turn = middle(game).turns().expect("a list")[3].clone();
        let diagram = Diagram::after(&middle(game), turn.as_str()).expect("legal");
        pictures.push((format!("{}-middle", game.name()), diagram));
    }
    pictures.push(("marks".to_owned(), marks()));
    let turned = Diagram::new(&middle(GameId::Tribun)).turned(Side::Black).palette(Palette::HighContrast);
    pictures.push(("tribun-turned".to_owned(), turned));
    pictures
}

fn marks() -> Diagram {
    let position = AnyPosition::parse(GameId::Tress, "k7/1q6/2p5/n6n/N6N/2P5/1Q6/K7 w", &[]).expect("a position");
    let cell = |name: &str| named_cell(&position, name).expect("a cell");
    let places = ["b8", "c8", "d7", "a5", "h5", "a4", "d8", "b7", "a1", "e8", "f8", "h4", "a8", "b2"];
    let ways: [(ArrowKind, &[&str]); 4] = [
        (ArrowKind::Last, &["c6", "h6"]),
        (ArrowKind::Hint, &["c3", "f3", "f5"]),
        (ArrowKind::Threat, &["b7", "g2"]),
        (ArrowKind::Cord, &["a5", "a4", "b2"]),
    ];
    Diagram::new(&position)
        .palette(Palette::ColourSafe)
        .marks(MarkKind::ALL.into_iter().zip(places).map(|(kind, name)| (kind, cell(name))))
        .arrows(ways.map(|(kind, names)| (kind, names.iter().map(|name| cell(name)).collect())))
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/reference").join(format!("{name}.png"))
}

fn writes() -> bool {
    std::env::var_os("LUDARIUM_WRITE_REFERENCES").is_some()
}

#[test]
fn pictures_of_the_documentation_are_up_to_date() {
    let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
    for (name, diagram) in [("start", Diagram::new(&start)), ("marks", marks().palette(Palette::Classic))] {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets").join(format!("{name}.svg"));
        let svg = diagram.size(360).svg().expect("a picture");
        if writes() {
            fs::write(&path, &svg).expect("written");
        }
        let [now, before] =
            [svg, fs::read_to_string(&path).expect("a file")].map(|svg| on_grey(&drawn_by_resvg(&svg, 360)));
        let Difference { mean, far } = difference(&now, &before);
        assert!(mean < 0.1 && far < 0.001, "{name}.svg is of another picture: mean {mean}, far {far}");
    }
}

fn read(name: &str) -> Vec<u8> {
    let bytes = fs::read(file(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().expect("a PNG file");
    let mut pixels = vec![0; reader.output_buffer_size().expect("it fits")];
    reader.next_frame(&mut pixels).expect("a PNG file");
    pixels
}

#[test]
fn pictures_look_as_before() {
    for (name, diagram) in pictures() {
        let pixels = diagram.size(SIZE).rgba().expect("pixels");
        if writes() {
            fs::write(file(&name), pixels.compact_png().expect("a file")).expect("written");
        }
        let Difference { mean, far } = difference(&on_grey(&pixels.rgba), &on_grey(&read(&name)));
        assert!(mean < 0.5 && far < 0.005, "{name}: mean {mean}, far {far}");
    }
}
