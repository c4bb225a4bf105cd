//! Files that somebody wants to open: dropped on the window, or chosen in the dialogue.

use std::fmt::Display;
use std::io::Read as _;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use ludarium_files::{File, absolute};
use ludarium_library::{ImportProgress, Imported, LibraryError};
use ludarium_ludobox::is_ludobox;
use ludarium_record::study::Study;
use ludarium_record::{EncodingError, MAX_PASTE, Match, MatchId, ludo, text_of};
use ludarium_rules::GameId;

use super::desk::Desk;
use super::paste::{self, Found, MeantGame};
use super::report::Report;
use super::{Everything, LibraryNotice, LudoboxChosen, MatchLibrary, Work};
use crate::schedule::{Menu, MenuStack};
use crate::words::text;

/// The longest text of a file that is opened, in MiB.
const MOST_MIB: usize = MAX_PASTE >> 20;
/// The most files that are opened at a time.
const MOST_FILES: usize = 1000;

/// The most files that are named beside the first one that could not be opened.
const MOST_NAMED: usize = 4;

/// How many matches are taken in between two reports.
const REPORTED: usize = 8;

/// How far the matches of one text after another are taken in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Importing {
    /// How many matches of the present text are done.
    pub done: usize,
    /// How many it has, as far as it is read.
    pub of: usize,
    /// How many files come after it.
    pub files: usize,
}

impl Importing {
    /// What the player reads.
    #[must_use]
    pub fn words(&self) -> String {
        text!("import-going-on", done = self.done, of = self.of, files = self.files)
    }
}

/// Somebody wants to open files.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub struct FilesChosen(pub Vec<PathBuf>);

/// Why a file was not opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileTrouble {
    /// It is a folder or a device.
    NoFile,
    /// It is longer than anything that can be opened.
    TooLarge,
    /// It is a picture, a program or the like.
    NoText,
    /// It is text in an encoding that is not read.
    Encoding(EncodingError),
    /// Its text is none that can be opened, and why.
    Unreadable(String),
    /// It is one of too many.
    TooMany,
    /// The game was closed or broke off whenever it was taken in.
    GivenUp,
    /// What the system or the library says.
    Other(String),
}

impl FileTrouble {
    fn other(error: impl Display) -> FileTrouble {
        FileTrouble::Other(error.to_string())
    }

    /// What the player reads.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            FileTrouble::NoFile => text!("import-no-file"),
            FileTrouble::TooLarge => text!("import-too-large", most = MOST_MIB),
            FileTrouble::NoText => text!("import-no-text"),
            FileTrouble::Encoding(EncodingError::Utf16) => text!("import-utf16"),
            FileTrouble::Encoding(EncodingError::Latin1 { line, column }) => {
                let (line, column) = (*line, *column);
                text!("import-latin1", line = line, column = column)
            }
            FileTrouble::Encoding(EncodingError::Binary) => text!("import-no-text"),
            FileTrouble::TooMany => text!("import-too-many", most = MOST_FILES),
            FileTrouble::GivenUp => text!("import-given-up"),
            FileTrouble::Unreadable(why) | FileTrouble::Other(why) => why.clone(),
        }
    }
}

pub(super) fn take(
    chosen: On<FilesChosen>,
    meant: MeantGame,
    (everything, menus): (Res<Everything>, Res<MenuStack>),
    mut library: ResMut<MatchLibrary>,
    mut commands: Commands,
) {
    if matches!(everything.work(), Some((Work::TakingIn, _))) {
        // Nobody else may write to the folder meanwhile.
        return library.say(LibraryNotice::Failed(text!("everything-taking-in")));
    }
    // On the sheet of everything, whatever is chosen is meant to be that.
    let is_meant = menus.top() == Menu::Everything;
    let (ludoboxes, files): (Vec<_>, Vec<_>) = chosen.0.iter().cloned().partition(|path| is_meant || is_ludobox(path));
    if !files.is_empty() {
        library.open_files(files, meant.game());
    }
    // The player is asked about one at a time.
    if let Some(path) = ludoboxes.into_iter().next() {
        commands.trigger(LudoboxChosen(path));
    }
}

/// What opening files has brought.
#[derive(Default)]
struct Brought {
    added: usize,
    known: usize,
    completed: usize,
    /// The files that could not be opened, the first with why.
    refused: Option<(PathBuf, FileTrouble)>,
    others: Vec<PathBuf>,
    refusals: usize,
}

impl Brought {
    fn refuse(&mut self, path: &Path, why: FileTrouble) {
        // All of them stand in the log.
        warn!("{}: {}", path.display(), why.words());
        self.refusals += 1;
        if self.refused.is_none() {
            self.refused = Some((path.to_owned(), why));
        } else if self.others.len() < MOST_NAMED {
            self.others.push(path.to_owned());
        }
    }

    /// What is said of it, in one line.
    fn said(self) -> LibraryNotice {
        match self.refused {
            None => LibraryNotice::Imported { added: self.added, known: self.known, completed: self.completed },
            Some((path, why)) => LibraryNotice::Refused {
                path,
                why,
                others: self.others,
                count: self.refusals,
                added: self.added,
                known: self.known,
                completed: self.completed,
            },
        }
    }
}

impl Desk {
    /// Opens a file with one match; takes the matches of several files into the library. Until that is done it is
    /// remembered, so that it goes on at the next start if the game is closed before.
    pub(super) fn open_files(&mut self, paths: &[PathBuf], game: Option<GameId>) -> Result<(), LibraryError> {
        let chosen = chosen(paths);
        // Whether a single file goes into the library is known when it is read.
        if paths.len() > 1 {
            self.imports.remember(&chosen, game);
        }
        self.open_each(paths, game)?;
        self.imports.forget(&chosen);
        Ok(())
    }

    fn open_each(&mut self, paths: &[PathBuf], game: Option<GameId>) -> Result<(), LibraryError> {
        let mut brought = Brought::default();
        for (index, path) in paths.iter().take(MOST_FILES).enumerate() {
            self.files_to_come = paths.len() - index - 1;
            let opened = self.open_file(path, game, paths.len() == 1, &mut brought);
            if self.link.stop().is_stopped() {
                return Err(LibraryError::Stopped);
            }
            match opened {
                Ok(Some(game)) => {
                    self.tell(Report::Fetched(Box::new(game)));
                    return Ok(());
                }
                Ok(None) => {}
                Err(why) => brought.refuse(path, why),
            }
        }
        if let Some(path) = paths.get(MOST_FILES) {
            brought.refuse(path, FileTrouble::TooMany);
        }
        if brought.added > 0 {
            self.list()?;
        }
        self.tell(Report::Notice(brought.said()));
        Ok(())
    }

    /// Takes in what was still to be taken in when the game was closed.
    pub(super) fn go_on_importing(&mut self) -> Result<(), LibraryError> {
        for import in self.imports.resumed() {
            if import.is_given_up() {
                let mut brought = Brought::default();
                import.paths.iter().for_each(|path| brought.refuse(path, FileTrouble::GivenUp));
                self.tell(Report::Notice(brought.said()));
            } else {
                self.open_each(&import.paths, import.game())?;
                self.imports.forget(&import.paths);
            }
        }
        Ok(())
    }

    /// The match of a file that is the only one and holds one; the matches of others go into the library.
    fn open_file(
        &mut self,
        path: &Path,
        game: Option<GameId>,
        is_alone: bool,
        brought: &mut Brought,
    ) -> Result<Option<Match>, FileTrouble> {
        let text = read(path)?;
        let found = paste::recognise(&text, game).map_err(FileTrouble::Unreadable)?;
        if is_alone && matches!(found, Found::Many) {
            self.imports.remember(&chosen(std::slice::from_ref(&path.to_owned())), game);
        }
        let imported = match &found {
            Found::One(game) if is_alone => return Ok(Some(game.clone().with_identity(MatchId::fresh()))),
            // A position is the beginning of a match.
            Found::One(game) if game.ply() == 0 => self.import(&ludo::write(&Study::from_match(game)), None),
            Found::Annotated if is_alone => {
                return self.open_annotated(&text, game).map(Some).map_err(FileTrouble::other);
            }
            Found::One(_) | Found::Annotated | Found::Many => self.import(&text, game),
        };
        let imported = imported.map_err(FileTrouble::other)?;
        brought.added += imported.added.len();
        brought.known += imported.known.len();
        brought.completed += imported.completed.len();
        Ok(None)
    }

    /// Takes in the matches of a text, and tells meanwhile how far it has come.
    pub(super) fn import(&mut self, text: &str, game: Option<GameId>) -> Result<Imported, LibraryError> {
        let (link, files) = (self.link.clone(), self.files_to_come);
        let imported = self.library()?.import_watched(text, game, |progress| {
            let (done, of) = match progress {
                ImportProgress::Reading { found } => (0, found),
                ImportProgress::TakingIn { done, of } => (done, of),
            };
            // A single match is there at once, and needs no sign.
            if of > 1 && (done + of) % REPORTED == 0 {
                link.tell(Report::Importing(Some(Importing { done, of, files })));
            }
            if link.stop().is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        self.tell(Report::Importing(None));
        imported
    }

    /// Takes in a match with comments, which only the library keeps, and opens it; out of the trash, if it is there.
    pub(super) fn open_annotated(&mut self, text: &str, game: Option<GameId>) -> Result<Match, LibraryError> {
        let library = self.library()?;
        let imported = library.import_watched(text, game, |_| ControlFlow::Continue(()))?;
        let id = imported.added.first().or(imported.known.first()).copied().unwrap_or_default();
        if library.entry(id).is_some_and(|entry| entry.trashed) {
            library.restore(&[id])?;
        }
        let game = library.load(id)?;
        self.list()?;
        if !imported.completed.is_empty() {
            self.tell(Report::Notice(LibraryNotice::of_import(&imported)));
        }
        Ok(game)
    }
}

/// Files that were chosen, wherever the next start is made from.
fn chosen(paths: &[PathBuf]) -> Vec<PathBuf> {
    paths.iter().take(MOST_FILES).filter_map(|path| absolute(path).ok()).collect()
}

/// The text of a file, if it is no longer than anything that can be opened;
/// else why not.
fn read(path: &Path) -> Result<String, FileTrouble> {
    let file = File::open(path).map_err(FileTrouble::other)?;
    if file.metadata().is_ok_and(|data| !data.is_file()) {
        return Err(FileTrouble::NoFile);
    }
    let mut bytes = Vec::new();
    file.take(MAX_PASTE as u64 + 1).read_to_end(&mut bytes).map_err(FileTrouble::other)?;
    if bytes.len() > MAX_PASTE {
        return Err(FileTrouble::TooLarge);
    }
    text_of(bytes).map_err(|why| match why {
        EncodingError::Binary => FileTrouble::NoText,
        why => FileTrouble::Encoding(why),
    })
}
