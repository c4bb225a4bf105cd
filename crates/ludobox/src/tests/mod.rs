//! Ludoboxes of small folders: made, read, damaged, and taken in elsewhere.

mod format;
mod journey;
mod merging;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use flate2::Compression;
use flate2::write::GzEncoder;
use ludarium_library::{Library, Note};
use ludarium_profile::{Fault, PlayerFolder, Ratings};
use ludarium_record::study::Study;
use ludarium_record::{Match, MatchId, Player, Setup, Store, ludo};
use ludarium_rules::GameId;
use tempfile::TempDir;

use crate::tar::{BLOCK, Header, padding};
use crate::*;

/// Settings that are of a newer version.
const NEWER_SETTINGS: &str = "version = 9\n";

fn check(text: &str) -> Result<(), Fault> {
    if text == NEWER_SETTINGS { Err(Fault::Version(9)) } else { Ok(()) }
}

/// Does all steps of a machine.
fn all<T>(mut step: impl FnMut() -> ControlFlow<T>) -> T {
    loop {
        if let ControlFlow::Break(done) = step() {
            return done;
        }
    }
}

fn folders(home: &Path) -> Folders {
    let (data, preferences) = (home.join("data"), Some(home.join("preferences")));
    Folders { data, preferences, unwritten: BTreeMap::new() }
}

fn pack(home: &Path) -> Packed {
    let mut packing = Packing::new(&folders(home)).expect("it can be read");
    all(|| packing.step()).expect("packed")
}

fn contents(bytes: &[u8]) -> Result<Contents, LudoboxError> {
    let mut checking = Checking::new(Arc::from(bytes), check)?;
    all(|| checking.step())
}

fn import(home: &Path, bytes: &[u8], wanted: Wanted) -> Result<TakenIn, LudoboxError> {
    let mut importing = Importing::new(Arc::from(bytes), folders(home), wanted, check)?;
    all(|| importing.step())
}

/// Every file of a folder and those below it with its text, but for what is kept of an import and what can be made again.
fn files(home: &Path) -> BTreeMap<String, String> {
    let (mut found, mut todo) = (BTreeMap::new(), vec![home.to_owned()]);
    while let Some(folder) = todo.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let name = path.strip_prefix(home).expect("below").to_string_lossy().into_owned();
            if path.is_dir() {
                todo.extend((!name.ends_with("backups")).then_some(path));
            } else if !name.ends_with("library.redb") && !name.ends_with(".lock") {
                found.insert(name, String::from_utf8_lossy(&fs::read(&path).expect("read")).into_owned());
            }
        }
    }
    found
}

fn a_match(number: u64, turns: &[&str]) -> Match {
    let players = ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() });
    let setup = Setup::new(GameId::Tress, players);
    let mut game = Match::with_id(setup, MatchId::new(number, 1_795_243_846 + number)).expect("valid");
    for text in turns {
        let turn = game.position().read_turn(text).expect("legal");
        game.play(&turn).expect("legal");
    }
    game
}

fn store(home: &Path) -> Store {
    Store::open(home.join("data/matches")).expect("a folder")
}

fn save(home: &Path, game: &Match) {
    store(home).save(game).and_then(|_| store(home).follow(game)).expect("saved");
}

fn load(home: &Path, game: &Match) -> Match {
    Store::load(store(home).path_of(game)).expect("there")
}

/// Writes a study of a match with a comment, beside it.
fn say(home: &Path, game: &Match, comment: &str) {
    let mut study = Study::from_match(game);
    let last = *study.main_line().last().expect("the beginning");
    study.annotate(last, |notes| notes.comment = comment.to_owned()).expect("short");
    fs::write(store(home).path_of(game).with_extension("ludo"), ludo::write(&study)).expect("written");
}

fn said(home: &Path, game: &Match) -> String {
    fs::read_to_string(store(home).path_of(game).with_extension("ludo")).unwrap_or_default()
}

fn annotate(home: &Path, game: &Match, title: &str, tags: &[&str]) {
    let note = Note { title: title.to_owned(), tags: tags.iter().map(|tag| (*tag).to_owned()).collect() };
    let mut library = library(home);
    library.annotate([(game.id(), note)]).expect("written");
}

fn library(home: &Path) -> Library {
    let mut library = Library::open(home.join("data/matches")).expect("a library");
    library.sync(|_| ControlFlow::Continue(())).expect("read");
    library
}

fn begin(home: &Path, number: u64) {
    Ratings::load(&PlayerFolder::at(&home.join("data"))).begin(number);
}

/// A player with something of every kind: three matches, one of them in the trash.
fn player() -> TempDir {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path();
    let games = [a_match(1, &["dNd3"]), a_match(2, &["dNd3", "dNd6"]), a_match(3, &["dNd3"])];
    games[..2].iter().for_each(|game| save(path, game));
    store(path).save(&games[2]).expect("saved");
    say(path, &games[1], "a plan");
    annotate(path, &games[1], "The second", &["good"]);
    library(path).throw_away(&[3]).expect("thrown away");
    begin(path, 1);
    fs::create_dir_all(path.join("preferences")).expect("made");
    fs::write(path.join("preferences/settings.toml"), "version = 1\n").expect("written");
    fs::create_dir_all(path.join("data/reviews")).expect("made");
    fs::write(path.join("data/reviews/0000000000000002.json"), "{}").expect("written");
    fs::write(path.join("data/programs.ron"), "()").expect("written");
    home
}

/// A ludobox of entries as they are given, the first that says what it is left out.
fn raw(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut out = GzEncoder::new(Vec::new(), Compression::best());
    for (name, bytes) in entries {
        let header = Header { name: (*name).to_owned(), size: bytes.len() as u64 };
        out.write_all(&header.block(0)).expect("memory");
        out.write_all(bytes).expect("memory");
        out.write_all(&vec![0; padding(header.size)]).expect("memory");
    }
    out.write_all(&[0; 2 * BLOCK]).expect("memory");
    out.finish().expect("memory")
}

const LABEL: (&str, &[u8]) = ("ludobox.txt", b"ludobox 1\n2026-11-28\n");
