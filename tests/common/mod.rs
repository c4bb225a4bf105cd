//! What several tests of the window need.

use std::path::Path;
use std::process::{Command, Output};

/// Runs a journey, given as text, without window and renderer, with its own preferences and saved matches.
pub fn run_unseen(name: &str, journey: &str) -> Output {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&home);
    std::fs::create_dir_all(&home).expect("the folder for test data can be made");
    let script = home.join("journey.ron");
    std::fs::write(&script, journey).expect("the journey can be written");
    Command::new(env!("CARGO_BIN_EXE_ludarium"))
        .args(["--unseen", "--script"])
        .arg(&script)
        .env("LUDARIUM_DATA", home.join("data"))
        .env("XDG_CONFIG_HOME", home.join("config"))
        .env("LUDARIUM_CACHE", Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache"))
        .output()
        .expect("the game can be started")
}

/// A number from the environment, or what an ordinary test run takes.
pub fn number(variable: &str, ordinary: usize) -> usize {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(ordinary)
}
