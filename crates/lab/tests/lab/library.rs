//! `library`: a folder of matches from the command line, and what happens when a command is killed.

use std::fs;
use std::process::{Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;

use crate::{lab, stdout};

/// So many matches of Tress with different names.
fn text(matches: usize) -> String {
    let one = |number: usize| {
        format!(
            "[Ludo \"1\"]\n[Game \"tress\"]\n[White \"Ann {number}\"]\n[Black \"Bob\"]\n[Result \"0-1\"]\n\
             [Termination \"resignation\"]\n[Date \"2026.11.23\"]\n\n1. dNd3 dNd6 0-1\n"
        )
    };
    (0..matches).map(one).collect::<Vec<_>>().join("\n")
}

fn path(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).to_str().expect("UTF-8").to_owned()
}

/// A folder with a library of so many matches, and its path.
fn library(matches: usize) -> (TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, library) = (path(&folder, "all.ludo"), path(&folder, "library"));
    fs::write(&file, text(matches)).expect("a file");
    let said = stdout(&["library", "import", &library, &file]);
    assert!(said.ends_with(&format!("{matches} new, 0 known\n")), "{said}");
    (folder, library)
}

#[test]
fn matches_are_imported_listed_found_and_exported() {
    let (folder, library) = library(3);
    let listed = stdout(&["library", "list", &library, "--player", "ann 1"]);
    assert_eq!(listed.lines().count(), 1, "{listed}");
    assert!(listed.contains("\t20261123-000000\ttress\t2\tBlack wins by resignation\tAnn 1 - Bob\t"), "{listed}");
    let found = stdout(&["library", "find", &library, "tress"]);
    assert_eq!(found.lines().filter(|line| line.starts_with("ply 0\t")).count(), 3, "{found}");
    assert_eq!(stdout(&["library", "find", &library, "gess"]), "");
    let out = path(&folder, "out.ludo");
    let id = &listed[..16];
    assert_eq!(stdout(&["library", "export", &library, "-o", &out, "--id", id]), "1 matches\n");
    assert!(fs::read_to_string(&out).expect("a file").contains("[White \"Ann 1\"]"));
    assert_eq!(stdout(&["library", "export", &library, "-o", &out]), "3 matches\n");
    assert!(stdout(&["library", "import", &library, &out]).ends_with("0 new, 3 known\n"));
    assert!(stdout(&["library", "stats", &library]).ends_with("3 matches, 0 in the trash\n"));
    assert_eq!(stdout(&["library", "rebuild", &library]), "3 matches\n");
}

#[test]
fn a_library_is_measured() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = stdout(&["library", "bench", &path(&folder, "bench"), "--matches", "14"]);
    for word in ["14 matches", "opening", "filter player", "position start", "70 small pictures"] {
        assert!(said.contains(word), "{said}");
    }
    let again = lab(&["library", "bench", &path(&folder, "bench"), "--matches", "14"], b"");
    assert_eq!(again.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&again.stderr).contains("is not empty"));
}

#[test]
fn a_broken_text_is_refused_with_its_place() {
    let (folder, library) = library(1);
    let file = path(&folder, "broken.ludo");
    fs::write(&file, text(2).replacen("dNd6", "zz", 1)).expect("a file");
    let output = lab(&["library", "import", &library, &file], b"");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1));
    assert!(errors.contains("broken.ludo: line 9, column 9: "), "{errors}");
    assert!(stdout(&["library", "stats", &library]).ends_with("1 matches, 0 in the trash\n"));
}

/// Kills imports after different times. Whatever they had done by then, the next one does the rest.
#[test]
fn an_import_that_was_killed_is_finished_by_the_next_one() {
    const MATCHES: usize = 120;
    let folder = tempfile::tempdir().expect("a folder");
    let (file, library) = (path(&folder, "all.ludo"), path(&folder, "library"));
    fs::write(&file, text(MATCHES)).expect("a file");
    for milliseconds in [20, 60, 100, 150, 220, 300] {
        let mut import = Command::new(env!("CARGO_BIN_EXE_ludarium-lab"))
            .args(["library", "import", &library, &file])
            .stdout(Stdio::null())
            .spawn()
            .expect("the lab starts");
        std::thread::sleep(Duration::from_millis(milliseconds));
        import.kill().expect("it is killed, or has ended");
        import.wait().expect("it has ended");
        let output = lab(&["library", "stats", &library], b"");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && errors.is_empty(), "after {milliseconds} ms: {errors}");
    }
    let said = stdout(&["library", "import", &library, &file]);
    assert!(said.contains(" new, "), "{said}");
    assert!(stdout(&["library", "stats", &library]).ends_with(&format!("{MATCHES} matches, 0 in the trash\n")));
}

#[test]
fn matches_are_named_tagged_thrown_away_and_taken_back() {
    let (_folder, library) = library(3);
    let listed = stdout(&["library", "list", &library]);
    let ids: Vec<&str> = listed.lines().map(|line| &line[..16]).collect();
    let renamed = stdout(&["library", "rename", &library, ids[0], "The long evening"]);
    assert!(renamed.starts_with(ids[0]) && renamed.ends_with("\tThe long evening\t\n"), "{renamed}");
    let tagged = stdout(&["library", "tag", &library, ids[0], ids[1], "--add", "final", "--add", "club"]);
    assert_eq!(tagged.lines().filter(|line| line.ends_with("\tclub, final")).count(), 2, "{tagged}");
    stdout(&["library", "tag", &library, ids[1], "--remove", "club"]);
    let finals = stdout(&["library", "list", &library, "--tag", "final"]);
    assert!(finals.lines().count() == 2 && finals.lines().any(|line| line.ends_with("\tfinal")), "{finals}");
    assert_eq!(stdout(&["library", "list", &library, "--title", "long evening"]).lines().count(), 1);
    stdout(&["library", "trash", &library, ids[0], ids[2]]);
    assert!(stdout(&["library", "stats", &library]).ends_with("1 matches, 2 in the trash\n"));
    let back = stdout(&["library", "restore", &library, ids[0]]);
    assert!(back.contains("The long evening\tclub, final"), "the title and the tags came back: {back}");
    assert_eq!(stdout(&["library", "empty-trash", &library]), "1 matches deleted\n");
    assert!(stdout(&["library", "stats", &library]).ends_with("2 matches, 0 in the trash\n"));
    for (args, why) in [
        (vec!["trash", &library, ids[2]], "there is no match"),
        (vec!["tag", &library, ids[0], "--add", "a,b"], "is no tag"),
        (vec!["rename", &library, ids[0], "two\nlines"], "one line of text"),
    ] {
        let output = lab(&[&["library"], &args[..]].concat(), b"");
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(why), "{args:?}");
    }
    assert_eq!(lab(&["library", "tag", &library, ids[0]], b"").status.code(), Some(2), "nothing to do");
}
