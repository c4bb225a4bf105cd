//! What the worker of the library has answered, brought to the window.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiClipboard;

use super::film::Filming;
use super::report::Report;
use super::{
    DrawingsFound, FetchedForExport, LibraryNotice, MatchFetched, MatchLibrary, MatchesMoved, Pictures, Previews,
    TextReady,
};
use crate::job::{Worker, WorkerNews};
use crate::schedule::MenuStack;
use crate::table::{Archive, Intent, IntentWriter, Leftovers};

/// Takes in what the worker has answered since the last frame.
pub(super) fn follow(
    mut library: ResMut<MatchLibrary>,
    (mut pictures, mut previews): (ResMut<Pictures>, ResMut<Previews>),
    mut commands: Commands,
) {
    if !library.is_busy() {
        return;
    }
    let library = &mut *library;
    if let Some(said) = library.filming.as_mut().and_then(Filming::follow) {
        library.filming = None;
        library.say(said);
    }
    while let Some(news) = library.worker.as_mut().and_then(Worker::hear) {
        let report = match news {
            WorkerNews::Answer(report) => report,
            WorkerNews::Done(None) => {
                library.reading = library.reading.filter(|_| library.is_busy());
                continue;
            }
            WorkerNews::Done(Some(failure)) | WorkerNews::Lost(failure, _) => {
                (library.reading, library.importing) = (None, None);
                pictures.give_up();
                previews.give_up();
                library.say(LibraryNotice::Lost(failure));
                continue;
            }
        };
        match report {
            Report::Reading(progress) => library.reading = Some(progress),
            Report::Listed(entries) => {
                library.entries = entries;
                library.serial += 1;
                library.reading = None;
            }
            Report::Found(found) => {
                library.found = found.into_iter().collect();
                library.serial += 1;
            }
            Report::Fetched(game) => commands.trigger(MatchFetched(game)),
            Report::FetchedForExport(game) => commands.trigger(FetchedForExport(game)),
            Report::Drawings(id, drawn) => commands.trigger(DrawingsFound(id, Arc::new(drawn))),
            Report::Drawn(key, pixels) => pictures.take(key, pixels),
            Report::Previewed(key, pixels) => previews.take(key, pixels),
            Report::Copy(text) => commands.trigger(TextReady(text)),
            Report::Importing(importing) => library.importing = importing,
            Report::Moved => commands.trigger(MatchesMoved),
            Report::LinkRefused(why) => library.refuse_link(LibraryNotice::DeadLink(why)),
            Report::Notice(said) => library.said = Some(said),
        }
    }
}

/// Puts a match on the table.
pub(super) fn open_fetched(
    fetched: On<MatchFetched>,
    mut library: ResMut<MatchLibrary>,
    mut menus: ResMut<MenuStack>,
    mut intents: IntentWriter,
) {
    menus.clear();
    let game = fetched.0.clone();
    let sought = library.opens_at.take().filter(|(id, _)| *id == game.identity().number());
    intents.write(match sought {
        Some((_, ply)) => Intent::OpenAt { game, ply },
        None => Intent::Open(game),
    });
}

/// Puts a text into the clipboard.
pub(super) fn copy(ready: On<TextReady>, clipboard: Option<ResMut<EguiClipboard>>) {
    if let Some(mut clipboard) = clipboard {
        clipboard.set_text(&ready.0);
    }
}

/// A match in the trash is none to go on with, and one that was taken back may be.
pub(super) fn look_for_unfinished(_: On<MatchesMoved>, archive: Res<Archive>, mut leftovers: ResMut<Leftovers>) {
    leftovers.look_again(&archive);
}
