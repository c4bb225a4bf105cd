//! Threads, files, processes and clocks are named in few files, each for a reason: what stands elsewhere runs wherever the
//! game is to run.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Files, or folders with a slash at their end, what they name, and why.
type Seams = &'static [(&'static str, &'static [&'static str], &'static str)];

/// Those of the crates.
const CRATES: Seams = &[
    ("crates/ai/src/stopwatch.rs", &["clock"], "the time that passes while a search runs"),
    ("crates/ai/src/failing.rs", &["thread"], "a search that never ends, for tests"),
    ("crates/ai/src/thinking.rs", &["thread"], "a search beside its owner"),
    ("crates/ai/src/search/helpers.rs", &["thread"], "threads that search together"),
    ("crates/ai/src/tables/treason/built_in.rs", &["thread"], "a table is unpacked while somebody thinks"),
    ("crates/learn/src/lessons/assets.rs", &["fs"], "the lessons of a folder, for those who write them"),
    ("crates/library/src/", &["fs", "clock"], "all matches of a folder"),
    ("crates/record/src/id.rs", &["clock"], "when a match began"),
    ("crates/record/src/store/", &["fs", "clock"], "how a file is kept"),
    ("crates/ugi/src/client/inbox.rs", &["thread"], "what a program says is read as it comes"),
    ("crates/ugi/src/client/patience.rs", &["clock"], "how long a program is waited for"),
    ("crates/ugi/src/client/process.rs", &["process", "thread"], "a program that runs, and reads when it likes"),
    ("crates/lab/src/watch.rs", &["clock", "thread"], "the time that players and measurements take"),
    ("crates/lab/src/parallel.rs", &["thread"], "several games at the same time"),
    ("crates/lab/src/ugi/search.rs", &["thread"], "an engine answers while it searches"),
    ("crates/lab/src/records/convert.rs", &["clock"], "when a record was exported"),
    ("crates/lab/src/", &["fs", "process"], "a program of the command line reads and writes files"),
];

/// What is looked for in a line, and what it is called here.
const NAMES: [(&str, &str); 6] = [
    ("std::thread", "thread"),
    ("std::fs", "fs"),
    ("std::process", "process"),
    ("directories::", "folders"),
    ("Instant", "clock"),
    ("SystemTime", "clock"),
];

#[test]
fn the_crates_name_the_system_in_few_files() {
    let root = root();
    let crates = fs::read_dir(root.join("crates")).expect("the crates");
    let sources = crates.map(|entry| entry.expect("an entry").path().join("src"));
    check(&root, sources.flat_map(|folder| files(&folder)), CRATES);
}

/// Every file names no more than its seams say, and every seam is needed.
fn check(root: &Path, files: impl Iterator<Item = PathBuf>, seams: Seams) {
    let (mut wrong, mut used) = (Vec::new(), BTreeSet::new());
    for file in files {
        let path = file.strip_prefix(root).expect("it is within").to_string_lossy().replace('\\', "/");
        for name in named(&fs::read_to_string(&file).expect("UTF-8")) {
            let seam = seams.iter().find(|(seam, names, _)| {
                let fits = if seam.ends_with('/') { path.starts_with(seam) } else { path == *seam };
                fits && names.contains(&name)
            });
            match seam {
                Some((seam, ..)) => {
                    used.insert((*seam, name));
                }
                None => wrong.push(format!("{path} names {name}")),
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    for (seam, names, why) in seams {
        for name in *names {
            assert!(used.contains(&(*seam, *name)), "{seam} does not name {name} any more ({why})");
        }
    }
}

/// What a source file names of the system, its tests and comments apart.
fn named(text: &str) -> BTreeSet<&'static str> {
    let lines: Vec<&str> = text.lines().map(str::trim_start).filter(|line| !line.starts_with("//")).collect();
    let is_tests = |place: usize| {
        lines[place].starts_with("#[cfg(")
            && lines[place].contains("test")
            && lines.get(place + 1).is_some_and(|next| next.starts_with("mod "))
    };
    let end = (0..lines.len()).find(|place| is_tests(*place)).unwrap_or(lines.len());
    let names = |line: &&str| {
        NAMES.iter().filter(|(name, _)| line.contains(name)).map(|(_, called)| *called).collect::<Vec<_>>()
    };
    lines[..end].iter().flat_map(names).collect()
}

/// The source files of a folder but for those that are tests.
fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut found = Vec::new();
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        if name.ends_with("tests") {
            continue;
        }
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
    found
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository")
}

#[test]
fn tests_and_comments_do_not_count() {
    let text = "//! std::fs\nuse std::thread;\n#[cfg(test)]\nfn helper() {}\nfn f(at: Instant) {}\n#[cfg(test)]\nmod tests { use std::fs; }\n";
    assert_eq!(named(text).into_iter().collect::<Vec<_>>(), ["clock", "thread"]);
}
