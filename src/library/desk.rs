//! What the worker of the library works with.

use std::io::ErrorKind;
use std::ops::ControlFlow;
use std::path::PathBuf;

use ludarium_library::{Filter, Library, LibraryError};

use super::LibraryNotice;
use super::report::Report;
use super::unfinished::Imports;
use crate::job::Link;
use crate::kept::PlayerFolder;

/// How many files are read between two reports.
const REPORTED: usize = 64;

/// What is said where matches have no folder.
pub(super) fn no_folder() -> LibraryError {
    LibraryError::Io { action: "find", path: PathBuf::from("matches"), source: ErrorKind::NotFound.into() }
}

/// What the worker works with.
pub(super) struct Desk {
    /// The folder of the saved matches.
    folder: Option<PathBuf>,
    pub(super) imports: Imports,
    library: Option<Library>,
    is_listed: bool,
    /// How many files are to be opened after the present one.
    pub(super) files_to_come: usize,
    pub(super) link: Link<Report>,
}

impl Desk {
    /// Nothing is opened before it is wanted.
    pub(super) fn new(folder: Option<PathBuf>, player: PlayerFolder, link: Link<Report>) -> Desk {
        Desk { folder, imports: Imports::new(player), library: None, is_listed: false, files_to_come: 0, link }
    }

    pub(super) fn tell(&self, report: Report) {
        self.link.tell(report);
    }

    /// The folder of the saved matches.
    pub(super) fn folder(&self) -> Result<PathBuf, LibraryError> {
        self.folder.clone().ok_or_else(no_folder)
    }

    /// The library, opened when it is wanted first.
    pub(super) fn library(&mut self) -> Result<&mut Library, LibraryError> {
        if self.library.is_none() {
            let library = Library::open(self.folder()?)?;
            if let Some(aside) = library.set_aside().first() {
                self.tell(Report::Notice(LibraryNotice::SetAside { path: aside.path.clone(), why: aside.why.clone() }));
            }
            self.library = Some(library);
        }
        self.library.as_mut().ok_or(LibraryError::Stopped)
    }

    /// Forgets the library until it is wanted again.
    pub(super) fn shut(&mut self) {
        (self.library, self.is_listed) = (None, false);
    }

    /// Reads the files that are new or have changed.
    pub(super) fn refresh(&mut self) -> Result<(), LibraryError> {
        let link = self.link.clone();
        let synced = self.library()?.sync(|progress| {
            if progress.done % REPORTED == 0 {
                link.tell(Report::Reading(progress));
            }
            if link.stop().is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        if let Some((path, why)) = synced.broken.first() {
            let (path, why, count) = (path.clone(), why.clone(), synced.broken.len());
            self.tell(Report::Notice(LibraryNotice::Broken { path, why, count }));
        }
        if synced.read + synced.gone > 0 || !self.is_listed {
            self.list()?;
        }
        Ok(())
    }

    /// Tells of every match.
    pub(super) fn list(&mut self) -> Result<(), LibraryError> {
        let library = self.library()?;
        let trashed = Filter { trashed: true, ..Filter::default() };
        let both = library.list(&Filter::default()).into_iter().chain(library.list(&trashed));
        let entries = both.cloned().collect();
        self.tell(Report::Listed(entries));
        self.is_listed = true;
        Ok(())
    }

    /// Says that matches were thrown away or taken back.
    pub(super) fn moved(&mut self, said: LibraryNotice) -> Result<(), LibraryError> {
        self.list()?;
        self.tell(Report::Moved);
        self.tell(Report::Notice(said));
        Ok(())
    }
}
