//! Programs as the player keeps them.

use std::fs;

use super::*;
use crate::PlayerFolder;

fn fish() -> KnownProgram {
    let mut fish = KnownProgram { name: "Fish".to_owned(), path: "/opt/fish".to_owned(), ..KnownProgram::default() };
    fish.set_option("Level", Some("3".to_owned()));
    fish.toggle_button("Clear Hash");
    fish
}

#[test]
fn programs_are_kept_changed_and_removed() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = PlayerFolder::at(home.path());
    let mut programs = Programs::load(&folder);
    assert!(folder.unread().is_empty() && programs.all().is_empty());
    programs.keep(None, fish());
    let bird = KnownProgram { name: "Bird".to_owned(), ..fish() };
    programs.keep(None, bird.clone());
    let again = Programs::load(&folder);
    assert_eq!((&again, again.all()), (&programs, [fish(), bird.clone()].as_slice()));
    let mut renamed = KnownProgram { name: "Shark".to_owned(), ..fish() };
    renamed.toggle_button("Clear Hash");
    renamed.set_option("Level", None);
    programs.keep(Some("Fish"), renamed.clone());
    programs.remove("Bird");
    assert_eq!(Programs::load(&folder).all(), [renamed]);
    assert!(folder.refusal().is_none());
}

#[test]
fn a_file_that_cannot_be_read_is_set_aside_and_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("programs.ron");
    let program = |fields: &str| format!("(version: 1, programs: [(path: \"a\", {fields})])");
    let sound = "name: \"Fish\", turn_time: 1000, patience: 10";
    let broken = [
        "(version: 1, programs: [".to_owned(),
        "(version: x, engines: {})".to_owned(),
        program("name: \" \", turn_time: 1000, patience: 10"),
        program("name: \"Fish\", turn_time: 1, patience: 10"),
        program(&format!("{sound}), (path: \"b\", {sound}")),
    ];
    for text in &broken {
        fs::write(&path, text).expect("written");
        let player = PlayerFolder::at(folder.path());
        assert!(Programs::load(&player).all().is_empty());
        let unread = player.unread();
        let trouble = unread.first().unwrap_or_else(|| panic!("{text} was read"));
        assert!(trouble.to_string().contains("kept as"), "{trouble}");
        assert!(trouble.to_string().contains("programs.ron.broken"), "{trouble}");
        assert!(!path.exists());
    }
    let names = fs::read_dir(folder.path()).expect("readable").flatten().map(|file| file.file_name());
    let kept = names.filter(|name| name.to_string_lossy().starts_with("programs.ron.broken"));
    assert_eq!(kept.count(), broken.len());
    fs::write(&path, program(sound)).expect("written");
    let player = PlayerFolder::at(folder.path());
    assert_eq!((Programs::load(&player).all().len(), player.unread().len()), (1, 0));
}

#[test]
fn what_is_typed_becomes_what_is_started() {
    let typed = KnownProgram {
        path: " /opt/fish ".to_owned(),
        arguments: "--book \"my openings\"".to_owned(),
        folder: " ".to_owned(),
        patience: 3,
        ..fish()
    };
    let program = typed.program().expect("every quotation mark has its partner");
    assert_eq!((program.path.as_path(), program.folder), (std::path::Path::new("/opt/fish"), None));
    assert_eq!(program.arguments, ["--book", "my openings"]);
    assert_eq!(program.options, [("Level".to_owned(), "3".to_owned())]);
    assert_eq!(program.timeouts.start, std::time::Duration::from_secs(3));
    assert!(KnownProgram { arguments: "\"".to_owned(), ..fish() }.program().is_none());
}

#[test]
fn quotation_marks_hold_words_together() {
    let words = |line| known::split(line).unwrap_or_else(|| panic!("{line} has all its quotation marks"));
    assert_eq!(words(""), [""; 0]);
    assert_eq!(words("  ugi   --threads 2 "), ["ugi", "--threads", "2"]);
    assert_eq!(words(r#"--book "my openings.txt" --name="a b" """#), ["--book", "my openings.txt", "--name=a b", ""]);
    assert_eq!(known::split(r#"--book "my openings"#), None);
}
