//! What the player owns, and everything that can happen to it: a disk that is full or may not be written to, a folder that
//! vanishes, a second window, a crash.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Output;

use crate::common::{fresh_home, run_unseen_in};

/// The file that a window locks.
const LOCK: &str = "in-use.lock";

fn run(home: &Path, journey: &str) -> Output {
    run_unseen_in(home, journey, &[])
}

fn report(output: &Output) -> String {
    format!("{}\n{}", output.status, String::from_utf8_lossy(&output.stderr))
}

fn run_to_end(home: &Path, journey: &str) -> String {
    let output = run(home, journey);
    assert!(output.status.success(), "{journey}: {}", report(&output));
    report(&output)
}

/// Every file below a folder with its text, but the one that is locked.
fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.file_name().is_some_and(|name| name != LOCK) {
            found.push((path.clone(), fs::read(&path).expect("readable")));
        }
    }
    found.sort();
    found
}

fn saved_match(home: &Path) -> String {
    let of_matches = files(&home.join("data/matches")).into_iter();
    let toml = |(path, text): (PathBuf, Vec<u8>)| path.extension().is_some_and(|end| end == "toml").then_some(text);
    of_matches.filter_map(toml).map(|text| String::from_utf8_lossy(&text).into_owned()).collect()
}

/// A turn is played while the disk refuses: it is said at the board through the next turns and in the menu, closing asks,
/// and when the disk is mended everything is written.
#[test]
fn a_match_that_cannot_be_saved_is_said_until_it_is_mended() {
    for state in ["Full", "ReadOnly", "Gone"] {
        let home = fresh_home(&format!("kept_{state}"));
        run_to_end(
            &home,
            &format!(
                r#"(with: ["--game", "tress"], steps: [
                    Wait, Turn("d2d3"), Wait, ExpectButton("unkept", false), Disk({state}),
                    Turn("d7d6"), Wait, Frames(3), ExpectButton("unkept", true),
                    Turn("e2e3"), Wait, Frames(3), ExpectButton("unkept", true),
                    Key("Escape"), Frames(3), Button("quit"), Frames(5), ExpectButton("try again", true),
                    Key("Escape"), Frames(3), ExpectButton("resume", true),
                    Button("quit"), Frames(5), Disk(Mended), Button("try again"), Frames(5),
                    ExpectButton("try again", false), Key("Escape"), Frames(5), ExpectButton("unkept", false), Quit,
                ])"#
            ),
        );
        let saved = saved_match(&home);
        assert!(["d2d3", "d7d6", "e2e3"].iter().all(|turn| saved.contains(turn)), "{state}: {saved}");
    }
}

#[test]
fn a_disk_that_is_full_stays_full_until_it_is_not() {
    let home = fresh_home("kept_still_full");
    run_to_end(
        &home,
        r#"(with: ["--game", "tress"], steps: [
            Wait, Disk(Full), Turn("d2d3"), Wait, Frames(3), Button("unkept"), Frames(5),
            Button("try again"), Frames(5), ExpectButton("try again", true), ExpectButton("save elsewhere", true),
            Button("quit all the same"), Frames(50), ExpectPly(99),
        ])"#,
    );
    assert!(!saved_match(&home).contains("d2d3"));
}

/// The title says it too, and closing the game from there asks as well.
#[test]
fn what_was_left_unsaved_is_said_on_the_title() {
    let home = fresh_home("kept_title");
    run_to_end(
        &home,
        r#"(with: ["--game", "tress"], steps: [
            Wait, Disk(ReadOnly), Turn("d2d3"), Wait, Key("Escape"), Frames(3), Button("title"), Frames(5),
            ExpectScreen("Title"), ExpectButton("unkept", true), ExpectButton("continue", true),
            Button("quit"), Frames(5), ExpectButton("try again", true), Disk(Mended), Button("try again"), Frames(5),
            ExpectButton("unkept", false), Button("quit"), Frames(50), ExpectPly(99),
        ])"#,
    );
    assert!(saved_match(&home).contains("d2d3"));
}

#[test]
fn a_folder_that_cannot_be_used_is_said_before_anything_is_lost() {
    let home = fresh_home("kept_no_folder");
    fs::write(home.join("data"), "a file").expect("written");
    run_to_end(&home, r#"(with: [], steps: [Wait, Frames(5), ExpectButton("unkept", true), Quit])"#);
    assert_eq!(fs::read(home.join("data")).expect("there"), b"a file");
}

/// The other window is this test.
#[test]
fn a_second_window_says_so_and_writes_nothing() {
    let home = fresh_home("kept_two_windows");
    let begin = r#"(with: ["--game", "tress"], steps: [Wait, Turn("d2d3"), Wait, Turn("d7d6"), Wait, Quit])"#;
    run_to_end(&home, begin);
    let before = [files(&home.join("data")), files(&home.join("config"))];
    assert_eq!(before[0].iter().filter(|(path, _)| path.extension().is_some_and(|end| end == "toml")).count(), 1);
    let lock = File::options().write(true).open(home.join("data").join(LOCK)).expect("a lock");
    lock.lock().expect("the first window is closed");
    let said = run_to_end(
        &home,
        r#"(with: [], steps: [
            Wait, Frames(5), ExpectButton("continue", false), Button("settings"), Frames(4), Button("group play"),
            Frames(4), Button("confirm resign"), Frames(20), Button("close"), Frames(4),
            Open(["--game", "tress"]), Wait, Turn("e2e3"), Wait, Key("Escape"), Frames(3), Button("quit"), Frames(5),
            ExpectButton("save elsewhere", true), ExpectButton("try again", false),
            Button("quit all the same"), Frames(50), ExpectPly(99),
        ])"#,
    );
    assert!(said.contains("in use by another window"), "{said}");
    assert_eq!([files(&home.join("data")), files(&home.join("config"))], before);
    drop(lock);
    run_to_end(&home, r#"(with: [], steps: [Wait, Frames(5), ExpectButton("continue", true), Quit])"#);
}

#[test]
fn a_crash_lets_go_of_the_folder() {
    let home = fresh_home("kept_crash");
    let killed = run(&home, r#"(with: ["--game", "tress"], steps: [Wait, Turn("d2d3"), Wait, Kill])"#);
    assert!(!killed.status.success());
    let again = run_to_end(&home, r#"(with: [], steps: [Wait, Frames(5), ExpectButton("continue", true), Quit])"#);
    assert!(!again.contains("in use"), "{again}");
}

/// Ratings, lessons, puzzles and mistakes: what is won while the disk refuses is written when it is mended.
#[test]
fn what_was_learned_and_won_is_said_and_written_later() {
    for state in ["Full", "ReadOnly", "Gone"] {
        let home = fresh_home(&format!("kept_progress_{state}"));
        let said = run_to_end(
            &home,
            &format!(
                r#"(with: ["--game", "tress", "--black", "ai:1"], steps: [
                    Wait, Turn("d2d3"), Wait, Disk({state}), Key("Escape"), Frames(3), Button("menu resign"), Frames(5),
                    Button("resign for sure"), Frames(20),
                    Puzzle("tress", "win 1"), Frames(5), RightTurn, Wait, Frames(20),
                    Key("Escape"), Frames(5), Button("quit"), Frames(5), ExpectButton("try again", true),
                    Disk(Mended), Button("try again"), Frames(5), ExpectButton("try again", false), Quit,
                ])"#
            ),
        );
        let data = home.join("data");
        for name in ["form.ron", "puzzles.ron"] {
            assert!(said.contains(name), "{state}: {said}");
            assert!(data.join(name).is_file(), "{state}: {name} was not written");
        }
    }
}

#[test]
fn settings_that_cannot_be_written_or_read_are_not_lost() {
    let home = fresh_home("kept_settings");
    let config = home.join("config");
    let (path, choose) = (
        config.join("settings.toml"),
        r#"Wait, Frames(5), Button("settings"), Frames(4), Button("group play"), Frames(4), Button("confirm resign"), Frames(20)"#,
    );
    fs::create_dir_all(&config).expect("made");
    let good = "[preferences]\nlanguage = \"de\"\npalette = 2\nwelcomed = true\n";
    fs::write(&path, good).expect("written");
    run_to_end(&home, &format!("(with: [], steps: [Disk(Full), {choose}, Quit])"));
    assert_eq!(fs::read_to_string(&path).expect("there"), good);
    run_to_end(&home, &format!("(with: [], steps: [{choose}, Quit])"));
    let kept = fs::read_to_string(&path).expect("there");
    assert!(kept.contains("palette = \"colour-safe\"") && kept.contains("confirm_resign = false"), "{kept}");
    for (number, broken) in
        [&b"[preferences]\nlanguage = \"de\"\nwelcomed = tr"[..], b"\xff\xfe[\0p\0"].iter().enumerate()
    {
        fs::write(&path, broken).expect("written");
        let said = run_to_end(&home, &format!("(with: [], steps: [{choose}, Quit])"));
        assert!(said.contains("settings.toml could not be read (line "), "{said}");
        let name = if number == 0 {
            "settings.toml.broken".to_owned()
        } else {
            format!("settings.toml.broken-{}", number + 1)
        };
        assert_eq!(fs::read(config.join(name)).expect("kept"), *broken);
    }
}

#[test]
fn a_match_is_left_for_good_only_after_a_question() {
    let home = fresh_home("kept_abandon");
    run_to_end(
        &home,
        r#"(with: ["--game", "tress"], steps: [
            Wait, Turn("d2d3"), Wait, Key("Escape"), Frames(3), Button("abandon"), Frames(5), ExpectPly(1),
            ExpectButton("abandon for sure", true), Key("Escape"), Frames(3), ExpectButton("abandon for sure", false),
            ExpectPly(1), Key("Escape"), Frames(3), Button("abandon"), Frames(5), Button("abandon for sure"), Wait,
            ExpectResult("draw", "abandoned"), Quit,
        ])"#,
    );
}
