//! Searches that fail, by journeys through the real game: whoever is concerned reads it, for as long as it matters, and can
//! go on.

use crate::common::run_unseen;

/// Runs a journey at a table of Tress, once with searches that panic and once without threads for them: `FAIL` is the step.
fn run_to_end(name: &str, with: &str, steps: &str) {
    for failure in ["Panic", "NoThread"] {
        let steps = steps.replace("FAIL", &format!("FailSearches({failure})"));
        let journey = format!("(with: [\"--game\", \"tress\", \"--window\", \"900x700\"{with}], steps: [{steps}])");
        let output = run_unseen(&format!("searches-{name}"), &journey);
        assert!(output.status.success(), "{failure}: {}\n{}", output.status, String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn an_opponent_that_finds_no_turn_is_asked_again_or_somebody_else_plays() {
    let steps = r#"Wait, FAIL, Turn("dNd3"), WaitForButton("program again"), ExpectNotice("has found no turn"),
        ExpectReadable, ExpectPly(1), ExpectButton("program anew", false), ExpectButton("hurry", false),
        Button("program again"), Frames(20), WaitForButton("program again"), ExpectPly(1),
        FailSearches(None), Button("program again"), Wait, ExpectPly(2), ExpectButton("program again", false),
        FAIL, Turn("eNe3"), WaitForButton("program again"), FailSearches(None), Button("program level"), Frames(4),
        Button("s level 1"), Button("substitute"), Wait, ExpectPly(4), ExpectPlayers("White", "Wren"),
        FAIL, PlayOut(seed: 1, turns: 1), WaitForButton("program again"), Button("undo"), Wait, ExpectPly(4),
        ExpectButton("program again", false), FailSearches(None), PlayOut(seed: 1, turns: 1), Wait, ExpectPly(6),
        FAIL, PlayOut(seed: 1, turns: 1), WaitForButton("program end"), Button("program end"), Frames(3),
        Button("abandon for sure"), Wait, ExpectResult("draw", "abandoned"), FailSearches(None)"#;
    run_to_end("opponent", r#", "--black", "ai:3""#, steps);
}

#[test]
fn two_opponents_are_watched_and_their_trouble_is_seen() {
    let steps = r#"FAIL, WaitForButton("program again"), ExpectButton("watch pause", false), ExpectReadable,
        FailSearches(None), Button("program person"), Frames(4), ExpectButton("program again", false)"#;
    run_to_end("watched", r#", "--white", "ai:3", "--black", "ai:3""#, steps);
}

#[test]
fn a_hint_that_cannot_be_found_is_tried_again_or_not() {
    let steps = r#"Wait, FAIL, Key("KeyH"), WaitForButton("search again"), ExpectNotice("There is no hint"), ExpectReadable,
        Button("do without"), Frames(4), ExpectButton("search again", false),
        Key("KeyH"), WaitForButton("search again"), FailSearches(None), Button("search again"), Wait, ExpectNotice("Hint"),
        FAIL, Turn("dNd3"), Wait, Key("KeyH"), WaitForButton("search again"), Turn("dNd6"), Wait,
        ExpectButton("search again", false), ExpectPly(2), FailSearches(None)"#;
    run_to_end("hint", "", steps);
}

#[test]
fn a_bar_that_does_not_know_is_asked_again_or_put_away() {
    let steps = r#"Wait, FAIL, Key("Escape"), Frames(4), Button("settings"), Frames(4), Button("evaluation bar"), Frames(2),
        Key("Escape"), Frames(4), Key("Escape"), Frames(4), WaitForButton("search again"),
        ExpectNotice("does not know who stands better"), ExpectReadable, ExpectAssessment(None),
        Turn("dNd3"), Frames(60), ExpectButton("search again", true),
        FailSearches(None), Button("search again"), Wait, ExpectAssessment(Some((0.01, 0.99))),
        FAIL, Turn("dNd6"), WaitForButton("do without"), Button("do without"), Frames(8),
        ExpectButton("do without", false), ExpectAssessment(None), FailSearches(None)"#;
    run_to_end("bar", "", steps);
}

#[test]
fn an_analysis_that_finds_nothing_says_so_and_looks_again() {
    let steps = r#"Wait, PlayOut(seed: 5, turns: 3), Wait, FAIL, Key("KeyA"), WaitForButton("look again"), ExpectReadable,
        Key("ArrowLeft"), Wait, WaitForButton("look again"), FailSearches(None), Button("look again"),
        WaitForButton("line 1"), ExpectButton("look again", false)"#;
    run_to_end("analysis", "", steps);
}
