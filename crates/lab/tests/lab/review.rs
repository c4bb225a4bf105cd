//! `review`.

use std::fs;
use std::path::PathBuf;

use crate::{lab, stdout};

/// A match of one turn, which throws the game away; it has a comment.
const BLUNDER: &str = "[Ludo \"1\"]\n[Game \"treason\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"*\"]\n\
    [Position \"2bbbbb/2bbbbb/3b3/w6/1wwwww1/wwww1w1 w\"]\n\n1. B2-C3 {Was that wise?} *\n";

fn place(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn file(name: &str, text: &str) -> String {
    let path = place(name);
    fs::write(&path, text).expect("a file");
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn a_blunder_is_named_and_written_down() {
    let (input, output) = (file("blunder.ludo", BLUNDER), file("reviewed.ludo", ""));
    let said = stdout(&["review", &input, "--nodes", "20000", "--out", &output]);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 3, "{said}");
    assert!(lines[0].starts_with("1. ") && lines[0].contains(": better is ") && lines[0].contains("; "), "{said}");
    assert!(lines[1].starts_with("White: accuracy ") && lines[1].contains('%'), "{said}");
    assert_eq!(lines[2], "Black: accuracy -, inaccuracies 0, mistakes 0, blunders 0");
    let written = fs::read_to_string(&output).expect("it was written");
    assert!(written.contains("[%eval ") && written.contains("Was that wise?") && written.contains('('), "{written}");
    assert_eq!(stdout(&["review", &output, "--nodes", "20000"]), said, "the same match");
}

#[test]
fn what_cannot_be_reviewed_is_refused() {
    let input = file("refused.ludo", BLUNDER);
    for (args, code, why) in [
        (vec!["review", &input, "--nodes", "7"], 2, "100..=50000000"),
        (vec!["review", &input, "--number", "2"], 1, "there is no match 2: the file has 1"),
        (vec!["review", "no-such-file.ludo"], 1, "no-such-file.ludo"),
    ] {
        let output = lab(&args, b"");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(code), "{args:?}: {errors}");
        assert!(errors.contains(why), "{args:?}: {errors}");
    }
}
