//! What was chosen to be taken into the library, remembered until it is done: it goes on at the next start.

use std::path::PathBuf;

use bevy::log::warn;
use ludarium_rules::GameId;
use serde::{Deserialize, Serialize};

use super::Said;
use super::desk::Desk;
use super::report::Report;
use crate::data_file::{self, FileFault, Loaded, Unread};

/// The name of the file, in the folder of the saved matches.
const FILE: &str = "imports.ron";
/// What could not be done at so many starts is not tried again.
const MOST_STARTS: u8 = 3;

/// What waits to be taken in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) enum Waiting {
    /// Files that were opened.
    Files(Vec<PathBuf>),
    /// A text that was pasted.
    Text(String),
}

/// What is not done yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Unfinished {
    pub what: Waiting,
    /// The game that a text is meant to be of that could be of several.
    pub game: Option<String>,
    /// At how many starts it was gone on with.
    #[serde(default)]
    starts: u8,
}

impl Desk {
    /// Remembers what is to be taken in. Where that cannot be written it is taken in all the same.
    pub(super) fn remember(&mut self, what: &Waiting, game: Option<GameId>) {
        // The folder is there when its library is open; why that may be impossible is said when it is needed.
        if self.library().is_err() {
            return;
        }
        let game = game.map(|game| game.name().to_owned());
        self.change(|unfinished| unfinished.push(Unfinished { what: what.clone(), game, starts: 0 }));
    }

    /// It is done.
    pub(super) fn forget(&self, what: &Waiting) {
        if self.read().iter().any(|unfinished| unfinished.what == *what) {
            self.change(|unfinished| unfinished.retain(|other| other.what != *what));
        }
    }

    /// What the game was closed over.
    pub(super) fn unfinished(&self) -> Vec<Unfinished> {
        if self.read().is_empty() {
            return Vec::new();
        }
        self.change(|unfinished| {
            unfinished.retain(|unfinished| unfinished.starts < MOST_STARTS);
            unfinished.iter_mut().for_each(|unfinished| unfinished.starts += 1);
        })
    }

    fn change(&self, change: impl FnOnce(&mut Vec<Unfinished>)) -> Vec<Unfinished> {
        let mut unfinished = self.read();
        change(&mut unfinished);
        if let Some(file) = self.file()
            && let Err(error) = data_file::write(&file, &unfinished)
        {
            warn!("{}: {error}", file.display());
        }
        unfinished
    }

    fn read(&self) -> Vec<Unfinished> {
        let Some(file) = self.file() else { return Vec::new() };
        let Loaded { value, trouble, .. } = data_file::load::<Vec<Unfinished>, FileFault>(&file, data_file::parse);
        if let Some(Unread::SetAside { kept, why, .. }) = trouble {
            self.tell(Report::Said(Said::SetAside { path: kept, why: why.to_string() }));
        }
        value
    }

    fn file(&self) -> Option<PathBuf> {
        Some(self.folder().ok()?.join(FILE))
    }
}
