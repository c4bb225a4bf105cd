//! The thread that reads, writes and draws.

use std::io::{self, ErrorKind};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;

use ludarium_diagram::Pixels;
use ludarium_library::{Entry, Filter, Library, LibraryError, Note, SyncProgress};
use ludarium_record::{Match, MatchId};
use ludarium_rules::{AnyPosition, GameId};

use super::film::Filming;
use super::paste::{self, Found};
use super::pictures::{Order, PictureKey};
use super::preview::PreviewOrder;
use super::{ExportWish, FilmWish, PreviewKey, Said};

/// How many files are read between two reports.
const REPORTED: usize = 64;

/// What the thread is asked for.
#[derive(Debug)]
pub(super) enum Task {
    Refresh,
    Load(u64),
    /// A match that is not opened but exported.
    LoadForExport(u64),
    Find(Box<AnyPosition>),
    Annotate(u64, Note),
    ThrowAway(u64),
    Restore(u64),
    Share(u64),
    Export(Arc<Match>, ExportWish),
    Film(Arc<Match>, FilmWish, Arc<Filming>),
    Paste(String, Option<GameId>),
    OpenFiles(Vec<PathBuf>, Option<GameId>),
    Draw(Box<Order>),
    Preview(Box<PreviewOrder>),
}

/// What the thread answers.
#[derive(Debug)]
pub(super) enum Report {
    Reading(SyncProgress),
    Listed(Vec<Entry>),
    Fetched(Box<Match>),
    FetchedForExport(Box<Match>),
    Found(Vec<(u64, usize)>),
    Drawn(PictureKey, Option<Pixels>),
    Previewed(PreviewKey, Option<Pixels>),
    Copy(String),
    Moved,
    /// A film is made, stopped or given up.
    Filmed,
    Said(Said),
    /// A task is done, whether or not it succeeded.
    Done,
}

/// The thread, as the window knows it. It ends when this is dropped and its last task is done.
pub(super) struct Worker {
    tasks: Sender<Task>,
    reports: Mutex<Receiver<Report>>,
}

impl Worker {
    /// Starts the thread.
    pub fn start(folder: Option<PathBuf>) -> io::Result<Worker> {
        let ((tasks, asked), (report, reports)) = (channel(), channel());
        let mut desk = Desk { folder, library: None, is_listed: false, report };
        thread::Builder::new().name("library".to_owned()).spawn(move || {
            for task in asked {
                desk.carry_out(task);
            }
        })?;
        Ok(Worker { tasks, reports: Mutex::new(reports) })
    }

    /// Hands over a task; returns whether the thread is still there.
    pub fn ask(&self, task: Task) -> bool {
        self.tasks.send(task).is_ok()
    }

    /// What has been answered since the last time.
    pub fn reports(&mut self) -> Vec<Report> {
        self.reports.get_mut().map(|reports| reports.try_iter().collect()).unwrap_or_default()
    }
}

/// What the thread works with.
pub(super) struct Desk {
    folder: Option<PathBuf>,
    library: Option<Library>,
    is_listed: bool,
    pub(super) report: Sender<Report>,
}

impl Desk {
    fn carry_out(&mut self, task: Task) {
        if let Err(error) = self.try_to(task) {
            self.tell(Report::Said(Said::of_error(&error)));
        }
        self.tell(Report::Done);
    }

    /// Nobody hears it when the window is closed.
    pub(super) fn tell(&self, report: Report) {
        let _ = self.report.send(report);
    }

    fn try_to(&mut self, task: Task) -> Result<(), LibraryError> {
        match task {
            Task::Refresh => self.refresh()?,
            Task::Load(id) => {
                let game = self.library()?.load(id)?;
                self.tell(Report::Fetched(Box::new(game)));
            }
            Task::LoadForExport(id) => {
                let game = self.library()?.load(id)?;
                self.tell(Report::FetchedForExport(Box::new(game)));
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
                self.moved(Said::ThrownAway(id))?;
            }
            Task::Restore(id) => {
                self.library()?.restore(&[id])?;
                self.moved(Said::Restored)?;
            }
            Task::Share(id) => {
                let game = self.library()?.load(id)?;
                let said = self.share(&game);
                self.tell(Report::Said(said));
            }
            Task::Export(game, wish) => self.export(&game, &wish)?,
            Task::Film(game, wish, filming) => {
                if let Err(error) = self.film(game, wish, filming) {
                    self.tell(Report::Filmed);
                    return Err(error);
                }
            }
            Task::Paste(text, game) => self.paste(&text, game)?,
            Task::OpenFiles(paths, game) => self.open_files(&paths, game)?,
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

    /// The folder of the saved matches.
    pub(super) fn folder(&self) -> Result<PathBuf, LibraryError> {
        self.folder.clone().ok_or_else(|| LibraryError::Io {
            action: "find",
            path: PathBuf::from("matches"),
            source: ErrorKind::NotFound.into(),
        })
    }

    /// The library, opened when it is wanted first.
    pub(super) fn library(&mut self) -> Result<&mut Library, LibraryError> {
        if self.library.is_none() {
            let library = Library::open(self.folder()?)?;
            if let Some(aside) = library.set_aside().first() {
                self.tell(Report::Said(Said::SetAside { path: aside.path.clone(), why: aside.why.clone() }));
            }
            self.library = Some(library);
        }
        self.library.as_mut().ok_or(LibraryError::Stopped)
    }

    fn refresh(&mut self) -> Result<(), LibraryError> {
        let report = self.report.clone();
        let synced = self.library()?.sync(|progress| {
            if progress.done % REPORTED == 0 {
                let _ = report.send(Report::Reading(progress));
            }
            ControlFlow::Continue(())
        })?;
        if let Some((path, why)) = synced.broken.first() {
            let (path, why, count) = (path.clone(), why.clone(), synced.broken.len());
            self.tell(Report::Said(Said::Broken { path, why, count }));
        }
        if synced.read + synced.gone > 0 || !self.is_listed {
            self.list()?;
        }
        Ok(())
    }

    pub(super) fn list(&mut self) -> Result<(), LibraryError> {
        let library = self.library()?;
        let trashed = Filter { trashed: true, ..Filter::default() };
        let both = library.list(&Filter::default()).into_iter().chain(library.list(&trashed));
        let entries = both.cloned().collect();
        self.tell(Report::Listed(entries));
        self.is_listed = true;
        Ok(())
    }

    fn moved(&mut self, said: Said) -> Result<(), LibraryError> {
        self.list()?;
        self.tell(Report::Moved);
        self.tell(Report::Said(said));
        Ok(())
    }

    fn paste(&mut self, text: &str, game: Option<GameId>) -> Result<(), LibraryError> {
        match paste::recognise(text, game) {
            // What is pasted is a match of its own, whatever there is already.
            Ok(Found::One(game)) => self.tell(Report::Fetched(Box::new(game.with_identity(MatchId::fresh())))),
            Ok(Found::Annotated) => {
                let game = self.open_annotated(text)?;
                self.tell(Report::Fetched(Box::new(game)));
            }
            Ok(Found::Many) => {
                let imported = self.library()?.import(text)?;
                self.list()?;
                let (added, known) = (imported.added.len(), imported.known.len());
                self.tell(Report::Said(Said::Imported { added, known }));
            }
            Err(why) => self.tell(Report::Said(Said::Unreadable(why))),
        }
        Ok(())
    }
}
