//! Looking through the folder.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use ludarium_files as fs;

use super::replace::{backup_name, temporary_names};
use super::{Found, Store, StoreError, read, set_aside};
use crate::{Match, Summary};

impl Store {
    /// All matches, the one that was saved last first; files that cannot be read are left out.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn library(&self) -> Result<Vec<Summary>, StoreError> {
        let names = self.names_by_age()?;
        Ok(names.iter().filter_map(|path| summary(path).or_else(|_| summary(&backup_name(path))).ok()).collect())
    }

    /// The main file names of all matches of which any file is there, the last written first.
    pub(super) fn names_by_age(&self) -> Result<Vec<PathBuf>, StoreError> {
        let fail = |error| StoreError::io("look into the folder", &self.folder, error);
        let mut names = BTreeMap::<PathBuf, SystemTime>::new();
        for entry in fs::read_dir(&self.folder).map_err(fail)? {
            let entry = entry.map_err(fail)?;
            let Some(name) = main_name(&entry.path()) else { continue };
            let written = entry.metadata().and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
            let newest = names.entry(name).or_insert(written);
            *newest = written.max(*newest);
        }
        let mut names: Vec<_> = names.into_iter().map(|(name, written)| (written, name)).collect();
        names.sort_unstable();
        Ok(names.into_iter().rev().map(|(_, name)| name).collect())
    }
}

/// `x.toml` for `x.toml`, `x.toml.bak` and the temporary files; `None` for anything else.
fn main_name(path: &Path) -> Option<PathBuf> {
    let name = path.file_name()?.to_str()?;
    let (stem, rest) = name.split_once(".toml")?;
    let known = rest.is_empty() || rest == ".bak" || rest.starts_with(".tmp");
    (known && fs::is_file(path)).then(|| path.with_file_name(format!("{stem}.toml")))
}

/// The match of a name if it can be read and is not over, from whichever of its files is good and goes furthest.
pub(super) fn best_version(path: &Path, found: &mut Found) -> Option<Match> {
    let cut_short: Vec<_> = temporary_names(path).filter_map(|name| Store::load(name).ok()).collect();
    if cut_short.is_empty() && summary(path).is_ok_and(|summary| summary.result.is_some()) {
        return None;
    }
    let saved = take(path, found).or_else(|| take(&backup_name(path), found));
    let best = cut_short.into_iter().fold(saved, |best, next| match best {
        Some(best) if !goes_further(&next, &best) => Some(best),
        _ => Some(next),
    });
    best.filter(|game| game.result().is_none() && !game.turns().is_empty())
}

/// Whether a save that was cut short was written after `saved`: nothing is missing in it, and something is new.
fn goes_further(next: &Match, saved: &Match) -> bool {
    let turns = |game: &Match| game.turns()[..game.ply()].iter().map(|played| played.turn.clone()).collect::<Vec<_>>();
    let (next_turns, saved_turns) = (turns(next), turns(saved));
    next.id() == saved.id()
        && next_turns.starts_with(&saved_turns)
        && (next_turns.len() > saved_turns.len() || next.result().is_some())
}

/// Reads a file turn by turn; a damaged one is set aside.
fn take(path: &Path, found: &mut Found) -> Option<Match> {
    Store::load(path).map_err(|error| report(path, error, found)).ok()
}

pub(super) fn summary(path: &Path) -> Result<Summary, StoreError> {
    Summary::read(path, &read(path)?).map_err(|error| StoreError::broken(path, error))
}

fn report(path: &Path, error: StoreError, found: &mut Found) {
    if error.is_absence() {
        return;
    }
    if !error.is_damage() {
        found.left.push(error);
        return;
    }
    match set_aside(path) {
        Ok(place) => found.set_aside.push((place, error.damage())),
        Err(refused) => found.left.extend([error, refused]),
    }
}
