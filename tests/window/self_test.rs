//! The program tries itself, and says what it is.

use std::path::Path;
use std::process::{Command, Output};

use crate::common::PROGRAM;

fn ludarium(word: &str, temporary: &Path) -> Output {
    let mut command = Command::new(PROGRAM);
    command.arg(word).env("TMPDIR", temporary).output().expect("the game can be started")
}

#[test]
fn every_game_is_played_and_nothing_is_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = ludarium("--self-test", folder.path());
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 9, "{said}");
    assert!(lines[..7].iter().all(|line| line.contains("  OK  ")) && lines[8] == "OK", "{said}");
    assert!(lines[7].starts_with("Music") && lines[7].contains("assets"), "{said}");
    assert_eq!(folder.path().read_dir().expect("readable").count(), 0);
}

#[test]
fn a_self_test_that_cannot_be_made_fails_and_says_why() {
    let output = ludarium("--self-test", Path::new("/nowhere/at/all"));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(1) && said.contains("/nowhere/at/all"), "{said}");
}

#[test]
fn the_version_names_the_commit_and_the_features() {
    let output = ludarium("--version", Path::new("."));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.starts_with("ludarium ") && said.contains("(commit ") && said.contains("features: "), "{said}");
    let features = if cfg!(feature = "testing") { "features: testing" } else { "features: none" };
    assert!(said.contains(features), "{said}");
}
