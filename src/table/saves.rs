//! Every turn is on the disk before it is on the screen.

use std::path::PathBuf;

use bevy::prelude::*;
use directories::ProjectDirs;
use ludarium_record::{Match, Store};

use super::Table;
use super::notice::Notice;
use super::trouble::{LoadTrouble, SaveTrouble};

/// Where matches are kept; `None` inside if no folder can be written, which the player reads once.
#[derive(Resource, Default)]
pub struct Archive {
    store: Option<Store>,
    trouble: Option<SaveTrouble>,
}

/// What the last run left: a match to go on with, and files that could not be read.
#[derive(Resource, Default)]
pub struct Leftovers {
    /// The newest unfinished match.
    pub unfinished: Option<Match>,
    /// What could not be read.
    pub troubles: Vec<LoadTrouble>,
}

/// The folder of saved matches: `LUDARIUM_DATA` if set, else the system's folder for data of programs.
#[must_use]
pub fn data_folder() -> Option<PathBuf> {
    if let Some(folder) = std::env::var_os("LUDARIUM_DATA") {
        return Some(PathBuf::from(folder));
    }
    ProjectDirs::from("org", "Ludarium", "Ludarium").map(|dirs| dirs.data_dir().to_owned())
}

/// Opens the archive at start.
pub fn plugin(app: &mut App) {
    let mut leftovers = Leftovers::default();
    let archive = match data_folder().map(|folder| Store::open(folder.join("matches"))) {
        Some(Ok(store)) => {
            leftovers = look_for_leftovers(&store);
            Archive { store: Some(store), trouble: None }
        }
        Some(Err(error)) => Archive { store: None, trouble: Some(SaveTrouble::Store(error.to_string())) },
        None => Archive { store: None, trouble: Some(SaveTrouble::NoFolder) },
    };
    if let Some(trouble) = &archive.trouble {
        warn!("matches cannot be saved: {trouble}");
    }
    app.insert_resource(archive).insert_resource(leftovers);
}

impl Leftovers {
    /// Looks again for the match to go on with, after files came or went.
    pub fn look_again(&mut self, archive: &Archive) {
        if let Some(store) = &archive.store {
            self.unfinished = look_for_leftovers(store).unfinished;
        }
    }

    /// Keeps up with a match that leaves the table: it is the one to go on with if it is not over; if it is, an older
    /// one may be again.
    pub(super) fn follow(&mut self, table: &Table, archive: &Archive) {
        let left = &table.game;
        if table.is_exercise {
            return;
        }
        if left.result().is_none() && !left.turns().is_empty() {
            self.unfinished = Some(left.clone());
        } else if self.unfinished.as_ref().is_none_or(|other| other.id() == left.id()) {
            self.unfinished = archive.store.as_ref().and_then(|store| look_for_leftovers(store).unfinished);
        }
    }
}

fn look_for_leftovers(store: &Store) -> Leftovers {
    let found = match store.unfinished() {
        Ok(found) => found,
        Err(error) => return Leftovers { unfinished: None, troubles: vec![LoadTrouble::Folder(error.to_string())] },
    };
    let set_aside = found.set_aside.into_iter();
    let troubles: Vec<LoadTrouble> =
        set_aside.map(|(path, error)| LoadTrouble::SetAside { error: error.to_string(), path }).collect();
    for trouble in &troubles {
        warn!("{trouble}");
    }
    Leftovers { unfinished: found.latest.map(|(_, game)| game), troubles }
}

impl Archive {
    /// An archive in a folder that can be written.
    #[cfg(test)]
    pub fn in_folder(folder: &std::path::Path) -> Archive {
        Archive { store: Some(Store::open(folder).expect("a folder")), trouble: None }
    }

    /// The file beside a saved match that holds its study, which the library knows as its companion.
    #[must_use]
    pub fn study_file(&self, game: &Match) -> Option<PathBuf> {
        self.store.as_ref().map(|store| store.path_of(game).with_extension("ludo"))
    }

    /// Prepares for a match that is put on the table, and saves it.
    pub fn begin(&mut self, table: &Table) {
        let store = self.store.as_ref().filter(|_| !table.is_exercise);
        if let Some(Err(error)) = store.map(|store| store.save(&table.game)) {
            warn!("{error}");
        }
    }

    /// Saves the match on the table; the player reads of trouble once, and play goes on.
    pub fn store(&mut self, table: &mut Table) {
        if table.is_exercise {
            return;
        }
        let Some(store) = &self.store else {
            if let Some(trouble) = self.trouble.take() {
                table.notice = Some(Notice::MatchUnsaved(trouble));
            }
            return;
        };
        match store.save(&table.game) {
            Ok(_) => self.trouble = None,
            Err(error) => {
                let trouble = SaveTrouble::Store(error.to_string());
                if self.trouble.as_ref() != Some(&trouble) {
                    warn!("{error}");
                    table.notice = Some(Notice::TurnUnsaved(error.to_string()));
                }
                self.trouble = Some(trouble);
            }
        }
    }
}
