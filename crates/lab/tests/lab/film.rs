//! `film`, and pictures of matches.

use std::fs;
use std::path::PathBuf;

use crate::lab;

/// A short match, and one without turns.
const MATCHES: &str = "[Ludo \"1\"]\n[Game \"tress\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"1-0\"]\n\
    [Termination \"resignation\"]\n\n1. dNd3 dNd6 2. dNd4 1-0\n\n[Ludo \"1\"]\n[Game \"go-chess\"]\n[White \"Ann\"]\n\
    [Black \"Bob\"]\n[Result \"*\"]\n\n*\n";

fn place(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The path of a file with matches.
fn matches(name: &str) -> String {
    let path = place(name);
    fs::write(&path, MATCHES).expect("a file");
    path.to_str().expect("UTF-8").to_owned()
}

/// The exit code, the output and the errors of a command that writes a file.
fn run(command: &str, file: &str, args: &[&str], out: &str) -> (Option<i32>, String, String) {
    let out = place(out);
    let _ = fs::remove_file(&out);
    let output = lab(&[&[command, file], args, &["-o", out.to_str().expect("UTF-8")]].concat(), b"");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn a_match_becomes_a_film() {
    let file = matches("film.ludo");
    let (code, said, errors) = run("film", &file, &["--size", "200", "--seconds", "0.3"], "film.gif");
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    assert!(said.starts_with("4 positions, "), "{said}");
    let film = fs::read(place("film.gif")).expect("a film");
    assert!(film.starts_with(b"GIF89a"));
    assert_eq!([u16::from_le_bytes([film[6], film[7]]), u16::from_le_bytes([film[8], film[9]])], [200, 234]);
    let (code, said, _) = run("film", &file, &["--from", "1", "--to", "2", "--captions", "none"], "part.gif");
    assert!(code == Some(0) && said.starts_with("2 positions, "), "{said}");
    assert_eq!(run("film", &file, &["--number", "2"], "second.gif").0, Some(0));
}

#[test]
fn options_of_a_film_change_it() {
    let file = matches("options.ludo");
    let drawn = |args: &[&str]| {
        let (code, _, errors) = run("film", &file, &[&["--size", "200"], args].concat(), "options.gif");
        assert_eq!((code, errors.as_str()), (Some(0), ""), "{args:?}");
        fs::read(place("options.gif")).expect("a film")
    };
    let plain = drawn(&[]);
    let others = [
        &["--turned"][..],
        &["--no-coordinates"],
        &["--palette", "high-contrast"],
        &["--seconds", "2"],
        &["--captions", "names"],
    ];
    for args in others {
        assert_ne!(drawn(args), plain, "{args:?}");
    }
    assert_eq!(drawn(&["--captions", "names,turns,clocks"]), plain);
}

#[test]
fn a_position_of_a_match_becomes_a_picture() {
    let file = matches("ply.ludo");
    let drawn = |args: &[&str]| {
        let (code, _, errors) = run("picture", &file, args, "ply.svg");
        assert_eq!((code, errors.as_str()), (Some(0), ""), "{args:?}");
        fs::read_to_string(place("ply.svg")).expect("a picture")
    };
    let last = drawn(&[]);
    assert_eq!(last, drawn(&["--ply", "3"]));
    assert!(last.contains("class=\"last-turn\"") && !drawn(&["--ply", "0"]).contains("class=\"last-turn\""));
    let captioned = drawn(&["--captions", "names,turns", "--size", "400"]);
    assert!(captioned.contains("class=\"captions\"") && captioned.contains("height=\"468\""));
    assert!(drawn(&["--number", "2"]).contains("Go-Chess"));
    assert!(drawn(&["--mark", "target:d3"]).contains("class=\"marks\""));
}

#[test]
fn what_cannot_be_shown_ends_with_1_and_one_line() {
    let file = matches("wrong.ludo");
    let broken = place("broken.ludo");
    fs::write(&broken, MATCHES.replace("dNd6", "zz")).expect("a file");
    let broken = broken.to_str().expect("UTF-8");
    for (command, file, args, out, word) in [
        ("film", &*file, &["--from", "2", "--to", "1"][..], "x.gif", "no positions 2 to 1"),
        ("film", &file, &["--to", "4"], "x.gif", "the match has 3 plies"),
        ("film", &file, &["--number", "3"], "x.gif", "there is no match 3: the file has 2"),
        ("film", &file, &["--number", "0"], "x.gif", "there is no match 0"),
        ("film", &file, &["--seconds", "0"], "x.gif", "seen for 0.05 to 30 seconds"),
        ("film", &file, &[], "missing/x.gif", "missing"),
        ("film", "missing.ludo", &[], "x.gif", "missing.ludo"),
        ("film", "match.txt", &[], "x.gif", "match.txt"),
        ("film", broken, &[], "x.gif", "line 8, column 9"),
        ("picture", &file, &["--ply", "4"], "x.svg", "the match has 3 plies"),
        ("picture", &file, &["--turn", "dNd3"], "x.svg", "are for a game"),
        ("picture", "tress", &["--ply", "1"], "x.svg", "are for a file of matches"),
    ] {
        let (code, _, errors) = run(command, file, args, out);
        assert_eq!(code, Some(1), "{args:?}: {errors}");
        assert!(errors.starts_with("ludarium-lab: ") && errors.lines().count() == 1, "{args:?}: {errors}");
        assert!(errors.contains(word), "{args:?}: {errors}");
        assert!(!place(out).exists(), "nothing is written");
    }
}

#[test]
fn a_wrong_request_for_a_film_ends_with_2() {
    for args in [&["--size", "2000"][..], &["--size", "10"], &["--captions", "stars"], &["--palette", "grey"]] {
        assert_eq!(run("film", "x.ludo", args, "x.gif").0, Some(2), "{args:?}");
    }
}
