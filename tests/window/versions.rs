//! What older versions have written is read; what a newer one has written is refused, kept as it is, and the player is told
//! what to do.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{fresh_home, run_unseen_in};

/// The files of a version, from its folder on.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).expect("readable").map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn versions() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/versions");
    let entries = fs::read_dir(folder).expect("there are versions").map(|entry| entry.expect("an entry").path());
    entries.filter(|path| path.is_dir()).collect()
}

/// The home of somebody who has played with a version; `change` is what happened to the texts since.
fn home_of(version: &Path, name: &str, change: impl Fn(&Path, String) -> String) -> PathBuf {
    let home = fresh_home(name);
    for path in files(version) {
        let own = path.strip_prefix(version).expect("within");
        fs::create_dir_all(home.join(own).parent().expect("a folder")).expect("made");
        let text = fs::read_to_string(&path).expect("a text");
        fs::write(home.join(own), change(own, text)).expect("written");
    }
    home
}

/// The game that the name of a kept match tells.
fn game_of(path: &Path) -> String {
    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
    name.split('-').nth(2).expect("a game").to_owned()
}

/// Steps that look for exactly these matches of a game.
fn list_of(games: &[String]) -> String {
    let (game, count) = (&games[0], games.len());
    format!(
        r#"Button("library {game}"), WaitForButton("match {count}"), Frames(4), ExpectButton("match {}", false),"#,
        count + 1
    )
}

/// Looks at everything that is kept.
const LOOK: &str = r#"(with: [], steps: [
    Wait, Button("library"), Frames(20), WaitForLibrary, Frames(4), Key("Escape"), Frames(6),
    Button("puzzles"), Frames(20), Key("Escape"), Frames(6), Button("lessons"), Frames(20), Key("Escape"), Frames(6),
    Button("settings"), Frames(6), Quit,
])"#;

#[test]
fn everything_of_older_versions_is_read() {
    let versions = versions();
    assert!(!versions.is_empty());
    for version in versions {
        let number = version.file_name().expect("a name").to_string_lossy().into_owned();
        let home = home_of(&version, &format!("version_{number}"), |_, text| text);
        let matches = files(&version.join("data/matches"));
        let matches = matches.iter().filter(|path| path.extension().is_some_and(|end| end == "toml"));
        let mut games: Vec<_> = matches.map(|path| game_of(path)).collect();
        games.sort();
        assert!(games.len() >= 5, "{number}: {games:?}");
        // A list of one game fits into the window; what is scrolled out of sight is no button.
        let lists: String = games.chunk_by(PartialEq::eq).map(list_of).collect();
        let journey = LOOK.replace("WaitForLibrary,", &format!(r#"WaitForButton("tag knights"), {lists}"#));
        let output = run_unseen_in(&home, &journey, &[]);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && !said.contains("could not be read"), "{number}: {said}");
        for path in files(&version) {
            let kept = home.join(path.strip_prefix(&version).expect("within"));
            assert!(kept.is_file(), "{number}: {} is no longer there", kept.display());
        }
        let broken = files(&home).into_iter().filter(|path| path.to_string_lossy().contains("broken"));
        assert_eq!(broken.collect::<Vec<_>>(), Vec::<PathBuf>::new(), "{number}");
    }
}

#[test]
fn what_a_newer_version_has_written_is_refused_and_kept_and_it_is_said_what_to_do() {
    let version = versions().pop().expect("a version");
    // Also another form: only the version can be relied on.
    let newer = |own: &Path, text: String| match own.extension().and_then(|end| end.to_str()) {
        Some("ron") => {
            text.replace("version: 1,", "version: 9, of_tomorrow: [\"\"],").replace("games: {", "games: [{}], later: {")
        }
        Some("toml") => text.replace("version = 1", "version = 9"),
        Some("ludo") => text.replace("[Ludo \"2\"]", "[Ludo \"9\"]"),
        _ => text,
    };
    let home = home_of(&version, "version_newer", newer);
    let written: Vec<_> = files(&home).into_iter().map(|path| fs::read_to_string(path).expect("a text")).collect();
    let output = run_unseen_in(&home, LOOK, &[]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    for name in ["settings.toml", "lessons.ron", "puzzles.ron", "mistakes.ron", "tournament.ron", "programs.ron"] {
        let line = said.lines().find(|line| line.contains(&format!("{name} could not be read")));
        let line = line.unwrap_or_else(|| panic!("nothing is said of {name}: {said}"));
        assert!(line.contains("version 9") && line.contains("update Ludarium"), "{line}");
    }
    let now: Vec<_> = files(&home).into_iter().filter_map(|path| fs::read_to_string(path).ok()).collect();
    for text in written {
        assert!(now.contains(&text), "this is lost: {text}");
    }
}
