//! Everything that the player owns in one file, a ludobox: written, read and taken in beside the window.

mod notice;
mod work;

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;
use ludarium_ludobox::{Contents, Folders, Wanted, last_backup};

use super::MatchLibrary;
use crate::job::{Job, News};
use crate::kept::{FilesReplaced, InWords, PlayerFolder, Refusal};
use crate::power::{NOW_AND_THEN, want_frames};
use crate::schedule::{InputSet, Menu, MenuStack, TurnSet};
use crate::settings::{Preferences, Stored};
use crate::table::{Archive, Leftovers, Table};
use crate::words::text;
use notice::EverythingNotice;
use work::{Done, Progress};

/// Somebody wants everything in one file.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExportEverything;

/// Somebody has chosen or dropped a ludobox: it is read, and then the player is asked.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub struct LudoboxChosen(pub PathBuf);

/// What of the ludobox that was read is to be taken in.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeIn(pub Wanted);

/// A ludobox that was read and is whole.
#[derive(Clone, Debug)]
pub struct Offered {
    /// Its file.
    pub path: PathBuf,
    /// What is in it.
    pub contents: Contents,
    bytes: Arc<[u8]>,
}

/// What is done with ludoboxes.
#[derive(Resource, Default)]
pub struct Everything {
    job: Option<Job<Done>>,
    work: Work,
    progress: Progress,
    offered: Option<Offered>,
    said: Option<EverythingNotice>,
    /// What was there before the last import.
    backup: Option<PathBuf>,
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Work {
    /// Everything is written into a file.
    #[default]
    Export,
    /// A file is read.
    Reading,
    /// It is taken in.
    TakingIn,
}

impl Everything {
    /// What is being done, and how much of it, from 0 to 1; nothing if nothing is.
    #[must_use]
    pub fn work(&self) -> Option<(Work, f32)> {
        self.job.as_ref().map(|_| (self.work, self.progress.share()))
    }

    /// What the player is asked about.
    #[must_use]
    pub fn offered(&self) -> Option<&Offered> {
        self.offered.as_ref()
    }

    /// What there is to say to the player.
    #[must_use]
    pub fn said(&self) -> Option<&EverythingNotice> {
        self.said.as_ref()
    }

    /// What was there before the last import, as a ludobox.
    #[must_use]
    pub fn backup(&self) -> Option<&PathBuf> {
        self.backup.as_ref()
    }

    /// Forgets what was offered and said; what is being done goes on.
    pub fn close(&mut self) {
        (self.offered, self.said) = (None, None);
    }

    fn begin(&mut self, work: Work, job: impl FnOnce(Progress) -> Job<Done>) {
        self.close();
        self.work = work;
        self.progress = Progress::default();
        self.job = Some(job(self.progress.clone()));
    }
}

/// Why nothing can be taken in now, in the player's language; nothing if it can.
#[must_use]
pub fn hindrance(folder: &PlayerFolder, table: Option<&Table>, library: &MatchLibrary) -> Option<String> {
    if folder.path().is_none() {
        Some(Refusal::NoFolder.words())
    } else if folder.is_in_use() {
        Some(Refusal::InUse.words())
    } else if !folder.unwritten().is_empty() {
        Some(text!("everything-unwritten"))
    } else if table.is_some() {
        Some(text!("everything-table"))
    } else if library.is_busy() {
        Some(text!("everything-library"))
    } else {
        None
    }
}

/// What does it.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Everything>()
        .add_observer(export)
        .add_observer(read)
        .add_observer(take_in)
        .add_observer(|_: On<FilesReplaced>, mut library: ResMut<MatchLibrary>| library.read_anew())
        .add_observer(|_: On<FilesReplaced>, archive: Res<Archive>, mut leftovers: ResMut<Leftovers>| {
            leftovers.look_again(&archive);
        })
        .add_systems(OnEnter(Menu::Settings), look_for_backup)
        .add_systems(OnExit(Menu::Everything), close)
        .add_systems(Update, follow.in_set(TurnSet::Input).before(InputSet::People));
    want_frames(app, |everything: Res<Everything>| NOW_AND_THEN.filter(|_| everything.job.is_some()));
}

fn look_for_backup(archive: Res<Archive>, mut everything: ResMut<Everything>) {
    everything.backup = archive.folder().path().and_then(last_backup);
}

/// What was said belongs to the sheet that is left; a dialogue for files lies above it.
fn close(menus: Res<MenuStack>, mut everything: ResMut<Everything>) {
    if !menus.has(Menu::Everything) {
        everything.close();
    }
}

fn export(
    _: On<ExportEverything>,
    archive: Res<Archive>,
    (preferences, stored): (Res<Preferences>, Option<ResMut<Stored>>),
    mut everything: ResMut<Everything>,
    mut menus: ResMut<MenuStack>,
) {
    menus.push(Menu::Everything);
    if everything.job.is_some() {
        return;
    }
    if let Some(mut stored) = stored {
        stored.keep_now(&preferences);
    }
    match Folders::of(archive.folder()) {
        Some(folders) => everything.begin(Work::Export, |progress| work::export(folders, progress)),
        None => everything.said = Some(EverythingNotice::Refused(Refusal::NoFolder)),
    }
}

fn read(chosen: On<LudoboxChosen>, mut everything: ResMut<Everything>, mut menus: ResMut<MenuStack>) {
    menus.push(Menu::Everything);
    if everything.job.is_none() {
        let path = chosen.0.clone();
        everything.begin(Work::Reading, |progress| work::read(path, progress));
    }
}

fn take_in(
    wanted: On<TakeIn>,
    (archive, library, table): (Res<Archive>, Res<MatchLibrary>, Option<Res<Table>>),
    (preferences, stored): (Res<Preferences>, Option<ResMut<Stored>>),
    mut everything: ResMut<Everything>,
) {
    let may_begin = hindrance(archive.folder(), table.as_deref(), &library).is_none() && everything.job.is_none();
    let folders = Folders::of(archive.folder()).filter(|_| may_begin);
    let Some((folders, offered)) = folders.and_then(|folders| Some((folders, everything.offered.take()?))) else {
        return;
    };
    if let Some(mut stored) = stored {
        stored.keep_now(&preferences);
    }
    let wanted = wanted.0;
    everything.begin(Work::TakingIn, |progress| work::take_in(offered.bytes, folders, wanted, progress));
}

/// Hears what has become of it.
fn follow(mut everything: ResMut<Everything>, archive: Res<Archive>, mut commands: Commands) {
    let Some(news) = everything.job.as_mut().and_then(Job::hear) else { return };
    everything.job = None;
    let said = match news {
        // It tells nothing but its end.
        News::Progress(()) => return,
        News::Done(Done::Read(offered)) => {
            everything.offered = Some(offered);
            None
        }
        News::Done(Done::Exported(exported)) => Some(EverythingNotice::Exported(exported)),
        News::Done(Done::TakenIn(taken)) => Some(EverythingNotice::TakenIn(taken)),
        News::Done(Done::Refused { why, backup }) => Some(EverythingNotice::Failed { why, backup }),
        News::Failed(failure) => Some(EverythingNotice::Lost(failure)),
    };
    everything.said = said;
    // Some of it may have been taken in, however it has ended.
    if everything.work == Work::TakingIn {
        everything.backup = archive.folder().path().and_then(last_backup);
        commands.trigger(FilesReplaced);
    }
}
