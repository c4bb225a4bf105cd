//! What was chosen to be taken into the library, remembered until it is done: it goes on at the next start.

use std::error::Error;
use std::path::{Path, PathBuf};

use bevy::log::warn;
use ludarium_record::{set_aside, write_atomically};
use ludarium_rules::GameId;
use serde::{Deserialize, Serialize};

use super::Said;
use super::desk::Desk;
use super::report::Report;
use crate::kept::{self, Fault};

/// The name of the file, in the folder of the saved matches.
const FILE: &str = "imports.ron";
/// What could not be done at so many starts is not tried again.
const MOST_STARTS: u8 = 3;
/// The largest file that is read, in bytes: a pasted text stands in it.
const MAX_SIZE: u64 = 256 << 20;

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
            && let Err(error) = write(&file, &unfinished)
        {
            warn!("{}: {error}", file.display());
        }
        unfinished
    }

    fn read(&self) -> Vec<Unfinished> {
        let Some(file) = self.file() else { return Vec::new() };
        match read(&file) {
            Ok(unfinished) => unfinished,
            Err(why) => {
                if let Ok(path) = set_aside(&file) {
                    self.tell(Report::Said(Said::SetAside { path, why: why.to_string() }));
                }
                Vec::new()
            }
        }
    }

    fn file(&self) -> Option<PathBuf> {
        Some(self.folder().ok()?.join(FILE))
    }
}

fn read(file: &Path) -> Result<Vec<Unfinished>, Fault> {
    kept::text_up_to(file, MAX_SIZE)?.map_or(Ok(Vec::new()), |text| kept::parse(&text))
}

fn write(file: &Path, unfinished: &[Unfinished]) -> Result<(), Box<dyn Error>> {
    Ok(write_atomically(file, kept::print(&unfinished)?)?)
}
