//! `picture`: files, and what it refuses.

use std::fs;
use std::path::PathBuf;

use crate::lab;

/// A place for a picture of a test.
fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn draw(name: &str, args: &[&str]) -> (Option<i32>, String) {
    let path = file(name);
    let whole = [&["picture"], args, &["-o", path.to_str().expect("UTF-8")]].concat();
    let output = lab(&whole, b"");
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn every_game_is_drawn_in_both_formats() {
    for game in ["tress", "trees", "tribun", "gess", "go-chess", "treason", "troop-chess"] {
        for (extension, begin) in [("svg", &b"<svg"[..]), ("png", b"\x89PNG")] {
            let name = format!("{game}.{extension}");
            assert_eq!(draw(&name, &[game, "--size", "200"]), (Some(0), String::new()), "{name}");
            assert!(fs::read(file(&name)).expect("a file").starts_with(begin), "{name}");
        }
    }
}

#[test]
fn turns_marks_and_arrows_are_drawn() {
    let (name, plain) = ("marked.svg", "plain.svg");
    assert_eq!(draw(plain, &["tress"]).0, Some(0));
    let args = ["tress", "--turn", "dNd3", "--mark", "capture:d7", "--arrow", "threat:d7-d3", "--arrow", "e2-e3-e4"];
    assert_eq!(draw(name, &args), (Some(0), String::new()));
    let [marked, plain] = [name, plain].map(|name| fs::read_to_string(file(name)).expect("a file"));
    for layer in ["last-turn", "marks", "arrows"] {
        let begin = format!("<g class=\"{layer}\">");
        assert!(marked.contains(&begin) && !plain.contains(&begin), "{layer}");
    }
    assert!(marked.contains("<title>Tress, Black to move</title>"));
}

#[test]
fn options_of_the_picture_change_it() {
    let drawn = |name: &str, args: &[&str]| {
        assert_eq!(draw(name, &[&["tribun"], args].concat()), (Some(0), String::new()), "{args:?}");
        fs::read_to_string(file(name)).expect("a file")
    };
    let plain = drawn("options.svg", &[]);
    for args in [&["--turned"][..], &["--no-coordinates"], &["--size", "300"]] {
        assert_ne!(drawn("other.svg", args), plain, "{args:?}");
    }
    let tress = ["tress", "--palette", "high-contrast"];
    assert_eq!(draw("contrast.svg", &tress).0, Some(0));
    assert_eq!(draw("classic.svg", &["tress"]).0, Some(0));
    assert_ne!(fs::read(file("contrast.svg")).expect("a file"), fs::read(file("classic.svg")).expect("a file"));
}

#[test]
fn what_cannot_be_drawn_ends_with_1_and_one_line() {
    for (name, args, word) in [
        ("a.gif", &["tress"][..], "ends in .svg or .png"),
        ("missing/a.svg", &["tress"], "missing"),
        ("a.svg", &["tress", "--position", "8/8 w"], "rank"),
        ("a.svg", &["tress", "--turn", "zz"], "ludarium-lab: "),
        ("a.svg", &["tress", "--mark", "target:i9"], "Tress has no cell \"i9\""),
        ("a.svg", &["tress", "--arrow", "d2"], "at least two cells"),
        ("a.svg", &["tress", "--arrow", "d2-z9"], "Tress has no cell \"z9\""),
    ] {
        let (code, stderr) = draw(name, args);
        assert_eq!(code, Some(1), "{args:?}: {stderr}");
        assert!(stderr.starts_with("ludarium-lab: ") && stderr.lines().count() == 1, "{args:?}: {stderr}");
        assert!(stderr.contains(word), "{args:?}: {stderr}");
    }
}

#[test]
fn a_wrong_request_for_a_picture_ends_with_2() {
    for args in [
        &["tress", "--size", "0"][..],
        &["tress", "--size", "100000"],
        &["tress", "--palette", "grey"],
        &["tress", "--mark", "d3"],
        &["tress", "--mark", "star:d3"],
        &["tress", "--arrow", "star:d3-d4"],
        &["chess"],
    ] {
        assert_eq!(draw("b.svg", args).0, Some(2), "{args:?}");
    }
}

/// What a study draws is seen in its picture; the format is that of the content, whatever the name of the file says.
#[test]
fn a_study_is_drawn_with_its_arrows_and_rings() {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/data/elsewhere/example.ludo");
    let text = fs::read_to_string(data).expect("a file");
    let (drawn, plain, code) = (file("drawn.txt"), file("plain.toml"), file("code.ludo"));
    fs::write(&drawn, &text).expect("written");
    fs::write(&plain, text.replace("[%arrow d2-d4] [%ring red:d4] ", "")).expect("written");
    fs::write(&code, "ludo1.C0AAxFSKDzCd0lpp").expect("written");
    let svg = |name: &str, path: &PathBuf, ply: &str| {
        assert_eq!(draw(name, &[path.to_str().expect("UTF-8"), "--ply", ply]), (Some(0), String::new()));
        fs::read_to_string(file(name)).expect("a file")
    };
    let [with, without] = [("with.svg", &drawn), ("without.svg", &plain)].map(|(name, path)| svg(name, path, "0"));
    assert!(with.contains("<g class=\"arrows\">") && !without.contains("<g class=\"arrows\">"));
    assert_eq!(svg("with.svg", &drawn, "1"), svg("without.svg", &plain, "1"), "nothing is drawn there");
    assert!(svg("code.svg", &code, "3").contains("<title>Tress, Black to move</title>"));
    let position = file("position");
    fs::write(&position, crate::START).expect("written");
    assert_eq!(draw("position.svg", &[position.to_str().expect("UTF-8")]).0, Some(0));
}
