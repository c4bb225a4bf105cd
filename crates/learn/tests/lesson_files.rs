//! Broken lessons say what is wrong and where, and the others can still be played.

use std::fs;

use ludarium_learn::lessons::{Assets, Catalogue, Lesson, check_game};
use ludarium_rules::GameId;

const GOOD: &str = r#"(
    position: "6kq/8/8/8/2QK4/8/8/8 w",
    par: 1,
    succeeds: Ended(winner: Me),
    solutions: [["Qd5"]],
    mistakes: [(by: ["Qc5"])],
    teaches: ["how-to-win"],
)"#;

fn error(from: &str, to: &str) -> String {
    let text = GOOD.replace(from, to);
    assert_ne!(text, GOOD, "\"{from}\" stands in the lesson");
    Lesson::parse(GameId::Tress, "03_home.ron", &text).expect_err("it is broken").to_string()
}

#[test]
fn an_error_names_file_line_and_column() {
    assert!(Lesson::parse(GameId::Tress, "03_home.ron", GOOD).is_ok());
    for (from, to, expected) in [
        ("par: 1", "par: x", "line 3, column 9: Expected integer"),
        ("par", "parr", "parr"),
        ("K4", "K5", "line 2, column 16: position: board, column"),
        ("winner: Me", "winner: Me, reasons: [\"luck\"]", "line 4, column 44: no game ends with the reason \"luck\""),
        ("par: 1", "par: 1, rings: [\"z9\"]", "line 3, column 22: \"z9\" is no cell of the board"),
        ("Ended(winner: Me)", "Pieces(kinds: [\"Pawn\"])", "line 4, column 31: the game has no piece called \"Pawn\""),
        (
            "Ended(winner: Me)",
            "Zone(name: \"Rome\", holder: Me)",
            "line 4, column 27: the game has no zone called \"Rome\"",
        ),
        ("par: 1", "par: 1, theme: \"luck\"", "line 3, column 21: no puzzle is about \"luck\""),
        ("Qd5", "Qd8", "line 5, column 19: solution or mistake: \"Qd8\" is not legal"),
        ("[[\"Qd5\"]]", "[]", "line 5, column 5: a lesson needs a solution"),
        (
            "[[\"Qd5\"]]",
            "[[\"Qc3\"]]",
            "line 5, column 19: the solution that begins with \"Qc3\" does not solve the lesson",
        ),
        ("\"Qc5\"", "\"Qd5\"", "does not make mistake 1"),
    ] {
        let error = error(from, to);
        assert!(error.starts_with("lessons/tress/03_home.ron, line "), "{error}");
        assert!(error.contains(expected), "{to}: {error}");
    }
}

#[test]
fn par_must_be_within_reach() {
    let text = r#"(
        position: "6kq/8/8/8/1Q1K4/8/8/8 w",
        par: 1,
        replies: Waiting(["h8h7"]),
        succeeds: Ended(winner: Me),
        solutions: [["Qc4", "Qd5"]],
        teaches: [],
    )"#;
    let error = Lesson::parse(GameId::Tress, "01_home.ron", text).expect_err("it takes two turns").to_string();
    assert!(error.contains("line 3, column 9: par is 1, but the shortest solution has 2"), "{error}");
}

#[test]
fn deep_nesting_is_refused_and_not_followed() {
    let deep = format!("(succeeds: {}Turns(at_least: 1){}, teaches: [])", "Not(".repeat(100_000), ")".repeat(100_000));
    let error = Lesson::parse(GameId::Tress, "01_deep.ron", &deep).expect_err("too deep").to_string();
    assert!(error.starts_with("lessons/tress/01_deep.ron, line 1"), "{error}");
}

#[test]
fn a_broken_file_is_left_out_and_the_others_are_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let lessons = folder.path().join("lessons/tress");
    fs::create_dir_all(&lessons).expect("folders");
    for (name, text) in [
        ("01_good.ron", GOOD.as_bytes()),
        ("02_broken.ron", b"(".as_slice()),
        ("03_no_text.ron", b"\xff".as_slice()),
        ("04_good.ron", GOOD.as_bytes()),
        ("notes.txt", b"".as_slice()),
        ("05_fine.ron", GOOD.as_bytes()),
    ] {
        fs::write(lessons.join(name), text).expect("a file");
    }
    let assets = Assets::Folder(folder.path().to_owned());
    let catalogue = Catalogue::load(&assets, GameId::Tress);
    let numbers: Vec<u8> = catalogue.lessons().iter().map(|lesson| lesson.number).collect();
    assert_eq!(numbers, [1, 5]);
    let errors: Vec<String> = catalogue.errors().iter().map(ToString::to_string).collect();
    let begins =
        ["02_broken.ron, line 1", "03_no_text.ron", "04_good.ron, line 1, column 1: another lesson", "notes.txt"];
    assert_eq!(errors.len(), begins.len(), "{errors:?}");
    for begin in begins {
        assert!(errors.iter().any(|error| error.starts_with(&format!("lessons/tress/{begin}"))), "{begin}: {errors:?}");
    }
    assert!(Catalogue::load(&assets, GameId::Gess).errors()[0].to_string().starts_with("lessons/gess, line 1"));
}

#[test]
fn the_check_finds_missing_long_and_unknown_words_and_untaught_headings() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |path: &str, text: &str| {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("folders");
        fs::write(path, text).expect("a file");
    };
    write("lessons/tress/01_home.ron", GOOD);
    write("rules/en/tress.md", "# Tress\n\n## How to win\n\n## Draws\n\n## First advice\n");
    write("i18n/en/lessons-tress.ftl", "lesson-tress-home-title = A title of far too many words\nlesson-x = Y\n");
    write("i18n/de/lessons-tress.ftl", "lesson-tress-home-title = Gut\n    .form = { $x }\n");
    let report = check_game(&Assets::Folder(folder.path().to_owned()), GameId::Tress);
    let all: Vec<String> = report.findings.iter().map(ToString::to_string).collect();
    for part in [
        "1 lessons; a game has 8 to 12",
        "the last lesson, and no other, is a whole match",
        "no lesson teaches \"Draws\"",
        "en/lessons-tress.ftl: lesson-tress-home-title has 7 words; at most 5",
        "en/lessons-tress.ftl: lesson-tress-home-goal is missing",
        "en/lessons-tress.ftl: lesson-x belongs to no lesson",
        "de/lessons-tress.ftl, line 1, column 1: lesson-tress-home-title is more than plain words",
    ] {
        assert!(all.iter().any(|finding| finding.contains(part)), "{part}: {all:#?}");
    }
    assert!(!all.iter().any(|finding| finding.contains("advice")), "{all:#?}");
}

#[test]
fn the_check_finds_words_that_point_at_what_is_not_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |path: &str, text: &str| {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("folders");
        fs::write(path, text).expect("a file");
    };
    let findings_of = |words: &str| {
        write("lessons/tress/01_home.ron", GOOD);
        write("i18n/en/window.ftl", "stop = Stop it\n");
        write("i18n/en/lessons-tress.ftl", words);
        let report = check_game(&Assets::Folder(folder.path().to_owned()), GameId::Tress);
        report.findings.iter().map(ToString::to_string).collect::<Vec<String>>()
    };
    let wrong = [
        ("goal = Take the ringed Queen.", "calls something ringed, and nothing is"),
        ("hint-1 = From h1 she goes far.", "names h1, which no stored turn touches"),
        ("hint-1 = Choose the King.", "has the learner choose \"King\", and no solution begins there"),
        ("hint-2 = Then “Stop”.", "quotes \"Stop\", which stands nowhere in the window"),
    ];
    for (words, finding) in wrong {
        let all = findings_of(&format!("lesson-tress-home-{words}\n"));
        assert!(all.iter().any(|one| one.contains(finding)), "{words}: {all:#?}");
    }
    let right = "lesson-tress-home-hint-1 = Choose the Queen.\nlesson-tress-home-hint-2 = Then “Stop it”.\n";
    let all = findings_of(right);
    assert!(!all.iter().any(|one| one.contains("hint-")), "{all:#?}");
}
