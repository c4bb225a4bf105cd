//! The thread that reads, writes and draws.

use std::fs::File;
use std::io::{self, ErrorKind, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use ludarium_diagram::Pixels;
use ludarium_library::{Entry, Filter, Library, LibraryError, Note, Said as Captions, SyncProgress, picture_of};
use ludarium_record::{Match, MatchId, share};
use ludarium_rules::{AnyPosition, GameId};

use super::paste::{self, Found};
use super::pictures::{Order, PictureKey};
use super::{ExportKind, Said};

/// How many files are read between two reports.
const REPORTED: usize = 64;
/// The numbers of files of one name end here.
const MOST_FILES: u32 = 9999;
/// The width of a picture that is written, in pixels.
const PICTURE: u32 = 1000;

/// What the thread is asked for.
#[derive(Debug)]
pub(super) enum Task {
    Refresh,
    Load(u64),
    Find(Box<AnyPosition>),
    Annotate(u64, Note),
    ThrowAway(u64),
    Restore(u64),
    Share(u64),
    Export(u64, ExportKind),
    Paste(String, Option<GameId>),
    Draw(Box<Order>),
}

/// What the thread answers.
#[derive(Debug)]
pub(super) enum Report {
    Reading(SyncProgress),
    Listed(Vec<Entry>),
    Fetched(Box<Match>),
    Found(Vec<(u64, usize)>),
    Drawn(PictureKey, Option<Pixels>),
    Copy(String),
    Moved,
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
struct Desk {
    folder: Option<PathBuf>,
    library: Option<Library>,
    is_listed: bool,
    report: Sender<Report>,
}

impl Desk {
    fn carry_out(&mut self, task: Task) {
        if let Err(error) = self.try_to(task) {
            self.tell(Report::Said(Said::of_error(&error)));
        }
        self.tell(Report::Done);
    }

    /// Nobody hears it when the window is closed.
    fn tell(&self, report: Report) {
        let _ = self.report.send(report);
    }

    fn try_to(&mut self, task: Task) -> Result<(), LibraryError> {
        match task {
            Task::Refresh => self.refresh()?,
            Task::Load(id) => {
                let game = self.library()?.load(id)?;
                self.tell(Report::Fetched(Box::new(game)));
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
                let said = match share::encode(&self.library()?.load(id)?) {
                    Ok(code) => {
                        self.tell(Report::Copy(code));
                        Said::Copied
                    }
                    Err(error) => Said::Failed(error.to_string()),
                };
                self.tell(Report::Said(said));
            }
            Task::Export(id, kind) => {
                let said = self.export(id, kind)?;
                self.tell(Report::Said(said));
            }
            Task::Paste(text, game) => self.paste(&text, game)?,
            Task::Draw(order) => {
                let (key, pixels) = order.draw();
                self.tell(Report::Drawn(key, pixels));
            }
        }
        Ok(())
    }

    /// The library, opened when it is wanted first.
    fn library(&mut self) -> Result<&mut Library, LibraryError> {
        if self.library.is_none() {
            let folder = self.folder.clone().ok_or_else(|| LibraryError::Io {
                action: "find",
                path: PathBuf::from("matches"),
                source: ErrorKind::NotFound.into(),
            })?;
            let library = Library::open(folder)?;
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

    fn list(&mut self) -> Result<(), LibraryError> {
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
            Ok(Found::Many) => {
                let imported = self.library()?.import(text)?;
                self.list()?;
                self.tell(Report::Said(Said::Imported { added: imported.added.len(), known: imported.known }));
            }
            Err(said) => self.tell(Report::Said(said)),
        }
        Ok(())
    }

    fn export(&mut self, id: u64, kind: ExportKind) -> Result<Said, LibraryError> {
        let library = self.library()?;
        let game = library.load(id)?;
        let bytes = match kind {
            ExportKind::Text => library.export(&[id])?.into_bytes(),
            ExportKind::Picture => match picture(&game) {
                Ok(bytes) => bytes,
                Err(why) => return Ok(Said::Failed(why)),
            },
        };
        let folder = library.folder().with_file_name("exports");
        let name = format!("{}-{}", game.setup().game.name(), game.identity().stamp());
        Ok(match write_new(&folder, &name, kind.extension(), &bytes) {
            Ok(path) => Said::Written(path),
            Err((path, error)) => Said::Unwritten { path, why: error.to_string() },
        })
    }
}

fn picture(game: &Match) -> Result<Vec<u8>, String> {
    let diagram = picture_of(game, game.ply(), &Captions::default()).map_err(|error| error.to_string())?;
    diagram.size(PICTURE).png().map_err(|error| error.to_string())
}

/// Writes a file under the first name that is free; nothing is ever overwritten.
fn write_new(folder: &Path, name: &str, extension: &str, bytes: &[u8]) -> Result<PathBuf, (PathBuf, io::Error)> {
    std::fs::create_dir_all(folder).map_err(|error| (folder.to_owned(), error))?;
    for number in 1..=MOST_FILES {
        let number = if number == 1 { String::new() } else { format!("-{number}") };
        let path = folder.join(format!("{name}{number}.{extension}"));
        match File::create_new(&path) {
            Ok(mut file) => return file.write_all(bytes).map(|()| path.clone()).map_err(|error| (path, error)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err((path, error)),
        }
    }
    Err((folder.to_owned(), ErrorKind::AlreadyExists.into()))
}
