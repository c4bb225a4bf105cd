//! The games of a run as `.ludo` text.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use ludarium_record::ludo;
use ludarium_record::study::Study;

use super::{PairRecord, ResultsError};
use crate::files::read_text;
use crate::matches::results::FinishedGame;

/// The greatest length of a file that is gone on with, in bytes.
const MAX_BYTES: u64 = 4 << 30;

/// How a match begins.
const HEAD: &str = "[Ludo \"";

/// A file of games to which pairs are added.
#[derive(Debug)]
pub struct Recording {
    path: PathBuf,
    file: File,
}

impl Recording {
    /// Begins a file of games, or goes on with that of an interrupted run whose results hold these pairs. Games of a pair
    /// that is not among them are dropped, because the pair is played again.
    ///
    /// # Errors
    /// There are games of another run, or the file cannot be written.
    pub fn open(path: &Path, resumed: Option<&BTreeMap<u32, PairRecord>>) -> Result<Recording, ResultsError> {
        let io_error = |why| ResultsError::Write { path: path.to_owned(), why };
        let file = OpenOptions::new().append(true).create(true).read(true).open(path).map_err(io_error)?;
        let opened = Recording { path: path.to_owned(), file };
        if opened.file.metadata().map_err(io_error)?.len() == 0 {
            return Ok(opened);
        }
        let foreign = || ResultsError::Exists { path: path.to_owned() };
        let known = resumed.ok_or_else(foreign)?;
        let whole = whole_pairs(&read_text(path, MAX_BYTES)?, known).ok_or_else(foreign)?;
        opened.file.set_len(whole as u64).map_err(io_error)?;
        Ok(opened)
    }

    /// Writes the games of a pair at once.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn add(&mut self, pair: u32, games: [FinishedGame; 2]) -> Result<(), ResultsError> {
        let games = (1..).zip(games);
        let text: String =
            games.map(|(game, finished)| ludo::write(&tagged(finished.written, pair, game)) + "\n").collect();
        let io_error = |why| ResultsError::Write { path: self.path.clone(), why };
        self.file.write_all(text.as_bytes()).map_err(io_error)
    }
}

/// The tags that say where a game belongs.
fn tagged(mut written: Study, pair: u32, game: u32) -> Study {
    let stamp = written.identity().stamp();
    let date = format!("{}.{}.{}", &stamp[..4], &stamp[4..6], &stamp[6..8]);
    for (name, value) in [("Event", "Ludarium lab"), ("Date", &date), ("Round", &format!("{}.{game}", pair + 1))] {
        // These names are words, and no game of the lab has them yet.
        let _ = written.set_tag(name, value);
    }
    written
}

/// The length of a text without the last pair of games, if that is cut off or not among the known ones; `None` if these
/// are not the games of the known pairs.
fn whole_pairs(text: &str, known: &BTreeMap<u32, PairRecord>) -> Option<usize> {
    let mut end = text.len() - cut_off_head(text);
    for _ in 0..2 {
        let begin = last_match(&text[..end])?;
        if begin == end || is_known(&text[begin..end], known) {
            break;
        }
        end = begin;
    }
    let begin = last_match(&text[..end])?;
    (begin == end || is_known(&text[begin..end], known)).then_some(end)
}

/// The length of the first characters of a match at the end of a text, if they are all that was written of it.
fn cut_off_head(text: &str) -> usize {
    (1..HEAD.len()).rev().find(|&length| text.ends_with(&format!("\n{}", &HEAD[..length]))).unwrap_or(0)
}

/// Where the last match of a text begins, be it whole or not; `None` where no match can.
fn last_match(text: &str) -> Option<usize> {
    let cut_off = HEAD.starts_with(text).then_some(0);
    text.rfind(HEAD).or(cut_off)
}

fn is_known(text: &str, known: &BTreeMap<u32, PairRecord>) -> bool {
    let matches = ludo::read(text).unwrap_or_default();
    let [read] = matches.as_slice() else { return false };
    let round = read.tags().iter().find(|(name, _)| name == "Round");
    let pair = round.and_then(|(_, value)| value.split_once('.')).and_then(|(pair, _)| pair.parse::<u32>().ok());
    pair.and_then(|pair| pair.checked_sub(1)).is_some_and(|pair| known.contains_key(&pair))
}
