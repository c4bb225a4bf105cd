//! Which files may speak with the system themselves, and why: what a browser has in another way stands behind few seams.

#[path = "../crates/lab/tests/seams/rule.rs"]
pub(crate) mod rule;

use std::path::{Path, PathBuf};

const SEAMS: rule::Seams = &[
    ("src/look/bake_cache.rs", &["fs"], "textures, which can be made again"),
    ("src/sound/music.rs", &["fs"], "recordings beside the program"),
    ("src/start.rs", &["fs", "browser"], "what the system says of this process; the threads of the renderer"),
    ("src/measure.rs", &["fs"], "what the system says of this process"),
    ("src/script/", &["fs", "process"], "journeys, their pictures and their end"),
    ("src/self_test.rs", &["fs", "process"], "the program itself, started with folders of its own"),
    ("src/folders.rs", &["folders", "browser"], "where everything is"),
    ("src/job.rs", &["browser"], "whatever goes on beside the window"),
    ("src/job/threads.rs", &["thread"], "the same on threads"),
    ("src/job/wake.rs", &["browser"], "who wakes the window"),
    ("src/pad.rs", &["browser"], "a page tells of its gamepads itself"),
    ("src/page.rs", &["browser"], "what only a page can do"),
    ("src/words/mod.rs", &["browser"], "the languages of the system"),
    ("src/main.rs", &["process"], "how the program ends"),
    ("src/settings/portal.rs", &["bus"], "what the desktop wishes"),
    ("src/clock.rs", &["clock"], "the date"),
];

/// The source files of the window, tests apart.
pub(crate) fn sources() -> Vec<PathBuf> {
    let of_tests = ["seams.rs", "layers.rs", "literals.rs", "ambiguity.rs", "testing.rs"];
    let sources = rule::sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).into_iter();
    let sources: Vec<_> = sources.filter(|source| !of_tests.iter().any(|name| source.ends_with(name))).collect();
    assert!(sources.len() > 200, "only {} files were looked at", sources.len());
    sources
}

#[test]
fn only_the_seams_speak_with_the_system() {
    rule::check(Path::new(env!("CARGO_MANIFEST_DIR")), sources(), SEAMS);
}
