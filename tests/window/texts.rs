//! What is written in the window can be read to its end, in every language and in the one for tests, in windows of every
//! size; in the language for tests every text comes from the files of words.
//!
//! Every tour looks at all of its windows and in all languages, but not at each window in each language: which language
//! meets which window changes from tour to tour. With `LUDARIUM_ALL_TEXTS` set, each window is looked at in each language.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use crate::common::{LANGUAGES, run_unseen, wants_all_texts};

/// The width and the height of a window, in points.
type Window = (u32, u32);

/// Windows from the narrowest to the widest.
const WINDOWS: [Window; 6] = [(360, 640), (480, 300), (640, 360), (800, 600), (1280, 720), (1920, 1080)];

/// Windows in which a set-up has room for what is below its portraits.
const ROOMY: [Window; 3] = [(800, 600), (1280, 720), (1920, 1080)];

const GAMES: [&str; 7] = ["tress", "trees", "tribun", "gess", "go-chess", "treason", "troop-chess"];

/// The groups of the settings, from the first on: keys lead down the sheet, and what is further up has to scroll into sight.
const GROUPS: [&str; 8] = ["board", "motion", "sound", "play", "keys", "pad", "data", "reading"];

const LOOK: &str = "Frames(4), ExpectReadable,";

/// Whether a window has room for whole sheets; in others what is further down must be scrolled to.
const fn is_tall((_, height): Window) -> bool {
    height > 500
}

/// What a tour looks at, in this order: every window and every language, the first of which has this number.
fn looks(number: usize, windows: &[Window]) -> Vec<(Window, &'static str)> {
    if wants_all_texts() {
        return LANGUAGES.iter().flat_map(|language| windows.iter().map(|window| (*window, *language))).collect();
    }
    let count = LANGUAGES.len().max(windows.len());
    (0..count).map(|at| (windows[at % windows.len()], LANGUAGES[(number + at) % LANGUAGES.len()])).collect()
}

/// Runs a journey of these looks: steps for the window, and whether it is the first look.
fn tour_of(looks: &[(Window, &str)], name: &str, with: &[&str], steps: impl Fn(Window, bool) -> String) {
    let with: Vec<String> = with.iter().map(|word| format!("{word:?}")).collect();
    let mut journey = format!("(with: [{}], steps: [", with.join(", "));
    for (at, (window, language)) in looks.iter().enumerate() {
        let (width, height) = *window;
        let steps = steps(*window, at == 0);
        write!(journey, "Resize({width}, {height}), Language({language:?}), {LOOK} {steps}").expect("memory");
    }
    journey += "])";
    let output = run_unseen(&format!("texts-{name}"), &journey);
    let report = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{name}, {looks:?}: {report}");
}

/// Runs a journey with steps in all windows and languages.
fn tour(number: usize, name: &str, with: &[&str], steps: impl Fn(Window) -> String) {
    tour_of(&looks(number, &WINDOWS), name, with, |window, _| steps(window));
}

#[test]
fn every_language_is_looked_at() {
    let folders =
        std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/i18n")).expect("there are texts");
    let folders = folders.map(|folder| folder.expect("it can be read").file_name().to_string_lossy().into_owned());
    let looked_at = LANGUAGES.map(|language| language.trim_end_matches("-XA").to_owned());
    assert_eq!(folders.collect::<BTreeSet<_>>(), BTreeSet::from(looked_at));
}

#[test]
fn every_tour_meets_every_window_and_language_and_seven_tours_meet_them_together() {
    let all = |windows: &[Window]| -> BTreeSet<_> {
        LANGUAGES.iter().flat_map(|language| windows.iter().map(move |window| (*window, *language))).collect()
    };
    for windows in [&WINDOWS[..], &ROOMY] {
        let mut met = BTreeSet::new();
        for number in 0..LANGUAGES.len() {
            let looks = looks(number, windows);
            assert_eq!(looks.iter().map(|look| look.0).collect::<BTreeSet<_>>(), windows.iter().copied().collect());
            assert_eq!(looks.iter().map(|look| look.1).collect::<BTreeSet<_>>(), BTreeSet::from(LANGUAGES));
            met.extend(looks);
        }
        assert_eq!(met, all(windows));
    }
}

#[test]
fn the_shelf_and_its_menus() {
    let groups = GROUPS.map(|group| format!("Button(\"group {group}\"), {LOOK}")).concat();
    let steps = format!(
        "Button(\"settings\"), {LOOK} {groups} Button(\"close\"), Frames(3), Button(\"credits\"), {LOOK} \
         Button(\"close\"), Frames(3), Key(\"F1\"), {LOOK} Key(\"Escape\"), Frames(3),"
    );
    let programs = format!(
        "Button(\"settings\"), Frames(3), Button(\"group play\"), Frames(3), Button(\"programs\"), {LOOK} \
         Button(\"add program\"), {LOOK} Button(\"discard program\"), {LOOK} Button(\"close\"), Frames(3), \
         Button(\"close\"), Frames(3),"
    );
    tour(0, "shelf", &[], |window| if is_tall(window) { format!("{steps} {programs}") } else { steps.clone() });
}

#[test]
fn the_first_start() {
    tour(1, "welcome", &["--welcome"], |_| String::new());
}

#[test]
fn the_set_up_of_every_game() {
    for (number, game) in GAMES.into_iter().enumerate() {
        tour(number, &format!("set-up-{game}"), &[], |window| {
            let more = format!(
                "Button(\"b level 2\"), Frames(3), Button(\"teach\"), {LOOK} Button(\"teach\"), Frames(3), Button(\"more\"), {LOOK} Button(\"b even\"), {LOOK} \
                 Button(\"b program\"), {LOOK} Button(\"b ai\"), Button(\"more\"),"
            );
            // Elsewhere the portraits leave no room for it above the fold.
            let more = if ROOMY.contains(&window) { more.as_str() } else { "" };
            // In the lowest window the last card must be scrolled to.
            format!("ButtonBy(Keys, \"play {game}\"), {LOOK} {more} Button(\"back\"), Frames(3),")
        });
    }
}

#[test]
fn a_tournament_of_several() {
    tour_of(&looks(2, &ROOMY), "tournament", &[], |_, _| {
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
    for (number, game) in GAMES.into_iter().enumerate() {
        tour(number, &format!("board-{game}"), &["--game", game], |_| {
            format!(
                "PlayOut(seed: 7, turns: 2), Wait, {LOOK} Key(\"Escape\"), {LOOK} Key(\"F1\"), {LOOK} Key(\"Escape\"), \
                 Frames(3), Key(\"Escape\"), Frames(3),"
            )
        });
    }
}

#[test]
fn a_position_that_is_set_up() {
    for (number, game) in ["tress", "trees", "tribun", "go-chess"].into_iter().enumerate() {
        tour_of(&looks(number, &ROOMY), &format!("editor-{game}"), &[], |_, _| {
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
    tour(3, "analysis", &["--game", "tress"], |window| {
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
    // Elsewhere the card of the analysis has no room for its report.
    tour_of(&looks(4, &ROOMY[1..]), "mistakes", &[], |_, _| {
        let position = "[\"--game\", \"tress\", \"--position\", \"3q4/8/1g4k1/3NQ3/8/8/6K1/8 w\"]";
        format!(
            "Open({position}), Wait, Turn(\"e5f6\"), Wait, Button(\"b resign\"), Frames(4), \
             Button(\"resign for sure\"), Wait, Frames(4), Key(\"KeyA\"), WaitForButton(\"learn from mistakes\"), {LOOK} \
             ExpectOnCards, Key(\"KeyL\"), Wait, {LOOK} Turn(\"e5f6\"), Wait, Frames(10), {LOOK} Frames(300), Wait, Turn(\"g2f3\"), \
             Wait, WaitForButton(\"next exercise\"), {LOOK} Button(\"puzzles\"), {LOOK} Button(\"close\"), Frames(3),"
        )
    });
}

#[test]
fn lessons_from_the_list_to_the_end() {
    tour(5, "lessons", &[], |_| {
        format!(
            "Button(\"lessons\"), {LOOK} Button(\"lessons tress\"), {LOOK} Button(\"lesson 1\"), Wait, {LOOK} \
             Button(\"hint\"), {LOOK} Turn(\"d4d3\"), Frames(120), {LOOK} Wait, Turn(\"b4c4\"), Wait, \
             Turn(\"c4d5\"), Wait, Frames(30), {LOOK} Button(\"title\"), Frames(5),"
        )
    });
}

#[test]
fn puzzles_from_the_list_to_the_end() {
    tour(6, "puzzles", &[], |_| {
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
    tour_of(&looks(0, &WINDOWS), "library", &[], |window, is_first| {
        let form = if is_tall(window) {
            format!(
                "Button(\"name match\"), {LOOK} Button(\"discard note\"), {LOOK} Button(\"delete match\"), \
                 WaitForButton(\"undo delete\"), {LOOK} Button(\"undo delete\"), WaitForButton(\"match 1\"), Frames(4),"
            )
        } else {
            String::new()
        };
        let played = if is_first {
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
    // In others the matches are below the fold.
    let windows: Vec<Window> = WINDOWS.into_iter().filter(|window| is_tall(*window)).collect();
    tour_of(&looks(1, &windows), "export", &[], |_, is_first| {
        let played = if is_first {
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
    tour(2, "files", &[], |_| {
        format!(
            "DragFile(true), {LOOK} DragFile(false), Frames(2), Key(\"Ctrl+KeyO\"), Frames(60), {LOOK} \
             Key(\"Escape\"), Frames(4),"
        )
    });
}

#[test]
fn a_program_that_does_not_play_on() {
    tour(3, "program", &["--game", "tress", "--white", "program:Fsh"], |_| {
        format!("Wait, {LOOK} Button(\"program level\"), {LOOK} Button(\"close\"), Frames(3),")
    });
}

#[test]
fn searches_that_fail() {
    tour(4, "searches", &["--game", "tress", "--black", "ai:3"], |_| {
        format!(
            "Wait, FailSearches(Panic), Key(\"KeyH\"), WaitForButton(\"search again\"), {LOOK} \
             Turn(\"dNd3\"), WaitForButton(\"program again\"), {LOOK} FailSearches(None), Key(\"KeyU\"), Wait,"
        )
    });
}

#[test]
fn twice_the_size_of_text() {
    let groups = GROUPS.map(|group| format!("ButtonBy(Keys, \"group {group}\"), {LOOK}")).concat();
    tour(5, "large", &[], |_| {
        format!(
            "TextSize(2.0), {LOOK} Button(\"settings\"), {LOOK} {groups} Button(\"close\"), Frames(3), \
             ButtonBy(Keys, \"play tribun\"), {LOOK} ButtonBy(Keys, \"w human\"), ButtonBy(Keys, \"b human\"), \
             ButtonBy(Keys, \"start\"), Wait, {LOOK} PlayOut(seed: 3, turns: 2), Wait, {LOOK} Key(\"Escape\"), {LOOK} \
             ButtonBy(Keys, \"title\"), Frames(6), TextSize(1.0), Frames(3),"
        )
    });
}

#[test]
fn turns_that_are_typed() {
    let typed = ["?", "p x", "dNz3", "c"].map(|text| format!("Type(\"{text}\"), Key(\"Enter\"), {LOOK}")).concat();
    tour(6, "typed", &["--game", "tress"], |_| {
        format!("Wait, Key(\"Slash\"), {LOOK} {typed} Key(\"Escape\"), Frames(3),")
    });
}

#[test]
fn what_is_refused_what_a_piece_may_do_and_who_teaches() {
    let pieces = [("tress", "b1", "b5"), ("gess", "e3", "e9"), ("tribun", "e2", "e8"), ("go-chess", "e5", "a5")];
    for (number, (game, piece, far)) in pieces.into_iter().enumerate() {
        let mut with = vec!["--game", game];
        if game == "go-chess" {
            with.extend(["--position", "k8P/9#/10/10/3p#n4/3pP5/4pp4/#8#/#8#/##K5## w play"]);
        }
        tour(number, &format!("rules-{game}"), &with, |_| {
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
    tour(0, "teaching", &["--game", "tress", "--position", position, "--black", "ai:1", "--teach"], |_| {
        format!("Wait, Turn(\"d2c1\"), Wait, {LOOK} Button(\"take back\"), Wait, {LOOK}")
    });
}
