//! What several tests of the window need.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The game.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_ludarium");

/// An empty folder for preferences, saved matches and whatever else a test needs.
pub fn fresh_home(name: &str) -> PathBuf {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&home);
    std::fs::create_dir_all(&home).expect("the folder for test data can be made");
    home
}

/// Runs a journey, given as text, without window and renderer, with its own preferences and saved matches.
pub fn run_unseen(name: &str, journey: &str) -> Output {
    run_unseen_in(&fresh_home(name), journey, &[])
}

/// The same with what is in a folder already, and with more in the environment.
pub fn run_unseen_in(home: &Path, journey: &str, environment: &[(&str, &OsStr)]) -> Output {
    unseen(home, journey).envs(environment.iter().copied()).output().expect("the game can be started")
}

/// The command that does it.
pub fn unseen(home: &Path, journey: &str) -> Command {
    let mut command = Command::new(PROGRAM);
    command.arg("--unseen");
    playing(command, home, journey)
}

/// A command that starts the game, with a journey, given as text, that has its own preferences, saved matches and pictures
/// (in `pictures/journey`).
pub fn playing(mut command: Command, home: &Path, journey: &str) -> Command {
    let script = home.join("journey.ron");
    std::fs::write(&script, journey).expect("the journey can be written");
    at_home(&mut command, home).arg("--script").arg(&script).env("LUDARIUM_PICTURES", home.join("pictures"));
    command
}

/// Gives the game its own preferences and saved matches.
pub fn at_home<'command>(command: &'command mut Command, home: &Path) -> &'command mut Command {
    command
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("LUDARIUM_DATA", home.join("data"))
        .env("LUDARIUM_CONFIG", home.join("config"))
        .env("LUDARIUM_CACHE", Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache"))
}

/// Until it is dropped, no other window is opened on the display that tests share: one would cover the other, and a renderer
/// that is a program uses every core.
pub fn alone_on_the_display() -> MutexGuard<'static, ()> {
    static WINDOW: Mutex<()> = Mutex::new(());
    WINDOW.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A command for the game on a display of its own, or on the display there is already.
pub fn on_a_display() -> Command {
    if std::env::var_os("DISPLAY").is_some() { Command::new(PROGRAM) } else { on_a_new_display(PROGRAM) }
}

/// A command for a program on a display of its own.
pub fn on_a_new_display(program: &str) -> Command {
    // Those that come at the same moment look for a free number from different ones on.
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = 100 + (std::process::id() % 100) * 100 + COUNT.fetch_add(1, Ordering::Relaxed) % 100;
    let mut command = Command::new("xvfb-run");
    // Without `-noreset` a display that is left by its last program starts anew, and whoever comes at that moment is turned
    // away.
    command.args(["-n", &number.to_string(), "-a", "-s", "-screen 0 1280x720x24 -noreset", program]);
    command
}

/// A number from the environment, or what an ordinary test run takes.
pub fn number(variable: &str, ordinary: usize) -> usize {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(ordinary)
}

/// The languages in which the window is looked at: all but English, of which the last one, for tests, is a longer form.
pub const LANGUAGES: [&str; 7] = ["de", "es", "fr", "ja", "pl", "pt-BR", "en-XA"];

/// Whether every window is looked at in every language: `LUDARIUM_ALL_TEXTS` is set. It takes seven times as long.
pub fn wants_all_texts() -> bool {
    std::env::var_os("LUDARIUM_ALL_TEXTS").is_some()
}
