//! `convert`, `share` and `roundtrip`.

use std::fs;

use ludarium_record::study::Study;
use ludarium_record::{Match, Player, Setup, ludo};
use ludarium_rules::{GameId, Side};
use tempfile::TempDir;

use crate::{lab, stdout};

/// A finished match of Gess with a variation, in a file of a folder that vanishes with it.
fn sample() -> (TempDir, String) {
    let players = ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() });
    let mut game = Match::new(Setup::new(GameId::Gess, players)).expect("a valid set-up");
    for text in ["i3-i5", "i18-i16", "i5-i6"] {
        let turn = game.position().read_turn(text).expect("legal");
        game.play(&turn).expect("legal");
    }
    game.resign(Side::White).expect("it is going on");
    let mut study = Study::from_match(&game);
    let second = study.main_line()[2];
    study.play_text(second, "l3-l2").expect("legal");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.ludo");
    fs::write(&path, ludo::write(&study)).expect("written");
    let path = path.to_str().expect("UTF-8").to_owned();
    (folder, path)
}

fn refused(args: &[&str]) -> String {
    let output = lab(args, b"");
    let stderr = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!((output.status.code(), stderr.lines().count()), (Some(1), 1), "{args:?}: {stderr}");
    stderr
}

#[test]
fn every_format_leads_to_every_other() {
    let (folder, path) = sample();
    let original = stdout(&["convert", &path, "--to", "ludo"]);
    assert_eq!(original, fs::read_to_string(&path).expect("the file"));
    let turns = stdout(&["convert", &path, "--to", "turns"]);
    let formats = ["ludo", "save", "abstract-play", "turns", "code"];
    for format in formats {
        let file = folder.path().join(format);
        let file = file.to_str().expect("UTF-8");
        assert_eq!(stdout(&["convert", &path, "--to", format, "-o", file]), "");
        for other in formats {
            // Turns alone do not say that somebody has given up.
            if (format, other) == ("turns", "abstract-play") {
                assert!(refused(&["convert", file, "--to", other]).contains("this one goes on"));
                continue;
            }
            let text = stdout(&["convert", file, "--to", other]);
            let back = folder.path().join("back");
            fs::write(&back, text).expect("written");
            assert_eq!(stdout(&["convert", back.to_str().expect("UTF-8"), "--to", "turns"]), turns, "{format} {other}");
        }
    }
    let piped = lab(&["convert", "-", "--to", "turns", "--game", "gess"], b"1. i3-i5 i18-i16 2. i5xi6");
    assert_eq!(String::from_utf8(piped.stdout).expect("UTF-8"), turns);
}

#[test]
fn codes_are_made_and_read() {
    let (_folder, path) = sample();
    let code = stdout(&["share", "encode", &path]);
    assert_eq!(code, stdout(&["convert", &path, "--to", "code"]));
    let text = stdout(&["share", "decode", code.trim()]);
    let read = ludo::read(&text).expect("just written").remove(0);
    assert_eq!(
        (read.plies(), read.result().map(|result| result.reason.word().to_owned())),
        (3, Some("resignation".to_owned()))
    );
    assert!(refused(&["share", "decode", &code[..20]]).contains("cut off"));
}

#[test]
fn what_cannot_be_converted_ends_with_1_and_one_line() {
    let (folder, path) = sample();
    let write = |name: &str, text: &str| {
        let file = folder.path().join(name);
        fs::write(&file, text).expect("written");
        file.to_str().expect("UTF-8").to_owned()
    };
    let one = fs::read_to_string(&path).expect("the file");
    let two = write("two.ludo", &format!("{one}\n{one}"));
    assert_eq!(stdout(&["convert", &two, "--to", "ludo", "--number", "2"]), one);
    assert_eq!(stdout(&["share", "encode", &two]).lines().count(), 2);
    for (args, why) in [
        (["convert", &two, "--to", "save"], "there are 2 matches, and this format holds one"),
        (["convert", &write("rest", "8/8 w"), "--to", "save"], "rest: position of "),
        (["convert", &write("start", crate::START), "--to", "save"], "this is a position, not a match"),
        (
            ["convert", &write("bad.ludo", &one.replace("i5", "i9")), "--to", "save"],
            "bad.ludo: match as .ludo text: line 9",
        ),
        (["convert", "no/such/file", "--to", "save"], "no/such/file"),
    ] {
        let error = refused(&args);
        assert!(error.contains(why), "{error}");
    }
    assert!(
        refused(&["convert", &two, "--to", "ludo", "--number", "3"]).contains("there is no match 3: the file has 2")
    );
}

/// Turns alone do not say with which options a match began; the command says how to read them.
#[test]
fn turns_of_a_match_with_options_are_read_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let players = ["White", "Black"].map(|name| Player::Human { name: name.to_owned() });
    let setup = Setup { options: vec![("seed".to_owned(), "42".to_owned())], ..Setup::new(GameId::GoChess, players) };
    let mut game = Match::new(setup).expect("a valid set-up");
    for _ in 0..4 {
        let turn = game.position().nth_turn(3).expect("a choice");
        game.play(&turn).expect("legal");
    }
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    fs::write(path("a"), ludo::write(&Study::from_match(&game))).expect("written");
    let output = lab(&["convert", &path("a"), "--to", "turns"], b"");
    let hint = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(hint.contains("add --game go-chess --option seed=42"), "{hint}");
    fs::write(path("turns"), &output.stdout).expect("written");
    let back = stdout(&["convert", &path("turns"), "--to", "ludo", "--game", "go-chess", "--option", "seed=42"]);
    assert_eq!(ludo::read(&back).expect("just written"), [Study::from_match(&game)]);
}

#[test]
fn a_file_stays_as_it_was_when_the_new_one_cannot_be_written_whole() {
    let (folder, path) = sample();
    let out = folder.path().join("out").to_str().expect("UTF-8").to_owned();
    fs::write(&out, "before").expect("written");
    let two = format!("{0}\n{0}x", fs::read_to_string(&path).expect("the file"));
    fs::write(&path, two).expect("written");
    assert!(refused(&["convert", &path, "--to", "code", "-o", &out]).contains("line "));
    assert_eq!(fs::read_to_string(&out).expect("the file"), "before");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2, "nothing is left beside it");
}

/// With a small number of matches; the same command is run with a thousand for a release.
#[test]
fn matches_of_all_games_come_back() {
    let report = stdout(&["roundtrip", "--matches", "2", "--seed", "3"]);
    let lines: Vec<&str> = report.lines().collect();
    assert_eq!(lines.len(), 2 * GameId::ALL.len(), "{report}");
    for (game, lines) in GameId::ALL.iter().zip(lines.chunks(2)) {
        assert!(lines[0].starts_with(&format!("{game}: 2 matches of random, seed 3, ")), "{report}");
        assert!(lines[0].ends_with(" plies: no difference") && lines[1].starts_with(".ludo text "), "{report}");
        assert!(lines[1].contains("; of whole matches: median "), "{report}");
    }
    assert_eq!(
        stdout(&["roundtrip", "tress", "--matches", "2", "--seed", "3"]).lines().collect::<Vec<_>>(),
        lines[..2]
    );
}
