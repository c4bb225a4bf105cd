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
        if !std::path::Path::new(&library).exists() {
            continue;
        }
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

/// The names of everything in a folder.
fn names(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn reading_creates_nothing() {
    let (folder, library) = library(2);
    let missing = path(&folder, "mising");
    for command in ["list", "stats"] {
        let output = lab(&["library", command, &missing], b"");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1));
        assert!(errors.contains("mising") && errors.lines().count() == 1, "{errors}");
    }
    let out = path(&folder, "out.ludo");
    assert_eq!(lab(&["library", "find", &missing, "tress"], b"").status.code(), Some(1));
    assert_eq!(lab(&["library", "export", &missing, "-o", &out], b"").status.code(), Some(1));
    assert!(!std::path::Path::new(&missing).exists() && !std::path::Path::new(&out).exists());
    // A folder of matches without an index stays without one.
    fs::remove_file(path(&folder, "library/library.redb")).expect("an index");
    let before = names(&library);
    assert_eq!(stdout(&["library", "list", &library]).lines().count(), 2);
    assert_eq!(stdout(&["library", "find", &library, "tress"]).lines().count(), 2);
    assert_eq!(stdout(&["library", "export", &library, "-o", &out]), "2 matches\n");
    assert_eq!(names(&library), before);
}

#[test]
fn every_format_is_imported_and_every_bad_file_named() {
    let (folder, library) = library(1);
    let original = path(&folder, "all.ludo");
    let write = |name: &str, bytes: &[u8]| {
        fs::write(folder.path().join(name), bytes).expect("a file");
        path(&folder, name)
    };
    let save = path(&folder, "save");
    stdout(&["convert", &original, "--to", "save", "-o", &save]);
    let code = write("code", stdout(&["share", "encode", &original]).as_bytes());
    let records = write("records", include_bytes!("../../../record/tests/data/elsewhere/ap-array.json"));
    for (file, said) in [(&save, "0 new, 1 known\n"), (&code, "1 new, 0 known\n"), (&records, "1 new, 1 known\n")] {
        let report = stdout(&["library", "import", &library, file]);
        assert!(report.ends_with(said), "{report}");
    }
    let bad = [write("latin.ludo", b"[White \"M\xfcller\"]"), write("cut.ludo", b"[Ludo"), write("none", b"8/8 w")];
    let all = [&bad[..], &[code]].concat();
    let arguments: Vec<&str> =
        ["library", "import", &library].into_iter().chain(all.iter().map(String::as_str)).collect();
    let output = lab(&arguments, b"");
    let (errors, report) = (String::from_utf8_lossy(&output.stderr), String::from_utf8_lossy(&output.stdout));
    assert_eq!(output.status.code(), Some(1));
    for name in ["latin.ludo: line 1, column 10: ", "cut.ludo: line 1", "none: ", "3 of 4 files could not be read"] {
        assert!(errors.contains(name), "{errors}");
    }
    assert!(report.ends_with("0 new, 1 known\n"), "the good one is taken all the same: {report}");
}

/// An annotated copy of a match that is there completes it, whatever was said of it before.
#[test]
fn a_copy_that_says_more_completes_a_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = path(&folder, "library");
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/data/elsewhere");
    let [plain, annotated] = ["plain", "annotated"].map(|name| format!("{data}/{name}.ludo"));
    assert!(stdout(&["library", "import", &library, &plain]).ends_with("1 new, 0 known\n"));
    let id = stdout(&["library", "list", &library])[..16].to_owned();
    stdout(&["library", "rename", &library, &id, "Mine"]);
    let said = stdout(&["library", "import", &library, &annotated]);
    assert!(said.ends_with("0 new, 1 known, 1 of them completed\n"), "{said}");
    let again = stdout(&["library", "import", &library, &annotated, &plain]);
    assert_eq!(again.lines().filter(|line| line.ends_with("0 new, 1 known")).count(), 2, "{again}");
    let out = path(&folder, "out.ludo");
    stdout(&["library", "export", &library, "-o", &out]);
    let text = fs::read_to_string(&out).expect("a file");
    assert!(text.contains("s3xr2 ??") && text.contains("(1... e3-e5") && text.contains("[Title \"Mine\"]"), "{text}");
    assert!(
        stdout(&["library", "import", &library, &out]).ends_with("0 new, 1 known\n"),
        "our own text says nothing new"
    );
}
