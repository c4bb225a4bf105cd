//! Reading and writing a file of results.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::error::LineFault;
use super::settings::{Head, Line, MAX_PLAYERS, VERSION, first_difference};
use super::{PairRecord, ResultsError};
use crate::files::{LineError, read_text};
use crate::numbers::MAX_GAMES;
use crate::watch::Watch;

/// The greatest length of a file in bytes: some five million games.
const MAX_BYTES: u64 = 2 << 30;

/// How much work a power cut may cost.
const SYNC_INTERVAL: Duration = Duration::from_secs(1);

#[derive(Debug)]
pub struct Content {
    pub head: Head,
    pub pairs: BTreeMap<u32, PairRecord>,
    /// The number of pairs in the schedule.
    scheduled: u32,
    /// The length of all whole lines in bytes.
    whole: u64,
}

/// Reads a file of results. What follows the last whole line is not read.
///
/// # Errors
/// The file cannot be read, or a whole line is damaged.
pub fn read(path: &Path) -> Result<Content, ResultsError> {
    let text = read_text(path, MAX_BYTES)?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut content: Option<Content> = None;
    for (number, line) in (1..).zip(text[..whole].lines()) {
        let damaged = |why| ResultsError::Line { path: path.to_owned(), why: LineError { line: number, why } };
        let line = serde_json::from_str(line).map_err(|error| damaged(error.into()))?;
        match (&mut content, line) {
            (None, Line::Head(head)) => {
                check_head(&head).map_err(damaged)?;
                let scheduled = head.schedule()?.pairs();
                content = Some(Content { head, pairs: BTreeMap::new(), scheduled, whole: whole as u64 });
            }
            (Some(content), Line::Games(games)) => {
                extend(content, games).map_err(damaged)?;
                content.scheduled = content.head.schedule()?.pairs();
            }
            (Some(content), Line::Pair(pair)) => add(content, pair).map_err(damaged)?,
            (None, _) | (Some(_), Line::Head(_)) => return Err(damaged(LineFault::Head)),
        }
    }
    let empty = || ResultsError::Line { path: path.to_owned(), why: LineError { line: 1, why: LineFault::Head } };
    content.ok_or_else(empty)
}

fn check_head(head: &Head) -> Result<(), LineFault> {
    if head.version != VERSION {
        Err(LineFault::Version { found: head.version })
    } else if head.games == 0 || head.games > MAX_GAMES || !head.games.is_multiple_of(2) {
        Err(LineFault::Games(head.games))
    } else if !(2..=MAX_PLAYERS).contains(&head.settings.players.len()) {
        Err(LineFault::Players(head.settings.players.len()))
    } else {
        Ok(())
    }
}

fn extend(content: &mut Content, games: u32) -> Result<(), LineFault> {
    if games <= content.head.games || games > MAX_GAMES || !games.is_multiple_of(2) {
        return Err(LineFault::Games(games));
    }
    content.head.games = games;
    Ok(())
}

fn add(content: &mut Content, pair: PairRecord) -> Result<(), LineFault> {
    let number = pair.number;
    if number >= content.scheduled || !content.head.shard.has(number) {
        Err(LineFault::Pair(number))
    } else if !pair.is_possible() {
        Err(LineFault::Numbers(number))
    } else if content.pairs.insert(number, pair).is_some() {
        Err(LineFault::Twice(number))
    } else {
        Ok(())
    }
}

/// Opens a file to add to it, or makes it; no other run can have it then.
///
/// # Errors
/// It cannot be written, or another run writes to it.
pub fn open_alone(path: &Path) -> Result<File, ResultsError> {
    let io_error = |why| ResultsError::Write { path: path.to_owned(), why };
    let file = OpenOptions::new().append(true).create(true).read(true).open(path).map_err(io_error)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(ResultsError::Locked { path: path.to_owned() }),
        Err(TryLockError::Error(why)) => Err(io_error(why)),
    }
}

/// A file of results to which pairs are added.
#[derive(Debug)]
pub struct ResultsFile {
    path: PathBuf,
    file: File,
    synced: Watch,
}

impl ResultsFile {
    /// Opens the file of a run, or begins it; gives the pairs that it holds already.
    ///
    /// # Errors
    /// It belongs to another run, is damaged, is being written to, or cannot be written.
    pub fn open(path: &Path, head: &Head) -> Result<(ResultsFile, BTreeMap<u32, PairRecord>), ResultsError> {
        let io_error = |why| ResultsError::Write { path: path.to_owned(), why };
        let file = open_alone(path)?;
        let mut opened = ResultsFile { path: path.to_owned(), file, synced: Watch::start() };
        let length = opened.file.metadata().map_err(io_error)?.len();
        let is_new = length == 0 || is_cut_head(path)?;
        if is_new {
            opened.file.set_len(0).map_err(io_error)?;
            opened.write(&Line::Head(head.clone()))?;
            return Ok((opened, BTreeMap::new()));
        }
        let content = read(path)?;
        check_same(path, &content.head, head)?;
        opened.file.set_len(content.whole).map_err(io_error)?;
        if head.games > content.head.games {
            opened.write(&Line::Games(head.games))?;
        }
        Ok((opened, content.pairs))
    }

    /// Adds a pair.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn add(&mut self, pair: &PairRecord) -> Result<(), ResultsError> {
        self.write(&Line::Pair(pair.clone()))
    }

    fn write(&mut self, line: &Line) -> Result<(), ResultsError> {
        let written = write_line(&mut self.file, line).and_then(|()| {
            if self.synced.elapsed() >= SYNC_INTERVAL {
                self.file.sync_data()?;
                self.synced = Watch::start();
            }
            Ok(())
        });
        written.map_err(|why| ResultsError::Write { path: self.path.clone(), why })
    }
}

/// Whether a file holds the beginning of a first line and nothing else, because its writing was interrupted.
fn is_cut_head(path: &Path) -> Result<bool, ResultsError> {
    let text = read_text(path, MAX_BYTES)?;
    Ok(!text.contains('\n') && text.starts_with("{\"head\""))
}

/// Writes a line at once.
///
/// # Errors
/// It cannot be written.
pub fn write_line(out: &mut impl Write, line: &Line) -> io::Result<()> {
    let text = serde_json::to_string(line)? + "\n";
    out.write_all(text.as_bytes())
}

/// Refuses results of other settings. There may be more games now than in the file.
fn check_same(path: &Path, there: &Head, here: &Head) -> Result<(), ResultsError> {
    let refuse = |what: String, there, here| {
        let path = path.to_owned();
        Err(ResultsError::Settings { path, what, there, here })
    };
    if let Some((what, there, here)) = first_difference(&there.settings, &here.settings) {
        return refuse(what, there, here);
    }
    if there.shard != here.shard {
        return refuse("the shard".to_owned(), there.shard.to_string(), here.shard.to_string());
    }
    if there.games > here.games {
        return Err(ResultsError::Fewer { path: path.to_owned(), there: there.games });
    }
    Ok(())
}
