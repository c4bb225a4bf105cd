//! What a screen reader of the desktop is given and asks for, over the real bus: a match of every game, begun with turns by
//! actions alone and given up so. That whole games can be played by them is shown without a window (`journeys.rs`).

use crate::common::{PROGRAM, at_home, fresh_home, number, on_a_new_display};
use ludarium_rules::GameId;

/// Begins a match in the real window. `LUDARIUM_READER_TURNS` plays more turns than two.
fn begin_and_give_up(game: GameId) {
    let game = game.name();
    let turns = number("LUDARIUM_READER_TURNS", 2).to_string();
    let home = fresh_home(&format!("reader-{game}"));
    // A display and a bus of its own: whoever works here has a reader, or none, as they like.
    let output = at_home(&mut on_a_new_display("dbus-run-session"), &home)
        .args(["--", "/usr/bin/python3", "tests/reader/play.py", PROGRAM, game, &turns])
        .env("XDG_RUNTIME_DIR", &home)
        .output()
        .expect("xvfb-run, dbus-run-session and python3 are there: scripts/test installs them");
    let (told, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{game}: {told}\n{errors}");
    let end = told.lines().last().unwrap_or_default();
    assert!(end.contains(" wins") || end.contains("Draw"), "{game}: {told}\n{errors}");
}

every_game!(over_the_bus_of_the_desktop, begin_and_give_up);
