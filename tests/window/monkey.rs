//! A monkey at every board: random clicks, drags, fingers, keys, buttons, gamepads, sizes and new matches while the AI
//! thinks; and one that goes from screen to screen. Nothing may panic, no answer of the AI may come that was not asked for,
//! and whenever the board is at rest it must show the position.
//!
//! The whole game runs, but for the window system and the renderer. `LUDARIUM_MONKEY=20000` lets it play longer.

use crate::common;

/// What the monkey does at each board in an ordinary test run.
const EVENTS: usize = 400;

every_game!(a_monkey_finds_nothing_at_the_board, |game| {
    let name = game.name();
    let_loose(&format!("board-{name}"), &["--game", name, "--window", "480x300"], "Wait", game as usize);
});

#[test]
fn a_monkey_finds_nothing_in_a_lesson() {
    let lessons = [("tress", "monarchs"), ("gess", "first-touch"), ("treason", "chain")];
    for (seed, (game, lesson)) in lessons.into_iter().enumerate() {
        let step = format!("Lesson(\"{game}\", \"{lesson}\"), Wait");
        let_loose(&format!("lesson-{game}"), &["--game", game, "--window", "640x400"], &step, seed);
    }
}

#[test]
fn a_monkey_finds_nothing_in_a_puzzle() {
    let puzzles = [("tress", "win 3"), ("troop-chess", "win 3"), ("treason", "only 2")];
    for (seed, (game, task)) in puzzles.into_iter().enumerate() {
        let step = format!("Puzzle(\"{game}\", \"{task}\"), Wait");
        let_loose(&format!("puzzle-{game}"), &["--game", game, "--window", "640x400"], &step, seed);
    }
}

#[test]
fn a_monkey_finds_nothing_away_from_the_boards() {
    let_loose("away", &["--window", "640x400"], "Frames(4)", 0);
}

/// Lets a monkey play after a step.
fn let_loose(name: &str, with: &[&str], step: &str, seed: usize) {
    let events = common::number("LUDARIUM_MONKEY", EVENTS);
    let journey = format!("(with: {with:?}, steps: [{step}, Monkey(seed: {seed}, events: {events})])");
    let output = common::run_unseen(&format!("monkey-{name}"), &journey);
    let (report, told) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    println!("{report}");
    assert!(output.status.success(), "{name}: {}\n{told}", output.status);
    let trouble = ["panicked", "Encountered an error"].iter().any(|word| told.contains(word));
    assert!(!trouble, "{name}: {told}");
    assert!(report.contains("events in"), "{name}: the monkey left early: {report}\n{told}");
}
