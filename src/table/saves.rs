//! Every turn is on the disk before it is on the screen.

use std::path::PathBuf;

use bevy::prelude::*;
use ludarium_record::{Match, Store, StoreError};

use super::Table;
use crate::kept::{PlayerFolder, What, folder_of, text_of};
use crate::words::text;

/// Where matches are kept. What cannot be written is remembered by the player's folder, until it is.
#[derive(Resource, Default)]
pub struct Archive {
    folder: PlayerFolder,
    /// The match that was written last, and its text: only what is another now is written.
    written: Option<(u64, String)>,
    /// The match that the list of those to go on with was brought up to date with last, and whether it is in it.
    listed: Option<(u64, bool)>,
}

/// What the last run left: a match to go on with, and files that could not be read.
#[derive(Resource, Default)]
pub struct Leftovers {
    /// The newest unfinished match.
    pub unfinished: Option<Match>,
    /// What could not be read.
    pub troubles: Vec<LoadTrouble>,
}

/// Saved matches that could not be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoadTrouble {
    /// A file was set aside.
    #[error("A saved match could not be read ({error}). It is kept as {}.", path.display())]
    SetAside {
        /// What is wrong with it.
        error: String,
        /// Its new name.
        path: PathBuf,
    },
    /// The folder cannot be read.
    #[error("{0}")]
    Folder(String),
}

impl LoadTrouble {
    /// What the player reads.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            LoadTrouble::SetAside { error, path } => {
                text!("title-match-set-aside", error = error.as_str(), path = path.display().to_string())
            }
            LoadTrouble::Folder(error) => text!("title-matches-unread", error = error.as_str()),
        }
    }
}

/// Opens the archive at start.
pub fn plugin(app: &mut App) {
    let archive = Archive::of(folder_of(app));
    let leftovers = archive.look_for_leftovers();
    app.insert_resource(archive).insert_resource(leftovers);
}

impl Leftovers {
    /// Looks again for the match to go on with, after files came or went.
    pub fn look_again(&mut self, archive: &Archive) {
        self.unfinished = archive.look_for_leftovers().unfinished;
    }

    /// Keeps up with a match that leaves the table: it is the one to go on with if it is not over; if it is, an older
    /// one may be again.
    pub(super) fn follow(&mut self, table: &Table, archive: &Archive) {
        let left = &table.game;
        if table.is_exercise {
            return;
        }
        if goes_on(left) {
            self.unfinished = Some(left.clone());
        } else if self.unfinished.as_ref().is_none_or(|other| other.id() == left.id()) {
            self.look_again(archive);
        }
    }
}

/// Whether there is something to go on with.
fn goes_on(game: &Match) -> bool {
    game.result().is_none() && !game.turns().is_empty()
}

impl Archive {
    /// The archive in the player's folder.
    #[must_use]
    pub fn of(folder: PlayerFolder) -> Archive {
        Archive { folder, ..Archive::default() }
    }

    /// An archive in a folder of its own.
    #[cfg(test)]
    pub fn in_folder(path: &std::path::Path) -> Archive {
        Archive::of(PlayerFolder::at(path))
    }

    /// The player's folder.
    #[must_use]
    pub fn folder(&self) -> &PlayerFolder {
        &self.folder
    }

    /// The store, where matches can be written.
    fn store_of_matches(&self) -> Option<Result<Store, StoreError>> {
        let folder = self.folder.path().filter(|_| !self.folder.is_in_use())?;
        Some(self.folder.check().and_then(|()| Store::open(folder.join("matches"))))
    }

    fn look_for_leftovers(&self) -> Leftovers {
        let found = match self.store_of_matches() {
            Some(Ok(store)) => store.unfinished(),
            // What cannot be opened is said as what cannot be written.
            Some(Err(_)) | None => return Leftovers::default(),
        };
        let found = match found {
            Ok(found) => found,
            Err(error) => {
                return Leftovers { unfinished: None, troubles: vec![LoadTrouble::Folder(error.to_string())] };
            }
        };
        let set_aside = found.set_aside.into_iter();
        let troubles: Vec<LoadTrouble> =
            set_aside.map(|(path, error)| LoadTrouble::SetAside { error: error.to_string(), path }).collect();
        for trouble in &troubles {
            warn!("{trouble}");
        }
        Leftovers { unfinished: found.latest.map(|(_, game)| game), troubles }
    }

    fn path_of(&self, game: &Match) -> PathBuf {
        let folder = self.folder.path().map(|folder| folder.join("matches")).unwrap_or_default();
        folder.join(Store::name_of(game))
    }

    /// The file beside a saved match that holds its study, which the library knows as its companion.
    #[must_use]
    pub fn study_file(&self, game: &Match) -> Option<PathBuf> {
        self.folder.path().map(|_| self.path_of(game).with_extension("ludo"))
    }

    /// Whether the game can be closed without losing any of the match on the table.
    #[must_use]
    pub fn is_kept(&self, table: &Table) -> bool {
        self.folder.is_safe(&self.path_of(&table.game))
    }

    /// Saves a match that is put on the table, or that has changed, as soon as something is played in it. Trouble is said as
    /// long as there is any, and play goes on.
    pub fn store(&mut self, table: &Table) {
        if !table.is_worth_keeping() {
            return;
        }
        let (id, text, path) = (table.game.id(), table.game.to_text(), self.path_of(&table.game));
        let known = self.written.take().filter(|(other, _)| *other == id).map(|(_, text)| text);
        let known = known.or_else(|| text_of(&path).ok().flatten());
        if known.is_some_and(|known| is_same(&known, &text)) {
            self.written = Some((id, text));
            return;
        }
        match self.store_of_matches() {
            None if goes_on(&table.game) => self.folder.note_unkept(What::Match, &path, &text),
            None => {}
            Some(store) => {
                let saved = store.and_then(|store| self.save(&store, &table.game));
                self.folder.note(What::Match, &path, &text, saved);
            }
        }
        self.written = Some((id, text));
    }

    /// The match is in the list of those to go on with before it is saved, and over before it leaves that.
    fn save(&mut self, store: &Store, game: &Match) -> Result<(), StoreError> {
        let now = (game.id(), goes_on(game));
        if self.listed != Some(now) && now.1 {
            store.follow(game)?;
        }
        store.save(game)?;
        if self.listed != Some(now) && !now.1 {
            store.follow(game)?;
        }
        self.listed = Some(now);
        Ok(())
    }
}

/// Whether two texts say the same of a match: clocks that run are another with every moment.
fn is_same(one: &str, other: &str) -> bool {
    let lines = |text| str::lines(text).filter(|line| !line.starts_with("clocks = ") && !line.starts_with("checksum"));
    lines(one).eq(lines(other))
}
