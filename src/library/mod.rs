//! The library: every match in the folder of the saved matches, and what is asked of them. A worker beside the window
//! reads, writes and draws, so that no frame waits for the disk.

mod desk;
mod everything;
mod export;
mod film;
mod import;
mod link;
mod notice;
mod paste;
mod pictures;
mod poll;
mod preview;
mod report;
#[cfg(test)]
mod tests;
mod unfinished;
mod worker;

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::ExitSystems;
use ludarium_files::is_dir;
use ludarium_library::{Drawn, Entry, Note, Standing, SyncProgress};
use ludarium_record::Match;
use ludarium_rules::{AnyPosition, GameId, Side};

pub use everything::{Everything, ExportEverything, LudoboxChosen, TakeIn, Work, hindrance};
pub use export::{ExportWish, Look, PictureWish, Shared};
pub use film::FilmWish;
pub use import::{FileTrouble, FilesChosen, Importing};
pub use link::{LinkFollowed, LinkWanted, written as written_link};
pub use notice::LibraryNotice;
pub use paste::PasteRequested;
pub use pictures::Pictures;
pub use preview::{PreviewKey, Previews};

use crate::job::Worker;
use crate::kept::{PlayerFolder, folder_of};
use crate::page;
use crate::schedule::{InputSet, Menu, Screen, TurnSet};
use crate::table::{MatchEnded, Table};
use desk::Desk;
use export::exports_beside;
use film::Filming;
use pictures::{Order, PictureKey};
use preview::PreviewOrder;
use report::Report;
use worker::Task;

/// How long the game waits at its end for what was asked of the library.
const LAST_WAIT: Duration = Duration::from_secs(10);

/// A match that was asked for, from the library or from the clipboard.
#[derive(Event, Clone, Debug)]
pub struct MatchFetched(pub Box<Match>);

/// Somebody wants to export a match.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExportRequested {
    /// The one on the table, of which this position is shown.
    OnTable,
    /// The one of this number in the library.
    Kept(u64),
}

/// A match of the library that somebody wants to export.
#[derive(Event, Clone, Debug)]
pub(crate) struct FetchedForExport(pub Box<Match>);

/// What is drawn on the boards of the match of that number.
#[derive(Event, Clone, Debug)]
pub(crate) struct DrawingsFound(pub u64, pub Arc<Drawn>);

/// A text that somebody wants in the clipboard.
#[derive(Event, Clone, Debug)]
pub struct TextReady(pub String);

/// The matches have changed by what was asked of the library: one was thrown away, or taken back.
#[derive(Event, Clone, Copy, Debug)]
pub struct MatchesMoved;

/// All matches, as far as they are known now.
#[derive(Resource, Default)]
pub struct MatchLibrary {
    folder: Option<PathBuf>,
    /// Another window has the folder.
    is_in_use: bool,
    worker: Option<Worker<Task, Report>>,
    entries: Vec<Entry>,
    /// Counts the lists that came.
    serial: u32,
    /// How far the reading of files has come.
    reading: Option<SyncProgress>,
    /// How far what is opened or pasted is taken in.
    importing: Option<Importing>,
    /// After how many plies the wanted position came about, by the numbers of the matches.
    found: HashMap<u64, usize>,
    /// The match that is being read to be opened, and the position of it to show.
    opens_at: Option<(u64, usize)>,
    /// The film that is being made.
    filming: Option<Filming>,
    /// What there is to say to the player.
    said: Option<LibraryNotice>,
}

impl MatchLibrary {
    /// The library of a folder of matches; none has nothing in it, and says so when it is asked. What waits to be taken in
    /// is kept in the player's folder.
    #[must_use]
    pub fn of(folder: Option<PathBuf>, player: &PlayerFolder) -> MatchLibrary {
        let (of, player) = (folder.clone(), player.clone());
        let open = move |link| {
            let mut desk = Desk::new(of.clone(), player.clone(), link);
            move |task| desk.carry_out(task)
        };
        MatchLibrary { folder, worker: Some(Worker::new("library", open)), ..MatchLibrary::default() }
    }

    /// The library of the player's matches; nothing of it can be had while another window has the folder.
    fn of_player(folder: &PlayerFolder) -> MatchLibrary {
        let path = folder.path().map(|path| path.join("matches"));
        MatchLibrary { is_in_use: folder.is_in_use(), ..MatchLibrary::of(path, folder) }
    }

    /// Every match, those in the trash included, the latest first.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Which list [`MatchLibrary::entries`] is, counted from 0 for the empty one before the first.
    #[must_use]
    pub fn serial(&self) -> u32 {
        self.serial
    }

    /// The match of a number.
    #[must_use]
    pub fn entry(&self, id: u64) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.id == id)
    }

    /// How far the reading of files has come, while it goes on.
    #[must_use]
    pub fn reading(&self) -> Option<SyncProgress> {
        self.reading
    }

    /// How far the matches are taken in that were opened or pasted, while that goes on.
    #[must_use]
    pub fn importing(&self) -> Option<Importing> {
        self.importing
    }

    /// Whether something is still to come.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.worker.as_ref().is_some_and(|worker| worker.pending() > 0) || self.filming.is_some()
    }

    /// After how many plies the position that was sought came about first in a match, if it did.
    #[must_use]
    pub fn found(&self, id: u64) -> Option<usize> {
        self.found.get(&id).copied()
    }

    /// What there is to say to the player.
    #[must_use]
    pub fn said(&self) -> Option<&LibraryNotice> {
        self.said.as_ref()
    }

    /// Says something to the player.
    pub fn say(&mut self, said: LibraryNotice) {
        self.said = Some(said);
    }

    /// Says nothing any more.
    pub fn hush(&mut self) {
        self.said = None;
    }

    /// Reads the files that are new or have changed.
    pub fn refresh(&mut self) {
        self.ask(Task::Refresh);
    }

    /// Does so where there is a folder that can be read: one that is gone is not made again for a look.
    fn refresh_if_there(&mut self) {
        let is_there = self.folder.as_ref().is_some_and(|folder| is_dir(folder));
        if is_there && !self.is_in_use {
            self.refresh();
        }
    }

    /// Reads the matches, and what is said of them, when others have been written to the folder.
    fn read_anew(&mut self) {
        if self.folder.is_some() && !self.is_in_use {
            self.ask(Task::Shut);
            self.refresh();
        }
    }

    /// Whether another window has the folder, so that nothing of it is known here.
    #[must_use]
    pub fn is_in_use(&self) -> bool {
        self.is_in_use
    }

    /// Reads the matches once more after something has failed.
    pub fn try_again(&mut self) {
        self.hush();
        self.refresh();
    }

    /// How the two who have just ended a match stand with each other in its game, and in all games, this match included;
    /// `None` for two who cannot be told apart.
    #[must_use]
    pub fn standing(&self, game: &Match, winner: Option<Side>) -> Option<[Standing; 2]> {
        let (setup, id) = (game.setup(), game.identity().number());
        let others = || self.entries.iter().filter(|entry| entry.id != id && !entry.trashed);
        let pair = Side::ALL.map(|side| setup.player(side));
        let mut both =
            [Standing::of(others().filter(|entry| entry.game == setup.game), pair)?, Standing::of(others(), pair)?];
        both.iter_mut().for_each(|standing| standing.add(winner.map(|winner| winner == Side::White)));
        Some(both)
    }

    /// Puts a match on the table, when it is read.
    pub fn open(&mut self, id: u64) {
        self.hush();
        self.opens_at = None;
        self.ask(Task::Load(id));
    }

    /// Puts a match on the table, when it is read, with the position after so many turns shown.
    pub fn open_at(&mut self, id: u64, ply: usize) {
        self.open(id);
        self.opens_at = Some((id, ply));
    }

    /// Looks what is drawn on the boards of a match; [`DrawingsFound`] says it.
    pub fn look_for_drawings(&mut self, id: u64) {
        if self.folder.is_some() && !self.is_in_use {
            self.ask(Task::LookForDrawings(id));
        }
    }

    /// Fetches a match for the sheet that exports it.
    pub fn fetch_for_export(&mut self, id: u64) {
        self.hush();
        self.ask(Task::LoadForExport(id));
    }

    /// Looks for the matches in which a position came about; [`MatchLibrary::serial`] counts up when they are known.
    pub fn find(&mut self, position: &AnyPosition) {
        self.ask(Task::Find(Box::new(position.clone())));
    }

    /// Says a title and tags of a match.
    pub fn annotate(&mut self, id: u64, note: Note) {
        self.hush();
        self.ask(Task::Annotate(id, note));
    }

    /// Moves a match to the trash.
    pub fn throw_away(&mut self, id: u64) {
        self.hush();
        self.ask(Task::ThrowAway(id));
    }

    /// Takes a match out of the trash.
    pub fn restore(&mut self, id: u64) {
        self.hush();
        self.ask(Task::Restore(id));
    }

    /// Puts the share code of a match or a link with it into the clipboard.
    pub fn share(&mut self, id: u64, shared: Shared) {
        self.hush();
        self.ask(Task::Share(id, shared));
    }

    /// Writes a match as what is wanted.
    pub fn export(&mut self, game: &Arc<Match>, wish: ExportWish) {
        self.hush();
        self.ask(Task::Export(game.clone(), wish));
    }

    /// Makes a film of a match; not while another is made.
    pub fn film(&mut self, game: &Arc<Match>, wish: FilmWish) {
        if self.filming.is_none() {
            self.hush();
            match &self.folder {
                Some(folder) => self.filming = Some(Filming::start(exports_beside(folder), game.clone(), wish)),
                None => self.say(LibraryNotice::of_error(&desk::no_folder())),
            }
        }
    }

    /// How much of the film is made that is being made, 0 to 1.
    #[must_use]
    pub fn filmed(&self) -> Option<f32> {
        self.filming.as_ref().map(Filming::share)
    }

    /// Makes the film no further.
    pub fn stop_film(&mut self) {
        if let Some(filming) = &self.filming {
            filming.stop();
        }
    }

    /// Opens what a text is: a position, turns, a share code or a match. Several matches go into the library.
    pub fn paste(&mut self, text: String, game: Option<GameId>) {
        self.hush();
        self.ask(Task::Paste(text, game));
    }

    /// Opens a file with one match, and takes the matches of several files into the library.
    pub fn open_files(&mut self, paths: Vec<PathBuf>, game: Option<GameId>) {
        self.hush();
        self.ask(Task::OpenFiles(paths, game));
    }

    /// Takes in what was still to be taken in when the game was closed.
    fn go_on_importing(&mut self) {
        if self.folder.is_some() {
            self.ask(Task::GoOnImporting);
        }
    }

    /// Draws a small picture of a match.
    fn draw(&mut self, order: Order) {
        self.ask(Task::Draw(Box::new(order)));
    }

    /// Draws a preview of what is exported.
    fn draw_preview(&mut self, order: PreviewOrder) {
        self.ask(Task::Preview(Box::new(order)));
    }

    fn ask(&mut self, task: Task) {
        if self.is_in_use && !task.needs_no_library() {
            return self.say(LibraryNotice::InUse);
        }
        match &mut self.worker {
            Some(worker) => worker.ask(task),
            None => self.say(LibraryNotice::of_error(&desk::no_folder())),
        }
    }
}

/// The library of the folder of saved matches.
pub fn plugin(app: &mut App) {
    app.insert_resource(MatchLibrary::of_player(&folder_of(app))).add_plugins(keep);
}

/// What fills the library, whatever its folder is.
pub fn keep(app: &mut App) {
    app.init_resource::<MatchLibrary>()
        .init_resource::<Pictures>()
        .init_resource::<Previews>()
        .add_plugins((everything::plugin, link::plugin, paste::plugin))
        .add_systems(OnEnter(Menu::Library), open)
        .add_systems(OnEnter(Menu::Progress), count_anew)
        .add_systems(OnExit(Menu::Library), hush)
        .add_systems(OnExit(Menu::Export), hush)
        .add_systems(OnExit(Screen::Title), hush)
        .add_observer(import::take)
        .add_observer(poll::open_fetched)
        .add_observer(poll::copy)
        .add_observer(poll::look_for_unfinished)
        .add_observer(look_who_stands_where)
        .add_systems(
            Update,
            (link::follow_address.run_if(|| page::IS_THERE), go_on.run_if(run_once), poll::follow)
                .chain()
                .in_set(TurnSet::Input)
                .before(InputSet::People),
        )
        .add_systems(Last, finish.after(ExitSystems).run_if(on_message::<AppExit>));
}

/// At the end of a match the other matches of the two are looked up, beside the window.
fn look_who_stands_where(_: On<MatchEnded>, table: Option<Res<Table>>, mut library: ResMut<MatchLibrary>) {
    if table.is_some_and(|table| !table.is_exercise()) {
        library.refresh_if_there();
    }
}

/// The record against everybody counts the matches that have been played since the library was read.
fn count_anew(mut library: ResMut<MatchLibrary>) {
    library.refresh_if_there();
}

fn go_on(mut library: ResMut<MatchLibrary>) {
    library.go_on_importing();
}

fn open(mut library: ResMut<MatchLibrary>, mut pictures: ResMut<Pictures>) {
    pictures.try_again();
    library.refresh();
}

/// What was asked of the library is done before the game ends; what takes long stops, and goes on at the next start.
pub fn finish(mut library: ResMut<MatchLibrary>) {
    let is_done = library.worker.as_mut().is_none_or(|worker| worker.finish(LAST_WAIT));
    if !is_done {
        warn!("the library does not come to an end, and is left");
    }
}

/// What was said belongs to the menu or the screen that is left.
fn hush(mut library: ResMut<MatchLibrary>) {
    library.hush();
}
