//! Threads, files, processes, clocks and browsers are named in few files, each for a reason: what stands elsewhere runs wherever the
//! game is to run.

#[path = "seams/rule.rs"]
mod rule;

use std::fs;
use std::path::Path;

use rule::{Seams, check, sources};

/// Those of the crates.
const CRATES: Seams = &[
    ("crates/ai/src/stopwatch.rs", &["clock"], "the time that passes while a search runs"),
    ("crates/ai/src/failing.rs", &["thread"], "a search that never ends, for tests"),
    ("crates/ai/src/lib.rs", &["browser"], "tests of searches that fail need threads"),
    ("crates/ai/src/thinking/mod.rs", &["browser"], "a search beside its owner"),
    ("crates/ai/src/thinking/message.rs", &["browser"], "what a worker of the browser is told"),
    ("crates/ai/src/thinking/thread.rs", &["thread"], "a search in a thread"),
    ("crates/ai/src/search/helpers.rs", &["thread"], "threads that search together"),
    ("crates/ai/src/tables/treason/built_in.rs", &["thread", "browser"], "a table is unpacked while somebody thinks"),
    ("crates/learn/src/lessons/assets.rs", &["fs"], "the lessons of a folder, for those who write them"),
    ("crates/files/src/lib.rs", &["fs", "browser"], "which files are those of a player"),
    ("crates/files/src/system.rs", &["fs"], "the files of the system"),
    ("crates/files/src/browser.rs", &["browser"], "the page that keeps the files"),
    ("crates/files/src/memory/state.rs", &["clock"], "when a file in memory was changed"),
    ("crates/files/src/memory/entry.rs", &["clock"], "the same, as files have it"),
    ("crates/files/src/memory/file.rs", &["fs"], "why a file in memory is not locked"),
    ("crates/letters/src/face.rs", &["browser"], "a large face that a page fetches when it is needed"),
    ("crates/library/src/files.rs", &["clock"], "whether a file has changed"),
    ("crates/library/src/index.rs", &["browser"], "a database in a file, or in memory"),
    ("crates/record/src/id.rs", &["clock"], "when a match began"),
    ("crates/record/src/store/find.rs", &["clock"], "which file was written last"),
    ("crates/ugi/src/client/inbox.rs", &["thread"], "what a program says is read as it comes"),
    ("crates/ugi/src/client/patience.rs", &["clock"], "how long a program is waited for"),
    ("crates/ugi/src/client/process.rs", &["process", "thread"], "a program that runs, and reads when it likes"),
    ("crates/page/src/lib.rs", &["browser"], "the page of the browser"),
    ("crates/thinker/src/lib.rs", &["browser"], "the search in a worker of the browser"),
    ("crates/lab/src/lib.rs", &["process"], "how a program ends"),
    ("crates/lab/src/main.rs", &["process"], "how the program ends"),
    ("crates/lab/src/watch.rs", &["clock", "thread"], "the time that players and measurements take"),
    ("crates/lab/src/parallel.rs", &["thread"], "several games at the same time"),
    ("crates/lab/src/ugi/search.rs", &["thread"], "an engine answers while it searches"),
    ("crates/lab/src/records/convert.rs", &["clock"], "when a record was exported"),
    (
        "crates/lab/src/files.rs",
        &["fs"],
        "files are read up to a length, and written so that they are whole or as they were",
    ),
    ("crates/lab/src/results_file/", &["fs"], "results and games, added as they are played"),
    ("crates/lab/src/library/bench.rs", &["fs"], "thousands of matches to measure, as fast as they can be written"),
    ("crates/lab/src/bench/measurements.rs", &["fs"], "what the system says of the memory"),
    ("crates/commit/src/find.rs", &["fs"], "where a repository says its commit, when a program is compiled"),
    ("crates/manuals/src/main.rs", &["fs"], "pages for packages"),
    ("crates/workshop/src/main.rs", &["process"], "how the program ends"),
    ("crates/workshop/src/calibrate/state.rs", &["fs"], "the folder of the games of calibrations"),
    ("crates/workshop/src/curves/read.rs", &["fs"], "which of two formats a file has"),
    ("crates/workshop/src/selfplay/file.rs", &["fs"], "games, added as they are played"),
    ("crates/workshop/src/spsa/file.rs", &["fs"], "iterations, added as they are played"),
];

#[test]
fn the_crates_name_the_system_in_few_files() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository");
    let crates = fs::read_dir(root.join("crates")).expect("the crates");
    let folders = crates.map(|entry| entry.expect("an entry").path().join("src"));
    check(&root, folders.flat_map(|folder| sources(&folder)), CRATES);
}
