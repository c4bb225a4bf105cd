//! `lessons check`: a line for every game, and exit code 1 where something is wrong.

use std::fs;
use std::path::Path;

use crate::{lab, stdout};

#[test]
fn the_lessons_of_a_game_are_checked() {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
    let all = stdout(&["lessons", "check", "tress", "--folder", assets.to_str().expect("UTF-8")]);
    let mut lines = all.lines();
    let line = lines.next().expect("a line for the game");
    assert!(line.starts_with("tress        12 lessons, 3 mini matches, "), "{line}");
    assert!(line.ends_with(&format!("9 of 9 headings taught, languages: {}", languages(&assets).join(" "))), "{line}");
    let mini: Vec<&str> = lines.collect();
    assert_eq!(mini.len(), 3, "{all}");
    assert!(mini.iter().all(|line| line.contains(": both sides can win; Wren scores ")), "{all}");
}

/// The languages that have a folder of words, in order.
fn languages(assets: &Path) -> Vec<String> {
    let folders = fs::read_dir(assets.join("i18n")).expect("the words");
    let mut names: Vec<String> =
        folders.map(|folder| folder.expect("an entry").file_name().into_string().expect("UTF-8")).collect();
    names.sort();
    names
}

#[test]
fn what_is_wrong_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let lessons = folder.path().join("lessons/gess");
    fs::create_dir_all(&lessons).expect("folders");
    fs::write(lessons.join("01_ring.ron"), "(\n  par: one\n)").expect("a file");
    let output = lab(&["lessons", "check", "gess", "--folder", folder.path().to_str().expect("UTF-8")], b"");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(1), "{out}{err}");
    assert!(out.contains("\n  lessons/gess/01_ring.ron, line 2, column 7: Expected integer"), "{out}");
    assert!(err.starts_with("ludarium-lab: lessons: "), "{err}");
}
