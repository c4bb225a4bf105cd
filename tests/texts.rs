//! What is written in the window can be read to its end, in German and in the language for tests, in windows of every
//! size; in the language for tests every text comes from the files of words.

#[expect(dead_code, reason = "other tests need the rest")]
mod common;

use std::fmt::Write as _;

use common::run_unseen;

/// Windows from the narrowest to the widest, in points.
const WINDOWS: [(u32, u32); 6] = [(360, 640), (480, 300), (640, 360), (800, 600), (1280, 720), (1920, 1080)];

const LANGUAGES: [&str; 2] = ["de", "en-XA"];

const LOOK: &str = "Frames(4), ExpectReadable,";

/// Whether a window has room for whole sheets; in others what is further down must be scrolled to.
const fn is_tall((_, height): (u32, u32)) -> bool {
    height > 500
}

/// Runs a journey in each language: steps in each window.
fn tour(name: &str, with: &[&str], steps: impl Fn((u32, u32)) -> String) {
    for language in LANGUAGES {
        let words: Vec<String> = ["--language", language].iter().chain(with).map(|word| format!("{word:?}")).collect();
        let mut journey = format!("(with: [{}], steps: [", words.join(", "));
        for window in WINDOWS {
            write!(journey, "Resize({}, {}), {LOOK} {}", window.0, window.1, steps(window)).expect("memory");
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
    let programs = format!(
        "Button(\"settings\"), Frames(3), Button(\"group play\"), Frames(3), Button(\"programs\"), {LOOK} \
         Button(\"add program\"), {LOOK} Button(\"discard program\"), {LOOK} Button(\"close\"), Frames(3), \
         Button(\"close\"), Frames(3),"
    );
    tour("shelf", &[], |window| if is_tall(window) { format!("{steps} {programs}") } else { steps.clone() });
}

#[test]
fn the_first_start() {
    tour("welcome", &["--welcome"], |_| String::new());
}

#[test]
fn the_set_up_of_every_game() {
    for game in ["tress", "trees", "tribun", "gess", "go-chess", "treason", "troop-chess"] {
        tour(&format!("set-up-{game}"), &[], |window| {
            let more = format!(
                "Button(\"b level 2\"), Frames(3), Button(\"teach\"), {LOOK} Button(\"teach\"), Frames(3), Button(\"more\"), {LOOK} Button(\"b even\"), {LOOK} \
                 Button(\"b program\"), {LOOK} Button(\"b ai\"), Button(\"more\"),"
            );
            // In the narrowest window the portraits leave no room for it above the fold.
            let more = if is_tall(window) && window.0 > 400 { more.as_str() } else { "" };
            // In the lowest window the last card must be scrolled to.
            format!("ButtonBy(Keys, \"play {game}\"), {LOOK} {more} Button(\"back\"), Frames(3),")
        });
    }
}

#[test]
fn a_tournament_of_several() {
    tour("tournament", &[], |window| {
        // In small windows the portraits leave no room for the way there above the fold.
        if !is_tall(window) || window.0 < 400 {
            return String::new();
        }
        let name =
            |number: u32, name: &str| format!("Button(\"player {number}\"), Frames(2), Type(\"{name}\"), Frames(2),");
        let names: String =
            (1..).zip(["Máxímílíáné", "Théóphíl", "Öz"]).map(|(number, text)| name(number, text)).collect();
        format!(
            "Button(\"play tress\"), Frames(3), Button(\"b human\"), Frames(3), Button(\"more\"), Frames(3), \
             ButtonBy(Keys, \"clock 5 + 3\"), {LOOK} ButtonBy(Keys, \"clock hour-glass\"), {LOOK} \
             ButtonBy(Keys, \"unequal times\"), {LOOK} ButtonBy(Keys, \"tournament\"), {LOOK} {names} \
             Button(\"begin tournament\"), {LOOK} ButtonBy(Keys, \"end tournament\"), {LOOK} \
             ButtonBy(Keys, \"end tournament for sure\"), {LOOK} Button(\"close\"), Frames(3), \
             ButtonBy(Keys, \"clock No clock\"), Button(\"more\"), Frames(2), Button(\"b ai\"), Button(\"back\"), Frames(3),"
        )
    });
}

#[test]
fn every_board_with_its_menus() {
    for game in ["tress", "trees", "tribun", "gess", "go-chess", "treason", "troop-chess"] {
        tour(&format!("board-{game}"), &["--game", game], |_| {
            format!(
                "PlayOut(seed: 7, turns: 2), Wait, {LOOK} Key(\"Escape\"), {LOOK} Key(\"F1\"), {LOOK} Key(\"Escape\"), \
                 Frames(3), Key(\"Escape\"), Frames(3),"
            )
        });
    }
}

#[test]
fn a_position_that_is_set_up() {
    for game in ["tress", "trees", "tribun", "go-chess"] {
        tour(&format!("editor-{game}"), &[], |window| {
            // In small windows the portraits leave no room for the way there above the fold.
            if !is_tall(window) || window.0 < 400 {
                return String::new();
            }
            format!(
                "Button(\"play {game}\"), Frames(6), ButtonBy(Keys, \"set up position\"), Frames(6), Wait, {LOOK} \
                 Key(\"Ctrl+Delete\"), Wait, {LOOK} Key(\"PageDown\"), Key(\"KeyX\"), Key(\"KeyS\"), {LOOK} Key(\"Home\"), \
                 Wait, Key(\"KeyP\"), {LOOK} Button(\"back\"), Frames(3),"
            )
        });
    }
}

#[test]
fn a_match_that_is_analysed() {
    tour("analysis", &["--game", "tress"], |window| {
        let typed = "Button(\"comment\"), Type(\"Nb d4, 12!\"), Frames(3),";
        let typed = if is_tall(window) { typed } else { "" };
        format!(
            "PlayOut(seed: 7, turns: 3), Wait, Key(\"KeyA\"), WaitForButton(\"line 1\"), {LOOK} Key(\"ArrowLeft\"), Wait, \
             Frames(40), {LOOK} Key(\"KeyE\"), {LOOK} Key(\"KeyE\"), PlayOut(seed: 3, turns: 2), Wait, Key(\"KeyC\"), \
             {LOOK} {typed} Button(\"notes done\"), {LOOK} \
             Key(\"Home\"), Wait, Key(\"Delete\"), {LOOK} Key(\"KeyA\"), Frames(4),"
        )
    });
}

#[test]
fn mistakes_to_learn_from() {
    tour("mistakes", &[], |window| {
        // Elsewhere the card of the analysis has no room for its report.
        if window.0 < 1000 {
            return String::new();
        }
        let position = "[\"--game\", \"tress\", \"--position\", \"3q4/8/1g4k1/3NQ3/8/8/6K1/8 w\"]";
        format!(
            "Open({position}), Wait, Turn(\"e5f6\"), Wait, Button(\"b resign\"), Frames(4), \
             Button(\"resign for sure\"), Wait, Frames(4), Key(\"KeyA\"), WaitForButton(\"learn from mistakes\"), {LOOK} \
             Key(\"KeyL\"), Wait, {LOOK} Turn(\"e5f6\"), Wait, Frames(10), {LOOK} Frames(300), Wait, Turn(\"g2f3\"), \
             Wait, WaitForButton(\"next exercise\"), {LOOK} Button(\"puzzles\"), {LOOK} Button(\"close\"), Frames(3),"
        )
    });
}

#[test]
fn lessons_from_the_list_to_the_end() {
    tour("lessons", &[], |_| {
        format!(
            "Button(\"lessons\"), {LOOK} Button(\"lessons tress\"), {LOOK} Button(\"lesson 1\"), Wait, {LOOK} \
             Button(\"hint\"), {LOOK} Turn(\"d4d3\"), Frames(120), {LOOK} Wait, Turn(\"b4c4\"), Wait, \
             Turn(\"c4d5\"), Wait, Frames(30), {LOOK} Button(\"title\"), Frames(5),"
        )
    });
}

#[test]
fn puzzles_from_the_list_to_the_end() {
    tour("puzzles", &[], |_| {
        format!(
            "Button(\"puzzles\"), {LOOK} Button(\"puzzles tress\"), {LOOK} Button(\"close\"), Frames(3), \
             Puzzle(\"tress\", \"win 3\"), Wait, {LOOK} Button(\"hint\"), {LOOK} WrongTurn, Wait, Frames(6), {LOOK} \
             Frames(60), Wait, RightTurn, Wait, Frames(20), Wait, RightTurn, Wait, Frames(30), {LOOK} \
             Button(\"explore\"), Wait, Frames(10), {LOOK} Key(\"Escape\"), {LOOK} Button(\"back to puzzle\"), Wait, \
             Frames(10), Button(\"title\"), Frames(5),"
        )
    });
}

#[test]
fn the_library() {
    tour("library", &[], |window| {
        let form = if is_tall(window) {
            format!(
                "Button(\"name match\"), {LOOK} Button(\"discard note\"), {LOOK} Button(\"delete match\"), \
                 WaitForButton(\"undo delete\"), {LOOK} Button(\"undo delete\"), WaitForButton(\"match 1\"), Frames(4),"
            )
        } else {
            String::new()
        };
        let played = if window == WINDOWS[0] {
            "Open([\"--game\", \"tribun\"]), Wait, PlayOut(seed: 2, turns: 1), Wait, Key(\"Escape\"), Frames(6), \
             ButtonBy(Keys, \"title\"), Frames(10),"
        } else {
            ""
        };
        format!(
            "{played} Button(\"library\"), WaitForButton(\"match 1\"), {LOOK} Button(\"match 1\"), {LOOK} {form} \
             Button(\"close\"), Frames(3),"
        )
    });
}

#[test]
fn the_sheet_that_exports_a_match() {
    tour("export", &[], |window| {
        // In others the matches are below the fold.
        if !is_tall(window) {
            return String::new();
        }
        let played = if window == WINDOWS[0] {
            "Drop([\"tests/journeys/files/nameless.ludo\"]), WaitForLibrary, Wait, Key(\"Escape\"), Frames(6), \
             ButtonBy(Keys, \"title\"), Frames(10),"
        } else {
            ""
        };
        let parts: String =
            ["text", "film", "picture"].map(|part| format!("Button(\"part {part}\"), Frames(20), {LOOK}")).concat();
        format!(
            "{played} Button(\"library\"), WaitForButton(\"match 1\"), Button(\"match 1\"), Frames(4), \
             Button(\"export match\"), WaitForButton(\"part text\"), {parts} \
             Button(\"close\"), Frames(4), Button(\"close\"), Frames(3),"
        )
    });
}

#[test]
fn files_that_are_dropped_and_the_dialogue_for_them() {
    tour("files", &[], |_| {
        format!(
            "DragFile(true), {LOOK} DragFile(false), Frames(2), Key(\"Ctrl+KeyO\"), Frames(60), {LOOK} \
             Key(\"Escape\"), Frames(4),"
        )
    });
}

#[test]
fn a_program_that_does_not_play_on() {
    tour("program", &["--game", "tress", "--white", "program:Fsh"], |_| {
        format!("Wait, {LOOK} Button(\"program level\"), {LOOK} Button(\"close\"), Frames(3),")
    });
}

#[test]
fn searches_that_fail() {
    tour("searches", &["--game", "tress", "--black", "ai:3"], |_| {
        format!(
            "Wait, FailSearches(Panic), Key(\"KeyH\"), WaitForButton(\"search again\"), {LOOK} \
             Turn(\"dNd3\"), WaitForButton(\"program again\"), {LOOK} FailSearches(None), Key(\"KeyU\"), Wait,"
        )
    });
}

#[test]
fn twice_the_size_of_text() {
    tour("large", &[], |window| {
        if window != (1280, 720) {
            return String::new();
        }
        let menus =
            ["motion", "sound", "play", "board", "reading"].map(|group| format!("Button(\"group {group}\"), {LOOK}"));
        format!(
            "Button(\"settings\"), Frames(3), Button(\"group reading\"), Frames(3), Button(\"text 200\"), {LOOK} {} \
             Button(\"close\"), {LOOK} Button(\"play tribun\"), {LOOK} Button(\"w human\"), Button(\"b human\"), \
             Button(\"start\"), Wait, {LOOK} PlayOut(seed: 3, turns: 2), Wait, {LOOK} Key(\"Escape\"), {LOOK} Quit,",
            menus.concat()
        )
    });
}

#[test]
fn what_is_refused_what_a_piece_may_do_and_who_teaches() {
    for (game, piece, far) in
        [("tress", "b1", "b5"), ("gess", "e3", "e9"), ("tribun", "e2", "e8"), ("go-chess", "e5", "a5")]
    {
        let mut with = vec!["--game", game];
        if game == "go-chess" {
            with.extend(["--position", "k8P/9#/10/10/3p#n4/3pP5/4pp4/#8#/#8#/##K5## w play"]);
        }
        tour(&format!("rules-{game}"), &with, |_| {
            format!(
                "Wait, Hover(\"{piece}\"), Key(\"F1\"), Frames(3), {LOOK} Key(\"Escape\"), Frames(3), Click(\"{piece}\"), \
                 Click(\"{far}\"), {LOOK} Key(\"F1\"), Frames(4), {LOOK} Key(\"Escape\"), Frames(3), Key(\"Escape\"), \
                 Frames(3), "
            )
        });
    }
}

#[test]
fn an_opponent_that_teaches() {
    let position = "q3p1gk/nn1n3n/2g4n/2n3p1/3N4/6N1/N2NN1N1/QG1PP1GK w";
    tour("teaching", &["--game", "tress", "--position", position, "--black", "ai:1", "--teach"], |_| {
        format!("Wait, Turn(\"d2c1\"), Wait, {LOOK} Button(\"take back\"), Wait, {LOOK}")
    });
}
