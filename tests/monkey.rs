//! A monkey at every board: random clicks, drags, keys, buttons, sizes and new matches while the AI thinks. Nothing may
//! panic, no answer of the AI may come that was not asked for, and whenever the board is at rest it must show the position.
//!
//! The whole game runs, but for the window system and the renderer. `LUDARIUM_MONKEY=20000` lets it play longer.

use std::path::Path;
use std::process::Command;

use ludarium::games::SHOWN;

/// What the monkey does at each board in an ordinary test run.
const EVENTS: u32 = 250;

#[test]
fn a_monkey_finds_nothing_at_any_board() {
    let events = std::env::var("LUDARIUM_MONKEY").ok().and_then(|text| text.parse().ok()).unwrap_or(EVENTS);
    let only = std::env::var("LUDARIUM_MONKEY_GAME").ok();
    for (seed, game) in
        SHOWN.iter().enumerate().filter(|(_, game)| only.as_ref().is_none_or(|only| *only == game.name()))
    {
        let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("monkey-{}", game.name()));
        let _ = std::fs::remove_dir_all(&home);
        std::fs::create_dir_all(&home).expect("the folder for test data can be made");
        let script = home.join("monkey.ron");
        let steps = format!("Wait, Monkey(seed: {seed}, events: {events})");
        let journey = format!("(with: [\"--game\", \"{}\", \"--window\", \"480x300\"], steps: [{steps}])", game.name());
        std::fs::write(&script, journey).expect("the journey can be written");
        let output = Command::new(env!("CARGO_BIN_EXE_ludarium"))
            .args(["--unseen", "--script"])
            .arg(&script)
            .env("LUDARIUM_DATA", home.join("data"))
            .env("XDG_CONFIG_HOME", home.join("config"))
            .output()
            .expect("the game can be started");
        let (report, told) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        println!("{report}");
        assert!(output.status.success(), "{game}: {}\n{told}", output.status);
        assert!(!told.contains("panicked"), "{game}: {told}");
        assert!(report.contains("events in"), "{game}: the monkey left early: {report}\n{told}");
    }
}
