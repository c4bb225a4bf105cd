//! Programs that fail in a match or a tournament: they lose the game, the match goes on, and what was wrong is kept.

#![cfg(unix)]

use std::fs;

use ludarium_record::ludo;
use serde_json::Value;
use tempfile::TempDir;

use crate::{lab, stdout};

/// A program that does something when told to search, and what stands for it on a command line.
struct Script {
    folder: TempDir,
    player: String,
}

impl Script {
    /// A script; the program is not waited for longer than `patience` milliseconds beyond its time.
    fn new(text: &str, patience: u32) -> Script {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("engine.sh");
        fs::write(&path, text).expect("it can be written");
        let player = format!("ugi:/bin/sh?arg={}&time=20&patience={patience}", path.display());
        Script { folder, player }
    }

    /// A program that is polite until it is told to search.
    fn polite(go: &str, patience: u32) -> Script {
        let text = format!(
            "while read -r line; do case \"$line\" in ugi) echo 'id name Cheat'; echo ugiok;; \
             isready) echo readyok;; go*) {go};; quit) exit;; esac; done\n"
        );
        Script::new(&text, patience)
    }

    /// The lab itself, whose lines are changed on the way.
    fn filtered(filter: &str) -> Script {
        Script::new(&format!("\"{}\" ugi | {filter}\n", env!("CARGO_BIN_EXE_ludarium-lab")), 60_000)
    }
}

/// The report of two games of a player that takes what it can against a script, without the times.
fn report(script: &Script, more: &[&str]) -> Value {
    let args = ["match", "tress", "--white", "greedy", "--black", &script.player, "--games", "2", "--json"];
    let mut report: Value = serde_json::from_str(&stdout(&[&args[..], more].concat())).expect("JSON");
    report.as_object_mut().expect("an object").remove("seconds_per_turn").expect("the times");
    report
}

/// The script must forfeit both games, each for a reason that has these words.
fn forfeits(script: &Script, words: &str) {
    let report = report(script, &[]);
    assert_eq!((&report["games"], &report["first_total"]["wins"]), (&2.into(), &2.into()), "{report}");
    assert_eq!(report["reasons"]["forfeit"], 2, "{report}");
    for (number, forfeit) in (1..).zip(report["forfeits"].as_array().expect("a list")) {
        assert_eq!(forfeit["game"], number);
        assert!(forfeit["player"].as_str().is_some_and(|player| player.starts_with("ugi:/bin/sh?")), "{forfeit}");
        let why = forfeit["why"].as_str().expect("a reason");
        assert!(why.starts_with("turn ") && why.contains(words) && why.lines().count() == 1, "{why}");
    }
}

#[test]
fn an_illegal_turn() {
    forfeits(&Script::polite("echo 'bestmove a1h8'", 60_000), "Cheat: it has played \"a1h8\"");
}

#[test]
fn no_turn() {
    forfeits(&Script::polite("echo bestmove", 60_000), "without a turn");
}

#[test]
fn death() {
    forfeits(&Script::polite("echo 'no memory' >&2; kill -9 $$", 60_000), "no memory");
}

#[test]
fn silence() {
    forfeits(&Script::polite("sleep 1000", 100), "no bestmove within 120 ms");
}

#[test]
fn a_complaint_instead_of_a_turn() {
    forfeits(&Script::polite("echo 'info string error: what is that?'", 100), "error: what is that?");
}

#[test]
fn a_position_that_is_refused() {
    let text = "while read -r line; do case \"$line\" in ugi) echo 'id name Cheat'; echo ugiok;; \
                isready) echo readyok;; position*) echo 'info string error: too hard';; quit) exit;; esac; done\n";
    forfeits(&Script::new(text, 60_000), "it says \"error: too hard\"");
}

#[test]
fn endless_output() {
    forfeits(&Script::polite(&format!("exec yes info string {}", "x".repeat(2_000)), 600_000), "it has written more");
}

#[test]
fn a_program_that_does_not_read() {
    forfeits(&Script::polite("exec sleep 1000 <&-", 100), "");
}

#[test]
fn harmless_faults_lose_nothing() {
    // Two turns instead of one, complaints while it searches, and lines of megabytes.
    let long = "x".repeat(2_000_000);
    for filter in [
        "sed -u 's/^bestmove.*/&\\n&/'".to_owned(),
        "sed -u 's/^bestmove.*/info string error: no book\\n&\\ninfo string error: no book/'".to_owned(),
        format!(
            "while read -r line; do case \"$line\" in bestmove*) head -c {} /dev/zero | tr '\\0' x; echo;; esac; echo \"$line\"; done",
            long.len()
        ),
    ] {
        let report = report(&Script::filtered(&filter), &["--openings", "2"]);
        assert_eq!(report["forfeits"], Value::Array(Vec::new()), "{filter}: {report}");
    }
}

#[test]
fn what_was_wrong_is_kept_with_the_game() {
    let script = Script::polite("echo 'bestmove a1h8'", 60_000);
    let file = |name: &str| script.folder.path().join(name).display().to_string();
    let (results, games) = (file("results"), file("games.ludo"));
    let first = report(&script, &["--out", &results, "--record", &games]);
    let kept = fs::read_to_string(&results).expect("results");
    assert_eq!(kept.matches("\"fault\":\"turn ").count(), 2, "{kept}");
    // Nothing is played again, and the report is the same.
    assert_eq!(report(&script, &["--out", &results, "--record", &games]), first);
    let text = fs::read_to_string(&games).expect("games");
    let read = ludo::read(&text).expect("it can be read back");
    assert_eq!(read.len(), 2);
    for study in read {
        let end = *study.main_line().last().expect("it begins somewhere");
        let notes = study.node(end).expect("it is there").notes();
        assert!(notes.comment.contains("forfeits the game: turn "), "{}", notes.comment);
        assert_eq!(study.result().map(|result| result.reason.word().to_owned()), Some("resignation".to_owned()));
    }
    assert!(text.contains("[WhiteType \"program\"]") && text.contains("[BlackType \"program\"]"), "{text}");
    let people = stdout(&["match", "tress", "--white", "greedy", "--black", &script.player, "--games", "2"]);
    assert!(people.contains("Forfeited: game 1, ugi:/bin/sh?") && people.contains("forfeit 2"), "{people}");
}

#[test]
fn a_tournament_goes_on() {
    let script = Script::polite("echo 'bestmove a1h8'", 60_000);
    let players = ["--player", "greedy", "--player", "random", "--player", &script.player];
    let args = [&["tournament", "tress", "--games", "2", "--json", "--threads", "2"], &players[..]].concat();
    let report: Value = serde_json::from_str(&stdout(&args)).expect("JSON");
    assert_eq!(report["games"], 6);
    assert_eq!(report["forfeits"].as_array().map(Vec::len), Some(4), "{report}");
    assert_eq!(report["table"][2]["score"], 0.0, "{report}");
}

#[test]
fn a_program_that_cannot_begin_its_first_game_ends_the_command() {
    let cheat = Script::polite("echo 'bestmove a1h8'", 60_000);
    for (player, more, words) in [
        (cheat.player.as_str(), &["--option", "second_wind=off"][..], "no option \"tress.second_wind\""),
        ("ugi:/nowhere/engine", &[], "cannot start"),
    ] {
        let args = ["match", "tress", "--white", player, "--black", "greedy", "--games", "2"];
        let output = lab(&[&args[..], more].concat(), b"");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert!(error.contains(words), "{error}");
    }
}
