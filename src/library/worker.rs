//! The thread that reads, writes and draws.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;

use ludarium_library::{LibraryError, Note};
use ludarium_record::Match;
use ludarium_rules::{AnyPosition, GameId};

use super::desk::Desk;
use super::film::Filming;
use super::pictures::Order;
use super::preview::PreviewOrder;
use super::report::Report;
use super::{ExportWish, FilmWish, Said};

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

/// The thread, as the window knows it. It ends when this is dropped and its last task is done.
pub(super) struct Worker {
    tasks: Sender<Task>,
    reports: Mutex<Receiver<Report>>,
}

impl Worker {
    /// Starts the thread.
    pub fn start(folder: Option<PathBuf>) -> io::Result<Worker> {
        let ((tasks, asked), (report, reports)) = (channel(), channel());
        let mut desk = Desk::new(folder, report);
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

impl Desk {
    fn carry_out(&mut self, task: Task) {
        if let Err(error) = self.try_to(task) {
            self.tell(Report::Said(Said::of_error(&error)));
        }
        self.tell(Report::Done);
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
}
