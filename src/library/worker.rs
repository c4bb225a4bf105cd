//! The thread that reads, writes and draws.

use std::io::{self, ErrorKind};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;

use ludarium_diagram::Pixels;
use ludarium_library::{Entry, Filter, Library, LibraryError, Note, Said as Captions, SyncProgress, picture_of};
use ludarium_record::{Match, MatchId, share};
use ludarium_rules::{AnyPosition, GameId};

use super::film::{self, Filming};
use super::paste::{self, Found};
use super::pictures::{Order, PictureKey};
use super::{ExportKind, Said, files};

/// How many files are read between two reports.
const REPORTED: usize = 64;
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
    /// A film, and what White and Black are called in it.
    Film(u64, [String; 2], Arc<Filming>),
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
            Task::Film(id, names, filming) => {
                if let Err(error) = self.film(id, names, filming) {
                    self.tell(Report::Filmed);
                    return Err(error);
                }
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
        let (folder, name) = place_of(library, &game);
        Ok(files::write(&folder, &name, kind.extension(), &bytes))
    }

    /// Makes a film on a thread of its own, so that the library goes on meanwhile.
    fn film(&mut self, id: u64, names: [String; 2], filming: Arc<Filming>) -> Result<(), LibraryError> {
        let library = self.library()?;
        let game = library.load(id)?;
        let (folder, name) = place_of(library, &game);
        let report = self.report.clone();
        let work = move || {
            let said = match film::make(&game, names, &filming) {
                Ok(Some(bytes)) => files::write(&folder, &name, "gif", &bytes),
                Ok(None) => Said::Stopped,
                Err(why) => Said::Failed(why),
            };
            // Nobody hears it when the window is closed.
            let _ = report.send(Report::Said(said));
            let _ = report.send(Report::Filmed);
        };
        thread::Builder::new().name("film".to_owned()).spawn(work).map_err(|source| LibraryError::Io {
            action: "make",
            path: PathBuf::from("film"),
            source,
        })?;
        Ok(())
    }
}

/// The folder for what is written for the player, and the name of a file about a match, without its end.
fn place_of(library: &Library, game: &Match) -> (PathBuf, String) {
    let name = format!("{}-{}", game.setup().game.name(), game.identity().stamp());
    (library.folder().with_file_name("exports"), name)
}

fn picture(game: &Match) -> Result<Vec<u8>, String> {
    let diagram = picture_of(game, game.ply(), &Captions::default()).map_err(|error| error.to_string())?;
    diagram.size(PICTURE).png().map_err(|error| error.to_string())
}
