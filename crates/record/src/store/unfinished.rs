//! Which match is to be gone on with. A list in the folder says it, so that no start reads every match.

use std::path::PathBuf;

use super::find::{best_version, summary};
use super::{Found, Store, StoreError, read, write_atomically};
use crate::Match;

const LIST: &str = "unfinished.txt";
/// The most matches in the list.
const MOST: usize = 50;
/// How many matches are looked at where there is no list: those that were saved last.
const MOST_LOOKED_AT: usize = 200;

impl Store {
    /// The match to go on with: of those that are not over and in which something was played, the one that was played last
    /// ([`Store::follow`]). Where there is no list of them yet, the matches that were saved last are looked at.
    ///
    /// A file that is no whole save is renamed, and the match is taken from its backup. Nothing else is read: what is
    /// damaged elsewhere is found by whoever looks through all matches.
    ///
    /// # Errors
    /// The folder cannot be read. Errors of single files are in [`Found`].
    pub fn unfinished(&self) -> Result<Found, StoreError> {
        let mut found = Found::default();
        let paths = match self.listed() {
            Some(paths) => paths,
            None => self.saved_last()?,
        };
        found.latest = paths.into_iter().find_map(|path| best_version(&path, &mut found).map(|game| (path, game)));
        Ok(found)
    }

    /// Keeps the list up with a match: if it is to be gone on with, it is the first now, else it is not in the list.
    ///
    /// # Errors
    /// The list cannot be written, or the folder cannot be read.
    pub fn follow(&self, game: &Match) -> Result<(), StoreError> {
        let known = self.listed();
        let mut paths = match &known {
            Some(paths) => paths.clone(),
            None => {
                self.saved_last()?.into_iter().filter(|path| summary(path).is_ok_and(|one| one.goes_on())).collect()
            }
        };
        let path = self.path_of(game);
        paths.retain(|other| *other != path);
        if game.result().is_none() && !game.turns().is_empty() {
            paths.insert(0, path);
        }
        paths.truncate(MOST);
        if known.as_ref() == Some(&paths) {
            return Ok(());
        }
        let names = paths.iter().filter_map(|path| path.file_name()?.to_str());
        let text: String = names.map(|name| format!("{name}\n")).collect();
        write_atomically(&self.folder().join(LIST), text)
    }

    /// The files of the list; nothing if there is none that can be read.
    fn listed(&self) -> Option<Vec<PathBuf>> {
        let text = read(&self.folder().join(LIST)).ok()?;
        // Whoever edits it cannot lead out of the folder.
        let is_name = |line: &&str| line.ends_with(".toml") && !line.contains(['/', '\\']);
        Some(text.lines().filter(is_name).take(MOST).map(|name| self.folder().join(name)).collect())
    }

    fn saved_last(&self) -> Result<Vec<PathBuf>, StoreError> {
        let mut paths = self.names_by_age()?;
        paths.truncate(MOST_LOOKED_AT);
        Ok(paths)
    }
}
