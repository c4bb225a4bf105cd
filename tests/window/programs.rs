//! Other programs as opponents, by journeys through the real game with small programs of every manner. Whatever they do,
//! the match is kept, and when the game is closed none of them is left behind.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::thread;
use std::time::{Duration, Instant};

use crate::common::{fresh_home, run_unseen_in};

/// How long the system may take to bury a program.
const LONG: Duration = Duration::from_secs(20);

/// A folder for one run after the other, with programs of these manners.
fn home(name: &str, manners: &[&str]) -> PathBuf {
    let home = fresh_home(name);
    let data = home.join("data");
    fs::create_dir_all(&data).expect("the folder can be made");
    let entry = |manner: &&str| {
        format!(
            "(name: {manner:?}, path: \"/bin/sh\", arguments: \"tests/engines/polite.sh {manner}\", turn_time: 50, \
             patience: 1)"
        )
    };
    let entries: Vec<String> = manners.iter().map(entry).collect();
    let text = format!("(version: 1, programs: [{}])", entries.join(", "));
    fs::write(data.join("programs.ron"), text).expect("written");
    home
}

fn run(home: &Path, journey: &str) -> Output {
    let output = run_unseen_in(home, journey, &[("PIDS", home.join("pids").as_os_str())]);
    let deadline = Instant::now() + LONG;
    while let Some(id) = living(home) {
        assert!(Instant::now() < deadline, "the program {id} lives on");
        thread::sleep(Duration::from_millis(20));
    }
    output
}

fn living(home: &Path) -> Option<String> {
    let pids = fs::read_to_string(home.join("pids")).unwrap_or_default();
    let lives = |id: &&str| fs::read_to_string(format!("/proc/{id}/stat")).is_ok_and(|stat| !stat.contains(") Z "));
    pids.lines().find(lives).map(str::to_owned)
}

fn run_to_end(home: &Path, journey: &str) {
    let output = run(home, journey);
    assert!(output.status.success(), "{}\n{}", output.status, String::from_utf8_lossy(&output.stderr));
}

fn against(name: &str, steps: &str) -> String {
    let with = format!("[\"--game\", \"tress\", \"--window\", \"900x700\", \"--black\", \"program:{name}\"]");
    format!("(with: {with}, steps: [Wait, Turn(\"dNd3\"), {steps}])")
}

#[test]
fn a_program_is_added_tried_set_up_chosen_and_removed() {
    let home = home("programs-added", &[]);
    let journey = r#"(with: ["--window", "900x1500"], steps: [
        Frames(4), Button("settings"), Frames(4), Button("group play"), Frames(4), Button("programs"), Frames(4),
        ExpectReadable, Button("add program"), Frames(4), ExpectReadable,
        Button("keep program"), Frames(4), ExpectButton("keep program", true),
        Button("program name"), Type("Guest"), Button("program path"), Type("/nowhere/engine"),
        Button("try program"), Frames(40), ExpectButton("option Level", false),
        Button("keep program"), Frames(4), Button("edit Guest"), Frames(4),
        Button("remove program"), Frames(4), Button("remove for sure"), Frames(4), ExpectButton("edit Guest", false),
        Button("add program"), Frames(4), Button("program name"), Type("Guest"), Button("program path"),
        Type("/bin/sh"), Button("program arguments"), Type("tests/engines/polite.sh"),
        Button("turn time less"), Button("patience less"), Button("try program"), WaitForButton("option Level"),
        Frames(4), ExpectReadable, Wheel(-60), Frames(10), ExpectReadable,
        Button("option Careful"), Button("option Style wild"), Button("option Book"), Type("my book"),
        Button("option Clear Hash"), Frames(4),
        Button("keep program"), Frames(4), ExpectButton("edit Guest", true),
        Button("close"), Frames(4), Button("close"), Frames(4), ExpectScreen("Title"),
        Button("play tress"), Frames(4), Button("b program"), Frames(4), ExpectButton("b program Guest", true),
        ExpectReadable, Button("start"), Wait, Turn("dNd3"), Wait, ExpectPly(2), ExpectPlayers("White", "Guest"),
        ExpectReadable, Turn("eNe3"), Wait, ExpectPly(4), Button("undo"), Wait, ExpectPly(2),
    ])"#;
    run_to_end(&home, journey);
    let kept = fs::read_to_string(home.join("data/programs.ron")).expect("kept");
    for part in [
        "version: 1",
        "\"Guest\"",
        "(\"Careful\", \"false\")",
        "(\"Style\", \"wild\")",
        "\"my book\"",
        "\"Clear Hash\"",
        "turn_time: 500",
        "patience: 5",
    ] {
        assert!(kept.contains(part), "{part} is not in {kept}");
    }
    let pids = fs::read_to_string(home.join("pids")).expect("written");
    assert_eq!(pids.lines().count(), 2, "once to try it, once to play");
}

#[test]
fn a_mistaken_program_can_be_asked_again_or_a_level_takes_over() {
    let home = home("programs-mistaken", &["mistaken"]);
    let steps = r#"WaitForButton("program again"), ExpectNotice("mistaken wants to play"), ExpectReadable, ExpectPly(1),
        Button("program again"), Frames(20), WaitForButton("program again"), ExpectPly(1),
        Button("program level"), Frames(4), ExpectReadable, Button("s level 1"), Button("substitute"), Wait,
        ExpectPly(2), ExpectPlayers("White", "Wren"), Turn("eNe3"), Wait, ExpectPly(4),"#;
    run_to_end(&home, &against("mistaken", steps));
}

#[test]
fn a_silent_program_is_started_anew_or_a_person_plays_its_side() {
    let home = home("programs-silent", &["silent"]);
    let steps = r#"WaitForButton("program anew"), ExpectNotice("silent has not answered in time"), ExpectPly(1),
        ExpectButton("program again", false), Button("program anew"), Frames(20), WaitForButton("program anew"),
        Button("program person"), Wait, Turn("dNd6"), Wait, ExpectPly(2),"#;
    run_to_end(&home, &against("silent", steps));
}

#[test]
fn a_dead_program_says_its_last_words_and_the_match_can_be_ended() {
    let home = home("programs-dead", &["dead"]);
    let steps = r#"WaitForButton("program anew"), ExpectNotice("out of memory"), Button("undo"), Wait, ExpectPly(0),
        ExpectButton("program anew", false), Turn("eNe3"), WaitForButton("program anew"), Resize(360, 640), Frames(4),
        ExpectReadable, Button("program end"), Frames(3), ExpectReadable, Button("abandon for sure"), Wait, ExpectResult("draw", "abandoned"),"#;
    run_to_end(&home, &against("dead", steps));
}

#[test]
fn a_program_that_works_when_the_game_is_closed_is_not_left_behind() {
    for manner in ["silent", "chattering", "slow"] {
        let home = home(&format!("programs-closed-{manner}"), &[manner]);
        run_to_end(&home, &against(manner, "WaitForButton(\"hurry\"), Frames(100), Quit"));
        let pids = fs::read_to_string(home.join("pids")).expect("it was started");
        assert_eq!(pids.lines().count(), 1);
    }
}

#[test]
fn a_slow_program_moves_when_it_can_and_another_match_does_not_wait_for_it() {
    let home = home("programs-slow", &["slow", "polite"]);
    let steps = r#"WaitForButton("hurry"), ExpectReadable, Button("undo"), Wait, ExpectPly(0), ExpectButton("hurry", false),
        Open(["--game", "tress", "--black", "program:polite"]), Wait, Turn("dNd3"), Wait, ExpectPly(2),
        Key("Home"), Wait, Key("End"), Wait, Turn("eNe3"), Wait, ExpectPly(4),"#;
    run_to_end(&home, &against("slow", steps));
}

#[test]
fn two_programs_are_watched_and_their_trouble_is_seen() {
    let home = home("programs-watched", &["polite", "dead"]);
    let journey = r#"(with: ["--game", "tress", "--window", "900x700", "--white", "program:dead", "--black",
        "program:polite"], steps: [Frames(4), WaitForButton("program anew"), ExpectButton("watch pause", false),
        ExpectReadable, Button("program person"), Wait, Turn("dNd3"), Wait, ExpectPly(2)])"#;
    run_to_end(&home, journey);
}

#[test]
fn a_saved_match_with_a_program_goes_on_with_it_or_without() {
    let home = home("programs-saved", &["polite"]);
    let killed = run(&home, &against("polite", "Wait, ExpectPly(2), Turn(\"eNe3\"), Wait, ExpectPly(4), Kill"));
    assert!(killed.status.code().is_none(), "the power cut did not come");
    let with = r#"with: ["--window", "900x700"]"#;
    let resumed = format!(
        r#"({with}, steps: [Frames(4), Button("continue"), Wait, ExpectPlayers("White", "polite"), ExpectPly(4), Kill])"#
    );
    assert!(run(&home, &resumed).status.code().is_none());
    fs::remove_file(home.join("data/programs.ron")).expect("it was there");
    let without = format!(
        r#"({with}, steps: [Frames(4), Button("continue"), Wait, ExpectPly(4), PlayOut(seed: 1, turns: 1), Wait,
            ExpectNotice("no program called polite"), ExpectPly(5), Button("program person"), Wait, ExpectPly(5)])"#
    );
    run_to_end(&home, &without);
}

#[test]
fn a_broken_file_of_programs_is_set_aside_and_said() {
    let home = home("programs-broken", &[]);
    fs::write(home.join("data/programs.ron"), "(version: 1, programs: [(name").expect("written");
    let output = run(&home, "(with: [\"--window\", \"900x700\"], steps: [Frames(4), ExpectReadable])");
    let report = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && report.contains("kept as"), "{report}");
    assert!(home.join("data/programs.ron.broken").exists());
}
