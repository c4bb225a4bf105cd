//! Journeys through the real window. Each runs the game with a script that clicks, types and compares; whenever the
//! board comes to rest, the entities on it must show the position, or the run ends with exit code 1.
//!
//! They need a display; without one they start `xvfb-run`. Pictures are left in `target/journeys` (below
//! `CARGO_TARGET_TMPDIR`).

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Mutex, PoisonError};

/// One window at a time: the renderer on test machines is a program that uses every core.
static WINDOW: Mutex<()> = Mutex::new(());

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A command that starts the game, on a display of its own if there is none.
fn game() -> Command {
    let program = env!("CARGO_BIN_EXE_ludarium");
    if std::env::var_os("DISPLAY").is_some() {
        return Command::new(program);
    }
    let mut command = Command::new("xvfb-run");
    command.args(["-a", "-s", "-screen 0 1280x720x24", program]);
    command
}

/// Runs a journey with its own preferences and saved matches.
fn run(journey: &str, home: &str) -> Output {
    let _alone = WINDOW.lock().unwrap_or_else(PoisonError::into_inner);
    let home = folder(home);
    std::fs::create_dir_all(&home).expect("the folder for test data can be made");
    game()
        .arg("--script")
        .arg(Path::new("tests/journeys").join(journey).with_extension("ron"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("LUDARIUM_DATA", home.join("data"))
        .env("XDG_CONFIG_HOME", home.join("config"))
        .env("LUDARIUM_PICTURES", folder("journeys"))
        .output()
        .expect("the game can be started")
}

fn fresh(home: &str) -> &str {
    let _ = std::fs::remove_dir_all(folder(home));
    home
}

fn told(output: &Output) -> String {
    format!("{}\n{}", output.status, String::from_utf8_lossy(&output.stderr))
}

/// Runs a journey that must come to its end.
fn travel(journey: &str) {
    let output = run(journey, fresh(journey));
    assert!(output.status.success(), "{journey}: {}", told(&output));
}

#[test]
fn whole_game() {
    travel("whole_game");
}

#[test]
fn undo_and_visit() {
    travel("undo_and_visit");
}

#[test]
fn against_the_ai() {
    travel("against_the_ai");
}

#[test]
fn second_wind() {
    travel("second_wind");
}

#[test]
fn keyboard_alone() {
    travel("keyboard_alone");
}

#[test]
fn endings() {
    travel("endings");
}

#[test]
fn every_window() {
    travel("every_window");
}

#[test]
fn save_kill_resume() {
    let home = fresh("save_kill_resume");
    let killed = run("kill", home);
    assert!(!killed.status.success(), "the power cut did not come");
    let resumed = run("resume", home);
    assert!(resumed.status.success(), "{}", told(&resumed));
}

#[test]
fn a_broken_save_is_set_aside_and_said() {
    let home = fresh("broken_save");
    let matches = folder(home).join("data/matches");
    std::fs::create_dir_all(&matches).expect("the folder can be made");
    std::fs::write(matches.join("tress-broken.toml"), "version = 1\ngame = \"tress\"\nturns = [\n").expect("written");
    let output = run("broken_save", home);
    assert!(output.status.success(), "{}", told(&output));
    let kept = std::fs::read_dir(&matches).expect("readable").filter_map(Result::ok);
    let kept: Vec<String> = kept.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    assert!(kept.iter().any(|name| name.contains("broken")), "the file was lost: {kept:?}");
    assert!(told(&output).contains("line"), "the error names no line: {}", told(&output));
}

#[test]
fn a_step_that_cannot_be_done_ends_with_exit_code_1_and_says_which() {
    let output = run("impossible", fresh("impossible"));
    assert_eq!(output.status.code(), Some(1), "{}", told(&output));
    let told = told(&output);
    assert!(told.contains("step 2") && told.contains("z9"), "{told}");
}

/// Journeys of the Game for the Trees.
fn travel_trees(journeys: &[&str]) {
    for journey in journeys {
        travel(&format!("trees/{journey}"));
    }
}

#[test]
fn trees_whole_game() {
    travel_trees(&["whole_game"]);
}

#[test]
fn trees_kinds_of_turns() {
    travel_trees(&["kinds", "kinds_2", "kinds_3", "kinds_4", "kinds_5"]);
}

#[test]
fn trees_keyboard_alone() {
    travel_trees(&["keyboard_alone"]);
}

#[test]
fn trees_row_of_leaves() {
    travel_trees(&["order_row"]);
}

#[test]
fn trees_chains_over_a_restart() {
    let home = fresh("trees_chains");
    let killed = run("trees/leave_chains", home);
    assert!(!killed.status.success(), "the power cut did not come");
    let resumed = run("trees/resume_chains", home);
    assert!(resumed.status.success(), "{}", told(&resumed));
}
