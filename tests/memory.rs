//! Match after match in one process, one game after the other: what a match has used comes back.
//!
//! Runs without window and renderer. `LUDARIUM_MATCHES=200` plays more than an ordinary test run does.

#[expect(dead_code, reason = "other tests need the rest")]
mod common;

use std::fmt::Write as _;

use ludarium_rules::GameId;

/// How many matches are played after the memory has been looked at, in an ordinary test run.
const MATCHES: usize = 21;

/// Two rounds of all games come first, until everything that is made once has been made.
const WARM_UP: usize = 2 * GameId::ALL.len();

/// The way through pause menu, title and set-up to the next match, and some turns of it against the AI.
fn a_match(journey: &mut String, number: usize) {
    let game = GameId::ALL[number % GameId::ALL.len()].name();
    let doors =
        [r#"Button("menu"), Frames(6), Button("title")"#, &format!(r#"Frames(2), Button("play {game}")"#)].join(", ");
    let _ = writeln!(
        journey,
        r#"{doors}, Frames(2), Button("start"), Wait, PlayOut(seed: {number}, turns: 4), Frames(2),"#
    );
}

#[test]
fn memory_does_not_grow_from_match_to_match() {
    // The same game is on the table whenever memory is looked at: each has tables and pictures of its own.
    let matches = common::number("LUDARIUM_MATCHES", MATCHES).next_multiple_of(GameId::ALL.len());
    let mut journey = r#"(with: ["--game", "tress", "--window", "960x700"], steps: [Wait, "#.to_owned();
    (0..WARM_UP).for_each(|number| a_match(&mut journey, number));
    // Not while an opponent thinks: what it remembers meanwhile comes and goes.
    journey += "Wait, RememberMemory, ";
    (WARM_UP..WARM_UP + matches).for_each(|number| a_match(&mut journey, number));
    journey += "Wait, ExpectMemory(5.0)])";
    let output = common::run_unseen("memory", &journey);
    let (told, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    println!("{matches} matches: {told}");
    assert!(output.status.success(), "{}\n{errors}", output.status);
}
