//! What is written in the window can be read to its end, in German and in the language for tests, in windows of every
//! size; in the language for tests every text comes from the files of words.

mod common;

use std::fmt::Write as _;

use common::run_unseen;

/// Windows from the narrowest to the widest, in points.
const WINDOWS: [(u32, u32); 6] = [(360, 640), (480, 300), (640, 360), (800, 600), (1280, 720), (1920, 1080)];

const LANGUAGES: [&str; 2] = ["de", "en-XA"];

const LOOK: &str = "Frames(4), ExpectReadable,";

/// Runs a journey in each language: the same steps in each window.
fn tour(name: &str, with: &[&str], steps: &str) {
    for language in LANGUAGES {
        let words: Vec<String> = ["--language", language].iter().chain(with).map(|word| format!("{word:?}")).collect();
        let mut journey = format!("(with: [{}], steps: [", words.join(", "));
        for (width, height) in WINDOWS {
            write!(journey, "Resize({width}, {height}), {LOOK} {steps}").expect("memory");
        }
        journey += "])";
        let output = run_unseen(&format!("texts-{name}-{language}"), &journey);
        let report = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{name} in {language}: {report}");
    }
}

#[test]
fn the_shelf_and_its_menus() {
    let groups: String = ["motion", "sound", "play", "reading", "board"]
        .iter()
        .map(|group| format!("Button(\"group {group}\"), {LOOK}"))
        .collect();
    let steps = format!(
        "Button(\"settings\"), {LOOK} {groups} Button(\"close\"), Frames(3), Button(\"credits\"), {LOOK} \
         Button(\"close\"), Frames(3), Key(\"F1\"), {LOOK} Key(\"Escape\"), Frames(3),"
    );
    tour("shelf", &[], &steps);
}

#[test]
fn the_first_start() {
    tour("welcome", &["--welcome"], "");
}

#[test]
fn the_set_up_of_every_game() {
    for game in ["tress", "trees", "tribun", "gess", "go-chess", "treason", "troop-chess"] {
        let steps = format!(
            "Button(\"play {game}\"), {LOOK} Button(\"more\"), {LOOK} Button(\"b even\"), {LOOK} Button(\"more\"), \
             Button(\"back\"), Frames(3),"
        );
        tour(&format!("set-up-{game}"), &[], &steps);
    }
}

#[test]
fn every_board_with_its_menus() {
    for game in ["tress", "trees", "tribun", "gess", "go-chess", "treason", "troop-chess"] {
        let steps = format!(
            "PlayOut(seed: 7, turns: 2), Wait, {LOOK} Key(\"Escape\"), {LOOK} Button(\"rules\"), {LOOK} \
             Key(\"Escape\"), Frames(3), Key(\"Escape\"), Frames(3),"
        );
        tour(&format!("board-{game}"), &["--game", game], &steps);
    }
}
