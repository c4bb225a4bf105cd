//! The tasks of the worker that reads, writes and draws.

use std::path::PathBuf;
use std::sync::Arc;

use ludarium_library::{LibraryError, Note};
use ludarium_record::Match;
use ludarium_rules::{AnyPosition, GameId};

use super::desk::Desk;
use super::pictures::Order;
use super::preview::PreviewOrder;
use super::report::Report;
use super::{ExportWish, LibraryNotice, Shared};

/// What the worker is asked for.
#[derive(Debug)]
pub(super) enum Task {
    Refresh,
    /// Others write to the folder: what is known of it is forgotten.
    Shut,
    Load(u64),
    /// A match that is not opened but exported.
    LoadForExport(u64),
    /// What is drawn on the boards of a match.
    LookForDrawings(u64),
    Find(Box<AnyPosition>),
    Annotate(u64, Note),
    ThrowAway(u64),
    Restore(u64),
    Share(u64, Shared),
    Export(Arc<Match>, ExportWish),
    Paste(String, Option<GameId>),
    /// Opens the match of a share code that a link carries.
    OpenCode(String),
    OpenFiles(Vec<PathBuf>, Option<GameId>),
    /// Takes in what was still to be taken in when the game was closed.
    GoOnImporting,
    Draw(Box<Order>),
    Preview(Box<PreviewOrder>),
}

impl Task {
    /// Whether it can be done while another window has the library.
    pub(super) const fn needs_no_library(&self) -> bool {
        let shares = matches!(self, Task::Export(_, ExportWish::Shared(_)));
        shares || matches!(self, Task::Draw(_) | Task::Preview(_) | Task::OpenCode(_))
    }
}

impl Desk {
    pub(super) fn carry_out(&mut self, task: Task) {
        match self.try_to(task) {
            // The game is being closed, and nobody hears it.
            Err(LibraryError::Stopped) | Ok(()) => {}
            Err(error) => self.tell(Report::Notice(LibraryNotice::of_error(&error))),
        }
    }

    fn try_to(&mut self, task: Task) -> Result<(), LibraryError> {
        match task {
            Task::Refresh => self.refresh()?,
            Task::Shut => self.shut(),
            Task::Load(id) => {
                let game = self.library()?.load(id)?;
                self.tell(Report::Fetched(Box::new(game)));
            }
            Task::LoadForExport(id) => {
                let game = self.library()?.load(id)?;
                self.tell(Report::FetchedForExport(Box::new(game)));
            }
            Task::LookForDrawings(id) => {
                let drawn = self.library()?.drawn(id);
                self.tell(Report::Drawings(id, drawn));
            }
            Task::Find(position) => {
                let found = self.library()?.find(&position)?;
                let found = found.into_iter().map(|(entry, ply)| (entry.id, ply)).collect();
                self.tell(Report::Found(found));
            }
            Task::Annotate(id, note) => {
                self.library()?.annotate([(id, note)])?;
                self.list()?;
            }
            Task::ThrowAway(id) => {
                self.library()?.throw_away(&[id])?;
                self.moved(LibraryNotice::ThrownAway(id))?;
            }
            Task::Restore(id) => {
                self.library()?.restore(&[id])?;
                self.moved(LibraryNotice::Restored)?;
            }
            Task::Share(id, shared) => {
                let game = self.library()?.load(id)?;
                let said = self.share(&game, shared);
                self.tell(Report::Notice(said));
            }
            Task::Export(game, wish) => self.export(&game, &wish)?,
            Task::Paste(text, game) => self.paste(&text, game)?,
            Task::OpenCode(code) => self.open_code(&code),
            Task::OpenFiles(paths, game) => self.open_files(&paths, game)?,
            Task::GoOnImporting => self.go_on_importing()?,
            // Nobody sees them any more when the game is being closed.
            Task::Preview(_) | Task::Draw(_) if self.link.stop().is_stopped() => {}
            Task::Preview(order) => {
                let (key, pixels) = order.draw();
                self.tell(Report::Previewed(key, pixels));
            }
            Task::Draw(order) => {
                let (key, pixels) = order.draw();
                self.tell(Report::Drawn(key, pixels));
            }
        }
        Ok(())
    }
}
