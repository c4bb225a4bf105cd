//! A monkey at every board: random clicks, drags, keys, buttons, sizes and new matches while the AI thinks. Nothing may
//! panic, no answer of the AI may come that was not asked for, and whenever the board is at rest it must show the position.
//!
//! The whole game runs, but for the window system and the renderer. `LUDARIUM_MONKEY=20000` lets it play longer.

#[expect(dead_code, reason = "other tests need the rest")]
mod common;

use ludarium_rules::GameId;

/// What the monkey does at each board in an ordinary test run.
const EVENTS: usize = 400;

#[test]
fn a_monkey_finds_nothing_at_any_board() {
    let events = common::number("LUDARIUM_MONKEY", EVENTS);
    for (seed, game) in GameId::ALL.into_iter().enumerate() {
        let name = game.name();
        let steps = format!("Wait, Monkey(seed: {seed}, events: {events})");
        let journey = format!("(with: [\"--game\", \"{name}\", \"--window\", \"480x300\"], steps: [{steps}])");
        let output = common::run_unseen(&format!("monkey-{name}"), &journey);
        let (report, told) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        println!("{report}");
        assert!(output.status.success(), "{game}: {}\n{told}", output.status);
        let trouble = ["panicked", "Encountered an error"].iter().any(|word| told.contains(word));
        assert!(!trouble, "{game}: {told}");
        assert!(report.contains("events in"), "{game}: the monkey left early: {report}\n{told}");
    }
}

#[test]
fn a_monkey_finds_nothing_in_a_lesson() {
    let events = common::number("LUDARIUM_MONKEY", EVENTS);
    let lessons = [("tress", "monarchs"), ("gess", "first-touch"), ("treason", "chain")];
    for (seed, (game, lesson)) in lessons.into_iter().enumerate() {
        play_in(&format!("Lesson(\"{game}\", \"{lesson}\")"), game, seed, events);
    }
}

#[test]
fn a_monkey_finds_nothing_in_a_puzzle() {
    let events = common::number("LUDARIUM_MONKEY", EVENTS);
    for (seed, (game, task)) in
        [("tress", "win 3"), ("troop-chess", "win 3"), ("treason", "only 2")].into_iter().enumerate()
    {
        play_in(&format!("Puzzle(\"{game}\", \"{task}\")"), game, seed, events);
    }
}

/// Lets a monkey play in an exercise that a step of a journey puts on the table.
fn play_in(step: &str, game: &str, seed: usize, events: usize) {
    let steps = format!("{step}, Wait, Monkey(seed: {seed}, events: {events})");
    let journey = format!("(with: [\"--game\", \"{game}\", \"--window\", \"640x400\"], steps: [{steps}])");
    let output = common::run_unseen(&format!("monkey-exercise-{game}"), &journey);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{step}: {}\n{told}", output.status);
    let trouble = ["panicked", "Encountered an error"].iter().any(|word| told.contains(word));
    assert!(!trouble, "{step}: {told}");
}
