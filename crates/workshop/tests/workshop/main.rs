//! Tests of the program itself, through its command line.

mod calibration;
mod chance;
mod commands;
mod knowledge;
mod puzzles;
mod tuning;

use std::process::{Command, Output};

use tempfile::TempDir;

/// Runs the workshop with some arguments.
fn workshop(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ludarium-workshop")).args(args).output().expect("the workshop starts")
}

/// Runs the workshop and gives its standard output; it must succeed.
fn stdout(args: &[&str]) -> String {
    let output = workshop(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the workshop writes UTF-8")
}

/// Runs a command that cannot be met, and gives the line that says why.
fn refused(args: &[&str]) -> String {
    let output = workshop(args);
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{args:?}: {stderr}");
    assert!(stderr.starts_with("ludarium-workshop: ") && stderr.lines().count() == 1, "{args:?}: {stderr}");
    stderr
}

/// A folder that is gone when it is dropped, and the paths of files in it.
fn folder() -> (TempDir, impl Fn(&str) -> String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_owned();
    (folder, move |name: &str| path.join(name).display().to_string())
}
